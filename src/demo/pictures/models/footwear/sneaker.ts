import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, type Material, matte, plastic } from '../../studio/material.ts';
import { join, type Solid } from '../../studio/mesh.ts';
import { tube } from '../../studio/surfaces.ts';
import { both, laces, opening, sole, upper } from './parts.ts';

/**
 * Sneakers.
 * Lengths are centimetres. tube: points, radius; sole: thickness, size as a factor; upper: sections,
 * thickness of the sole; opening: x, y, half width, half depth; laces: count, from, to, half width.
 */

const sneakerUpper = (body: Material): Solid =>
  upper(
    body,
    [
      [-14.4, 1.6, 2.4],
      [-12.6, 3.6, 3.9],
      [-9, 4.6, 4.2],
      [-4, 6.4, 3.7],
      [0, 8.2, 3.2],
      [4, 8.8, 3],
      [9, 9, 3],
      [12, 9.4, 2.6],
      [12.8, 7, 1.8],
    ],
    2,
  );

const toeCap = (material: Material): Solid =>
  upper(
    material,
    [
      [-14.7, 1.4, 2.4],
      [-13.2, 3.2, 3.8],
      [-10.4, 4, 4.3],
      [-8.6, 2.6, 4.3],
    ],
    2,
  );

const heelCap = (material: Material): Solid =>
  upper(
    material,
    [
      [8.4, 5, 3.1],
      [10, 7, 3.2],
      [12.4, 7.6, 2.7],
      [13.2, 5, 1.8],
    ],
    2,
  );

const collar = (body: Material): Solid =>
  tube(
    body,
    [
      [1.4, 10.4, -2.4],
      [6, 11, -2.8],
      [11.6, 11.6, -1.6],
      [12.2, 11.8, 0],
      [11.6, 11.6, 1.6],
      [6, 11, 2.8],
      [1.4, 10.4, 2.4],
    ],
    0.6,
  );

const sideStripes = (material: Material): Solid =>
  [3.6, -3.6].flatMap((z) =>
    tube(
      material,
      [
        [-5, 4.6, z * 1.16],
        [0, 5, z],
        [4, 7.6, z * 0.88],
      ],
      0.7,
      { flat: 0.3 },
    ),
  );

/** A pair of sneakers: of cloth in the colour, or white with details in the colour. */
export const sneaker = (colour: Hex, white = false): Solid => {
  const body: Material = white ? leather('#f3f1ec', 0.2) : cloth(colour, 0.3);
  const midsole = sole(matte('#f5f3ee'), 2.6, 1.04);
  const outsole = sole(matte(white ? colour : darker(colour, 0.3)), 0.7, 1.05);
  const footOpening = opening(6.4, 10.3, 4.6, 2.3, '#3a3836');
  const shoelaces = laces(5, [-6.4, 7.6, 0], [0.4, 10.4, 0], white ? '#ffffff' : '#f4f1ea', 1.9);
  return both(
    join(
      midsole,
      outsole,
      sneakerUpper(body),
      toeCap(white ? leather('#f6f4ef', 0.2) : matte(darker(colour, 0.25))),
      heelCap(matte(white ? colour : '#f0ede6')),
      footOpening,
      collar(body),
      shoelaces,
      sideStripes(plastic(white ? colour : lighter(colour, 0.55))),
    ),
  );
};
