import { fleece, paper, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, fromHigher, silver } from './parts.ts';

/**
 * A kit for wet shaving, and a safety razor with its blades.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A brush that hangs from the stand's hook, hair down. */
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

/** A stand with a brush, and a bowl with foam. */
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
  const bowl = lathe(silver, [
    [0, 0],
    [4, 0],
    [4.6, 4],
    [4.3, 4],
    [3.8, 0.6],
    [0, 0.6],
  ]);
  const foam = ball(fleece('#f6f5f2', 0.4), 3.6, 1.6, 3.6);
  return join(base, post, hook, shavingBrush(), move(bowl, 13, 0, 2), move(foam, 13, 3.4, 2));
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

/** Three packets on top of each other, each turned more than the one below. */
const bladePackets = (): Solid =>
  repeat(3, (i) => {
    const packet = box(paper(i === 1 ? '#f1efec' : '#2d4f88'), 4.6, 0.2, 2.6, 0.05);
    return move(turn(packet, 0, i * 16), 7, i * 0.22, 2);
  });

const safetyRazor = (): Solid => join(razor(), bladePackets());

export const shaving: Kinds = {
  shavingKit: stands('#6d452a', shavingKit, fromHigher),
  safetyRazor: stands('#d6d9de', safetyRazor, { pitch: 34, focus: [0.12, 0.9, 0.3] }),
};
