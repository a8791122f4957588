import { cloth, fleece, glass, glow, matte, plastic, printed } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dots } from '../prints.ts';
import { bar, steel, tone } from './parts.ts';

const white = plastic('#f6f4ef', 0.26);

const doctor = (): Solid =>
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

const pianoMat = (): Solid =>
  join(
    box(fleece('#3a4a7a', 0.3), 90, 1, 34, 0.5),
    repeat(14, (i) => move(box(cloth('#f6f4ee', 0.3), 5.4, 0.4, 22, 0.2), -39 + i * 6, 0.8, 4)),
    repeat(13, (i) =>
      i % 7 === 2 || i % 7 === 6
        ? []
        : move(box(cloth('#1f2024', 0.3), 3, 0.5, 12, 0.2), -36 + i * 6, 1.1, -1),
    ),
    repeat(8, (i) => move(ball(plastic(tone(i)), 2, 0.6, 2), -28 + i * 8, 1.2, -12.4)),
  );

const thermometer = (): Solid =>
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
    move(turn(box(glow('#a9e0b8', 0.6), 3, 0.2, 2.4, 0.1), 0, 0, 0), 1, 15.4, 0),
    move(box(plastic('#4f94b8'), 0.8, 2, 1, 0.3), -1.4, 9.6, 0),
  );

const guards = (): Solid =>
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

const cradle = (): Solid =>
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

/** Play sets. */
export const playSets: Kinds = {
  doctorSet: stands('#d9534a', doctor, { pitch: 30 }),
  pianoMat: stands('#3a4a7a', pianoMat, { pitch: 40 }),
  foreheadThermometer: stands('#f6f4ef', thermometer),
  cornerGuards: stands('#e9e2d4', guards, { pitch: 40 }),
  cradleNet: stands('#f3dfe4', cradle, { pitch: 20 }),
  starLamp: stands('#4a5fb0', starLamp),
};
