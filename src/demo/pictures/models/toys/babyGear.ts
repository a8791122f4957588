import { cloth, fleece, glow, matte, plastic, printed } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dots } from '../prints.ts';
import { bar, steel, wheel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

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
    box(cloth('#4f596a', 0.4), 34, 12, 22, 4),
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

const babyBathtub = (): Solid =>
  join(
    loft(plastic('#a9d0d6', 0.28), [
      { y: 8, wide: 36, deep: 19, power: 3 },
      { y: 12, wide: 39, deep: 22, power: 3 },
      { y: 26, wide: 42, deep: 25, power: 3 },
      { y: 28, wide: 43, deep: 26, power: 3 },
    ]),
    loft(plastic('#d9eef2', 0.08), [
      { y: 26, wide: 38, deep: 21, power: 3 },
      { y: 28.4, wide: 39, deep: 22, power: 3 },
    ]),
    move(turn(box(fleece('#f0b8a8', 0.6), 30, 4, 34, 2), 0, 90, 14), -16, 28, 0),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => bar(plastic('#f0ece4'), [x * 26, 0, z * 20], [x * 24, 10, z * 15], 2.4)),
    ),
    move(
      join(ball(plastic('#f2c230'), 4, 3, 5), move(ball(plastic('#f2c230'), 2.4), 0, 3.6, 2.6)),
      18,
      31,
      4,
    ),
  );

const white = plastic('#f6f4ef', 0.26);

const foreheadThermometer = (): Solid =>
  join(
    move(
      turn(
        loft(white, [
          { y: -7, wide: 2.2, deep: 1.8 },
          { y: 0, wide: 2.6, deep: 2.2 },
          { y: 6, wide: 1.8, deep: 1.6 },
        ]),
        0,
        0,
        90,
      ),
      0,
      13,
      0,
    ),
    turn(
      loft(white, [
        { y: 0, x: 2, wide: 1.7, deep: 1.6 },
        { y: 6, x: 1, wide: 1.5, deep: 1.5 },
        { y: 12, wide: 1.9, deep: 1.7 },
      ]),
      0,
      0,
      -6,
    ),
    move(box(glow('#a9e0b8', 0.6), 3, 0.2, 2.4, 0.1), 1, 15.4, 0),
    move(box(plastic('#4f94b8'), 0.8, 2, 1, 0.3), -1.4, 9.6, 0),
  );

const cornerGuards = (): Solid =>
  join(
    repeat(8, (i) =>
      move(
        turn(
          join(
            box(matte('#e9e2d4'), 4, 1.4, 1.4, 0.6),
            box(matte('#e9e2d4'), 1.4, 1.4, 4, 0.6).flatMap((m) => move([m], -1.4, 0, 1.4)),
          ),
          0,
          i * 20,
        ),
        (i % 4) * 6 - 9,
        0,
        Math.floor(i / 4) * 6,
      ),
    ),
    repeat(4, (i) =>
      move(
        join(
          box(white, 2.4, 0.8, 2.4, 0.4),
          tube(
            matte('#e6e2da'),
            [
              [0, 0.6, 0],
              [3, 1.6, 0],
              [6, 0.6, 0],
            ],
            0.2,
            { flat: 0.8 },
          ),
          move(box(white, 2.4, 0.8, 2.4, 0.4), 6, 0, 0),
        ),
        (i % 2) * 11 - 9,
        0,
        13 + Math.floor(i / 2) * 4,
      ),
    ),
  );

const cradleNet = (): Solid =>
  join(
    box(fleece('#f3dfe4', 0.6), 84, 7, 50, 3),
    move(box(printed(cloth('#e9a9b8', 0.5), ['#e9a9b8', '#ffffff'], dots(6)), 80, 2, 46, 1), 0, 6.4, 0),
    move(
      turn(
        pillow(
          cloth('#ffffff', 0.5),
          [
            [-15, -9],
            [15, -9],
            [15, 9],
            [-15, 9],
          ],
          8,
          { radius: 4 },
        ),
        -86,
        90,
      ),
      -26,
      11,
      0,
    ),
    sheet({ ...cloth('#f7eef2', 0.7), clear: 0.55 }, 40, 16, (u, v) => {
      const a = v * Math.PI;
      return [
        (u - 0.5) * 84,
        5 + Math.sin(a) * 42 * Math.sin(Math.PI * (0.1 + u * 0.8)) ** 0.5,
        -Math.cos(a) * 25,
      ];
    }),
    [-0.32, 0, 0.32].flatMap((u) =>
      tube(
        white,
        Array.from(
          { length: 13 },
          (_, i): Point => [
            u * 84,
            5 + Math.sin((i / 12) * Math.PI) * 42 * Math.sin(Math.PI * (0.5 + u * 0.8)) ** 0.5,
            -Math.cos((i / 12) * Math.PI) * 25,
          ],
        ),
        0.7,
      ),
    ),
  );

/** For babies, beside toys and feeding. */
export const babyGear: Kinds = {
  stroller: stands('#4a5f78', stroller, { pitch: 12 }),
  carrier: stands('#6b7688', carrier),
  babyBathtub: stands('#a9d0d6', babyBathtub, { pitch: 24 }),
  foreheadThermometer: stands('#f6f4ef', foreheadThermometer),
  cornerGuards: stands('#e9e2d4', cornerGuards, { pitch: 40 }),
  cradleNet: stands('#f3dfe4', cradleNet, { pitch: 20 }),
};
