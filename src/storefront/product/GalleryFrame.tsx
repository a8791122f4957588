import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { productImage } from '#domain/shop/constants.ts';
import { from } from '#ui/theme/media.ts';

/** The images that a gallery shows of a product's; `''` in place of an image shows the placeholder. */
export const galleryImages = (images: readonly string[]): readonly string[] =>
  images.length === 0 ? [''] : images.slice(0, productImage.slots);

interface GalleryFrameProps {
  readonly label: string;
  /** As wide as the gallery. */
  readonly picture: ReactNode;
  /** Said beside the picture; '' for nothing. */
  readonly note?: string;
  /** Buttons in a row below it, on wide screens in a column beside it; a single one is left out. */
  readonly thumbnails: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** The layout of a product's gallery: the main picture with its thumbnails. */
export const GalleryFrame = ({ label, picture, note = '', thumbnails, children }: GalleryFrameProps) => (
  <Root aria-label={label} data-alone={thumbnails.length < 2 || undefined}>
    <MainImage>
      {picture}
      <Note role="status">{note}</Note>
    </MainImage>
    {thumbnails.length > 1 ? <Thumbnails>{thumbnails}</Thumbnails> : null}
    {children}
  </Root>
);

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  ${from.medium} { position: sticky; inset-block-start: 136px; }
  ${from.large} { inset-block-start: 92px; }
  ${from.container} {
    &:not([data-alone]) {
      grid-template-columns: 76px minmax(0, 1fr);
      /* In its place before the thumbnails have arrived. */
      > :first-child { grid-area: 1 / 2; }
    }
  }
  @media print { display: block; position: static; }
`;
// Over the picture, so that nothing moves.
const Note = styled.p`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline-start: var(--space-3);
  padding: 2px var(--space-3);
  border-radius: var(--radius-full);
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  font-size: var(--text-s);
  color: var(--ink-soft);
  pointer-events: none;
  /* Still there for a screen reader, which tells what comes into it. */
  &:empty { opacity: 0; }
`;
const MainImage = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  /* Print only the first image. */
  @media print {
    /* stylelint-disable-next-line declaration-no-important -- The slider writes the transform into the style attribute. */
    [data-slide] { transform: none !important; }
    [data-slide] + [data-slide] { display: none; }
  }
`;
const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 96px));
  gap: var(--space-2);
  ${from.container} { grid-area: 1 / 1; grid-template-columns: 1fr; align-content: start; }
  button {
    overflow: hidden;
    padding: 0;
    border: 2px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  button:hover { border-color: var(--line-strong); }
  button[aria-current='true'] { border-color: var(--accent); }
  button:focus-visible { border-radius: var(--radius-m); }
  @media print { display: none; }
`;
