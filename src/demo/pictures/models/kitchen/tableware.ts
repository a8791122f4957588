import { glass, glaze, matte, printed, wax } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, type Flat, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, black, dish, knob, row, steel } from './parts.ts';
import { tumbler } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const fork: Flat[] = [
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

const spoon = (): Solid =>
  join(
    plate(
      steel,
      [
        [-0.4, -8],
        [0.4, -8],
        [0.25, 1],
        [-0.25, 1],
      ],
      0.24,
      0.08,
    ),
    move(ball(steel, 1.25, 2, 0.4), 0, 2.6, 0.1),
  );

const cutlerySet = (): Solid =>
  join(
    lathe(black, [
      [0, 0],
      [6.6, 0],
      [6, 2],
      [0, 2],
    ]),
    tube(
      steel,
      [
        [0, 2, 0],
        [0, 25, 0],
      ],
      0.5,
      { isSmooth: false },
    ),
    lathe(steel, [
      [5.4, 20.4],
      [5.8, 20.7],
      [5.4, 21],
    ]),
    ring(
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
    ),
    ring(12, move(turn(plate(steel, fork, 0.24, 0.08), 0, 90, 180), 5.6, 14, 0)).slice(0, 36),
    ring(12, move(turn(spoon(), 0, 90, 180), 6.2, 13, 0), 15),
    knob(25),
  );

const glassJug = (): Solid =>
  join(
    lathe(
      glass('#eaf3f4', 0.8),
      [
        [0, 0],
        [5.4, 0],
        [6, 2],
        [5.4, 14],
        [4, 20],
        [4.6, 23],
      ],
      { bevel: 1.6 },
    ),
    lathe(
      wax('#e9f0da'),
      [
        [0, 0.3],
        [5.2, 0.3],
        [5.6, 2],
        [5.2, 12],
        [0, 12],
      ],
      { bevel: 1 },
    ),
    move(cylinder(bamboo, 4.6, 2), 0, 22.6, 0),
    tube(
      glass('#eaf3f4', 0.6),
      [
        [5, 17, 0],
        [9.4, 17.4, 0],
        [9.6, 8, 0],
        [5.8, 6.4, 0],
      ],
      0.7,
    ),
    repeat(3, (i) =>
      move(
        turn(cylinder(wax('#e9d23c'), 2, 0.4), 70, i * 50),
        Math.cos(i * 2) * 2.4,
        5 + i * 3,
        Math.sin(i * 2) * 2.4,
      ),
    ),
  );

const doubleCup = (): Solid =>
  join(
    lathe(
      glass('#eef5f7', 0.84),
      [
        [0, 0],
        [3, 0],
        [4.4, 3],
        [4.2, 8.6],
        [3.9, 8.8],
      ],
      { bevel: 1 },
    ),
    lathe(
      wax('#a8641c'),
      [
        [0, 1.2],
        [2.4, 1.4],
        [3.6, 4],
        [3.6, 7],
        [0, 7],
      ],
      { bevel: 0.8 },
    ),
  );

/** Cutlery, glasses and what lies on a table. */
export const tableware: Kinds = {
  cutlerySet: stands('#d3d6da', cutlerySet),
  tableRunner: stands(
    '#e6e3de',
    () => {
      const marble = printed(matte('#eceae6'), ['#eceae6', '#b9b6b2', '#c9a24a'], (x, _y, z) =>
        Math.abs(Math.sin(x * 0.23 + Math.sin(z * 0.3) * 1.6)) < 0.07
          ? 1
          : Number(Math.abs(Math.sin(z * 0.17 + Math.cos(x * 0.21) * 1.8)) < 0.025) * 2,
      );
      return join(
        box(marble, 96, 0.5, 28, 0.2),
        [-1, 1].flatMap((x) =>
          [-1, 1].flatMap((z) => move(box(marble, 40, 0.6, 28, 0.2), x * 24, 0, z * 31)),
        ),
        move(dish(glaze('#f7f4ec'), 12), -24, 0.6, 31),
        move(tumbler(), -6, 0.6, 24),
      );
    },
    { pitch: 40 },
  ),
  waterGlasses: stands('#eef5f7', () =>
    repeat(6, (i) => move(tumbler(3.4, 11, i === 1 ? '#dcecf0' : null), -8 + (i % 3) * 8, 0, i < 3 ? -5 : 5)),
  ),
  glassJug: stands('#eaf3f4', glassJug),
  teaCupPair: stands('#eef5f7', () => row(2, 11, doubleCup)),
};
