import { type Hex } from '../../studio/colour.ts';
import { glass, matte, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const babyBottle = (shade: Hex): Solid =>
  join(
    lathe(
      glass('#eef5f6', 0.72),
      [
        [0, 0],
        [3, 0],
        [2.7, 5],
        [3, 11],
        [2.6, 13],
      ],
      { bevel: 1 },
    ),
    lathe(wax('#fbf8f0'), [
      [0, 0.3],
      [2.7, 0.3],
      [2.4, 5],
      [2.6, 8],
      [0, 8],
    ]),
    move(
      lathe(
        plastic(shade),
        [
          [0, 0],
          [3.1, 0],
          [3.1, 2.4],
          [2, 3],
          [0, 3],
        ],
        { bevel: 0.2, wave: (a) => 1 + 0.02 * Math.sin(a * 30) },
      ),
      0,
      12.8,
      0,
    ),
    move(
      lathe(
        { ...wax('#f0dcb8') },
        [
          [1.9, 0],
          [1.5, 1.6],
          [0.6, 2.4],
          [0.7, 4],
          [0, 4.6],
        ],
        { bevel: 0.5 },
      ),
      0,
      15.8,
      0,
    ),
  );

const suctionPlate = (): Solid =>
  join(
    lathe(
      matte('#8fb8a9'),
      [
        [0, 0],
        [9, 0],
        [10.4, 2.6],
        [10, 2.8],
        [8.6, 0.8],
        [0, 0.8],
      ],
      { bevel: 0.4 },
    ),
    move(box(matte('#8fb8a9'), 0.8, 2, 17, 0.3), 0, 0.6, 0),
    pair(move(ball(wax('#e58a3c'), 1.6), 4, 1.8, 2)),
    move(
      lathe(
        matte('#e3b48a'),
        [
          [0, 0],
          [3.4, 0],
          [5.8, 4.6],
          [5.4, 4.8],
          [3, 0.8],
          [0, 0.8],
        ],
        { bevel: 0.5 },
      ),
      17,
      0,
      0,
    ),
    move(
      turn(
        join(
          bar(wood('#d2ab74', '#b98d55', 'y', 1), [0, 0, 0], [0, 9, 0], 0.5),
          move(scale(ball(matte('#e3b48a'), 1.4, 2, 0.5), 1), 0, 10.6, 0),
        ),
        -84,
        20,
      ),
      9,
      0.6,
      12,
    ),
  );

const fruitFeeder = (): Solid =>
  join(
    lathe(
      matte('#f0cdb8'),
      [
        [0, 9],
        [1.4, 9],
        [2, 5],
        [2.8, 4],
        [0, 4],
      ].map(([r, y]) => [r as number, y as number]),
      { bevel: 0.7 },
    ),
    lathe(plastic('#6fae6a'), [
      [2.8, 2.4],
      [4, 3],
      [4, 3.8],
      [2.8, 4.4],
    ]),
    lathe(plastic('#6fae6a'), [
      [0, 0],
      [1.4, 0.2],
      [1.2, 2.4],
    ]),
    tube(
      plastic('#6fae6a'),
      [
        [-1.8, 1.4, 0],
        [-1.6, -1.2, 0],
        [0, -2.2, 0],
        [1.6, -1.2, 0],
        [1.8, 1.4, 0],
      ],
      0.45,
    ),
    move(
      join(
        lathe(
          wax('#d0323c'),
          [
            [0, -2.6],
            [1.2, -1.4],
            [2, 0.8],
            [1.4, 1.9],
            [0, 2],
          ],
          { bevel: 0.7 },
        ),
        ring(
          6,
          tube(
            matte('#4f8a3c'),
            [
              [0, 2, 0],
              [1.4, 2.2, 0],
            ],
            0.3,
          ),
        ),
      ),
      6,
      0.6,
      2,
    ),
  );

/** For feeding babies. */
export const babyFeeding: Kinds = {
  feedingBottles: stands('#8fb8c9', () => join(babyBottle('#8fb8c9'), move(babyBottle('#e3a9b0'), 8, 0, -2))),
  suctionPlate: stands('#8fb8a9', suctionPlate, { pitch: 34 }),
  fruitFeeder: stands('#6fae6a', fruitFeeder),
};
