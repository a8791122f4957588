import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, glass, glaze, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cup, dish, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

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

const siliconeGloves = (colour: Hex): Solid =>
  pair(
    move(
      turn(
        join(
          loft(matte(colour), [
            { y: 0, wide: 6, deep: 2.4 },
            { y: 12, wide: 4.4, deep: 2 },
            { y: 20, wide: 5.4, deep: 2.2 },
            { y: 23, wide: 5, deep: 2 },
          ]),
          repeat(4, (i) =>
            tube(
              matte(colour),
              [
                [-3.6 + i * 2.4, 22, 0],
                [-4.4 + i * 2.9, 30 - Math.abs(i - 1.5) * 1.4, 0.4],
              ],
              1.15,
            ),
          ),
          tube(
            matte(colour),
            [
              [-4.4, 17, 0],
              [-8, 22, 1],
              [-8.6, 25, 1],
            ],
            1.3,
          ),
          repeat(34, (i) =>
            move(
              ball(matte(lighter(colour, 0.2)), 0.36, 0.36, 0.9),
              -3.4 + (i % 6) * 1.4,
              16 + Math.floor(i / 6) * 1.4,
              2.2,
            ),
          ),
        ),
        0,
        0,
        6,
      ),
      9,
      0,
      0,
    ),
  );

const spinMop = (): Solid =>
  join(
    loft(plastic('#e6ecee', 0.26), [
      { y: 0, wide: 22, deep: 13, power: 3.4 },
      { y: 22, wide: 25, deep: 15, power: 3.4 },
      { y: 23, wide: 24, deep: 14, power: 3.4 },
    ]),
    move(
      lathe(
        plastic('#4f8f9f', 0.26),
        [
          [11, 0],
          [11.4, 0.4],
          [9, -6],
          [8, -7],
        ],
        { wave: (a, y) => (y < -1 ? 1 + 0.03 * Math.sign(Math.sin(a * 20)) : 1) },
      ),
      11,
      24,
      0,
    ),
    tube(
      plastic('#4f8f9f', 0.26),
      [
        [-24, 22, 0],
        [-20, 36, 0],
        [20, 36, 0],
        [25, 22, 0],
      ],
      0.9,
    ),
    tube(
      steel,
      [
        [-12, 26, 0],
        [-18, 108, -6],
      ],
      1.1,
      { isSmooth: false },
    ),
    tube(
      matte('#4f8f9f'),
      [
        [-17, 92, -5],
        [-18.4, 112, -6.3],
      ],
      1.5,
      { isSmooth: false },
    ),
    move(
      ring(
        18,
        tube(
          cloth('#f2f4f2', 0.3),
          [
            [1, 2, 0],
            [8, 0, 0],
            [12, -5, 0],
            [13, -9, 0],
          ],
          1.1,
        ),
      ),
      -11,
      24,
      0,
    ),
  );

/** For washing dishes and floors. */
export const dishWashing: Kinds = {
  dishRack: stands('#d3d6da', dishRack),
  siliconeGloves: stands('#5fa39a', siliconeGloves, { pitch: 8 }),
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
  spinMop: stands('#4f8f9f', spinMop, { pitch: 10 }),
};
