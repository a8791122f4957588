import { glass, glow, matte, plastic, stone } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, white } from './parts.ts';

/**
 * A drinking fountain and a litter box for cats.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end; loft: wide is half
 * the width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; bar: from, to,
 * radius; move and turn: x, y, z.
 */

const waterBowl = (): Solid =>
  lathe(
    white,
    [
      [0, 0],
      [9, 0],
      [10, 3],
      [10, 11],
      [8.6, 12],
    ],
    { bevel: 0.8 },
  );

/** The lid of the fountain, on which the flower stands. */
const cover = (): Solid =>
  lathe(
    white,
    [
      [9, 11.8],
      [6, 13.4],
      [2, 14.4],
      [0, 14.6],
    ],
    { bevel: 0.6 },
  );

/** Three jets of water, which fall from the flower. */
const jets = (): Solid =>
  ring(
    3,
    tube(
      glass('#cfe6f0', 0.4),
      [
        [1.4, 15.6, 0],
        [3.6, 16.4, 0],
        [5.6, 13, 0],
      ],
      0.4,
    ),
  );

const petFountain = (): Solid => {
  const water = lathe(glass('#d9ecf2', 0.5), [
    [0, 11.6],
    [9, 11.6],
  ]);
  const flower = move(
    lathe(plastic('#7fb8c9'), [
      [0, 0],
      [1.6, 0.2],
      [1, 1.6],
      [0, 1.8],
    ]),
    0,
    14.4,
    0,
  );
  const light = move(box(glow('#6fd0e8', 0.9), 2, 0.6, 0.3, 0.1), 0, 6, 10);
  const cord = tube(
    matte('#f0eee8'),
    [
      [9, 2, -4],
      [14, 0.6, -3],
      [18, 0.5, 3],
    ],
    0.3,
  );
  return join(waterBowl(), water, cover(), jets(), flower, light, cord);
};

const sand = stone('#d9d3c6');

const scoopPlastic = plastic('#d98a5a', 0.3);

/** A scoop that leans into the litter box; through its slots one sees sand. */
const scoop = (): Solid => {
  const blade = plate(
    scoopPlastic,
    [
      [-4, 0],
      [4, 0],
      [4.6, 8],
      [-4.6, 8],
    ],
    0.6,
    0.2,
    1,
  );
  const slotDistance = 1.6;
  const sandInSlots = repeat(4, (i) => move(box(sand, 0.7, 5, 0.8, 0.2), -2.4 + i * slotDistance, 1.6, 0));
  const handle = bar(scoopPlastic, [0, 0, 0], [0, -14, 0], 1);
  return move(turn(join(blade, sandInSlots, handle), -60, 20), 6, 19, 4);
};

const litterBox = (): Solid => {
  const tray = loft(plastic('#8fa8a0', 0.3), [
    { y: 0, wide: 20, deep: 14, power: 4 },
    { y: 14, wide: 23, deep: 17, power: 4 },
  ]);
  const litter = loft(sand, [
    { y: 10, wide: 20, deep: 14, power: 4 },
    { y: 14.4, wide: 20.6, deep: 14.6, power: 4 },
  ]);
  return join(tray, litter, scoop());
};

export const petFountainsAndLitter: Kinds = {
  petFountain: stands('#f4f2ed', petFountain, { pitch: 22 }),
  litterBox: stands('#8fa8a0', litterBox, { pitch: 28 }),
};
