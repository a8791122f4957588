import { type SyntheticEvent, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { imageSources } from '#domain/shop/image.ts';
import { Icon } from '../icons/Icon.tsx';
import { usePictureRetry } from './usePictureRetry.ts';

interface PictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  /** The picture's own size in pixels: reserves its space before it is loaded. No wider file is fetched. */
  readonly width: number;
  readonly height: number;
  /** The displayed width, as in `sizes` of an img. */
  readonly sizes: string;
  /** In the first view: fetched at once and with high priority. */
  readonly priority?: boolean;
  /** A smaller file of the same picture that is loaded already; shown until the picture itself is. */
  readonly preview?: string;
}

const dropPreview = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.backgroundImage = '';
};

/** A picture that fills its container. A placeholder stands for a missing picture, and for a failed one until `usePictureRetry` loads it. */
export const Picture = ({ src, alt, width, height, sizes, priority = false, preview }: PictureProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture that failed before hydration fired its error event before `onError` was attached.
  const checkFailed = useCallback((image: HTMLImageElement | null) => {
    const hasFailed = image?.complete && image.naturalWidth === 0 && image.src !== '';
    if (hasFailed) setFailedSrc(image.getAttribute('src'));
  }, []);
  const retry = useCallback(() => setFailedSrc(null), []);
  usePictureRetry(failedSrc !== null, retry);
  const hasNoPicture = src === undefined || src === '';
  if (hasNoPicture || failedSrc === src) {
    return (
      <Placeholder
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        $ratio={`${width} / ${height}`}
      >
        <Icon name="bag" size={40} />
      </Placeholder>
    );
  }
  return (
    <Image
      ref={checkFailed}
      sizes={sizes}
      srcSet={imageSources(src, width)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      $ratio={`${width} / ${height}`}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      style={preview === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(preview)})` }}
      // Behind a picture with transparent parts the preview would stay visible.
      onLoad={preview === undefined ? undefined : dropPreview}
      onError={() => setFailedSrc(src)}
    />
  );
};

const Image = styled.img<{ $ratio: string }>`
  /* The attributes width and height give way to the file's own ratio once it is loaded. */
  aspect-ratio: ${({ $ratio }) => $ratio};
  width: 100%;
  height: auto;
  object-fit: cover;
  background: var(--picture-ground) center / cover;
`;
const Placeholder = styled.span<{ $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  display: grid;
  place-items: center;
  width: 100%;
  background: var(--picture-ground);
  color: var(--ink-faint);
`;
