import { glow, matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, lens, steel, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const motionChime = (): Solid =>
  join(
    turn(
      join(
        box(white, 5, 7, 2.6, 1),
        move(ball(dark, 1.5, 1.5, 0.8), 0, 4.2, 1.1),
        move(ball(glow('#e05a3f', 0.8), 0.2), 0, 1.4, 1.3),
      ),
      -6,
      8,
    ),
    move(
      join(
        box(white, 7, 7, 2.6, 1),
        repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, 1.3)),
      ),
      8.6,
      0,
      -2,
    ),
  );

const fingerPadlock = (): Solid =>
  join(
    box(metal('#3b3e45', 0.3), 5, 5.6, 2.4, 0.9),
    move(
      facing(
        join(
          lathe(glow('#5ad0f0', 0.9), [
            [0.9, 0],
            [1.05, 0.12],
            [0.9, 0.16],
          ]),
          cylinder(dark, 0.86, 0.1),
        ),
      ),
      0,
      2.8,
      1.18,
    ),
    tube(
      steel,
      [
        [-1.5, 5.4, 0],
        [-1.5, 8.4, 0],
        [0, 9.9, 0],
        [1.5, 8.4, 0],
        [1.5, 5.4, 0],
      ],
      0.42,
    ),
  );

const codeLock = (): Solid =>
  join(
    box(wood('#9a6b42', '#7a4f2e', 'y', 4), 26, 44, 3, 0.3),
    move(
      join(
        box(metal('#2b2d32', 0.26), 7, 30, 2.4, 1),
        move(box(dark, 5.4, 12, 0.2, 0.1), 0, 16, 1.2),
        repeat(12, (i) =>
          move(
            ball(glow('#8fd6f0', 1), 0.3, 0.3, 0.1),
            -1.5 + (i % 3) * 1.5,
            18 + Math.floor(i / 3) * 2.4,
            1.36,
          ),
        ),
        move(
          facing(
            lathe(glow('#5ad0f0', 0.9), [
              [1, 0],
              [1.2, 0.14],
            ]),
          ),
          0,
          13.4,
          1.2,
        ),
        tube(
          metal('#4a4d54', 0.26),
          [
            [0, 8, 1.4],
            [0, 8, 4],
            [7, 8, 4.4],
          ],
          0.9,
        ),
      ),
      6,
      7,
      2.4,
    ),
  );

const domeCamera = (): Solid =>
  join(
    lathe(
      white,
      [
        [0, 0],
        [4, 0],
        [4.2, 1],
        [3.4, 3],
      ],
      { bevel: 0.5 },
    ),
    move(ball(white, 4.2), 0, 6.2, 0),
    move(scale(ball(dark, 3.2), 1, 1.1, 0.6), 0, 6.4, 2.5),
    move(lens(1.1), 0, 6.6, 4.4),
  );

const solarCamera = (): Solid =>
  join(
    move(
      turn(
        lathe(
          white,
          [
            [0, -5],
            [2.8, -5],
            [3, 4],
            [2.6, 5],
            [0, 5],
          ],
          { bevel: 0.5 },
        ),
        90,
        0,
      ),
      0,
      12,
      2,
    ),
    move(lens(1.8), 0, 12, 7),
    tube(
      white,
      [
        [0, 12, -3],
        [0, 15, -6],
        [0, 12, -9],
      ],
      0.9,
    ),
    move(
      turn(
        join(
          box(plastic('#26344f', 0.08), 18, 0.6, 13, 0.2),
          repeat(5, (i) => move(box(metal('#9aa6b8'), 0.1, 0.1, 13, 0.02), -7 + i * 3.5, 0.56, 0)),
          box(white, 18.6, 0.4, 13.6, 0.2),
        ),
        24,
        0,
      ),
      0,
      19,
      -5,
    ),
    tube(
      white,
      [
        [0, 12, -9],
        [0, 19.4, -6],
      ],
      0.6,
    ),
    move(turn(cylinder(white, 3.4, 1), 90, 0), 0, 12, -10),
    tube(
      steel,
      [
        [0, 12, -10],
        [0, 0, -10],
      ],
      0.9,
    ),
    move(cylinder(white, 4, 1), 0, 0, -10),
  );

const videoDoorbell = (): Solid =>
  join(
    turn(
      join(
        box(plastic('#2b2d32', 0.24), 5, 13, 2.4, 1),
        move(lens(1.3), 0, 10, 1.2),
        move(
          facing(
            join(
              cylinder(metal('#8a8d94', 0.3), 1.6, 0.3),
              lathe(glow('#4ad0f0', 1.2), [
                [1.5, 0.2],
                [1.8, 0.3],
                [1.5, 0.36],
              ]),
            ),
          ),
          0,
          3.6,
          1.1,
        ),
      ),
      -4,
      6,
    ),
    move(
      join(
        box(white, 7, 7, 3, 1),
        repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, 1.5)),
      ),
      9,
      0,
      -2,
    ),
  );

/** Locks, a doorbell and cameras that watch. */
export const security: Kinds = {
  motionChime: stands('#f5f4f0', motionChime),
  fingerPadlock: stands('#3b3e45', fingerPadlock),
  codeLock: stands('#2b2d32', codeLock, { pitch: 6 }),
  domeCamera: stands('#f5f4f0', domeCamera),
  solarCamera: stands('#f5f4f0', solarCamera),
  videoDoorbell: stands('#2b2d32', videoDoorbell),
};
