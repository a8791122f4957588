import { type Hex } from '../../studio/colour.ts';
import { cloth, glass, glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const balanceBike = (): Solid => {
  const paint = metal('#5a9a8a', 0.34);
  return join(
    [-32, 32].flatMap((x) =>
      move(
        lathe(matte('#26272a'), [
          [13, -2],
          [16, -2],
          [16.4, 0],
          [16, 2],
          [13, 2],
        ])
          .flatMap((m) => turn([m], 90, 0))
          .concat(
            ring(8, bar(steel, [2, 0, 0], [13, 0, 0], 0.3)).flatMap((m) => turn([m], 90, 0)),
            turn(cylinder(steel, 2.4, 5), 90, 0).flatMap((m) => move([m], 0, 0, -2.5)),
          ),
        x,
        16.4,
        0,
      ),
    ),
    tube(
      paint,
      [
        [-32, 16, 0],
        [-12, 24, 0],
        [10, 34, 0],
        [22, 46, 0],
      ],
      2.2,
    ),
    tube(
      paint,
      [
        [-26, 44, 0],
        [-12, 24, 0],
      ],
      1.8,
    ),
    tube(
      paint,
      [
        [32, 16, 0],
        [24, 44, 0],
        [20, 56, 0],
      ],
      1.8,
    ),
    tube(
      black,
      [
        [20, 57, -20],
        [21, 58, 0],
        [20, 57, 20],
      ],
      1.2,
    ),
    [-24, 15].flatMap((z) => move(turn(cylinder(matte('#c9a37a'), 1.8, 9), 90, 0), 20, 57, z)),
    move(scale(ball(black, 9, 3, 5), 1), -27, 47, 0),
  );
};

const yoyo = (): Solid =>
  join(
    move(
      turn(
        join(
          lathe(
            plastic('#d9534a', 0.2),
            [
              [0, 0],
              [1, 0.4],
              [3, 0.6],
              [3.2, 1.6],
              [2, 2.6],
              [0, 2.8],
            ],
            { bevel: 0.4 },
          ),
          lathe(
            plastic('#4f94b8', 0.2),
            [
              [0, 0],
              [1, -0.4],
              [3, -0.6],
              [3.2, -1.6],
              [2, -2.6],
              [0, -2.8],
            ],
            { bevel: 0.4 },
          ),
          move(ball(glow('#fff3b0', 1), 1.3, 0.4, 1.3), 0, 2.7, 0),
        ),
        64,
        20,
      ),
      0,
      3.2,
      0,
    ),
    tube(
      cloth('#f4f0e6', 0.12),
      [
        [0, 4, 0],
        [4, 4, 4],
        [9, 0.3, 3],
        [8, 0.3, -3],
        [12, 0.3, -2],
        [12, 0.3, 0.4],
        [10.8, 0.3, -0.6],
      ],
      0.14,
    ),
  );

const speedCube = (): Solid =>
  turn(
    join(
      box(plastic('#1f2023'), 5.6, 5.6, 5.6, 0.3),
      repeat(9, (i) => {
        const [u, v] = [(i % 3) * 1.86 - 1.86, Math.floor(i / 3) * 1.86 + 0.92];
        const hues: readonly Hex[] = ['#d0402c', '#f6f4ef', '#2f7ac0', '#e9b93c', '#3f9a5a', '#e58a3c'];
        const pick = (k: number): Hex => hues[(i * 5 + k * 3 + (i >> 1)) % 6] ?? '#d0402c';
        return join(
          move(box(plastic(pick(0), 0.2), 1.66, 1.66, 0.2, 0.1), u, v - 0.83, 2.76),
          move(box(plastic(pick(1), 0.2), 1.66, 1.66, 0.2, 0.1), u, v - 0.83, -2.76),
          move(turn(box(plastic(pick(2), 0.2), 1.66, 1.66, 0.2, 0.1), 0, 90), -2.76, v - 0.83, u),
          move(turn(box(plastic(pick(3), 0.2), 1.66, 1.66, 0.2, 0.1), 0, 90), 2.76, v - 0.83, u),
          move(box(plastic(pick(4), 0.2), 1.66, 0.2, 1.66, 0.1), u, 5.5, v - 2.78),
        );
      }),
    ),
    0,
    12,
  );

const bubbleStick = (): Solid =>
  join(
    turn(
      join(
        lathe(plastic('#4fb0c0', 0.24), [
          [0, 0],
          [1.6, 0],
          [1.6, 22],
          [1, 23],
        ]),
        move(cylinder(plastic('#e58aa8', 0.24), 1.8, 3), 0, 22, 0),
        tube(
          plastic('#e9b93c'),
          [
            [0, 25, 0],
            [-1.6, 27, 0],
            [0, 29, 0],
            [1.6, 27, 0],
            [0, 25, 0],
          ],
          0.28,
        ),
      ),
      0,
      0,
      14,
    ),
    [
      [7, 24, 0, 2.6],
      [11, 30, -2, 3.4],
      [4, 33, 1, 1.8],
      [13, 21, 2, 1.6],
      [-13, 30, 0, 2.2],
    ].flatMap(([x = 0, y = 0, z = 0, r = 1]) => move(ball(glass('#e6f2fb', 0.94), r), x, y, z)),
  );

/** Toys for outside, and small games. */
export const outdoorToys: Kinds = {
  balanceBike: stands('#5a9a8a', balanceBike, { yaw: -14, pitch: 8 }),
  yoyo: stands('#d9534a', yoyo, { pitch: 26 }),
  speedCube: stands('#1f2023', speedCube, { pitch: 26, yaw: -36 }),
  bubbleStick: stands('#4fb0c0', bubbleStick, { pitch: 6 }),
};
