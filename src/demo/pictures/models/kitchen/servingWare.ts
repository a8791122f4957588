import { glaze, type Material, metal, plastic, printed, wax, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, scale } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, beech, bowl, cup, dish, row } from './parts.ts';
import { fromHigher } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const dinnerSet = (): Solid =>
  join(
    repeat(6, (i) => move(dish(glaze('#f7f4ec'), 13), 0, i * 0.7, 0)),
    move(
      lathe(metal('#d9b25c', 0.2), [
        [12.7, 1.86],
        [13.05, 1.95],
        [12.7, 2.14],
      ]),
      0,
      3.5,
      0,
    ),
    repeat(5, (i) => move(dish(glaze('#f7f4ec'), 9.4), -21, i * 0.7, 6)),
    move(
      lathe(metal('#d9b25c', 0.2), [
        [9.1, 1.8],
        [9.45, 1.95],
        [9.1, 2.1],
      ]),
      -21,
      2.8,
      6,
    ),
    repeat(4, (i) => move(bowl(glaze('#f7f4ec'), 7, 5), 20, i * 1.2, 4)),
    move(
      lathe(metal('#d9b25c', 0.2), [
        [6.8, 4.9],
        [7.05, 5],
        [6.8, 5.1],
      ]),
      20,
      3.6,
      4,
    ),
    move(bowl(glaze('#f7f4ec'), 11, 8), 3, 0, -22),
    move(cup(glaze('#f7f4ec')), -16, 0, -12),
  );

const servingBowls = (): Solid =>
  row(3, 17, (i) =>
    join(
      bowl(
        plastic((['#d9a441', '#c9604a', '#5a8a7a'] as const)[i] ?? '#d9a441', 0.24),
        7.6 + (i === 1 ? 1.4 : 0),
        6,
      ),
      i === 1
        ? repeat(16, (k) =>
            move(
              scale(
                ball(wax((['#7fae52', '#d9503f', '#e9d28f'] as const)[k % 3] ?? '#7fae52'), 1.4),
                1,
                0.6,
                1,
              ),
              Math.cos(k * 2.4) * Math.sqrt(k) * 1.4,
              5.4,
              Math.sin(k * 2.4) * Math.sqrt(k) * 1.4,
            ),
          )
        : [],
    ),
  );

const bambooTray = (): Solid =>
  join(
    box(bamboo, 38, 1.2, 26, 0.4),
    pair(
      move(
        join(
          box(bamboo, 1.2, 4, 26, 0.4),
          tube(
            bamboo,
            [
              [0, 3.6, -6],
              [0, 6.4, -4.6],
              [0, 6.4, 4.6],
              [0, 3.6, 6],
            ],
            0.8,
          ),
        ),
        18.6,
        0.4,
        0,
      ),
    ),
    [12.4, -12.4].flatMap((z) => move(box(bamboo, 38, 3.4, 1.2, 0.4), 0, 0.4, z)),
    move(cup(glaze('#e6ded0')), -8, 1.2, 2),
    move(bowl(glaze('#7f9a94'), 6, 4), 8, 1.2, -2),
  );

const teaPot = (material: Material): Solid =>
  join(
    lathe(
      material,
      [
        [0, 0],
        [4.4, 0],
        [8, 4],
        [8, 8],
        [4.6, 12],
        [0, 12],
      ],
      { bevel: 3 },
    ),
    lathe(
      material,
      [
        [4.4, 11.6],
        [4.6, 12.2],
        [2, 13.4],
        [0, 13.6],
      ],
      { bevel: 0.4 },
    ),
    move(ball(material, 1), 0, 14.3, 0),
    tube(
      material,
      [
        [-6.6, 4.4, 0],
        [-10, 7, 0],
        [-11.6, 11, 0],
        [-13, 12, 0],
      ],
      (t) => 1.6 - t * 0.9,
    ),
    tube(
      material,
      [
        [7, 9.4, 0],
        [11.4, 10, 0],
        [12, 5.4, 0],
        [7.4, 4, 0],
      ],
      0.7,
    ),
  );

const porcelain = printed(glaze('#f8f6f0'), ['#f8f6f0', '#3f6a9a'], (x, y, z) =>
  Number(Math.abs(Math.sin(Math.atan2(z, x) * 6) * 1.2 + 6 - y) < 0.35),
);

const teaSet = (): Solid =>
  join(
    teaPot(porcelain),
    repeat(4, (i) =>
      move(
        join(dish(porcelain, 6.4), move(cup(porcelain, 3.4, 4.8), 0, 0.8, 0)),
        -18 + i * 12.4,
        0,
        14 + (i % 2) * 4,
      ),
    ),
    move(cup(porcelain, 3, 7), 19, 0, 0),
  );

/** What food is served in. */
export const servingWare: Kinds = {
  dinnerSet: stands('#f7f4ec', dinnerSet, { pitch: 30 }),
  servingBowls: stands('#d9a441', servingBowls, fromHigher),
  bambooTray: stands('#dcb87f', bambooTray, { pitch: 28 }),
  teaSet: stands('#f8f6f0', teaSet, fromHigher),
  spiceServing: stands(
    '#cfa473',
    () =>
      join(
        lathe(beech, [
          [0, 0],
          [15, 0],
          [15.4, 2],
          [14.6, 2],
          [14.4, 1],
          [0, 1],
        ]),
        ring(
          5,
          move(
            join(
              bowl(wood('#b98a58', '#8d6238', 'x', 0.8), 4.2, 4),
              lathe(wax('#c9702c'), [
                [0, 2.6],
                [3.6, 2.6],
              ]),
            ),
            9,
            1,
            0,
          ),
        ),
        move(bowl(wood('#b98a58', '#8d6238', 'x', 0.8), 4.4, 4.4), 0, 1, 0),
        tube(
          beech,
          [
            [-4, 6, 0],
            [6, 7, 3],
            [16, 8, 6],
          ],
          0.5,
        ),
      ),
    { pitch: 32 },
  ),
};
