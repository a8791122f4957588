import { type Hex } from '../../studio/colour.ts';
import { satin } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { legs } from '../garmentDetails.ts';
import { mirrored, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * Swimwear.
 * Lengths are centimetres. pillow: outline, thickness; tube: points, radius; move: x, y, z.
 */

/** A tunic, leggings and a cap of swimwear, beside each other. */
const modestSwimsuit = (colour: Hex): Solid => {
  const lycra = satin(colour);
  const chestStripe = tube(
    satin(trimOf(colour)),
    [
      [-19, -30, 3],
      [0, -36, 3.4],
      [19, -30, 3],
    ],
    1.4,
    { flat: 0.4 },
  );
  const tunic = top(lycra, {
    sleeve: 56,
    cuff: 6,
    long: 84,
    wide: 23,
    shoulder: 19,
    flare: 1.2,
    neck: 7,
    neckDepth: 2,
  });
  const leggings = legs(lycra, { long: 88, waist: 15, hip: 19, hem: 5.5 });
  const cap = pillow(
    lycra,
    mirrored([
      [0, 15],
      [10, 11],
      [12, 0],
      [9, -12],
      [0, -15],
    ]),
    6,
    { detail: 40 },
  );
  return join(move(join(tunic, chestStripe), -20, 30, 1), move(leggings, 24, 26, -1), move(cap, 40, 58, 0));
};

export const swimwear: Kinds = {
  modestSwim: lies('#2d4f88', modestSwimsuit),
};
