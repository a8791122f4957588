import { glass, glow, metal, wax, wood } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
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
  const reeds = repeat(7, (i) => {
    // In radians; seven of them make a full circle.
    const angle = i * 0.9;
    const top: Point = [Math.cos(angle) * 4.4, 24, Math.sin(angle) * 4.4];
    return bar(wood('#cfae80', '#b08c5c', 'y', 0.5), [0, 1, 0], top, 0.16);
  });
  const leaves = [0, 50, 100].flatMap((angle) => turn(leaf(7, 2.4), 0, angle));
  return join(bottle, oil, collar, reeds, move(leaves, 7, 0, 2));
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
  const mist = [18.6, 21, 24, 27].flatMap((y, i) => {
    const radius = 1 + i * 0.5;
    const drift = i * 0.8;
    return move(ball(glass('#f6f6f6', 0.92), radius, 1.4, radius), drift, y, 0);
  });
  return join(base, shade, mist);
};

export const diffusers: Kinds = {
  reedDiffuser: stands('#d9b98a', reedDiffuser, { pitch: 8 }),
  aromaDiffuser: stands('#b98a58', aromaDiffuser),
};
