import { cloth, matte, wax } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * Baking moulds.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; move and turn: x, y, z.
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
  const chocolate = repeat(5, (k) =>
    move(ball(wax('#4a2a1c'), 0.4), Math.cos(k * 1.3) * 1.7, 4.6, Math.sin(k * 1.3) * 1.7),
  );
  return join(cake, chocolate);
};

const muffinMould = (): Solid => {
  const silicone = matte('#c8525a');
  const tray = box(silicone, 32, 0.8, 24, 0.4);
  const hollows = repeat(12, (i) =>
    move(
      lathe(
        silicone,
        [
          [3.6, 0.4],
          [3.4, 0.7],
          [2.5, -2.4],
          [0, -2.4],
        ],
        { wave: (a) => 1 + 0.03 * Math.cos(a * 14) },
      ),
      -11.4 + (i % 4) * 7.6,
      2.6,
      -7.4 + Math.floor(i / 4) * 7.4,
    ),
  );
  const muffins = repeat(3, (i) => move(muffin(), -11.4 + i * 7.6, 0.4, 7.4));
  return join(tray, hollows, muffins);
};

/** Twelve swirls of cream. */
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
        { wave: (a) => 1 + 0.14 * Math.cos(a * 6) },
      ),
      7.6,
      5.7,
      0,
    ),
  );

const nozzles = (): Solid =>
  repeat(6, (i) =>
    move(
      lathe(steel, [
        [1.1, 0],
        [0.2, 4],
      ]),
      14 + (i % 3) * 3,
      0,
      2 + Math.floor(i / 3) * 4,
    ),
  );

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
