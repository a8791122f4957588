import { type Hex } from '../../studio/colour.ts';
import { fleece, matte, metal, paper, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, roll, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const drill = (): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic('#2f6f7a', 0.3),
          [
            [0, -9],
            [3.4, -8.6],
            [3.8, -2],
            [3.4, 5],
            [2.4, 8],
          ],
          { bevel: 0.8 },
        ),
        0,
        0,
        90,
      ),
      0,
      20,
      0,
    ),
    move(
      turn(
        lathe(black, [
          [2.2, 0],
          [1.8, 2],
          [1.4, 5],
          [0.5, 5.4],
        ]),
        0,
        0,
        90,
      ),
      -8,
      20,
      0,
    ),
    bar(steel, [-13, 20, 0], [-18, 20, 0], 0.3),
    loft(matte('#28292d'), [
      { y: 3, x: 4, wide: 2, deep: 1.8 },
      { y: 10, x: 3, wide: 2, deep: 1.8 },
      { y: 18, x: 2, wide: 2.6, deep: 2.2 },
    ]),
    move(box(black, 8.4, 5.4, 6.4, 1.2), 4, 0, 0),
    move(box(plastic('#d98a2c'), 1.6, 3, 1.6, 0.5), 0, 13.4, 0),
    move(box(black, 8.4, 5.4, 6.4, 1.2), 15, 0, 4),
    repeat(7, (i) => bar(steel, [-14 + i * 1.6, 0.4, 8], [-14 + i * 1.6, 0.4, 13 - (i % 3)], 0.3)),
  );

const hammer = (): Solid =>
  turn(
    join(
      bar(wood('#c99a62', '#a97d48', 'y', 1), [0, 0, 0], [0, 24, 0], 1),
      move(turn(cylinder(metal('#5a5d62', 0.3), 1.6, 9), 0, 0, 90), 4.5, 24, 0),
    ),
    -86,
    20,
  );

const screwdriver = (colour: Hex): Solid =>
  turn(
    join(
      lathe(
        plastic(colour),
        [
          [0, 0],
          [1.2, 0.4],
          [1.4, 6],
          [0.7, 8],
        ],
        { bevel: 0.4 },
      ),
      bar(steel, [0, 8, 0], [0, 18, 0], 0.34),
    ),
    -86,
    -14,
  );

const toolBox = (): Solid =>
  join(
    box(plastic('#c8422c', 0.3), 40, 15, 20, 1.4),
    move(turn(box(plastic('#28292d', 0.3), 40, 5, 20, 1.4), -70, 0), 0, 22, -11),
    move(box(matte('#1f2023'), 37, 0.6, 17, 0.3), 0, 14.6, 0),
    repeat(8, (i) => move(turn(cylinder(steel, 0.9 + (i % 3) * 0.3, 3), 90, 0), -15 + i * 3.2, 16, 4)),
    move(hammer(), -6, 16, -2),
    move(screwdriver('#e0b13a'), 8, 16, 2),
    move(screwdriver('#2f6f7a'), 13, 16, 1),
    pair(move(box(steel, 2.6, 4, 1, 0.3), 12, 11, 10)),
  );

const paintKit = (): Solid =>
  join(
    lathe(steel, [
      [0, 0],
      [7, 0],
      [7, 14],
      [6.4, 14],
      [6.4, 12.6],
    ]),
    lathe(wax('#6f9aa8'), [
      [0, 12],
      [6.4, 12],
    ]),
    tube(
      steel,
      [
        [-7, 11, 0],
        [-6, 18, 0],
        [0, 21, 0],
        [6, 18, 0],
        [7, 11, 0],
      ],
      0.24,
    ),
    lathe(paper('#6f9aa8'), [
      [7.06, 3],
      [7.06, 10],
    ]),
    move(
      turn(
        join(
          box(wood('#c99a62', '#a97d48', 'z', 1), 3, 1, 12, 0.4),
          move(box(fleece('#6f9aa8', 0.16), 3.2, 1, 4, 0.3), 0, 0, -8),
        ),
        0,
        40,
      ),
      13,
      0,
      5,
    ),
    sheet(
      wax('#6f9aa8'),
      20,
      4,
      (u, v) => [
        -12 + Math.cos(u * 6.28) * v * (3 + Math.sin(u * 19)),
        0.15,
        8 + Math.sin(u * 6.28) * v * 2.4,
      ],
      true,
    ),
  );

const brickPanel = (): Solid =>
  repeat(3, (k) =>
    move(
      turn(
        join(
          box(matte('#efece6'), 42, 42, 0.8, 0.2),
          repeat(15, (i) => {
            const r = Math.floor(i / 3);
            return move(
              box(matte('#f6f4ef'), 12.6 - (r % 2), 7.2, 1.2, 0.5),
              -13.6 + (i % 3) * 13.4 + (r % 2) * 0.4,
              0.8 + r * 8.2,
              0.5,
            );
          }),
        ),
        -8 - k * 2,
        k * 6,
      ),
      k * 9 - 9,
      0,
      -k * 8,
    ),
  );

const paintRoller = (): Solid =>
  join(
    move(turn(cylinder(fleece('#e9d9a8', 0.3), 2.8, 18, 0.6), 0, 0, 90), 9, 3, 0),
    tube(
      steel,
      [
        [9.6, 3, 0],
        [12, 3, 0],
        [12, 3, 8],
        [0, 3, 9],
        [0, 3, 14],
      ],
      0.4,
    ),
    bar(plastic('#c8422c'), [0, 3, 13], [0, 3, 25], 1.4),
    repeat(3, (i) =>
      move(
        join(
          box(wood('#c99a62', '#a97d48', 'z', 1), 2.4 + i, 1, 10, 0.4),
          move(box(steel, 2.6 + i, 1.2, 3, 0.2), 0, 0, -6),
          move(box(fleece('#d9c49a', 0.16), 2.6 + i, 1, 5, 0.3), 0, 0, -9.6),
        ),
        18 + i * 6,
        0,
        6,
      ),
    ),
  );

/** Tools, paint and what covers a wall. */
export const tools: Kinds = {
  drill: stands('#2f6f7a', drill, { yaw: -14 }),
  toolBox: stands('#c8422c', toolBox, { pitch: 28 }),
  paintKit: stands('#6f9aa8', paintKit, { pitch: 24 }),
  brickPanel: stands('#efece6', brickPanel),
  repairTape: stands(
    '#28292d',
    () =>
      join(
        join(roll(matte('#2f3135'), 6, 4, 9.6), roll(paper('#e6dcc8'), 4.05, 3.7, 9.7)),
        tube(
          matte('#2f3135'),
          [
            [6, 4.8, 0],
            [8, 4.8, 4],
            [12, 4.8, 5],
          ],
          0.1,
          { flat: 4.7 },
        ),
      ),
    { pitch: 22 },
  ),
  paintRoller: stands('#e9d9a8', paintRoller, { pitch: 36 }),
};
