import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, glaze, matte } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cup, dish, steel } from './parts.ts';

/**
 * A dish rack, and gloves for washing dishes.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; tube: points, radius; dish: radius; cup: radius, height; move and turn:
 * x, y, z.
 */

/** Distance of the wires of a rack, and of the plates between them. */
const wireGap = 3.2;

/** One of the two levels of a rack: wires in a rim, each with a holder for a plate. */
const rackLevel = (): Solid => {
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
  const wirePlaces = Array.from({ length: 13 }, (_, i) => -19 + i * wireGap);
  const wires = wirePlaces.flatMap((x) =>
    tube(
      steel,
      [
        [x, 0, -14],
        [x, 0, 14],
      ],
      0.2,
      { isSmooth: false },
    ),
  );
  const plateHolders = wirePlaces.flatMap((x) =>
    tube(
      steel,
      [
        [x, 0, 3],
        [x, 6, 4],
      ],
      0.2,
    ),
  );
  return join(rim, wires, plateHolders);
};

const dishRack = (): Solid => {
  const level = rackLevel();
  const levels = join(move(level, 0, 4, 0), move(level, 0, 26, 0));
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
  const standingPlate = turn(dish(glaze('#f4f1ea'), 9), 0, 0, 78);
  const plates = repeat(4, (i) => move(standingPlate, -10 + i * wireGap, 13, 0));
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

/** Two gloves with bristles on their palms. */
const siliconeGloves = (colour: Hex): Solid => {
  const silicone = matte(colour);
  const hand = loft(silicone, [
    { y: 0, wide: 6, deep: 2.4 },
    { y: 12, wide: 4.4, deep: 2 },
    { y: 20, wide: 5.4, deep: 2.2 },
    { y: 23, wide: 5, deep: 2 },
  ]);
  // The fingers are spread, and the middle ones longer.
  const [rootGap, tipGap] = [2.4, 2.9];
  const fingers = repeat(4, (i) => {
    const tipHeight = 30 - Math.abs(i - 1.5) * 1.4;
    return tube(
      silicone,
      [
        [-3.6 + i * rootGap, 22, 0],
        [-4.4 + i * tipGap, tipHeight, 0.4],
      ],
      1.15,
    );
  });
  const thumb = tube(
    silicone,
    [
      [-4.4, 17, 0],
      [-8, 22, 1],
      [-8.6, 25, 1],
    ],
    1.3,
  );
  const bristle = ball(matte(lighter(colour, 0.2)), 0.36, 0.36, 0.9);
  const bristleGap = 1.4;
  const columns = 6;
  const scrubber = repeat(34, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return move(bristle, -3.4 + column * bristleGap, 16 + row * bristleGap, 2.2);
  });
  const glove = join(hand, fingers, thumb, scrubber);
  return pair(move(turn(glove, 0, 0, 6), 9, 0, 0));
};

export const dishWashing: Kinds = {
  dishRack: stands('#d3d6da', dishRack),
  siliconeGloves: stands('#5fa39a', siliconeGloves, { pitch: 8 }),
};
