import { lighter } from '../../studio/colour.ts';
import { cloth, glass, glaze, matte, plastic, printed, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, bowl, dish, steel, white } from './parts.ts';
import { tumbler } from './shapes.ts';

/** Small kitchen products. */
export const smallKitchenProducts: Kinds = {
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
        move(bowl(glass('#eef4f4', 0.7), 5, 3.4), 0, 0, 0),
        move(scale(ball(wax('#e9cfae'), 2.2), 1, 1.25, 1), -8, 2.7, 4),
      ),
    { pitch: 28, yaw: 14 },
  ),
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
  bottleBrush: stands(
    '#5a9ab0',
    (c) =>
      turn(
        join(
          tube(
            steel,
            [
              [0, 0, 0],
              [0, 20, 0],
            ],
            0.3,
          ),
          tube(
            plastic(c),
            [
              [0, -10, 0],
              [0, 0, 0],
            ],
            0.9,
          ),
          repeat(150, (i) =>
            tube(
              cloth(lighter(c, 0.6)),
              [
                [0, 10 + i * 0.066, 0],
                [Math.cos(i * 2.4) * 2.6, 10.3 + i * 0.066, Math.sin(i * 2.4) * 2.6],
              ],
              0.1,
              { sides: 5, isSmooth: false },
            ),
          ),
        ),
        -82,
        40,
      ),
    { pitch: 38 },
  ),
};
