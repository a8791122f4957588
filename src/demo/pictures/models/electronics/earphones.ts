import { type Hex } from '../../studio/colour.ts';
import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { fromHigher, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const earbud = (colour: Hex): Solid =>
  join(
    ball(plastic(colour, 0.16), 1, 1.1, 0.9),
    move(turn(ball(matte('#e9e7e2'), 0.62, 0.7, 0.62), 0, 0, 20), 0.7, 0.3, 0.5),
    tube(
      plastic(colour, 0.16),
      [
        [-0.3, -0.4, 0],
        [-0.5, -3, 0],
      ],
      0.42,
    ),
  );

const earbuds = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.18), [
      { y: 0, wide: 2.6, deep: 1.2, power: 3 },
      { y: 0.6, wide: 3, deep: 1.5, power: 3 },
      { y: 3, wide: 3.1, deep: 1.6, power: 3 },
    ]),
    move(
      turn(
        loft(plastic(colour, 0.18), [
          { y: 0, wide: 3.1, deep: 1.6, power: 3 },
          { y: 1.4, wide: 3, deep: 1.5, power: 3 },
          { y: 2, wide: 2.4, deep: 1, power: 3 },
        ]),
        -70,
        0,
      ),
      0,
      3,
      -1.7,
    ),
    pair(move(earbud(colour), 1.3, 4, 0)),
    move(ball(glow('#7fe09a', 1), 0.14), 0, 1.8, 1.62),
  );

const neckband = (colour: Hex): Solid =>
  join(
    tube(
      matte(colour),
      [
        [-4, 0.6, 9],
        [-7.4, 0.6, 3],
        [-7, 0.6, -4],
        [0, 0.6, -8],
        [7, 0.6, -4],
        [7.4, 0.6, 3],
        [4, 0.6, 9],
      ],
      (t) => (t < 0.26 || t > 0.74 ? 0.75 : 0.45),
    ),
    pair(
      tube(
        matte(colour),
        [
          [4, 0.6, 9],
          [3, 0.4, 12],
          [1.6, 0.5, 10],
        ],
        0.16,
      ),
    ),
    pair(
      move(
        join(cylinder(metal('#5a5d62', 0.3), 0.7, 0.9), move(ball(matte('#3a3b3f'), 0.6), 0, 1.1, 0)),
        1.5,
        0,
        10,
      ),
    ),
  );

const wiredEarphone = (colour: Hex): Solid =>
  join(
    pair(
      tube(
        matte(colour),
        [
          [0, 0.3, 4],
          [2, 0.3, 0],
          [5, 0.3, -3],
          [4, 0.3, -7],
        ],
        0.16,
      ),
    ),
    tube(
      matte(colour),
      [
        [0, 0.3, 4],
        [-3, 0.3, 7],
        [2, 0.3, 10],
        [6, 0.3, 7],
        [8, 0.3, 11],
      ],
      0.2,
    ),
    pair(
      move(
        join(
          turn(
            lathe(metal('#8a8d94', 0.3), [
              [0, 0],
              [0.8, 0],
              [0.5, 1.4],
              [0, 1.5],
            ]),
            90,
            0,
          ),
          move(ball(matte('#e6e4de'), 0.62), 0, 0, 1.7),
        ),
        4,
        0.8,
        -7.4,
      ),
    ),
    move(box(plastic(colour), 0.6, 0.5, 1.8, 0.2), 2.4, 0.1, -0.6),
    move(turn(cylinder(steel, 0.24, 1.6), 90, 20), 8, 0.4, 11),
  );

const openEar = (colour: Hex): Solid =>
  pair(
    move(
      turn(
        join(
          tube(
            matte(colour),
            [
              [0, 0, 0],
              [1.4, 3, -0.4],
              [0.4, 5.4, -1.4],
              [-2, 4.6, -2.4],
              [-2.6, 1.4, -2.6],
            ],
            0.3,
          ),
          loft(plastic(colour, 0.2), [
            { y: -1.6, wide: 0.7, deep: 0.5 },
            { y: 0, wide: 1.1, deep: 0.9 },
            { y: 1.2, wide: 0.6, deep: 0.6 },
          ]),
        ),
        0,
        -20,
      ),
      3,
      1.6,
      0,
    ),
  );

/** Earphones. */
export const earphones: Kinds = {
  earbuds: stands('#f1efec', earbuds, fromHigher),
  neckband: stands('#26262a', neckband, { pitch: 44 }),
  wiredEarphone: stands('#26262a', wiredEarphone, { pitch: 52, focus: [0.4, 0.5, 0.35] }),
  openEar: stands('#26262a', openEar, fromHigher),
};
