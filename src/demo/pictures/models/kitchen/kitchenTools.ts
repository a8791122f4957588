import { lighter } from '../../studio/colour.ts';
import { glass, glaze, matte, metal, plastic, printed, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bowl, panel, steel, white } from './parts.ts';
import { fromHigher } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

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

const vegetableChopper = (): Solid =>
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

const chefKnife = (): Solid =>
  turn(
    join(
      plate(
        printed(metal('#c3c7cd', 0.3), ['#c9cdd2', '#8f949c'], (x, y, z) =>
          Number(Math.sin((y + z) * 2.4 + Math.sin(x * 1.7) * 1.6) > 0.3),
        ),
        [
          [-1.8, 0],
          [2.2, 0],
          [2.4, 12],
          [1.2, 18],
          [-1.6, 22],
          [-2, 10],
        ],
        0.3,
        0.12,
      ),
      move(box(metal('#b9bcc2'), 2.6, 1.2, 1.6, 0.3), 0.4, -1, 0),
      move(
        turn(
          loft(wood('#4a2c1c', '#321c10', 'y', 0.6), [
            { y: 0, wide: 1.3, deep: 0.9 },
            { y: 6, wide: 1.5, deep: 1 },
            { y: 11, wide: 1.4, deep: 1 },
            { y: 12, wide: 0.9, deep: 0.7 },
          ]),
          0,
          0,
          180,
        ),
        0.4,
        -0.8,
        0,
      ),
    ),
    -86,
    0,
    0,
  );

/** Small tools for cooking. */
export const kitchenTools: Kinds = {
  oilBrush: stands(
    '#c8525a',
    (c) =>
      turn(
        join(
          tube(
            matte(c),
            [
              [0, 0, 0],
              [0, 14, 0],
            ],
            0.6,
          ),
          lathe(matte(c), [
            [0.6, 13],
            [1.5, 14.4],
            [1.6, 16],
          ]),
          repeat(40, (i) =>
            tube(
              matte(lighter(c, 0.1)),
              [
                [Math.cos(i * 2.4) * Math.sqrt(i) * 0.22, 16, Math.sin(i * 2.4) * Math.sqrt(i) * 0.22],
                [Math.cos(i * 2.4) * Math.sqrt(i) * 0.28, 20, Math.sin(i * 2.4) * Math.sqrt(i) * 0.28],
              ],
              0.13,
              { sides: 6 },
            ),
          ),
          tube(
            matte(c),
            [
              [0, 0, 0],
              [0.7, -1.2, 0],
              [0, -2, 0],
              [-0.7, -1.2, 0],
              [0, 0, 0],
            ],
            0.24,
          ),
        ),
        -80,
        40,
      ),
    { pitch: 42 },
  ),
  peeler: stands(
    '#d3d6da',
    () =>
      join(
        turn(
          join(
            tube(
              steel,
              [
                [0, 0, 0],
                [0, 9, 0],
              ],
              (t) => 1 - t * 0.3,
              { flat: 0.6 },
            ),
            tube(
              steel,
              [
                [0, 9, 0],
                [-2.4, 11, 0],
                [-2.4, 15, 0],
              ],
              0.3,
            ),
            tube(
              steel,
              [
                [0, 9, 0],
                [2.4, 11, 0],
                [2.4, 15, 0],
              ],
              0.3,
            ),
            move(box(metal('#eceef0', 0.12), 4.8, 1.3, 0.3, 0.1), 0, 13.6, 0),
          ),
          -80,
          36,
        ),
        move(scale(ball(wax('#c9a06a'), 3), 1.35, 0.95, 1), 5, 2.8, -4),
        tube(
          wax('#b98a52'),
          [
            [1, 0.3, 3],
            [3, 0.5, 5],
            [6, 0.3, 4],
            [7, 0.9, 6],
          ],
          0.7,
          { flat: 0.1 },
        ),
      ),
    { pitch: 36 },
  ),
  vegetableChopper: stands('#6aa06a', vegetableChopper, fromHigher),
  kitchenScale: stands('#d3d6da', kitchenScale, { pitch: 30 }),
  eggSeparator: stands(
    '#f5f3ee',
    () =>
      join(
        lathe(white, [
          [4.4, 4],
          [4.6, 4.2],
          [3.4, 2],
          [2, 1.4],
          [0, 1.2],
        ]),
        move(ball(wax('#f0a81c'), 1.9, 1.3, 1.9), 0, 2.6, 0),
        tube(
          white,
          [
            [4.2, 4, 0],
            [10, 5, 0],
            [16, 5, 0],
          ],
          0.7,
          { flat: 0.4 },
        ),
        bowl(glass('#eef4f4', 0.7), 5, 3.4),
        move(scale(ball(wax('#e9cfae'), 2.2), 1, 1.25, 1), -8, 2.7, 4),
      ),
    { pitch: 28, yaw: 14 },
  ),
  chefKnife: stands('#c3c6cb', chefKnife, { pitch: 52, yaw: -58 }),
};
