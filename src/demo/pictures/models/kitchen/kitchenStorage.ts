import { glass, glaze, matte, plastic, wax } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, bowl, cup, dish, knob, panel, steel, white } from './parts.ts';
import { low } from './shapes.ts';

const spiceRack = (): Solid =>
  join(
    cylinder(beech, 11, 1.4),
    cylinder(beech, 1.4, 26),
    move(cylinder(beech, 11, 1.2), 0, 13, 0),
    move(knob(0, beech), 0, 26, 0),
    [1.4, 14.2].flatMap((y, level) =>
      ring(
        6,
        move(
          join(
            lathe(
              glass('#eef4f4', 0.78),
              [
                [0, 0],
                [2.5, 0],
                [2.5, 6.4],
              ],
              {},
            ),
            lathe(
              wax(
                (['#c9502c', '#d9a02c', '#7a4a2c', '#8a9a4a', '#b8321c', '#e9d2a0'] as const)[level * 3] ??
                  '#c9502c',
              ),
              [
                [0, 0.2],
                [2.3, 0.2],
                [2.3, 4.6],
                [0, 4.8],
              ],
            ),
            move(cylinder(steel, 2.6, 1.6), 0, 6.4, 0),
          ),
          7.6,
          y,
          0,
        ),
        level * 30,
      ),
    ),
  );

const dishRack = (): Solid =>
  join(
    repeat(2, (l) =>
      move(
        join(
          tube(
            steel,
            [
              [-21, 0, -14],
              [21, 0, -14],
              [21, 0, 14],
              [-21, 0, 14],
              [-21, 0, -14],
            ],
            0.4,
            { isSmooth: false },
          ),
          repeat(13, (i) =>
            tube(
              steel,
              [
                [-19 + i * 3.2, 0, -14],
                [-19 + i * 3.2, 0, 14],
              ],
              0.2,
              { isSmooth: false },
            ),
          ),
          repeat(13, (i) =>
            tube(
              steel,
              [
                [-19 + i * 3.2, 0, 3],
                [-19 + i * 3.2, 6, 4],
              ],
              0.2,
            ),
          ),
        ),
        0,
        4 + l * 22,
        0,
      ),
    ),
    [-21, 21].flatMap((x) =>
      tube(
        steel,
        [
          [x, 0, -12],
          [x, 32, -12],
          [x, 32, 4],
          [x, 0, 12],
        ],
        0.55,
        { isSmooth: false },
      ),
    ),
    repeat(4, (i) => move(turn(dish(glaze('#f4f1ea'), 9), 0, 0, 78), -10 + i * 3.2, 13, 0)),
    move(cup(glass('#eef4f4', 0.7)), 10, 26.6, 4),
    move(
      lathe(steel, [
        [0, 0],
        [4, 0],
        [4, 11],
        [3.8, 11],
      ]),
      17,
      4.4,
      8,
    ),
    box(matte('#3a3b3f'), 44, 1.4, 30, 0.6),
  );

const riceBin = (): Solid =>
  join(
    box(white, 24, 34, 24, 2.4),
    move(box(glass('#e6eef0', 0.6), 14, 20, 1, 0.5), 0, 11, 12),
    move(box(wax('#f3eddd'), 13, 13, 0.6, 0.2), 0, 11.4, 11.9),
    move(box(plastic('#5a8a94'), 9, 5, 3, 0.8), 0, 4, 12),
    move(box(plastic('#5a8a94'), 24.4, 2.4, 24.4, 1), 0, 33.4, 0),
    move(
      lathe(glass('#f2f6f6', 0.7), [
        [0, 0],
        [3.4, 0],
        [4, 6],
        [3.8, 6],
      ]),
      19,
      0,
      8,
    ),
    move(
      lathe(wax('#f3eddd'), [
        [0, 0.2],
        [3.2, 0.2],
        [3.4, 3],
        [0, 3.4],
      ]),
      19,
      0,
      8,
    ),
  );

const carrot = (): Solid =>
  join(
    lathe(
      wax('#e8832c'),
      [
        [0, 0],
        [1, 3],
        [1.6, 10],
        [0.8, 11.6],
        [0, 11.8],
      ],
      { bevel: 0.8 },
    ),
    repeat(5, (i) =>
      tube(
        matte('#5a8f3f'),
        [
          [0, 11.6, 0],
          [Math.cos(i) * 1.2, 14, Math.sin(i) * 1.2],
          [Math.cos(i) * 3, 16, Math.sin(i) * 3],
        ],
        0.3,
      ),
    ),
  );

const chopper = (): Solid =>
  join(
    box(glass('#eaf2f2', 0.7), 26, 8, 12, 1.4),
    repeat(18, (i) =>
      move(
        box(wax((['#e8832c', '#7fae52', '#d9503f'] as const)[i % 3] ?? '#e8832c'), 2, 2, 2, 0.3),
        -9 + (i % 6) * 3.4,
        0.5 + Math.floor(i / 12),
        -3 + (Math.floor(i / 6) % 2) * 4,
      ),
    ),
    move(box(plastic('#6aa06a'), 26.6, 2.4, 12.6, 0.8), 0, 8, 0),
    repeat(9, (i) => move(box(steel, 0.2, 1, 9, 0.05), -8 + i * 1.1, 10, 0)),
    move(turn(box(plastic('#6aa06a'), 15, 2, 11.6, 0.8), 0, 0, 52), 9, 10, 0),
    move(turn(carrot(), 0, 0, 84), 4, 1.6, 13),
  );

const kitchenScale = (): Solid =>
  join(
    box(glass('#dfe7e9', 0.3), 18, 1.2, 22, 0.6),
    box(steel, 17.4, 1, 21.4, 0.4),
    move(turn(panel(9, 4, 0, 0.1, '#2f3a36'), -84, 0), 0, 1.3, 9.6),
    move(bowl(glaze('#e6ded0'), 7, 5), 0, 1.2, -3),
    repeat(3, (i) =>
      move(ball(wax('#c0392b'), 2.4), Math.cos(i * 2.1) * 2.4, 5.4, -3 + Math.sin(i * 2.1) * 2.4),
    ),
  );

/** Kitchen storage. */
export const kitchenStorage: Kinds = {
  spiceRack: stands('#cfa473', spiceRack),
  dishRack: stands('#d3d6da', dishRack),
  riceDispenser: stands('#f5f3ee', riceBin),
  vegetableChopper: stands('#6aa06a', chopper, low),
  kitchenScale: stands('#d3d6da', kitchenScale, { pitch: 30 }),
};
