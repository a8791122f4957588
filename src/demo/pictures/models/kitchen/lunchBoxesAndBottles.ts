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

/** A vacuum flask whose cap shows the temperature. */
const temperatureFlask = (colour: Hex): Solid => {
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
  const digit = box(glow('#7fd6f0', 1.2), 0.6, 0.06, 1.3, 0.02);
  const digits = [-0.5, 0.5].flatMap((x) => move(digit, x, 0.2, 0));
  const screen = move(join(face, digits), 0, 27.1, 0);
  return join(body, neck, cap, screen);
};

/** One of the pots of a tiffin carrier, which stand on each other. */
const tier = (): Solid => {
  const pot = lathe(steel, [
    [0, 0],
    [7, 0],
    [7.4, 0.5],
    [7.4, 5.6],
    [7.1, 6],
  ]);
  const rim = lathe(metal('#b9bcc2', 0.24), [
    [7.45, 5.2],
    [7.6, 5.5],
    [7.45, 5.8],
  ]);
  return join(pot, rim);
};

/** A tiffin carrier: four pots in a frame with a handle, and its bag. */
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

/** A clear box with a handle, such as for the fridge, with six fruits of this colour. */
const fridgeBox = (fruitColour: Hex): Solid => {
  const bin = box(glass('#edf3f5', 0.74), 15, 9, 26, 1);
  const fruit = ball(wax(fruitColour), 2.6);
  const fruits = [-8, -0.6, 6.8].flatMap((z) => [-3.6, 2.4].flatMap((x) => move(fruit, x, 3, z)));
  const handle = move(box(glass('#edf3f5', 0.6), 6, 2, 1.6, 0.4), 0, 5, 13.6);
  return join(bin, fruits, handle);
};

const fruitColours: readonly Hex[] = ['#d9503f', '#7fae52', '#ef8a1c'];

/** Two layers of three boxes. */
const fridgeBoxes = (): Solid =>
  [0, 10.4].flatMap((y) =>
    fruitColours.flatMap((colour, column) => move(fridgeBox(colour), column * 17 - 17, y, 0)),
  );

export const lunchBoxesAndBottles: Kinds = {
  tempBottle: stands('#2f5a6a', temperatureFlask),
  kidsLunch: stands('#e0a13a', (c) => lunchBox(c, { isForChildren: true }), { pitch: 28 }),
  vacuumLunch: stands('#5a8aa0', (c) => lunchBox(c, { isForChildren: false }), { pitch: 28 }),
  fridgeBoxes: stands('#edf3f5', fridgeBoxes, { pitch: 20 }),
  tiffin: stands('#d3d6da', tiffin),
};
