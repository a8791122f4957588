import { glass, glow, metal, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, leaf } from './parts.ts';

/**
 * Diffusers of scent.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; bar: from, to, radius;
 * leaf: length, width; move and turn: x, y, z.
 */

const reedDiffuser = (): Solid => {
  const bottle = lathe(
    glass('#d9b98a', 0.6),
    [
      [0, 0],
      [4, 0],
      [4, 6],
      [1.6, 8],
      [1.6, 10],
    ],
    { bevel: 0.8 },
  );
  const oil = lathe(wax('#c99a5a'), [
    [0, 0.3],
    [3.7, 0.3],
    [3.7, 4.6],
    [0, 4.6],
  ]);
  const collar = lathe(metal('#d9b46a', 0.2), [
    [1.7, 9],
    [1.9, 10],
    [1.7, 10.4],
  ]);
  const reeds = repeat(7, (i) =>
    bar(
      wood('#cfae80', '#b08c5c', 'y', 0.5),
      [0, 1, 0],
      [Math.cos(i * 0.9) * 4.4, 24, Math.sin(i * 0.9) * 4.4],
      0.16,
    ),
  );
  // Three leaves beside it.
  const leaves = move(
    repeat(3, (i) => turn(leaf(7, 2.4), 0, i * 50)),
    7,
    0,
    2,
  );
  return join(bottle, oil, collar, reeds, leaves);
};

const aromaDiffuser = (): Solid => {
  const base = lathe(
    wood('#b98a58', '#8d6238', 'x', 1),
    [
      [0, 0],
      [7, 0],
      [7.6, 3],
      [7.2, 6],
    ],
    { bevel: 0.8 },
  );
  const shade = lathe(
    glow('#f2d4e6', 0.35),
    [
      [7, 6],
      [6, 11],
      [3, 15],
      [1.2, 17],
      [0.8, 17],
    ],
    { bevel: 2 },
  );
  const mist = [18.6, 21, 24, 27].flatMap((y, i) =>
    move(ball(glass('#f6f6f6', 0.92), 1 + i * 0.5, 1.4, 1 + i * 0.5), i * 0.8, y, 0),
  );
  return join(base, shade, mist);
};

export const diffusers: Kinds = {
  reedDiffuser: stands('#d9b98a', reedDiffuser, { pitch: 8 }),
  aromaDiffuser: stands('#b98a58', aromaDiffuser),
};
