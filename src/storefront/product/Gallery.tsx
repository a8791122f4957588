import { useState } from 'react';
import { styled } from 'styled-components';
import { productImage } from '#domain/constants.ts';
import { widestImage } from '#domain/image.ts';
import { SlideTrack } from '#ui/carousel/SlideTrack.tsx';
import { singleSlide } from '#ui/carousel/steps.ts';
import { useSlides } from '#ui/carousel/useSlides.ts';
import { Icon, registerIcons } from '#ui/icons/Icon.tsx';
import { shopIconPaths } from '#ui/icons/shopIconPaths.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { useShownPicture } from '#ui/products/useShownPicture.ts';
import { GalleryFrame, galleryImages } from './GalleryFrame.tsx';

registerIcons(shopIconPaths);

const zoom = lazyWithPreload(async () => (await import('./ZoomDialog.tsx')).ZoomDialog, null);

interface GalleryProps {
  readonly name: string;
  readonly images: readonly string[];
  /** The first picture alone, in its place. */
  readonly isFirstFrame: boolean;
}

/**
 * On a sharp phone less than the picture's width, so that it takes the file of 450 px: bytes count before sharpness
 * there, and the zoom has the wider one.
 */
export const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 600px) 46vw, (min-resolution: 2.5dppx) 150px, (min-resolution: 1.5dppx) 220px, calc(100vw - 32px)';

const none: readonly string[] = [];

/** The product's images: drag the main one, choose a thumbnail, or press to enlarge (SH-1). */
export const Gallery = ({ name, images, isFirstFrame }: GalleryProps) => {
  const visible = galleryImages(images);
  const keys = visible.map((image, index) => `${index} ${image}`);
  const { trackRef, view, goTo } = useSlides(isFirstFrame ? none : keys, singleSlide, false);
  const active = view?.at ?? 0;
  const preview = useShownPicture(images[0]);
  const [zoomed, setZoomed] = useState<number | null>(null);
  return (
    <GalleryFrame
      label={`Pictures of ${name}`}
      picture={
        <SlideTrack
          trackRef={trackRef}
          view={view}
          steps={singleSlide}
          slides={(isFirstFrame ? visible.slice(0, 1) : visible).map((image, index) => ({
            key: keys[index] ?? image,
            content: (
              <Enlargeable>
                <Picture
                  src={image}
                  alt={visible.length > 1 ? `${name}, picture ${index + 1} of ${visible.length}` : name}
                  width={widestImage}
                  height={widestImage}
                  sizes={gallerySizes}
                  priority={index === 0}
                  preview={index === 0 ? preview : undefined}
                />
                {image === '' ? null : (
                  <button
                    type="button"
                    aria-label={`Enlarge picture ${index + 1}`}
                    onPointerEnter={zoom.preload}
                    onFocus={zoom.preload}
                    onClick={() => setZoomed(index)}
                  >
                    <Icon name="enlarge" />
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
          aria-label={`Show picture ${index + 1}`}
          aria-current={index === active}
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
      {zoomed === null ? null : (
        <zoom.Lazy name={name} images={visible} at={zoomed} onClose={() => setZoomed(null)} />
      )}
    </GalleryFrame>
  );
};

// The button is as large as the picture; its icon is in the corner.
const Enlargeable = styled.div`
  position: relative;
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
    background: color-mix(in srgb, var(--surface) 88%, transparent);
    box-shadow: var(--shadow-1);
  }
  @media print { > button { display: none; } }
`;
