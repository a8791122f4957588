import { glass, glow, plastic, printed, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Lamps for the desk.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe:
 * [radius, height]; tube: points, radius; move: x, y, z.
 */

const crystalLamp = (): Solid => {
  const base = box(wood('#b98a58', '#8d6238', 'x', 1), 9, 2.4, 9, 0.5);
  const light = move(
    lathe(
      glow('#ffe6b0', 0.9),
      [
        [0, 0.1],
        [2.4, 0],
      ],
      {},
    ),
    0,
    2.4,
    0,
  );
  const crystalBall = move(ball(glass('#e9f0f6', 0.86), 5), 0, 7.4, 0);
  const stars = repeat(70, (i) => {
    const a = i * 0.34;
    const r = 0.3 + i * 0.045;
    return move(
      ball(glow((['#f6f2ff', '#bcd3ff', '#ffe2c0'] as const)[i % 3] ?? '#f6f2ff', 1.2), 0.12),
      Math.cos(a) * r,
      7.4 + Math.sin(i * 1.7) * 0.4 + Math.cos(a) * r * 0.4,
      Math.sin(a) * r,
    );
  });
  return join(base, light, crystalBall, stars);
};

const globeLamp = (): Solid => {
  const arm = tube(
    plastic('#2b2d32', 0.24),
    [
      [-4, 1, 0],
      [-9, 6, 0],
      [-9, 16, 0],
      [-4, 22, 0],
      [2, 23, 0],
    ],
    1.2,
  );
  const base = lathe(plastic('#2b2d32', 0.24), [
    [0, 0],
    [7, 0],
    [6, 1.6],
    [0, 1.6],
  ]);
  const globe = move(
    ball(
      printed(glow('#3f78b0', 0.5), ['#2f68a8', '#6fae6a', '#e9e2c8'], (x, y, z) => {
        const v = Math.sin(x * 0.8 + z * 0.5) + Math.sin(y * 0.9 + z * 0.7) + Math.cos(x * 0.4 - y * 0.6);
        return v > 0.9 ? 1 : Number(Math.abs(y - 11.6) > 5.2) * 2;
      }),
      6,
    ),
    0,
    11.6,
    0,
  );
  return join(arm, base, globe);
};

export const deskLamps: Kinds = {
  crystalLamp: stands('#e9f0f6', crystalLamp),
  globeLamp: stands('#3f78b0', globeLamp),
};
