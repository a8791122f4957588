import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, glaze, matte } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cup, dish, steel } from './parts.ts';

/**
 * For washing dishes.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; tube: points, radius; dish: radius; cup: radius, height; move and turn:
 * x, y, z.
 */

const level = (): Solid => {
  const rim = tube(
    steel,
    [
      [-21, 0, -14],
      [21, 0, -14],
      [21, 0, 14],
      [-21, 0, 14],
      [-21, 0, -14],
    ],
    0.4,
    { isSmooth: false },
  );
  const wires = repeat(13, (i) =>
    tube(
      steel,
      [
        [-19 + i * 3.2, 0, -14],
        [-19 + i * 3.2, 0, 14],
      ],
      0.2,
      { isSmooth: false },
    ),
  );
  const plateHolders = repeat(13, (i) =>
    tube(
      steel,
      [
        [-19 + i * 3.2, 0, 3],
        [-19 + i * 3.2, 6, 4],
      ],
      0.2,
    ),
  );
  return join(rim, wires, plateHolders);
};

const dishRack = (): Solid => {
  const levels = repeat(2, (l) => move(level(), 0, 4 + l * 22, 0));
  const frame = [-21, 21].flatMap((x) =>
    tube(
      steel,
      [
        [x, 0, -12],
        [x, 32, -12],
        [x, 32, 4],
        [x, 0, 12],
      ],
      0.55,
      { isSmooth: false },
    ),
  );
  const plates = repeat(4, (i) => move(turn(dish(glaze('#f4f1ea'), 9), 0, 0, 78), -10 + i * 3.2, 13, 0));
  const glassCup = move(cup(glass('#eef4f4', 0.7)), 10, 26.6, 4);
  const cutleryHolder = move(
    lathe(steel, [
      [0, 0],
      [4, 0],
      [4, 11],
      [3.8, 11],
    ]),
    17,
    4.4,
    8,
  );
  const dripTray = box(matte('#3a3b3f'), 44, 1.4, 30, 0.6);
  return join(levels, frame, plates, glassCup, cutleryHolder, dripTray);
};

const siliconeGloves = (colour: Hex): Solid => {
  const silicone = matte(colour);
  const hand = loft(silicone, [
    { y: 0, wide: 6, deep: 2.4 },
    { y: 12, wide: 4.4, deep: 2 },
    { y: 20, wide: 5.4, deep: 2.2 },
    { y: 23, wide: 5, deep: 2 },
  ]);
  const fingers = repeat(4, (i) =>
    tube(
      silicone,
      [
        [-3.6 + i * 2.4, 22, 0],
        [-4.4 + i * 2.9, 30 - Math.abs(i - 1.5) * 1.4, 0.4],
      ],
      1.15,
    ),
  );
  const thumb = tube(
    silicone,
    [
      [-4.4, 17, 0],
      [-8, 22, 1],
      [-8.6, 25, 1],
    ],
    1.3,
  );
  const scrubber = repeat(34, (i) =>
    move(
      ball(matte(lighter(colour, 0.2)), 0.36, 0.36, 0.9),
      -3.4 + (i % 6) * 1.4,
      16 + Math.floor(i / 6) * 1.4,
      2.2,
    ),
  );
  return pair(move(turn(join(hand, fingers, thumb, scrubber), 0, 0, 6), 9, 0, 0));
};

export const dishWashing: Kinds = {
  dishRack: stands('#d3d6da', dishRack),
  siliconeGloves: stands('#5fa39a', siliconeGloves, { pitch: 8 }),
};
