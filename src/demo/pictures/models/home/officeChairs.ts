import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, type Material, matte } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, steel } from './parts.ts';

/**
 * An office chair.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; loft: wide is half the
 * width, deep half the depth; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** The back with its headrest and lumbar support, leaning backwards. */
const backrest = (darkFabric: Material, fabric: Material): Solid => {
  const back = loft(fabric, [
    { y: 0, wide: 20, deep: 3, power: 3 },
    { y: 26, wide: 23, deep: 3.4, power: 3 },
    { y: 54, wide: 21, deep: 3, power: 3 },
  ]);
  const headrest = move(
    loft(darkFabric, [
      { y: 0, wide: 13, deep: 3, power: 3 },
      { y: 12, wide: 14, deep: 3.4, power: 3 },
    ]),
    0,
    60,
    1,
  );
  const lumbarSupport = move(box(darkFabric, 32, 9, 5, 2), 0, 8, 2);
  return move(turn(join(back, headrest, lumbarSupport), -8, 0), 0, 54, -21);
};

const officeChair = (colour: Hex): Solid => {
  const darkFabric = cloth(darker(colour, 0.2), 0.4);
  const fabric = cloth(colour, 0.4);
  const baseArm = tube(
    black,
    [
      [0, 10, 0],
      [16, 8, 0],
      [30, 6, 0],
    ],
    2,
    { flat: 1.6 },
  );
  // A cylinder turned to the front begins at z = 0; half of its width centres it.
  const castorWidth = 4;
  const castor = move(facing(cylinder(matte('#1c1c1e'), 3, castorWidth)), 30, 3, -castorWidth / 2);
  const base = ring(5, join(baseArm, castor));
  const column = bar(steel, [0, 9, 0], [0, 44, 0], 2);
  const seat = move(box(fabric, 50, 9, 48, 4), 0, 44, 0);
  const armrestPost = tube(
    black,
    [
      [24, 48, 0],
      [28, 54, 0],
      [28, 68, 0],
    ],
    1.6,
  );
  const armrestPad = move(box(matte('#28292d'), 7, 3, 26, 1.4), 28, 68, 2);
  const armrests = pair(join(armrestPost, armrestPad));
  return join(base, column, seat, backrest(darkFabric, fabric), armrests);
};

export const officeChairs: Kinds = {
  officeChair: stands('#26262a', officeChair, { yaw: -32, focus: [0.5, 0.7, 0.5] }),
};
