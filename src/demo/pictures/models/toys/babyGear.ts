import { type Hex } from '../../studio/colour.ts';
import { cloth, glass, matte, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, pair, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, wheel } from './parts.ts';

const stroller = (): Solid =>
  join(
    tube(
      steel,
      [
        [-20, 14, 26],
        [-22, 46, -2],
        [-20, 98, -34],
      ],
      1.2,
    ),
    tube(
      steel,
      [
        [20, 14, 26],
        [22, 46, -2],
        [20, 98, -34],
      ],
      1.2,
    ),
    bar(matte('#28292d'), [-20, 98, -34], [20, 98, -34], 2),
    pair(
      join(
        bar(steel, [21, 52, -6], [20, 8, -26], 1.2),
        move(turn(wheel(8, 4, '#cfd2d7'), 0, 90), 20, 8, -26),
        move(turn(wheel(7, 4, '#cfd2d7'), 0, 90), 18, 7, 28),
      ),
    ),
    move(turn(box(cloth('#4a5f78', 0.5), 36, 6, 30, 3), 8, 0), 0, 34, 8),
    move(turn(box(cloth('#4a5f78', 0.5), 36, 44, 6, 3), -20, 0), 0, 38, -8),
    sheet(cloth('#3f5268', 0.5), 30, 12, (u, v) => {
      const a = (u - 0.5) * 3.14;
      return [Math.sin(a) * 21, 66 + Math.cos(a) * 22 - v * 3, -24 + v * 34];
    }),
    move(box(cloth('#33445a', 0.5), 30, 12, 26, 4), 0, 10, -4),
    tube(
      matte('#28292d'),
      [
        [-19, 56, 8],
        [-14, 56, 26],
        [14, 56, 26],
        [19, 56, 8],
      ],
      1.5,
    ),
  );

const carrier = (): Solid =>
  join(
    loft(cloth('#6b7688', 0.4), [
      { y: 0, wide: 17, deep: 11, power: 3 },
      { y: 12, wide: 15, deep: 9, power: 3 },
      { y: 30, wide: 14, deep: 6, power: 3 },
      { y: 44, wide: 12, deep: 4, power: 3 },
    ]),
    move(box(cloth('#4f596a', 0.4), 34, 12, 22, 4), 0, 0, 0),
    tube(
      cloth('#3d4655', 0.4),
      [
        [-18, 8, 0],
        [-24, 8, -16],
        [0, 8, -26],
        [24, 8, -16],
        [18, 8, 0],
      ],
      1,
      { flat: 4 },
    ),
    pair(
      tube(
        cloth('#4f596a', 0.4),
        [
          [11, 42, 0],
          [13, 50, -10],
          [13, 34, -20],
          [14, 14, -14],
        ],
        1.6,
        { flat: 3.4 },
      ),
    ),
    move(box(cloth('#8a94a6', 0.4), 18, 9, 3, 1.4), 0, 41, 3),
  );

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

const plateSet = (): Solid =>
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

/** Baby gear. */
export const babyGear: Kinds = {
  stroller: stands('#4a5f78', stroller, { pitch: 12 }),
  carrier: stands('#6b7688', carrier),
  feedingBottles: stands('#8fb8c9', () => join(babyBottle('#8fb8c9'), move(babyBottle('#e3a9b0'), 8, 0, -2))),
  suctionPlate: stands('#8fb8a9', plateSet, { pitch: 34 }),
};
