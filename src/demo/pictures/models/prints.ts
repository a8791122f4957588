import type { Flat } from '../studio/surfaces.ts';

/**
 * Patterns for `printed`: each says which colour of a list, by its index, a surface has at a place. `size` is the distance in
 * centimetres at which a pattern repeats. The second direction of a pattern is y + z, so that it shows on upright and on lying surfaces.
 */

/** The index of the colour at a place. */
type Choose = (x: number, y: number, z: number) => number;

/** How far the value is from the middle of the repeat that it is in. */
const fromMiddle = (value: number, size: number): number =>
  value - Math.floor(value / size) * size - size / 2;

/** How far a place is from the middle of its motif, in both directions, where the motifs of each second row are shifted by half. */
const fromMotif = (x: number, y: number, z: number, size: number): Flat => {
  const row = Math.floor((z + y) / size);
  const shift = (row % 2) * size * 0.5;
  return [fromMiddle(x + shift, size), fromMiddle(z + y, size)];
};

/** Dots of colour 1 on 0; `radius` is a share of `size`. */
export const dots =
  (size: number, radius = 0.28): Choose =>
  (x, y, z) => {
    const [across, up] = fromMotif(x, y, z, size);
    return Math.hypot(across, up) < size * radius ? 1 : 0;
  };

/** Flowers of five petals (1) with a middle (2). */
export const flowers =
  (size: number): Choose =>
  (x, y, z) => {
    const [across, up] = fromMotif(x, y, z, size);
    const distance = Math.hypot(across, up) / size;
    const angle = Math.atan2(up, across);
    const middleRadius = 0.09;
    const petalRadius = 0.2 + 0.11 * Math.cos(angle * 5);
    if (distance < middleRadius) return 2;
    return distance < petalRadius ? 1 : 0;
  };

/** Whether a value is in the stripe, `share` of the repeat wide, in the middle of each repeat. */
const isInStripe = (value: number, size: number, share: number): boolean =>
  Math.abs(fromMiddle(value, size)) < (size * share) / 2;

/** Stripes of colour 1 across the height; `share` of the pattern has this colour. */
export const bands =
  (size: number, share = 0.5): Choose =>
  (_x, y, z) =>
    isInStripe(y + z, size, share) ? 1 : 0;

/** Stripes of colour 1 from top to bottom; `share` of the pattern has this colour. */
export const stripes =
  (size: number, share = 0.5): Choose =>
  (x) =>
    isInStripe(x, size, share) ? 1 : 0;

/** Squares of colours 0 and 1 in turn. */
export const checks =
  (size: number): Choose =>
  (x, y, z) =>
    (Math.floor(x / size) + Math.floor((y + z) / size)) & 1;

/** Diamonds quilted by seams of colour 1; `seam` is half the width of a seam as a share of `size`. */
export const diamonds =
  (size: number, seam = 0.07): Choose =>
  (x, y, z) => {
    const toFallingSeam = Math.abs(fromMiddle(x + y + z, size));
    const toRisingSeam = Math.abs(fromMiddle(x - y - z, size));
    return Math.min(toFallingSeam, toRisingSeam) < size * seam ? 1 : 0;
  };
