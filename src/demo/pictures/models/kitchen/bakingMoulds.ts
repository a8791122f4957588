import { cloth, matte, wax } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * A mould for muffins, and a cake ring with what one needs to decorate the cake.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; ring: count, solid; move and turn: x, y, z.
 */

const muffin = (): Solid => {
  const cake = lathe(
    wax('#d9a05a'),
    [
      [0, 0],
      [2.5, 0.2],
      [3.4, 3],
      [3, 4.4],
      [0, 5.2],
    ],
    { bevel: 1 },
  );
  const chocolateDrops = repeat(5, (i) => {
    const angle = i * 1.3;
    return move(ball(wax('#4a2a1c'), 0.4), Math.cos(angle) * 1.7, 4.6, Math.sin(angle) * 1.7);
  });
  return join(cake, chocolateDrops);
};

const silicone = matte('#c8525a');

/** A hollow of the muffin mould, with 14 flutes. */
const hollow = (): Solid =>
  lathe(
    silicone,
    [
      [3.6, 0.4],
      [3.4, 0.7],
      [2.5, -2.4],
      [0, -2.4],
    ],
    { wave: (angle) => 1 + 0.03 * Math.cos(angle * 14) },
  );

/** The mould, with muffins in three of its twelve hollows. */
const muffinMould = (): Solid => {
  const tray = box(silicone, 32, 0.8, 24, 0.4);
  const [columnDistance, rowDistance] = [7.6, 7.4];
  const columnX = (column: number): number => -11.4 + column * columnDistance;
  const hollows = repeat(12, (i) =>
    move(hollow(), columnX(i % 4), 2.6, (Math.floor(i / 4) - 1) * rowDistance),
  );
  const muffins = repeat(3, (column) => move(muffin(), columnX(column), 0.4, rowDistance));
  return join(tray, hollows, muffins);
};

/** Twelve swirls of cream around the edge of the cake, each with six ridges. */
const cream = (): Solid =>
  ring(
    12,
    move(
      lathe(
        wax('#f6efe6'),
        [
          [1.2, 0],
          [0.9, 0.9],
          [0, 2],
        ],
        { wave: (angle) => 1 + 0.14 * Math.cos(angle * 6) },
      ),
      7.6,
      5.7,
      0,
    ),
  );

/** Six nozzles of the piping bag, in two rows. */
const nozzles = (): Solid =>
  repeat(6, (i) => {
    const nozzle = lathe(steel, [
      [1.1, 0],
      [0.2, 4],
    ]);
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(nozzle, 14 + column * 3, 0, 2 + row * 4);
  });

const cakeRing = (): Solid => {
  const mould = lathe(
    steel,
    [
      [11, 0],
      [11.2, 0.2],
      [11.2, 7],
      [11, 7.2],
      [10.9, 3.6],
      [11, 0],
    ],
    { sides: 64 },
  );
  const cake = lathe(wax('#f1d9b8'), [
    [0, 0],
    [9.4, 0],
    [9.4, 5.6],
    [0, 5.8],
  ]);
  const pipingBag = move(
    turn(
      lathe(cloth('#f2efe8'), [
        [3.4, 0],
        [0.9, 12],
      ]),
      0,
      0,
      80,
    ),
    26,
    3,
    -6,
  );
  return join(mould, cake, cream(), nozzles(), pipingBag);
};

export const bakingMoulds: Kinds = {
  muffinMould: stands('#c8525a', muffinMould, { pitch: 38 }),
  cakeRing: stands('#d3d6da', cakeRing, fromHigher),
};
