import { glass, glow, metal, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, leaf } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const reedDiffuser = (): Solid =>
  join(
    // Bottle, oil and collar.
    lathe(
      glass('#d9b98a', 0.6),
      [
        [0, 0],
        [4, 0],
        [4, 6],
        [1.6, 8],
        [1.6, 10],
      ],
      { bevel: 0.8 },
    ),
    lathe(wax('#c99a5a'), [
      [0, 0.3],
      [3.7, 0.3],
      [3.7, 4.6],
      [0, 4.6],
    ]),
    lathe(metal('#d9b46a', 0.2), [
      [1.7, 9],
      [1.9, 10],
      [1.7, 10.4],
    ]),
    // Reeds.
    repeat(7, (i) =>
      bar(
        wood('#cfae80', '#b08c5c', 'y', 0.5),
        [0, 1, 0],
        [Math.cos(i * 0.9) * 4.4, 24, Math.sin(i * 0.9) * 4.4],
        0.16,
      ),
    ),
    // Three leaves beside it.
    move(
      repeat(3, (i) => turn(leaf(7, 2.4), 0, i * 50)),
      7,
      0,
      2,
    ),
  );

const aromaDiffuser = (): Solid =>
  join(
    lathe(
      wood('#b98a58', '#8d6238', 'x', 1),
      [
        [0, 0],
        [7, 0],
        [7.6, 3],
        [7.2, 6],
      ],
      { bevel: 0.8 },
    ),
    lathe(
      glow('#f2d4e6', 0.35),
      [
        [7, 6],
        [6, 11],
        [3, 15],
        [1.2, 17],
        [0.8, 17],
      ],
      { bevel: 2 },
    ),
    [18.6, 21, 24, 27].flatMap((y, i) =>
      move(ball(glass('#f6f6f6', 0.92), 1 + i * 0.5, 1.4, 1 + i * 0.5), i * 0.8, y, 0),
    ),
  );

/** Diffusers of scent. */
export const diffusers: Kinds = {
  reedDiffuser: stands('#d9b98a', reedDiffuser, { pitch: 8 }),
  aromaDiffuser: stands('#b98a58', aromaDiffuser),
};
