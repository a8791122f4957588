import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * A garlic press and a citrus squeezer.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A head of garlic. */
const garlic = (): Solid => {
  const cloves = ring(6, move(ball(wax('#f3ede2'), 1.3, 2, 1.3), 1, 1.7, 0));
  const stem = lathe(wax('#e9e0d0'), [
    [0.8, 3],
    [0.4, 5],
    [0.5, 6],
  ]);
  return join(cloves, stem);
};

/** A garlic press with a head of garlic. */
const garlicPress = (): Solid => {
  const lowerHandle = tube(
    steel,
    [
      [0, 0, -0.9],
      [9, 0, -1.6],
      [18, 0, -2.6],
    ],
    0.8,
  );
  const upperHandle = tube(
    steel,
    [
      [0, 0.4, 0.9],
      [9, 1.6, 1.6],
      [18, 3, 2.6],
    ],
    0.8,
  );
  const basket = move(
    lathe(steel, [
      [2.1, 0],
      [2.2, 0.3],
      [2.2, 3],
      [1.9, 3],
    ]),
    -1.4,
    -1,
    0,
  );
  const plunger = move(box(steel, 3, 1, 3, 0.4), -1, 2, 0);
  const press = turn(join(lowerHandle, upperHandle, basket, plunger), 0, 24);
  return join(press, move(garlic(), 2, 0, 7));
};

/** A lemon that lies. */
const lemon = (): Solid =>
  turn(
    lathe(
      wax('#f0cf2e'),
      [
        [0, -3.6],
        [0.6, -3.2],
        [2.4, -1.4],
        [2.6, 0],
        [2.4, 1.4],
        [0.6, 3.2],
        [0, 3.6],
      ],
      { bevel: 0.9 },
    ),
    0,
    0,
    90,
  );

/** A factor for the radius of the reamer: its cone has eight ribs, its collar below y = 6 has none. */
const reamerRibs = (angle: number, y: number): number => 1 + (y > 6 ? 0.1 * Math.cos(angle * 8) : 0);

/** A reamer on a glass bowl with juice, and a lemon. */
const citrusSqueezer = (): Solid => {
  const yellow = plastic('#e9c92c');
  const glassBowl = lathe(glass('#e9f3e4', 0.66), [
    [0, 0],
    [5.6, 0],
    [6, 5],
    [5.8, 5],
  ]);
  const juice = lathe(wax('#f2dd6a'), [
    [0, 0.3],
    [5.4, 0.3],
    [5.5, 2],
    [0, 2],
  ]);
  const reamer = lathe(
    yellow,
    [
      [6.3, 5],
      [6.3, 5.8],
      [4, 5.6],
      [2.6, 6.6],
      [1.2, 9],
      [0, 9.6],
    ],
    { wave: reamerRibs },
  );
  const handle = tube(
    yellow,
    [
      [6, 5.4, 0],
      [9, 5.4, 0],
      [9, 1.6, 0],
    ],
    0.6,
  );
  return join(glassBowl, juice, reamer, move(lemon(), 11, 2.5, 3), handle);
};

export const handPresses: Kinds = {
  garlicPress: stands('#d3d6da', garlicPress, { pitch: 38 }),
  citrusSqueezer: stands('#e9c92c', citrusSqueezer, fromHigher),
};
