import { cloth, matte, wood } from '../../studio/material.ts';
import { join, move, type Point, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, loft } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone } from './parts.ts';

/**
 * Building blocks with their sack.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; loft: wide is half the
 * width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; move and turn: x, y, z.
 */

/** Blocks in a tower of four storeys. */
const stackedPlaces: readonly Point[] = [
  [-9, 0, 0],
  [-4, 0, 0],
  [1, 0, 0],
  [6, 0, 0],
  [-6.5, 5, 0],
  [-1.5, 5, 0],
  [3.5, 5, 0],
  [-4, 10, 0],
  [1, 10, 0],
  [-1.5, 15, 0],
];

/** Blocks that lie in front of the tower. */
const loosePlaces: readonly Point[] = [
  [-8, 0, 8],
  [3, 0, 9],
  [9, 0, 7],
  [-2, 0, 10],
];

/** The block with this number: a few are cylinders, a few cubes of bare wood, the others painted cubes. */
const block = (i: number): Solid => {
  const paint = matte(tone(i));
  if (i % 5 === 3) return cylinder(paint, 2.4, 4.8);
  return box(i % 4 === 2 ? wood('#d9b27c', '#bd915a', 'x', 0.6) : paint, 4.8, 4.8, 4.8, 0.4);
};

const woodenBlocks = (): Solid =>
  [...stackedPlaces, ...loosePlaces].flatMap((place, i) => {
    const isLoose = i >= stackedPlaces.length;
    // Stacked blocks are slightly askew, as a child leaves them.
    const angle = isLoose ? i * 23 : (i % 3) * 2;
    return move(turn(block(i), 0, angle), ...place);
  });

const cottonSack = (): Solid =>
  move(
    loft(cloth('#7fa9b8', 0.4), [
      { y: 0, wide: 8, deep: 6 },
      { y: 12, wide: 8.6, deep: 6.4 },
      { y: 18, wide: 4, deep: 3 },
      { y: 21, wide: 6, deep: 4.4 },
    ]),
    18,
    0,
    -3,
  );

/** A tower of blocks with a roof, and their sack. */
const blocks = (): Solid => {
  const roof = move(
    plate(
      matte('#d9534a'),
      [
        [-2.6, 0],
        [2.6, 0],
        [0, 4],
      ],
      4.8,
      0.3,
    ),
    -1.5,
    20,
    0,
  );
  return join(woodenBlocks(), roof, cottonSack());
};

export const buildingBlocks: Kinds = {
  blocks: stands('#d9534a', blocks, { pitch: 20 }),
};
