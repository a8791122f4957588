import { cloth, glaze, type Material, metal, plastic, printed, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, bowl, cup, dish, row, steel } from './parts.ts';
import { low } from './shapes.ts';

const cakeRing = (): Solid =>
  join(
    lathe(
      steel,
      [
        [11, 0],
        [11.2, 0.2],
        [11.2, 7],
        [11, 7.2],
        [10.9, 3.6],
        [11, 0],
      ],
      { sides: 64 },
    ),
    lathe(wax('#f1d9b8'), [
      [0, 0],
      [9.4, 0],
      [9.4, 5.6],
      [0, 5.8],
    ]),
    ring(
      12,
      move(
        lathe(
          wax('#f6efe6'),
          [
            [1.2, 0],
            [0.9, 0.9],
            [0, 2],
          ],
          { wave: (a) => 1 + 0.14 * Math.cos(a * 6) },
        ),
        7.6,
        5.7,
        0,
      ),
    ),
    repeat(6, (i) =>
      move(
        lathe(steel, [
          [1.1, 0],
          [0.2, 4],
        ]),
        14 + (i % 3) * 3,
        0,
        2 + Math.floor(i / 3) * 4,
      ),
    ),
    move(
      turn(
        lathe(cloth('#f2efe8'), [
          [3.4, 0],
          [0.9, 12],
        ]),
        0,
        0,
        80,
      ),
      26,
      3,
      -6,
    ),
  );

const dinner = (): Solid =>
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
  join(
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
    ),
  );

const tray = (): Solid =>
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

/** Serving ware. */
export const servingWare: Kinds = {
  cakeRing: stands('#d3d6da', cakeRing, low),
  dinnerSet: stands('#f7f4ec', dinner, { pitch: 30 }),
  servingBowls: stands('#d9a441', servingBowls, low),
  bambooTray: stands('#dcb87f', tray, { pitch: 28 }),
  teaSet: stands('#f8f6f0', teaSet, low),
};
