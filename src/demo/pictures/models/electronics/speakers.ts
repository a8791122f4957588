import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, glow, leather, matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, fromHigher, grille, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const partySpeaker = (): Solid =>
  join(
    box(plastic('#202126', 0.34), 28, 54, 26, 3),
    [14, 36].flatMap((y, i) =>
      move(
        facing(
          join(
            lathe(glow((['#e0479a', '#4aa8f0'] as const)[i] ?? '#e0479a', 1.2), [
              [9.8, 0.2],
              [10.6, 0.4],
              [10, 0.7],
            ]),
            lathe(
              matte('#2b2c31'),
              [
                [0, 0.5],
                [3, 0.3],
                [8.6, 0.9],
                [9.8, 0.4],
              ],
              { bevel: 0.4 },
            ),
            move(ball(metal('#4a4d54', 0.3), 3, 0.9, 3), 0, 0.5, 0),
          ),
        ),
        0,
        y,
        13,
      ),
    ),
    tube(
      black,
      [
        [-8, 53, 0],
        [-6, 58, 0],
        [6, 58, 0],
        [8, 53, 0],
      ],
      1.4,
    ),
    pair(move(turn(mic('#c9a24a'), 4, 0), 21, 0, 8)),
  );

const mic = (colour: Hex): Solid =>
  join(
    lathe(metal(colour, 0.3), [
      [0, 0],
      [1.6, 0],
      [2, 14],
      [2.2, 15],
    ]),
    lathe(black, [
      [2.1, 14.6],
      [2.4, 15.6],
      [2.1, 16],
    ]),
    move(
      ball(
        {
          ...metal('#9a9da3', 0.4),
          grain: (x, y, z) => 0.1 * Math.sin(x * 7) * Math.sin(y * 7) * Math.cos(z * 7),
        },
        3,
      ),
      0,
      18,
      0,
    ),
  );

const smartSpeaker = (colour: Hex): Solid =>
  join(
    lathe(
      grille(colour),
      [
        [0, 0],
        [5, 0],
        [6.2, 2],
        [6.4, 8],
        [5.6, 11],
        [0, 12],
      ],
      { bevel: 2.4 },
    ),
    lathe(glow('#5ab8f0', 1.3), [
      [4, 11.5],
      [4.4, 11.7],
      [4, 11.8],
    ]),
    lathe(matte(darker(colour, 0.4)), [
      [0, 12.05],
      [4, 11.7],
    ]),
  );

const row = (count: number, gap: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * gap, 0, 0));

const bluetoothSpeaker = (colour: Hex): Solid =>
  join(
    move(
      turn(
        lathe(
          grille(colour),
          [
            [0, -9],
            [3.4, -9],
            [3.8, -8],
            [3.8, 8],
            [3.4, 9],
            [0, 9],
          ],
          { bevel: 0.5 },
        ),
        0,
        0,
        90,
      ),
      0,
      3.8,
      0,
    ),
    pair(
      move(
        turn(
          join(
            lathe(matte(darker(colour, 0.4)), [
              [3.3, 8.6],
              [3.9, 9.2],
              [3.3, 9.8],
              [2.8, 9.4],
            ]),
            move(
              lathe(
                metal('#8a8d94', 0.3),
                [
                  [0, 0.2],
                  [2.6, 0],
                ],
                {},
              ),
              0,
              9.2,
              0,
            ),
          ),
          0,
          0,
          -90,
        ),
        0,
        3.8,
        0,
      ),
    ),
    repeat(3, (i) => move(box(matte(darker(colour, 0.4)), 1.2, 0.3, 1.2, 0.2), -3 + i * 3, 7.4, 0)),
    tube(
      cloth('#d98a2c', 0.3),
      [
        [9.4, 5, 1],
        [12, 4, 2.4],
        [12, 1.6, 3],
        [10, 1.4, 2.6],
      ],
      0.3,
    ),
  );

const soundBar = (): Solid =>
  join(
    box(grille('#2b2c30'), 88, 7, 10, 3),
    move(box(dark, 10, 1.4, 0.2, 0.05), 0, 2.8, 5),
    repeat(4, (i) => move(ball(glow('#f3f5f6', 0.8), 0.3), -3 + i * 2, 3.5, 5.2)),
    move(box(grille('#2b2c30'), 20, 32, 26, 3), 60, 0, -6),
    move(turn(box(plastic('#3a3b40'), 4, 1.4, 14, 0.5), 0, 20), 12, 0, 17),
  );

const radio = (): Solid =>
  join(
    box(wood('#8a5a36', '#6a4024', 'x', 1.2), 24, 15, 8, 1.6),
    move(
      facing(
        join(
          cylinder(grille('#d9c9a8'), 5.6, 0.3),
          lathe(metal('#d9b46a'), [
            [5.5, 0],
            [6, 0.4],
            [5.5, 0.5],
          ]),
        ),
      ),
      -4.6,
      7.6,
      4,
    ),
    move(box(glow('#f6ecd2', 0.4), 7, 3.4, 0.2, 0.06), 7, 9, 4),
    move(box(plastic('#c0392b'), 0.2, 3, 0.1, 0.03), 8, 9.2, 4.2),
    row(2, 4, () => move(facing(cylinder(metal('#d9b46a'), 1.3, 1)), 7, 4.6, 4)),
    tube(
      steel,
      [
        [10, 15, -2],
        [16, 34, -2],
      ],
      0.24,
      { isSmooth: false },
    ),
    tube(
      leather('#5d3a24'),
      [
        [-9, 14.6, 0],
        [-7, 18, 0],
        [7, 18, 0],
        [9, 14.6, 0],
      ],
      0.5,
    ),
  );

/** Speakers. */
export const speakers: Kinds = {
  partySpeaker: stands('#202126', partySpeaker, { pitch: 10 }),
  smartSpeaker: stands('#8b8e93', (c) => smartSpeaker(mix(c, '#8b8e93', 0.3)), { pitch: 20 }),
  soundBar: stands('#2b2c30', soundBar, fromHigher),
  radio: stands('#8a5a36', radio),
  bluetoothSpeaker: stands('#2d4f88', bluetoothSpeaker),
};
