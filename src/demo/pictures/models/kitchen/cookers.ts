import type { Hex } from '../../studio/colour.ts';
import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, type Solid, scale } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cord, panel } from './machineParts.ts';
import { black, handle, knob, steel } from './parts.ts';

/**
 * Electric cookers.
 * Lengths are centimetres. box: width, height, depth, rounding; lathe: [radius, height] from one end; knob: y; handle: x, y, length;
 * panel, with lit digits: width, height, y, z, colour of the digits; cord: x, z, y; move: x, y, z.
 */

/** A rice cooker with a lid of glass, `factor` times as large as the usual one. */
const riceCooker = (colour: Hex, factor = 1): Solid => {
  const body = lathe(
    plastic(colour, 0.24),
    [
      [0, 0],
      [11, 0],
      [13, 3],
      [13.4, 14],
      [12.6, 16.4],
    ],
    { bevel: 1.6, sides: 56 },
  );
  const rim = lathe(steel, [
    [12.8, 16.2],
    [13.2, 16.8],
    [12.8, 17.4],
  ]);
  const lid = lathe(
    glass('#e6eef0', 0.7),
    [
      [0, 21.4],
      [6, 20.6],
      [12.6, 17.2],
    ],
    { bevel: 3 },
  );
  const rice = lathe(wax('#f7f4ea'), [
    [0, 16.6],
    [12, 16.2],
  ]);
  const sideHandles = pair(move(box(black, 3, 1.6, 5, 0.7), 13.6, 11, 0));
  return scale(
    join(body, rim, lid, rice, knob(21.2), panel(7, 4.6, 5, 13.2), sideHandles, cord(12, -6)),
    factor,
  );
};

/** A small electric pot with the handle of a pan. */
const hotPot = (): Solid => {
  const cream = plastic('#e9dfd0', 0.26);
  const body = lathe(
    cream,
    [
      [0, 0],
      [9, 0],
      [10.4, 4],
      [10.6, 11],
      [10.2, 11.6],
    ],
    { bevel: 1.4 },
  );
  const rim = lathe(steel, [
    [10.4, 11.4],
    [10.7, 12],
    [10.4, 14.6],
    [10.2, 15],
  ]);
  const lid = lathe(
    glass('#e6eef0', 0.72),
    [
      [0, 18.8],
      [5, 18.2],
      [10.3, 15],
    ],
    { bevel: 2.4 },
  );
  return join(body, rim, lid, knob(18.6), handle(10, 8, 13, cream), panel(4, 3, 4, 10.4), cord(-13, -5));
};

export const cookers: Kinds = {
  curryCooker: stands('#b8282e', (c) => riceCooker(c, 0.8), { pitch: 20 }),
  riceCooker: stands('#f1efec', (c) => riceCooker(c), { pitch: 18 }),
  hotPot: stands('#e9dfd0', hotPot, { yaw: 20, pitch: 20 }),
};
