import { fleece, glow, matte, metal, paper, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, roll, steel, white } from './parts.ts';

const bricks = (): Solid =>
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

const shower = (): Solid =>
  join(
    turn(
      join(
        lathe(
          steel,
          [
            [0, 0],
            [10, 0],
            [10.4, 0.6],
            [9, 1.8],
            [2, 3],
          ],
          { bevel: 0.3 },
        ),
        repeat(60, (i) =>
          move(
            ball(matte('#4a4d54'), 0.3, 0.2, 0.3),
            Math.cos(i * 2.4) * Math.sqrt(i) * 1.16,
            0,
            Math.sin(i * 2.4) * Math.sqrt(i) * 1.16,
          ),
        ),
        bar(steel, [0, 2.6, 0], [0, 5, 0], 1.4),
      ),
      -116,
      0,
    ).flatMap((m) => move([m], 0, 30, 0)),
    tube(
      steel,
      [
        [0, 26, -5],
        [0, 14, -5],
        [0, 6, -4],
      ],
      1.3,
    ),
    tube(
      { ...metal('#c3c6cb', 0.3), grain: (_x, y) => 0.1 * Math.sin(y * 9) },
      [
        [0, 6, -4],
        [2, 1, -1],
        [12, 0.7, 4],
        [18, 0.7, -4],
        [10, 0.7, -10],
        [-6, 0.7, -10],
      ],
      0.8,
    ),
    move(box(steel, 5, 6, 4, 1), 0, 17, -7),
  );

const tapHose = (): Solid =>
  join(
    lathe(steel, [
      [1.4, 0],
      [1.6, 0.4],
      [1.6, 3],
      [1.2, 3.4],
    ]),
    tube(
      { ...metal('#c3c6cb', 0.26), grain: (_x, y) => 0.1 * Math.sin(y * 8) },
      [
        [0, 3, 0],
        [0.4, 8, 0],
        [4, 12, 0],
        [9, 11, 0],
        [11, 7, 0],
      ],
      0.9,
    ),
    move(
      turn(
        lathe(
          steel,
          [
            [0.9, 0],
            [2.6, 3],
            [2.6, 4.4],
            [0, 4.6],
          ],
          { bevel: 0.3 },
        ),
        0,
        0,
        170,
      ),
      11,
      7.4,
      0,
    ),
  );

const extension = (): Solid =>
  join(
    box(white, 30, 5, 9, 1),
    repeat(4, (i) =>
      move(
        join(
          box(matte('#e2e0da'), 5.4, 0.2, 6, 0.1),
          repeat(3, (k) =>
            move(
              ball(plastic('#1c1c1e'), 0.6, 0.1, 0.6),
              Math.cos(k * 2.09 + 1.57) * 1.5,
              0.2,
              -Math.sin(k * 2.09 + 1.57) * 1.5,
            ),
          ),
        ),
        -11 + i * 6,
        5,
        0,
      ),
    ),
    repeat(3, (i) => move(box(plastic('#1c1c1e'), 1.5, 0.1, 0.7, 0.04), 12.6, 5, -2 + i * 2)),
    move(box(glow('#e0503a', 0.8), 1.8, 1.4, 0.4, 0.3), -11, 2, 4.5),
    tube(
      matte('#2a2b2e'),
      [
        [-15, 2.4, 0],
        [-20, 1, 2],
        [-20, 0.6, 10],
        [-10, 0.6, 13],
        [4, 0.6, 12],
      ],
      0.6,
    ),
  );

const torchLamp = (): Solid =>
  join(
    box(plastic('#d98a2c', 0.3), 16, 12, 8, 2),
    move(box(glow('#fdf6e2', 1.1), 13, 8.4, 0.4, 0.3), 0, 1.8, 4),
    repeat(15, (i) =>
      move(ball(glow('#fffbe8', 1.5), 0.6), -5.2 + (i % 5) * 2.6, 4 + Math.floor(i / 5) * 2, 4.3),
    ),
    tube(
      black,
      [
        [-6, 11.4, 0],
        [-5, 16, 0],
        [5, 16, 0],
        [6, 11.4, 0],
      ],
      1,
    ),
  );

const roller = (): Solid =>
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

/** Repairs. */
export const repairs: Kinds = {
  brickPanel: stands('#efece6', bricks),
  repairTape: stands(
    '#28292d',
    () =>
      join(
        turn(join(roll(matte('#2f3135'), 6, 4, 9.6), roll(paper('#e6dcc8'), 4.05, 3.7, 9.7)), 0, 0),
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
  showerHead: stands('#cfd2d7', shower, { yaw: -34 }),
  tapExtender: stands('#cfd2d7', tapHose),
  extensionBoard: stands('#f4f2ed', extension, { pitch: 38 }),
  emergencyLight: stands('#d98a2c', torchLamp),
  paintRoller: stands('#e9d9a8', roller, { pitch: 36 }),
};
