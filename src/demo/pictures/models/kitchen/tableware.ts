import { glaze, matte, printed } from '../../studio/material.ts';
import { join, move, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, type Flat, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dish, knob, steel } from './parts.ts';
import { tumbler } from './shapes.ts';

/**
 * Cutlery and a table runner.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; dish: radius; tumbler: radius,
 * height; knob: y; move and turn: x, y, z.
 */

/** A fork with four tines: its handle ends at y = -8, its tines at 6. */
const forkOutline: Flat[] = [
  [-0.35, -8],
  [0.35, -8],
  [0.3, 0],
  [0.9, 1.2],
  [1, 6],
  [0.7, 6],
  [0.6, 2.6],
  [0.3, 2.6],
  [0.25, 6],
  [-0.25, 6],
  [-0.3, 2.6],
  [-0.6, 2.6],
  [-0.7, 6],
  [-1, 6],
  [-0.9, 1.2],
  [-0.3, 0],
];

const spoon = (): Solid => {
  const stem = plate(
    steel,
    [
      [-0.4, -8],
      [0.4, -8],
      [0.25, 1],
      [-0.25, 1],
    ],
    0.24,
    0.08,
  );
  const bowl = move(ball(steel, 1.25, 2, 0.4), 0, 2.6, 0.1);
  return join(stem, bowl);
};

/** Forks and spoons, which hang from a ring on a stand. */
const cutlerySet = (): Solid => {
  const base = lathe(black, [
    [0, 0],
    [6.6, 0],
    [6, 2],
    [0, 2],
  ]);
  const post = tube(
    steel,
    [
      [0, 2, 0],
      [0, 25, 0],
    ],
    0.5,
    { isSmooth: false },
  );
  const topRing = lathe(steel, [
    [5.4, 20.4],
    [5.8, 20.7],
    [5.4, 21],
  ]);
  const arms = ring(
    6,
    tube(
      steel,
      [
        [0, 20.7, 0],
        [5.4, 20.7, 0],
      ],
      0.24,
      { isSmooth: false },
    ),
  );
  const fork = plate(steel, forkOutline, 0.24, 0.08);
  const forks = ring(12, move(turn(fork, 0, 90, 180), 5.6, 14, 0));
  // Each hangs between two forks.
  const spoons = ring(12, move(turn(spoon(), 0, 90, 180), 6.2, 13, 0), 15);
  return join(base, post, topRing, arms, forks, spoons, knob(25));
};

/** Pale marble with wavy veins: grey ones from the back to the front (1), thin golden ones across (2). */
const marble = printed(matte('#eceae6'), ['#eceae6', '#b9b6b2', '#c9a24a'], (x, _y, z) => {
  const greyVein = Math.abs(Math.sin(x * 0.23 + Math.sin(z * 0.3) * 1.6));
  const goldenVein = Math.abs(Math.sin(z * 0.17 + Math.cos(x * 0.21) * 1.8));
  if (greyVein < 0.07) return 1;
  return goldenVein < 0.025 ? 2 : 0;
});

/** A table runner with four place mats, a plate and a glass. */
const tableRunner = (): Solid => {
  const runner = box(marble, 96, 0.5, 28, 0.2);
  const placeMats = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => move(box(marble, 40, 0.6, 28, 0.2), x * 24, 0, z * 31)),
  );
  return join(
    runner,
    placeMats,
    move(dish(glaze('#f7f4ec'), 12), -24, 0.6, 31),
    move(tumbler(), -6, 0.6, 24),
  );
};

export const tableware: Kinds = {
  cutlerySet: stands('#d3d6da', cutlerySet),
  tableRunner: stands('#e6e3de', tableRunner, { pitch: 40 }),
};
