import { fleece, paper, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, fromHigher, silver } from './parts.ts';

/**
 * What one shaves with by hand.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

const shavingBrush = (): Solid => {
  const handle = lathe(black, [
    [0, 6],
    [1.3, 6.4],
    [0.8, 9],
    [1.3, 10],
    [1.2, 11],
  ]);
  const hair = lathe(
    fleece('#8a6f52', 0.14),
    [
      [1.2, 6],
      [1.9, 2.4],
      [0, 1.4],
    ],
    { bevel: 0.6 },
  );
  return move(join(handle, hair), 3.2, 3, 1);
};

const shavingKit = (): Solid => {
  const base = lathe(wood('#6d452a', '#53321d', 'x', 1), [
    [0, 0],
    [5, 0],
    [5, 1],
    [0, 1],
  ]);
  const post = tube(
    silver,
    [
      [-2, 1, 0],
      [-2, 14, 0],
    ],
    0.4,
    { isSmooth: false },
  );
  const hook = tube(
    silver,
    [
      [-2, 13.6, 0],
      [2.4, 13.6, 2],
      [4, 13.6, 0],
    ],
    0.3,
  );
  const bowl = move(
    lathe(silver, [
      [0, 0],
      [4, 0],
      [4.6, 4],
      [4.3, 4],
      [3.8, 0.6],
      [0, 0.6],
    ]),
    13,
    0,
    2,
  );
  const foam = move(ball(fleece('#f6f5f2', 0.4), 3.6, 1.6, 3.6), 13, 3.4, 2);
  return join(base, post, hook, shavingBrush(), bowl, foam);
};

const razor = (): Solid => {
  const handle = lathe(
    silver,
    [
      [0, 0],
      [0.75, 0],
      [0.6, 3],
      [0.75, 4],
      [0.5, 9],
      [0.4, 9.6],
    ],
    // Grooves that wind about the grip, below 8 cm: the radius is 5 % more or less.
    { wave: (angle, y) => 1 + (y < 8 ? 0.05 * Math.sign(Math.sin(angle * 8 + y * 3)) : 0) },
  );
  const head = move(box(silver, 4.4, 0.9, 2.6, 0.4), 0, 9.4, 0);
  return turn(join(handle, head), -56, 24);
};

const safetyRazor = (): Solid => {
  const bladePackets = repeat(3, (i) =>
    move(
      turn(
        box(paper((['#2d4f88', '#f1efec', '#2d4f88'] as const)[i] ?? '#2d4f88'), 4.6, 0.2, 2.6, 0.05),
        0,
        i * 16,
      ),
      7,
      i * 0.22,
      2,
    ),
  );
  return join(razor(), bladePackets);
};

export const shaving: Kinds = {
  shavingKit: stands('#6d452a', shavingKit, fromHigher),
  safetyRazor: stands('#d6d9de', safetyRazor, { pitch: 34, focus: [0.12, 0.9, 0.3] }),
};
