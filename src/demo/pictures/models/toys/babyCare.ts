import { fleece, glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, white } from './parts.ts';

/**
 * A bath, a thermometer, and guards for corners and drawers.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; loft: wide is half the
 * width, deep half the depth; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** A full bathtub with a towel over its edge and a duck in the water. */
const babyBathtub = (): Solid => {
  const yellow = plastic('#f2c230');
  const tub = loft(plastic('#a9d0d6', 0.28), [
    { y: 8, wide: 36, deep: 19, power: 3 },
    { y: 12, wide: 39, deep: 22, power: 3 },
    { y: 26, wide: 42, deep: 25, power: 3 },
    { y: 28, wide: 43, deep: 26, power: 3 },
  ]);
  const water = loft(plastic('#d9eef2', 0.08), [
    { y: 26, wide: 38, deep: 21, power: 3 },
    { y: 28.4, wide: 39, deep: 22, power: 3 },
  ]);
  const towel = move(turn(box(fleece('#f0b8a8', 0.6), 30, 4, 34, 2), 0, 90, 14), -16, 28, 0);
  const feet = [-1, 1].flatMap((sideX) =>
    [-1, 1].flatMap((sideZ) =>
      bar(plastic('#f0ece4'), [sideX * 26, 0, sideZ * 20], [sideX * 24, 10, sideZ * 15], 2.4),
    ),
  );
  const duckBody = ball(yellow, 4, 3, 5);
  const duckHead = move(ball(yellow, 2.4), 0, 3.6, 2.6);
  const duck = move(join(duckBody, duckHead), 18, 31, 4);
  return join(tub, water, towel, feet, duck);
};

const foreheadThermometer = (): Solid => {
  const head = loft(white, [
    { y: -7, wide: 2.2, deep: 1.8 },
    { y: 0, wide: 2.6, deep: 2.2 },
    { y: 6, wide: 1.8, deep: 1.6 },
  ]);
  const lyingHead = move(turn(head, 0, 0, 90), 0, 13, 0);
  const handle = loft(white, [
    { y: 0, x: 2, wide: 1.7, deep: 1.6 },
    { y: 6, x: 1, wide: 1.5, deep: 1.5 },
    { y: 12, wide: 1.9, deep: 1.7 },
  ]);
  const slantingHandle = turn(handle, 0, 0, -6);
  const display = move(box(glow('#a9e0b8', 0.6), 3, 0.2, 2.4, 0.1), 1, 15.4, 0);
  const trigger = move(box(plastic('#4f94b8'), 0.8, 2, 1, 0.3), -1.4, 9.6, 0);
  return join(lyingHead, slantingHandle, display, trigger);
};

const foam = matte('#e9e2d4');

const cornerGuard = (): Solid => {
  const arm = move(box(foam, 1.4, 1.4, 4, 0.6), -1.4, 0, 1.4);
  return join(box(foam, 4, 1.4, 1.4, 0.6), arm);
};

/** A strap between two pads, of which one is stuck to the drawer and one beside it. */
const drawerLock = (): Solid => {
  const firstPad = box(white, 2.4, 0.8, 2.4, 0.4);
  const strap = tube(
    matte('#e6e2da'),
    [
      [0, 0.6, 0],
      [3, 1.6, 0],
      [6, 0.6, 0],
    ],
    0.2,
    { flat: 0.8 },
  );
  const secondPad = move(box(white, 2.4, 0.8, 2.4, 0.4), 6, 0, 0);
  return join(firstPad, strap, secondPad);
};

/** Two rows of four guards, each turned further than the one before, and two rows of two locks before them. */
const cornerGuards = (): Solid => {
  const guardGap = 6;
  const guards = repeat(8, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return move(turn(cornerGuard(), 0, i * 20), column * guardGap - 9, 0, row * guardGap);
  });
  const [lockGap, lockRowGap] = [11, 4];
  const locks = repeat(4, (i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    return move(drawerLock(), column * lockGap - 9, 0, 13 + row * lockRowGap);
  });
  return join(guards, locks);
};

export const babyCare: Kinds = {
  babyBathtub: stands('#a9d0d6', babyBathtub, { pitch: 24 }),
  foreheadThermometer: stands('#f6f4ef', foreheadThermometer),
  cornerGuards: stands('#e9e2d4', cornerGuards, { pitch: 40 }),
};
