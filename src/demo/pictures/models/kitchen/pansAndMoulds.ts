import { cloth, glass, matte, metal, plastic, stone, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, handle, knob, steel } from './parts.ts';
import { fromHigher } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const fryPan = (): Solid =>
  join(
    lathe(
      stone('#4a4b4f'),
      [
        [0, 0],
        [11, 0],
        [14, 5],
        [13.6, 5],
        [10.7, 0.6],
        [0, 0.6],
      ],
      { bevel: 0.4, sides: 56 },
    ),
    handle(13.6, 4, 18, wood('#8a5c38', '#6a4226', 'x', 0.8)),
    move(
      turn(
        join(
          lathe(
            glass('#e6eef0', 0.8),
            [
              [0, 4],
              [6, 3.4],
              [11, 1.6],
              [13.6, 0],
            ],
            { bevel: 3 },
          ),
          lathe(steel, [
            [13.5, -0.3],
            [14.1, 0],
            [13.5, 0.3],
          ]),
          knob(4),
        ),
        -64,
        0,
      ),
      -2,
      13,
      -13,
    ),
  );

const pressureCooker = (): Solid =>
  join(
    lathe(
      steel,
      [
        [0, 0],
        [10.6, 0],
        [11, 1],
        [11, 12],
        [10.4, 12.6],
      ],
      { sides: 56 },
    ),
    lathe(
      metal('#c3c6cb', 0.26),
      [
        [11.2, 12.4],
        [11.4, 13.2],
        [10, 14.6],
        [4, 16],
        [0, 16],
      ],
      { bevel: 1 },
    ),
    move(join(cylinder(steel, 1, 2), move(cylinder(black, 1.4, 2.2, 0.4), 0, 2, 0)), 0, 16, 0),
    move(ball(plastic('#c0392b'), 0.9), 4.6, 15.8, 2),
    handle(9, 13.4, 18),
    handle(10.6, 10.4, 15),
    move(turn(handle(0, 0, 5), 0, 180), -10.6, 10.6, 0),
  );

const tawa = (): Solid =>
  join(
    lathe(
      stone('#2c2b2c'),
      [
        [0, 0],
        [12, 0],
        [14, 1.4],
        [13.8, 1.7],
        [12, 0.6],
        [0, 0.6],
      ],
      { sides: 56 },
    ),
    tube(
      metal('#37363a', 0.5),
      [
        [13.6, 1.2, 0],
        [19, 2, 0],
        [29, 3, 0],
      ],
      0.8,
      { flat: 1.3 },
    ),
    move(
      lathe(
        wax('#e6c894'),
        [
          [0, 0],
          [9.6, 0],
          [10, 0.4],
          [0, 0.7],
        ],
        { wave: (a) => 1 + 0.02 * Math.sin(a * 7) },
      ),
      0,
      0.6,
      0,
    ),
    repeat(16, (i) =>
      move(
        ball(wax('#a8743c'), 0.7, 0.12, 0.6),
        Math.cos(i * 2.4) * Math.sqrt(i) * 2.1,
        1.26,
        Math.sin(i * 2.4) * Math.sqrt(i) * 2.1,
      ),
    ),
  );

const muffinMould = (): Solid =>
  join(
    box(matte('#c8525a'), 32, 0.8, 24, 0.4),
    repeat(12, (i) =>
      move(
        lathe(
          matte('#c8525a'),
          [
            [3.6, 0.4],
            [3.4, 0.7],
            [2.5, -2.4],
            [0, -2.4],
          ],
          { wave: (a) => 1 + 0.03 * Math.cos(a * 14) },
        ),
        -11.4 + (i % 4) * 7.6,
        2.6,
        -7.4 + Math.floor(i / 4) * 7.4,
      ),
    ),
    repeat(3, (i) =>
      move(
        join(
          lathe(
            wax('#d9a05a'),
            [
              [0, 0],
              [2.5, 0.2],
              [3.4, 3],
              [3, 4.4],
              [0, 5.2],
            ],
            { bevel: 1 },
          ),
          repeat(5, (k) =>
            move(ball(wax('#4a2a1c'), 0.4), Math.cos(k * 1.3) * 1.7, 4.6, Math.sin(k * 1.3) * 1.7),
          ),
        ),
        -11.4 + i * 7.6,
        0.4,
        7.4,
      ),
    ),
  );

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

/** Pans, pots and baking moulds. */
export const pansAndMoulds: Kinds = {
  fryPan: stands('#4a4b4f', fryPan, { yaw: 14, pitch: 22 }),
  pressureCooker: stands('#d3d6da', pressureCooker, { yaw: 24 }),
  tawa: stands('#2c2b2c', tawa, { yaw: 24, pitch: 30 }),
  muffinMould: stands('#c8525a', muffinMould, { pitch: 38 }),
  cakeRing: stands('#d3d6da', cakeRing, fromHigher),
};
