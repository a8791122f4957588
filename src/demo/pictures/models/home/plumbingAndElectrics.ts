import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, steel, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const showerHead = (): Solid =>
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

const tapExtender = (): Solid =>
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

const extensionBoard = (): Solid =>
  join(
    box(white, 30, 5, 9, 1),
    repeat(4, (i) =>
      move(
        join(
          box(matte('#e2e0da'), 5.4, 0.2, 6, 0.1),
          repeat(3, (k) =>
            move(
              ball(plastic('#1c1c1e'), 0.6, 0.1, 0.6),
              Math.cos(k * 2.09 + quarterTurn) * 1.5,
              0.2,
              -Math.sin(k * 2.09 + quarterTurn) * 1.5,
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

const emergencyLight = (): Solid =>
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

/** Water and electricity in the home. */
export const plumbingAndElectrics: Kinds = {
  showerHead: stands('#cfd2d7', showerHead, { yaw: -34 }),
  tapExtender: stands('#cfd2d7', tapExtender),
  extensionBoard: stands('#f4f2ed', extensionBoard, { pitch: 38 }),
  emergencyLight: stands('#d98a2c', emergencyLight),
};
