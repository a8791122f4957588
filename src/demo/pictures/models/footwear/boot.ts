import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, leather, type Material, matte, plastic } from '../../studio/material.ts';
import { join, type Solid } from '../../studio/mesh.ts';
import { loft, tube } from '../../studio/surfaces.ts';
import { both, laces, opening, sole, type UpperSection, upper } from './parts.ts';

/**
 * Boots.
 * Lengths are centimetres. loft: wide is half the width, deep half the depth; tube: points, radius; sole:
 * thickness, size as a factor; upper: sections of x, height and half width, thickness of the sole; opening: x, y, half width, half depth;
 * laces: count, from, to, colour, half width.
 */

/** The part for the foot, from toe to heel. */
const footSections: readonly UpperSection[] = [
  [-14.6, 2, 2.4],
  [-12.8, 4.2, 4],
  [-9, 5.2, 4.3],
  [-4, 7.4, 3.9],
  [0, 9.6, 3.6],
  [4, 10.4, 3.5],
  [9, 10.6, 3.4],
  [12.2, 9, 2.7],
  [12.9, 7, 1.8],
];

/** The padded edge of the shaft. */
const bootCollar = (material: Material): Solid =>
  tube(
    material,
    [
      [1.6, 19, 0],
      [3, 19.3, 3.4],
      [7, 19.3, 4.2],
      [11.4, 19.3, 3],
      [12.4, 19.3, 0],
      [11.4, 19.3, -3],
      [7, 19.3, -4.2],
      [3, 19.3, -3.4],
      [1.6, 19, 0],
    ],
    0.8,
  );

/** A strip above the sole, on the outer side of the boot only, since the inner side hardly shows. */
const mudGuard = (material: Material): Solid =>
  tube(
    material,
    [
      [-14.6, 3, 0],
      [-11.6, 3, 4.4],
      [-5, 3, 4.3],
      [2, 3, 3.6],
      [10, 3, 3.4],
      [13, 3, 0],
    ],
    0.5,
  );

/** A pair of boots: of rubber, or of leather with laces. */
export const boot = (colour: Hex, material: 'rubber' | 'leather'): Solid => {
  const isRubber = material === 'rubber';
  const brown = '#6d5238';
  const skin = isRubber ? plastic(colour, 0.16) : leather(mix(colour, brown, 0.45), 0.3);
  const darkRubber = plastic(darker(colour, 0.25));
  const outsole = sole(matte('#26211d'), 2.4, 1.05);
  const foot = upper(skin, footSections, 2);
  const shaft = loft(skin, [
    { y: 7, wide: 6, deep: 3.6, x: 5.6 },
    { y: 13, wide: 5, deep: 3.7, x: 6.6 },
    { y: 19, wide: 5.4, deep: 4.1, x: 6.9 },
  ]);
  const legOpening = opening(6.9, 19, 5, 3.7, '#2b2724');
  const collar = bootCollar(isRubber ? darkRubber : cloth('#4d4034', 0.3));
  const guardOrLaces = isRubber
    ? mudGuard(darkRubber)
    : laces(7, [-4.6, 9.2, 0], [1.4, 18, 0], '#d9a64c', 1.9);
  return both(join(outsole, foot, shaft, legOpening, collar, guardOrLaces));
};
