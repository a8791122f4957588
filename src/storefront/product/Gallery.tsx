import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { imageOfColor, lacksImageOf } from '#domain/products/imageColors.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import { productImage } from '#domain/shop/constants.ts';
import { widestImage } from '#domain/shop/image.ts';
import { isRecord } from '#domain/values/parse.ts';
import * as messages from '#messages/storefront/product.tsx';
import { SlideTrack } from '#ui/carousel/SlideTrack.tsx';
import { singleSlide } from '#ui/carousel/slideBreakpoints.ts';
import { useSlides } from '#ui/carousel/useSlides.ts';
import { useOpenedByLink } from '#ui/hooks/useIsFirstFrame.ts';
import { ShopIcon } from '#ui/icons/ShopIcon.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { GalleryFrame, galleryImages } from './GalleryFrame.tsx';

// Loaded when the pointer or the focus reaches a picture; until then nothing (`null`) is in its place.
const zoom = lazyWithPreload(async () => (await import('./ZoomDialog.tsx')).ZoomDialog, null);

interface GalleryProps {
  readonly product: Product;
  /** The colour that the shopper has chosen; '' before that. */
  readonly color: string;
  /** Renders only the first picture, in its final place. */
  readonly isFirstFrame: boolean;
}

/**
 * `sizes` of the main picture. On a phone with a dense screen it is less than the picture's width, so that the browser
 * takes the file of 450 px: few bytes count more than sharpness there, and the zoom shows the wider file.
 */
export const gallerySizes =
  '(min-width: 1200px) 472px, (min-width: 1024px) 560px, (min-width: 600px) 46vw, (min-resolution: 2.5dppx) 150px, (min-resolution: 1.5dppx) 220px, calc(100vw - 32px)';

// Without slides there is no slider: it starts after the first frame.
const noSlides: readonly string[] = [];

const isLoaded = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

/** The file that the browser has loaded for this picture somewhere in the present document, such as in the card that was pressed. */
const findShownPicture = (src: string | undefined): string | undefined => {
  if (src === undefined) return undefined;
  const shown = [...document.images].find((image) => image.getAttribute('src') === src && isLoaded(image));
  return shown?.currentSrc;
};

/** The file that the page before had loaded for this picture, if a link has opened the screen; shown until a wider one arrives. */
const useShownPicture = (src: string | undefined): string | undefined => {
  const isOpenedByLink = useOpenedByLink();
  const [shownFile] = useState(() => (isOpenedByLink ? findShownPicture(src) : undefined));
  return shownFile;
};

/** The product's images: drag the main one, choose a thumbnail or a colour, or press to enlarge (SH-1, BY-3). */
export const Gallery = ({ product, color, isFirstFrame }: GalleryProps) => {
  const { images } = product;
  const name = productTitle(product);
  const visible = galleryImages(images);
  // With the index, since a product may have one picture twice.
  const keys = visible.map((image, index) => `${index} ${image}`);
  const { trackRef, view, goTo } = useSlides(isFirstFrame ? noSlides : keys, singleSlide);
  const shownIndex = view?.first ?? 0;
  const preview = useShownPicture(images[0]);
  const indexOfColor = imageOfColor(product, color);
  useEffect(() => {
    if (indexOfColor !== null && !isFirstFrame) goTo(indexOfColor);
  }, [indexOfColor, isFirstFrame, goTo]);
  /** Index of the picture on the whole screen; `null` for none. */
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  useEffect(() => {
    // A reload closes ZoomDialog but keeps its entry of the history, from which Back would only lead to this page again.
    if (isRecord(history.state) && history.state.isZoom) history.back();
  }, []);
  const lacksColor = color !== '' && lacksImageOf(product, color);
  return (
    <GalleryFrame
      label={messages.picturesOf(name)}
      note={lacksColor ? messages.noPictureIn(color) : ''}
      picture={
        <SlideTrack
          trackRef={trackRef}
          view={view}
          breakpoints={singleSlide}
          slides={(isFirstFrame ? visible.slice(0, 1) : visible).map((image, index) => ({
            key: keys[index] ?? image,
            content: (
              <Enlargeable>
                <Picture
                  src={image}
                  alt={visible.length > 1 ? messages.pictureOf(name, index + 1, visible.length) : name}
                  width={widestImage}
                  height={widestImage}
                  sizes={gallerySizes}
                  priority={index === 0}
                  preview={index === 0 ? preview : undefined}
                />
                {image === '' ? null : (
                  <button
                    type="button"
                    aria-label={messages.enlargePicture(index + 1)}
                    onPointerEnter={zoom.preload}
                    onFocus={zoom.preload}
                    onClick={() => setZoomedIndex(index)}
                  >
                    <ShopIcon name="enlarge" />
                  </button>
                )}
              </Enlargeable>
            ),
          }))}
        />
      }
      thumbnails={visible.map((image, index) => (
        <button
          key={keys[index]}
          type="button"
          aria-label={messages.showPicture(index + 1)}
          aria-current={index === shownIndex}
          onClick={() => goTo(index)}
        >
          <Picture
            src={image}
            alt=""
            width={productImage.width}
            height={productImage.height}
            sizes="(min-width: 440px) 96px, calc(25vw - 14px)"
          />
        </button>
      ))}
    >
      {zoomedIndex === null ? null : (
        <zoom.Lazy
          name={name}
          images={visible}
          firstIndex={zoomedIndex}
          onClose={() => setZoomedIndex(null)}
        />
      )}
    </GalleryFrame>
  );
};

// The button covers the whole picture; its icon is in the corner.
const Enlargeable = styled.div`
  position: relative;
  /* The whole picture, where a card shows what fits into its square. */
  img { object-fit: contain; background-size: contain; }
  > button {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: end;
    width: 100%;
    padding: var(--space-2);
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  > button:focus-visible { outline-offset: -3px; }
  svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: var(--radius-full);
    background: var(--surface-translucent);
    box-shadow: var(--shadow-1);
  }
  @media print { > button { display: none; } }
`;
