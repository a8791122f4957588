import { styled } from 'styled-components';
import drawings from './drawings.svg?url&no-inline';

export type DrawingName =
  | 'basket'
  | 'favourites'
  | 'nothing'
  | 'parcel'
  | 'lost'
  | 'failed'
  | 'offline'
  | 'sold-out';

interface DrawingProps {
  readonly name: DrawingName;
  /** CSS pixels; the height is three quarters of the width. */
  readonly width?: number;
}

/** Fetches the file of the drawings early: the drawing for a lost connection is needed when nothing can be fetched. */
export const preloadDrawings = (): void => {
  // Errors are ignored: the words beside a drawing say the same.
  new Image().src = drawings;
};

/**
 * The drawing of a market stall (SH-13), with something for the name: nothing there, lost, failed and so on.
 * Decorative, since the words beside the drawing say the same. Tests recognize it by `data-content`.
 */
export const Drawing = ({ name, width = 160 }: DrawingProps) => (
  <Root width={width} height={(width * 3) / 4} viewBox="0 0 160 120" aria-hidden="true">
    <use href={`${drawings}#stall`} />
    <use data-content={name} href={`${drawings}#${name}`} />
  </Root>
);

const Root = styled.svg`
  fill: none;
  stroke: var(--accent);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
