import { type Hex } from '../../studio/colour.ts';
import { cloth, glass, glow, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, steel } from './parts.ts';
import { lunchBox } from './shapes.ts';

/**
 * Boxes and bottles for food on the way.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; move: x, y, z.
 */

const flask = (colour: Hex, display: boolean): Solid => {
  const body = lathe(
    metal(colour, 0.38),
    [
      [0, 0],
      [3.6, 0],
      [3.8, 0.6],
      [3.8, 20],
      [3, 22.4],
    ],
    { bevel: 0.8 },
  );
  const neck = move(cylinder(steel, 3.2, 1.2), 0, 22, 0);
  const cap = move(
    lathe(
      black,
      [
        [0, 0],
        [3.2, 0],
        [3.2, 4],
        [0, 4.2],
      ],
      { bevel: 0.4 },
    ),
    0,
    23,
    0,
  );
  const face = cylinder(plastic('#101114', 0.06), 2.2, 0.2, 0.05);
  const digits = repeat(2, (i) => move(box(glow('#7fd6f0', 1.2), 0.6, 0.06, 1.3, 0.02), -0.5 + i, 0.2, 0));
  const screen = display ? move(join(face, digits), 0, 27.1, 0) : [];
  return join(body, neck, cap, screen);
};

const tier = (): Solid => {
  const pot = lathe(
    steel,
    [
      [0, 0],
      [7, 0],
      [7.4, 0.5],
      [7.4, 5.6],
      [7.1, 6],
    ],
    {},
  );
  const rim = lathe(metal('#b9bcc2', 0.24), [
    [7.45, 5.2],
    [7.6, 5.5],
    [7.45, 5.8],
  ]);
  return join(pot, rim);
};

const tiffin = (): Solid => {
  const tiers = repeat(4, (i) => move(tier(), 0, i * 6, 0));
  const lid = lathe(
    steel,
    [
      [7.5, 24],
      [7.4, 25],
      [3, 26.4],
      [0, 26.6],
    ],
    { bevel: 0.6 },
  );
  const frame = pair(
    tube(
      metal('#b9bcc2', 0.2),
      [
        [8, 1, 0],
        [8, 26, 0],
        [5, 30, 0],
        [0, 31, 0],
      ],
      0.6,
      { flat: 0.9 },
    ),
  );
  const bag = move(box(cloth('#8a4a3a', 0.3), 17, 20, 14, 2), 21, 0, -6);
  const bagStrap = tube(
    cloth('#6a3428', 0.3),
    [
      [16, 19, -6],
      [17, 26, -6],
      [25, 26, -6],
      [26, 19, -6],
    ],
    0.8,
  );
  return join(tiers, lid, frame, bag, bagStrap);
};

const drawerBin = (i: number): Solid => {
  const bin = box(glass('#edf3f5', 0.74), 15, 9, 26, 1);
  const fruit = repeat(6, (k) =>
    move(
      ball(wax((['#d9503f', '#7fae52', '#ef8a1c'] as const)[i % 3] ?? '#d9503f'), 2.6),
      -3.6 + (k % 2) * 6,
      3,
      -8 + Math.floor(k / 2) * 7.4,
    ),
  );
  const handle = move(box(glass('#edf3f5', 0.6), 6, 2, 1.6, 0.4), 0, 5, 13.6);
  return move(join(bin, fruit, handle), (i % 3) * 17 - 17, Math.floor(i / 3) * 10.4, 0);
};

export const lunchBoxesAndBottles: Kinds = {
  tempBottle: stands('#2f5a6a', (c) => flask(c, true)),
  kidsLunch: stands('#e0a13a', (c) => lunchBox(c, true), { pitch: 28 }),
  vacuumLunch: stands('#5a8aa0', (c) => lunchBox(c, false), { pitch: 28 }),
  fridgeBoxes: stands('#edf3f5', () => repeat(6, drawerBin), { pitch: 20 }),
  tiffin: stands('#d3d6da', tiffin),
};
