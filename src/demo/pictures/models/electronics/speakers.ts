import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glow, leather, matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, gadgetView, grille, steel } from './parts.ts';

const row = (count: number, gap: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * gap, 0, 0));

const wired = (colour: Hex): Solid =>
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

const cylinderSpeaker = (colour: Hex): Solid =>
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
  wiredEarphone: stands('#26262a', wired, { pitch: 52, focus: [0.4, 0.5, 0.35] }),
  openEar: stands('#26262a', openEar, gadgetView),
  soundBar: stands('#2b2c30', soundBar, gadgetView),
  radio: stands('#8a5a36', radio),
  bluetoothSpeaker: stands('#2d4f88', cylinderSpeaker),
};
