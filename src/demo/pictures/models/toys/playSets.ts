import { cloth, glass, glow, matte, plastic, printed, wood } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, tone } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const white = plastic('#f6f4ef', 0.26);

const doctorSet = (): Solid =>
  join(
    box(plastic('#d9534a', 0.28), 26, 8, 18, 1.6),
    move(box(plastic('#f6f4ef'), 25, 0.5, 17, 0.2), 0, 7.7, 0),
    move(
      turn(
        join(
          box(plastic('#d9534a', 0.28), 26, 3, 18, 1.2),
          move(box(plastic('#ffffff'), 8, 0.3, 2.4, 0.1), 0, 2.9, 0),
          move(box(plastic('#ffffff'), 2.4, 0.3, 8, 0.1), 0, 2.9, 0),
        ),
        -74,
        0,
      ),
      0,
      17,
      -11,
    ),
    tube(
      matte('#4f94b8'),
      [
        [-8, 9, -3],
        [-10, 9, 4],
        [-4, 9, 6],
        [-3, 9, -1],
        [-6, 9, -4],
        [-8, 9, -3],
      ],
      0.5,
    ),
    move(cylinder(steel, 1.7, 0.8), -4, 8.4, 6),
    move(
      turn(
        join(
          cylinder(glass('#eef4f4', 0.6), 1.3, 7),
          move(cylinder(plastic('#e9b93c'), 1.5, 0.8), 0, 7, 0),
          bar(plastic('#e9b93c'), [0, 7, 0], [0, 10, 0], 0.4),
        ),
        90,
        30,
      ),
      3,
      9.4,
      -2,
    ),
    move(
      turn(
        join(bar(white, [0, 0, 0], [0, 7, 0], 0.5), move(box(plastic('#6fae6a'), 3, 1.6, 1.6, 0.5), 0, 7, 0)),
        -88,
        -20,
      ),
      8,
      9,
      6,
    ),
  );

const starLamp = (): Solid =>
  join(
    lathe(
      plastic('#f0ece4', 0.3),
      [
        [0, 0],
        [6, 0],
        [6.6, 2],
        [5, 3.4],
      ],
      { bevel: 0.5 },
    ),
    move(
      ball(
        printed(glow('#4a5fb0', 0.35), ['#36488f', '#ffe9a0'], (x, y, z) =>
          Number(Math.sin(x * 3.1 + z) * Math.sin(y * 2.9) * Math.cos(z * 3.3) > 0.5),
        ),
        6.4,
      ),
      0,
      8.8,
      0,
    ),
    lathe(plastic('#f0ece4', 0.3), [
      [5.2, 3.2],
      [6, 4],
      [5.6, 4.8],
    ]),
    repeat(3, (i) => move(ball(glow('#6fd0e8', 0.8), 0.5, 0.5, 0.2), -1.6 + i * 1.6, 1.4, 6.2)),
  );

const blocks = (): Solid =>
  join(
    repeat(14, (i) => {
      const places: readonly Point[] = [
        [-9, 0, 0],
        [-4, 0, 0],
        [1, 0, 0],
        [6, 0, 0],
        [-6.5, 5, 0],
        [-1.5, 5, 0],
        [3.5, 5, 0],
        [-4, 10, 0],
        [1, 10, 0],
        [-1.5, 15, 0],
        [-8, 0, 8],
        [3, 0, 9],
        [9, 0, 7],
        [-2, 0, 10],
      ];
      const [x, y, z] = places[i] ?? [0, 0, 0];
      return move(
        turn(
          i % 5 === 3
            ? cylinder(matte(tone(i)), 2.4, 4.8)
            : box(i % 4 === 2 ? wood('#d9b27c', '#bd915a', 'x', 0.6) : matte(tone(i)), 4.8, 4.8, 4.8, 0.4),
          0,
          i > 9 ? i * 23 : (i % 3) * 2,
        ),
        x,
        y,
        z,
      );
    }),
    move(
      plate(
        matte('#d9534a'),
        [
          [-2.6, 0],
          [2.6, 0],
          [0, 4],
        ],
        4.8,
        0.3,
      ),
      -1.5,
      20,
      0,
    ),
    move(
      loft(cloth('#7fa9b8', 0.4), [
        { y: 0, wide: 8, deep: 6 },
        { y: 12, wide: 8.6, deep: 6.4 },
        { y: 18, wide: 4, deep: 3 },
        { y: 21, wide: 6, deep: 4.4 },
      ]),
      18,
      0,
      -3,
    ),
  );

/** Sets and vehicles to play with. */
export const playSets: Kinds = {
  doctorSet: stands('#d9534a', doctorSet, { pitch: 30 }),
  starLamp: stands('#4a5fb0', starLamp),
  blocks: stands('#d9534a', blocks, { pitch: 20 }),
};
