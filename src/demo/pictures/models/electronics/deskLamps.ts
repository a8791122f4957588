import { type Hex } from '../../studio/colour.ts';
import { glass, glow, plastic, printed, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Desk lamps: a crystal ball with a galaxy, and a globe that floats.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe:
 * [radius, height] from one end; tube: points, radius; move: x, y, z.
 */

const starColours: readonly Hex[] = ['#f6f2ff', '#bcd3ff', '#ffe2c0'];

/** Stars on a spiral around the middle of the crystal ball, which is at the height `middle`. */
const galaxy = (middle: number): Solid =>
  repeat(70, (i) => {
    const angle = i * 0.34;
    const radius = 0.3 + i * 0.045;
    const x = Math.cos(angle) * radius;
    const z = Math.sin(angle) * radius;
    const scatter = Math.sin(i * 1.7) * 0.4;
    const slope = x * 0.4;
    const star = ball(glow(starColours[i % 3] ?? '#f6f2ff', 1.2), 0.12);
    return move(star, x, middle + scatter + slope, z);
  });

const crystalLamp = (): Solid => {
  const base = box(wood('#b98a58', '#8d6238', 'x', 1), 9, 2.4, 9, 0.5);
  const lightDisc = lathe(glow('#ffe6b0', 0.9), [
    [0, 0.1],
    [2.4, 0],
  ]);
  const crystalBall = ball(glass('#e9f0f6', 0.86), 5);
  return join(base, move(lightDisc, 0, 2.4, 0), move(crystalBall, 0, 7.4, 0), galaxy(7.4));
};

/** Height of the globe's middle. */
const globeHeight = 11.6;

/** What the globe, whose radius is 6, shows at a place: sea (0), land (1) or the ice of the poles (2). */
const seaLandOrIce = (x: number, y: number, z: number): number => {
  // The sum of waves in several directions has irregular hills, which are the land.
  const hills = Math.sin(x * 0.8 + z * 0.5) + Math.sin(y * 0.9 + z * 0.7) + Math.cos(x * 0.4 - y * 0.6);
  if (hills > 0.9) return 1;
  return Math.abs(y - globeHeight) > 5.2 ? 2 : 0;
};

const globeLamp = (): Solid => {
  const black = plastic('#2b2d32', 0.24);
  const arm = tube(
    black,
    [
      [-4, 1, 0],
      [-9, 6, 0],
      [-9, 16, 0],
      [-4, 22, 0],
      [2, 23, 0],
    ],
    1.2,
  );
  const base = lathe(black, [
    [0, 0],
    [7, 0],
    [6, 1.6],
    [0, 1.6],
  ]);
  const map = printed(glow('#3f78b0', 0.5), ['#2f68a8', '#6fae6a', '#e9e2c8'], seaLandOrIce);
  const globe = move(ball(map, 6), 0, globeHeight, 0);
  return join(arm, base, globe);
};

export const deskLamps: Kinds = {
  crystalLamp: stands('#e9f0f6', crystalLamp),
  globeLamp: stands('#3f78b0', globeLamp),
};
