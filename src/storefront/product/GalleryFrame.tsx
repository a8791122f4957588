import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { productImage } from '#domain/shop/constants.ts';
import { from } from '#ui/theme/media.ts';

/** The images that the gallery shows of a product; `['']`, which shows a placeholder, if the product has none. */
export const galleryImages = (images: readonly string[]): readonly string[] =>
  images.length === 0 ? [''] : images.slice(0, productImage.slots);

interface GalleryFrameProps {
  readonly label: string;
  /** The main picture. */
  readonly picture: ReactNode;
  /** A sentence over the picture; '' for none. */
  readonly note: string;
  /** Buttons in a row below the picture, on wide screens in a column beside it; a single one is left out. */
  readonly thumbnails: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** The layout of a product's gallery: the main picture with its thumbnails. */
export const GalleryFrame = ({ label, picture, note, thumbnails, children }: GalleryFrameProps) => (
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
  /* Below the sticky header, which has two rows in a window that is not large. */
  ${from.medium} { position: sticky; inset-block-start: 136px; }
  ${from.large} { inset-block-start: 92px; }
  ${from.container} {
    &:not([data-alone]) {
      grid-template-columns: 76px minmax(0, 1fr);
      /* Placed explicitly, so that the picture does not move when the thumbnails arrive. */
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
  background: var(--surface-translucent);
  font-size: var(--text-s);
  color: var(--ink-soft);
  pointer-events: none;
  /* Not hidden by its display: a screen reader would then not announce what comes into it. */
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
