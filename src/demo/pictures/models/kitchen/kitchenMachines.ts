import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { glass, glow, matte, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, riceCooker, steel } from './parts.ts';
import { lunchBox } from './shapes.ts';

const fryer = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.22), [
      { y: 0, wide: 12, deep: 13, power: 3 },
      { y: 1.4, wide: 13, deep: 14, power: 3 },
      { y: 16, wide: 13.6, deep: 14.4, power: 3 },
      { y: 27, wide: 12.6, deep: 13.4, power: 3 },
      { y: 31, wide: 10, deep: 10.6, power: 2.6 },
      { y: 32, wide: 5, deep: 5.4 },
    ]),
    // The drawer, its handle, and the display above it.
    move(box(plastic(darker(colour, 0.14), 0.2), 21, 15, 3, 1.4), 0, 1.8, 13.6),
    [-3.4, 3.4].flatMap((x) => move(box(black, 2, 2.2, 4, 0.6), x, 10.3, 16.4)),
    move(box(metal('#c9ccd1', 0.24), 11, 2.8, 2.2, 1), 0, 10, 18.6),
    move(turn(box(plastic('#101115', 0.06), 8, 3.2, 0.5, 0.2), -6, 0), 0, 21.6, 14.1),
    move(turn(box(glow('#7fd6c0', 0.9), 3.6, 1.1, 0.2, 0.08), -6, 0), 0, 22.7, 14.3),
  );

const juicer = (): Solid =>
  join(
    lathe(
      plastic('#e9a0a8', 0.24),
      [
        [0, 0],
        [3.8, 0],
        [3.8, 8],
        [0, 8],
      ],
      { bevel: 0.6 },
    ),
    lathe(
      glass('#eef6f4', 0.76),
      [
        [3.5, 8],
        [3.6, 8.2],
        [3.3, 18],
      ],
      {},
    ),
    lathe(wax('#f0a03c'), [
      [0, 8.2],
      [3.3, 8.2],
      [3.1, 14.6],
      [0, 14.8],
    ]),
    move(cylinder(plastic('#e9a0a8', 0.24), 3.5, 2.2, 0.5), 0, 18, 0),
    tube(
      plastic('#e9a0a8', 0.24),
      [
        [-2.6, 20, 0],
        [-1.6, 23, 0],
        [1.6, 23, 0],
        [2.6, 20, 0],
      ],
      0.4,
    ),
    move(turn(cylinder(steel, 0.9, 0.3), 90, 0), 0, 4, 3.7),
    move(
      lathe(
        wax('#ef8a1c'),
        [
          [0, 0],
          [2, 0.4],
          [3.2, 3],
          [2, 5.6],
          [0, 6],
        ],
        { bevel: 1.6 },
      ),
      8,
      0,
      3,
    ),
  );

const flask = (colour: Hex, display: boolean): Solid =>
  join(
    lathe(
      { ...metal(colour, 0.38) },
      [
        [0, 0],
        [3.6, 0],
        [3.8, 0.6],
        [3.8, 20],
        [3, 22.4],
      ],
      { bevel: 0.8 },
    ),
    move(cylinder(steel, 3.2, 1.2), 0, 22, 0),
    move(
      lathe(
        black,
        [
          [0, 0],
          [3.2, 0],
          [3.2, 4],
          [0, 4.2],
        ],
        { bevel: 0.4 },
      ),
      0,
      23,
      0,
    ),
    display
      ? move(
          join(
            cylinder(plastic('#101114', 0.06), 2.2, 0.2, 0.05),
            repeat(2, (i) => move(box(glow('#7fd6f0', 1.2), 0.6, 0.06, 1.3, 0.02), -0.5 + i, 0.2, 0)),
          ),
          0,
          27.1,
          0,
        )
      : [],
  );

/** Kitchen machines. */
export const kitchenMachines: Kinds = {
  juicerBottle: stands('#e9a0a8', juicer),
  airFryer: stands('#26262a', fryer, { yaw: -20, focus: [0.5, 0.62, 1] }),
  tempBottle: stands('#2f5a6a', (c) => flask(c, true)),
  riceCooker: stands('#f1efec', (c) => riceCooker(c), { pitch: 18 }),
  kidsLunch: stands('#e0a13a', (c) => lunchBox(c, true), { pitch: 28 }),
  oilBrush: stands(
    '#c8525a',
    (c) =>
      turn(
        join(
          tube(
            matte(c),
            [
              [0, 0, 0],
              [0, 14, 0],
            ],
            0.6,
          ),
          lathe(matte(c), [
            [0.6, 13],
            [1.5, 14.4],
            [1.6, 16],
          ]),
          repeat(40, (i) =>
            tube(
              matte(lighter(c, 0.1)),
              [
                [Math.cos(i * 2.4) * Math.sqrt(i) * 0.22, 16, Math.sin(i * 2.4) * Math.sqrt(i) * 0.22],
                [Math.cos(i * 2.4) * Math.sqrt(i) * 0.28, 20, Math.sin(i * 2.4) * Math.sqrt(i) * 0.28],
              ],
              0.13,
              { sides: 6 },
            ),
          ),
          move(
            tube(
              matte(c),
              [
                [0, 0, 0],
                [0.7, -1.2, 0],
                [0, -2, 0],
                [-0.7, -1.2, 0],
                [0, 0, 0],
              ],
              0.24,
            ),
            0,
            0,
            0,
          ),
        ),
        -80,
        40,
      ),
    { pitch: 42 },
  ),
  peeler: stands(
    '#d3d6da',
    () =>
      join(
        turn(
          join(
            tube(
              steel,
              [
                [0, 0, 0],
                [0, 9, 0],
              ],
              (t) => 1 - t * 0.3,
              { flat: 0.6 },
            ),
            tube(
              steel,
              [
                [0, 9, 0],
                [-2.4, 11, 0],
                [-2.4, 15, 0],
              ],
              0.3,
            ),
            tube(
              steel,
              [
                [0, 9, 0],
                [2.4, 11, 0],
                [2.4, 15, 0],
              ],
              0.3,
            ),
            move(box(metal('#eceef0', 0.12), 4.8, 1.3, 0.3, 0.1), 0, 13.6, 0),
          ),
          -80,
          36,
        ),
        move(scale(ball(wax('#c9a06a'), 3), 1.35, 0.95, 1), 5, 2.8, -4),
        tube(
          wax('#b98a52'),
          [
            [1, 0.3, 3],
            [3, 0.5, 5],
            [6, 0.3, 4],
            [7, 0.9, 6],
          ],
          0.7,
          { flat: 0.1 },
        ),
      ),
    { pitch: 36 },
  ),
};
