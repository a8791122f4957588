import { type Hex, mix } from '../../studio/colour.ts';
import { cloth, glass, glow, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, white } from './parts.ts';

const pressureMeter = (): Solid =>
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

/** Health devices. */
export const healthDevices: Kinds = {
  bloodPressure: stands('#f5f4f0', pressureMeter, { pitch: 22 }),
  treadmill: stands('#26282d', treadmill, { yaw: -38, pitch: 14, focus: [0.5, 0.85, 0.2] }),
  bodyScale: stands('#f1efec', bodyScale, { pitch: 34 }),
};
