import { fleece, glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, white } from './parts.ts';

/**
 * A bath, a thermometer and guards for corners.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; loft: wide is half the
 * width, deep half the depth; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

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
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => bar(plastic('#f0ece4'), [x * 26, 0, z * 20], [x * 24, 10, z * 15], 2.4)),
  );
  const duckBody = ball(yellow, 4, 3, 5);
  const duckHead = move(ball(yellow, 2.4), 0, 3.6, 2.6);
  const duck = move(join(duckBody, duckHead), 18, 31, 4);
  return join(tub, water, towel, feet, duck);
};

const foreheadThermometer = (): Solid => {
  const head = move(
    turn(
      loft(white, [
        { y: -7, wide: 2.2, deep: 1.8 },
        { y: 0, wide: 2.6, deep: 2.2 },
        { y: 6, wide: 1.8, deep: 1.6 },
      ]),
      0,
      0,
      90,
    ),
    0,
    13,
    0,
  );
  const handle = turn(
    loft(white, [
      { y: 0, x: 2, wide: 1.7, deep: 1.6 },
      { y: 6, x: 1, wide: 1.5, deep: 1.5 },
      { y: 12, wide: 1.9, deep: 1.7 },
    ]),
    0,
    0,
    -6,
  );
  const display = move(box(glow('#a9e0b8', 0.6), 3, 0.2, 2.4, 0.1), 1, 15.4, 0);
  const trigger = move(box(plastic('#4f94b8'), 0.8, 2, 1, 0.3), -1.4, 9.6, 0);
  return join(head, handle, display, trigger);
};

const foam = matte('#e9e2d4');

const cornerGuard = (): Solid => {
  const arm = move(box(foam, 1.4, 1.4, 4, 0.6), -1.4, 0, 1.4);
  return join(box(foam, 4, 1.4, 1.4, 0.6), arm);
};

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

const cornerGuards = (): Solid => {
  const guards = repeat(8, (i) =>
    move(turn(cornerGuard(), 0, i * 20), (i % 4) * 6 - 9, 0, Math.floor(i / 4) * 6),
  );
  const locks = repeat(4, (i) => move(drawerLock(), (i % 2) * 11 - 9, 0, 13 + Math.floor(i / 2) * 4));
  return join(guards, locks);
};

export const babyCare: Kinds = {
  babyBathtub: stands('#a9d0d6', babyBathtub, { pitch: 24 }),
  foreheadThermometer: stands('#f6f4ef', foreheadThermometer),
  cornerGuards: stands('#e9e2d4', cornerGuards, { pitch: 40 }),
};
