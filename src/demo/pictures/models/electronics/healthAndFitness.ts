import { type Hex, mix } from '../../studio/colour.ts';
import { cloth, glass, glow, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const bloodPressure = (): Solid =>
  join(
    turn(
      join(
        box(white, 13, 10, 6, 1.6),
        move(box(plastic('#d3dcd2', 0.2), 8, 7, 0.1, 0.04), -1.4, 2, 3),
        repeat(6, (i) =>
          move(
            box(paper('#2c302c'), 0.9, 1.7, 0.06, 0.02),
            -3.4 + (i % 3) * 1.5,
            2.6 + Math.floor(i / 3) * 2.8,
            3.08,
          ),
        ),
        move(facing(cylinder(plastic('#4f8fb0', 0.2), 1.1, 0.5)), 4.6, 3, 2.8),
      ),
      -16,
      0,
    ),
    tube(
      matte('#4a4d54'),
      [
        [-6, 3, 2],
        [-11, 1, 6],
        [-8, 0.6, 12],
        [0, 1.4, 12],
      ],
      0.4,
    ),
    move(
      turn(
        lathe(cloth('#4a5a78', 0.3), [
          [4.4, 0],
          [5, 0.4],
          [5, 11],
          [4.4, 11.4],
        ]),
        0,
        0,
        90,
      ),
      13,
      5,
      12,
    ),
  );

const treadmill = (): Solid =>
  join(
    box(plastic('#26282d', 0.34), 70, 9, 150, 3),
    move(box(matte('#1a1b1e'), 48, 1, 138, 0.4), 0, 8.4, 2),
    pair(
      tube(
        plastic('#33363c', 0.34),
        [
          [31, 8, -58],
          [32, 70, -66],
          [31, 118, -60],
        ],
        3.4,
      ),
    ),
    pair(
      tube(
        matte('#26282d'),
        [
          [31, 94, -62],
          [31, 96, -40],
          [31, 92, -24],
        ],
        2.2,
      ),
    ),
    move(
      turn(
        join(
          box(plastic('#2d3036', 0.24), 66, 26, 5, 2),
          move(box(dark, 34, 14, 0.4, 0.1), 0, 6, 2.5),
          repeat(4, (i) => move(box(glow('#ff7a4a', 1.1), 3, 6, 0.2, 0.05), -8 + i * 5.4, 10, 2.8)),
        ),
        -30,
        0,
      ),
      0,
      108,
      -60,
    ),
    tube(
      glow('#4ad0f0', 0.6),
      [
        [-24.4, 9, -60],
        [-24.4, 9, 66],
      ],
      0.5,
    ),
  );

const bodyScale = (colour: Hex): Solid =>
  join(
    box(glass(mix(colour, '#dfe7ea', 0.5), 0.2), 30, 1.4, 30, 0.6),
    box(plastic(mix(colour, '#dfe7ea', 0.4), 0.1), 29.4, 1.1, 29.4, 0.5),
    move(
      turn(
        join(
          box(dark, 9, 4.4, 0.3, 0.1),
          repeat(3, (i) => move(box(glow('#f3f5f6', 1), 1.5, 2.6, 0.1, 0.03), -2.4 + i * 2.4, 0.9, 0.16)),
        ),
        -90,
        0,
      ),
      0,
      1.36,
      -7,
    ),
    pair(move(box(metal('#c9ccd1', 0.24), 7, 0.2, 20, 0.08), 9, 1.36, 0)),
  );

const skippingRope = (): Solid =>
  join(
    pair(
      move(
        turn(
          join(
            lathe(
              plastic('#2d2f34'),
              [
                [0, 0],
                [1.2, 0],
                [1, 6],
                [1.4, 12],
                [1, 14],
                [0, 14],
              ],
              { bevel: 0.4 },
            ),
            move(box(glow('#b6e0a8', 0.7), 1.2, 1.6, 0.3, 0.1), 0, 8, 1.1),
          ),
          -80,
          20,
        ),
        6,
        1.4,
        6,
      ),
    ),
    tube(
      matte('#d9542c'),
      [
        [-2, 1.4, -7],
        [-10, 0.5, -14],
        [-14, 0.5, -2],
        [-6, 0.5, 8],
        [4, 0.5, 12],
        [13, 0.5, 2],
        [10, 0.5, -13],
        [10.4, 1.4, -7],
      ],
      0.34,
    ),
  );

const massageGun = (): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic('#35383f', 0.32),
          [
            [0, -6],
            [2.6, -6],
            [2.8, 0],
            [2.4, 4],
            [1, 5],
          ],
          { bevel: 0.7 },
        ),
        0,
        0,
        90,
      ),
      0,
      15,
      0,
    ),
    move(ball(matte('#e9e6df'), 2.2), -7, 15, 0),
    tube(
      matte('#35383f'),
      [
        [1, 14, 0],
        [1.6, 6, 0],
        [2, 0.4, 0],
      ],
      1.7,
    ),
    move(
      lathe(glow('#6fe0a8', 0.9), [
        [1.75, 0],
        [1.85, 0.2],
        [1.75, 0.4],
      ]),
      1.7,
      4,
      0,
    ),
    move(
      join(
        box(cloth('#2b2d32', 0.3), 20, 6, 14, 2),
        repeat(5, (i) =>
          move(ball(matte((['#e9e6df', '#3a3d45'] as const)[i % 2] ?? '#e9e6df'), 1.5), -7 + i * 3.5, 6.6, 0),
        ),
      ),
      16,
      0,
      -4,
    ),
  );

/** Devices for health and fitness. */
export const healthAndFitness: Kinds = {
  bloodPressure: stands('#f5f4f0', bloodPressure, { pitch: 22 }),
  treadmill: stands('#26282d', treadmill, { yaw: -38, pitch: 14, focus: [0.5, 0.85, 0.2] }),
  bodyScale: stands('#f1efec', bodyScale, { pitch: 34 }),
  skippingRope: stands('#d9542c', skippingRope, { pitch: 46 }),
  massageGun: stands('#35383f', massageGun),
};
