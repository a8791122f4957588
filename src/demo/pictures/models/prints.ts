/**
 * Patterns for `printed`: each says which colour of a list, by its index, a surface has at a place. `size` is the distance in
 * centimetres at which a pattern repeats, `share` the part of it that has colour 1.
 */

type Choose = (x: number, y: number, z: number) => number;
/** How far the value is from the middle of the pattern's repeat that it is in. */
const cell = (value: number, size: number): number => value - Math.floor(value / size) * size - size / 2;

/** Dots of colour 1 on 0. */
export const dots =
  (size: number, share = 0.28): Choose =>
  (x, y, z) => {
    const row = Math.floor((z + y) / size);
    return Math.hypot(cell(x + (row % 2) * size * 0.5, size), cell(z + y, size)) < size * share ? 1 : 0;
  };

/** Flowers of five petals (1) with a heart (2). */
export const flowers =
  (size: number): Choose =>
  (x, y, z) => {
    const row = Math.floor((z + y) / size);
    const [u, v] = [cell(x + (row % 2) * size * 0.5, size), cell(z + y, size)];
    const [away, angle] = [Math.hypot(u, v) / size, Math.atan2(v, u)];
    if (away < 0.09) return 2;
    return away < 0.2 + 0.11 * Math.cos(angle * 5) ? 1 : 0;
  };

/** Stripes of colour 1 across the height. */
export const bands =
  (size: number, share = 0.5): Choose =>
  (_x, y, z) =>
    Math.abs(cell(y + z, size)) < (size * share) / 2 ? 1 : 0;

/** Stripes of colour 1 from top to bottom. */
export const stripes =
  (size: number, share = 0.5): Choose =>
  (x) =>
    Math.abs(cell(x, size)) < (size * share) / 2 ? 1 : 0;

/** Squares of colours 0 and 1 in turn. */
export const checks =
  (size: number): Choose =>
  (x, y, z) =>
    (Math.floor(x / size) + Math.floor((y + z) / size)) & 1;

/** Diamonds quilted by a seam of colour 1. */
export const diamonds =
  (size: number, seam = 0.07): Choose =>
  (x, y, z) =>
    Math.min(Math.abs(cell(x + y + z, size)), Math.abs(cell(x - y - z, size))) < size * seam ? 1 : 0;
