import { type Hex } from '../../studio/colour.ts';
import { type Material } from '../../studio/material.ts';
import { join, move, type Solid, scale, turn } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { type Flat, lathe } from '../../studio/surfaces.ts';
import { gem } from './parts.ts';

/**
 * Gloves, and a cut stone for jewellery.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; pillow: outline, thickness; move and
 * turn: x, y, z.
 */

/** From the wrist around the thumb, which is on the right, and the four fingers. */
const handOutline: readonly Flat[] = [
  [-4.2, 0],
  [4.2, 0],
  [4.8, 8],
  [8.6, 12],
  [9, 15],
  [7.4, 15.4],
  [4.4, 12],
  [4.4, 19],
  [3.4, 20.4],
  [2.4, 19.4],
  [2.2, 13],
  [2.1, 21],
  [1, 22.4],
  [0, 21.4],
  [0, 13],
  [-0.3, 20.6],
  [-1.4, 21.8],
  [-2.4, 20.6],
  [-2.2, 12.4],
  [-2.8, 17.6],
  [-3.9, 18.6],
  [-4.8, 17.4],
  [-4.6, 8],
];

/** A glove for one hand, fingers up. */
export const glove = (material: Material, cuff: Material): Solid => {
  const hand = pillow(material, handOutline, 3, { edge: 1.5, detail: 84 });
  const wristCuff = move(
    pillow(
      cuff,
      [
        [-4.4, 0],
        [4.4, 0],
        [4.2, -5.4],
        [-4.2, -5.4],
      ],
      3.4,
      { edge: 1.4, detail: 34 },
    ),
    0,
    1,
    0,
  );
  return join(hand, wristCuff);
};

/** A pair of gloves beside each other. */
export const gloves = (material: Material, cuff: Material): Solid => {
  const right = move(turn(glove(material, cuff), 0, 0, -6), 7, 0, 0);
  const left = move(turn(scale(glove(material, cuff), -1, 1, 1), 0, 0, 8), -8, 0, 1);
  return join(right, left);
};

/** A cut stone with its point down and its widest part, the girdle, at y = 0; `size` is its radius there. */
export const diamond = (size: number, colour: Hex): Solid => {
  // A share of metal makes the stone mirror its surroundings in its own colour.
  const cutStone: Material = { ...gem(colour), rough: 0.03, metal: 0.35 };
  const tableRadius = size * 0.6;
  const tableHeight = size * 0.45;
  return lathe(
    cutStone,
    [
      [0, -size],
      [size, 0],
      [tableRadius, tableHeight],
      [0, tableHeight],
    ],
    { bevel: 0, sides: 8 },
  );
};
