import { darker, type Hex } from '../../studio/colour.ts';
import { leather, type Material } from '../../studio/material.ts';
import { join, move, type Point, type Solid, scale } from '../../studio/mesh.ts';
import { tube } from '../../studio/surfaces.ts';
import { both, laces, opening, sole, type UpperSection, upper } from './parts.ts';

/**
 * Oxford shoes and loafers, which point to the left.
 * Lengths are centimetres. tube: points, radius; sole: thickness, size as a factor; upper: sections,
 * thickness of the sole; opening: x, y, half width, half depth, colour of the lining; laces: count, from, to, colour, half width; move: x,
 * y, z.
 */

/** The strap across a loafer, where an oxford has its laces. */
const loaferStrap = (skin: Material): Solid =>
  tube(
    skin,
    [
      [-3.4, 3.4, 3.7],
      [-3.6, 6.1, 1.6],
      [-3.6, 6.3, 0],
      [-3.6, 6.1, -1.6],
      [-3.4, 3.4, -3.5],
    ],
    1,
    { flat: 0.35 },
  );

/** The edge of an oxford's toe cap. */
const oxfordSeam: readonly Point[] = [
  [-9.6, 1.4, 4.1],
  [-9, 3.4, 2.6],
  [-8.6, 4.4, 0],
  [-9, 3.4, -2.6],
  [-9.6, 1.4, -4],
];

/** The seam that runs around the toes of a loafer. */
const loaferSeam: readonly Point[] = [
  [-4, 4.4, 3],
  [-9, 4, 2.7],
  [-11.4, 3.6, 0],
  [-9, 4, -2.7],
  [-4, 4.4, -2.8],
];

const sections: readonly UpperSection[] = [
  [-15, 0.9, 1.9],
  [-13.4, 2.8, 3.4],
  [-9, 3.6, 4],
  [-4, 5.2, 3.5],
  [0, 6.8, 2.9],
  [4, 7.2, 2.8],
  [9, 7.4, 2.8],
  [12, 7.4, 2.4],
  [12.7, 5, 1.6],
];

/** The rim of the opening for the foot. */
const collar = (skin: Material): Solid =>
  tube(
    skin,
    [
      [-0.4, 7.6, 2],
      [5, 7.6, 2.7],
      [11.4, 8.2, 1.6],
      [12, 8.3, 0],
      [11.4, 8.2, -1.6],
      [5, 7.6, -2.6],
      [-0.4, 7.6, -2],
    ],
    0.32,
  );

/** A pair of leather shoes. */
export const dressShoe = (colour: Hex, kind: 'oxford' | 'loafer'): Solid => {
  const polishedLeather = { ...leather(colour, 0.35), rough: 0.24 };
  const outsole = sole(leather('#2c211b'), 0.9, 1.03);
  // A second sole, shortened to the length of a heel.
  const heel = move(scale(sole(leather('#241b16'), 1.8), 0.3, 1, 0.95), 8.6, -0.9, 0);
  const leatherUpper = upper(polishedLeather, sections, 0.8);
  const footOpening = opening(5.6, 7.6, 5, 2.2, '#6b4c36');
  const fastening =
    kind === 'oxford'
      ? laces(4, [-4.4, 5.8, 0], [-0.2, 7.5, 0], darker(colour, 0.5), 1.4)
      : loaferStrap(polishedLeather);
  const seam = tube(leather(darker(colour, 0.3)), kind === 'oxford' ? oxfordSeam : loaferSeam, 0.22);
  return both(join(outsole, heel, leatherUpper, footOpening, fastening, seam, collar(polishedLeather)));
};
