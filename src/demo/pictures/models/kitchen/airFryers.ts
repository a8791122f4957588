import { darker, type Hex } from '../../studio/colour.ts';
import { glow, metal, plastic } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { loft } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black } from './parts.ts';

/**
 * An air fryer.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; loft: wide is half the width, deep half the depth; move and
 * turn: x, y, z.
 */

const airFryer = (colour: Hex): Solid => {
  const body = loft(plastic(colour, 0.22), [
    { y: 0, wide: 12, deep: 13, power: 3 },
    { y: 1.4, wide: 13, deep: 14, power: 3 },
    { y: 16, wide: 13.6, deep: 14.4, power: 3 },
    { y: 27, wide: 12.6, deep: 13.4, power: 3 },
    { y: 31, wide: 10, deep: 10.6, power: 2.6 },
    { y: 32, wide: 5, deep: 5.4 },
  ]);
  const drawer = move(box(plastic(darker(colour, 0.14), 0.2), 21, 15, 3, 1.4), 0, 1.8, 13.6);
  const handleMounts = [-3.4, 3.4].flatMap((x) => move(box(black, 2, 2.2, 4, 0.6), x, 10.3, 16.4));
  const handle = move(box(metal('#c9ccd1', 0.24), 11, 2.8, 2.2, 1), 0, 10, 18.6);
  const display = move(turn(box(plastic('#101115', 0.06), 8, 3.2, 0.5, 0.2), -6, 0), 0, 21.6, 14.1);
  const litField = move(turn(box(glow('#7fd6c0', 0.9), 3.6, 1.1, 0.2, 0.08), -6, 0), 0, 22.7, 14.3);
  return join(body, drawer, handleMounts, handle, display, litField);
};

export const airFryers: Kinds = {
  airFryer: stands('#26262a', airFryer, { yaw: -20, focus: [0.5, 0.62, 1] }),
};
