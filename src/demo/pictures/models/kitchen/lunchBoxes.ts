import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, glass, matte, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cord, handle, knob, panel, steel } from './parts.ts';
import { lunchBox } from './shapes.ts';

const hotPot = (): Solid =>
  join(
    lathe(
      plastic('#e9dfd0', 0.26),
      [
        [0, 0],
        [9, 0],
        [10.4, 4],
        [10.6, 11],
        [10.2, 11.6],
      ],
      { bevel: 1.4 },
    ),
    lathe(steel, [
      [10.4, 11.4],
      [10.7, 12],
      [10.4, 14.6],
      [10.2, 15],
    ]),
    lathe(
      glass('#e6eef0', 0.72),
      [
        [0, 18.8],
        [5, 18.2],
        [10.3, 15],
      ],
      { bevel: 2.4 },
    ),
    knob(18.6),
    handle(10, 8, 13, plastic('#e9dfd0', 0.26)),
    panel(4, 3, 4, 10.4),
    cord(-13, -5),
  );

const tiffin = (): Solid =>
  join(
    repeat(4, (i) =>
      move(
        join(
          lathe(
            steel,
            [
              [0, 0],
              [7, 0],
              [7.4, 0.5],
              [7.4, 5.6],
              [7.1, 6],
            ],
            {},
          ),
          lathe(metal('#b9bcc2', 0.24), [
            [7.45, 5.2],
            [7.6, 5.5],
            [7.45, 5.8],
          ]),
        ),
        0,
        i * 6,
        0,
      ),
    ),
    lathe(
      steel,
      [
        [7.5, 24],
        [7.4, 25],
        [3, 26.4],
        [0, 26.6],
      ],
      { bevel: 0.6 },
    ),
    pair(
      tube(
        metal('#b9bcc2', 0.2),
        [
          [8, 1, 0],
          [8, 26, 0],
          [5, 30, 0],
          [0, 31, 0],
        ],
        0.6,
        { flat: 0.9 },
      ),
    ),
    move(box(cloth('#8a4a3a', 0.3), 17, 20, 14, 2), 21, 0, -6),
    tube(
      cloth('#6a3428', 0.3),
      [
        [16, 19, -6],
        [17, 26, -6],
        [25, 26, -6],
        [26, 19, -6],
      ],
      0.8,
    ),
  );

const drawerBin = (i: number): Solid =>
  move(
    join(
      box(glass('#edf3f5', 0.74), 15, 9, 26, 1),
      repeat(6, (k) =>
        move(
          ball(wax((['#d9503f', '#7fae52', '#ef8a1c'] as const)[i % 3] ?? '#d9503f'), 2.6),
          -3.6 + (k % 2) * 6,
          3,
          -8 + Math.floor(k / 2) * 7.4,
        ),
      ),
      move(box(glass('#edf3f5', 0.6), 6, 2, 1.6, 0.4), 0, 5, 13.6),
    ),
    (i % 3) * 17 - 17,
    Math.floor(i / 3) * 10.4,
    0,
  );

const dishGloves = (colour: Hex): Solid =>
  join(
    pair(
      move(
        turn(
          join(
            loft(matte(colour), [
              { y: 0, wide: 6, deep: 2.4 },
              { y: 12, wide: 4.4, deep: 2 },
              { y: 20, wide: 5.4, deep: 2.2 },
              { y: 23, wide: 5, deep: 2 },
            ]),
            repeat(4, (i) =>
              tube(
                matte(colour),
                [
                  [-3.6 + i * 2.4, 22, 0],
                  [-4.4 + i * 2.9, 30 - Math.abs(i - 1.5) * 1.4, 0.4],
                ],
                1.15,
              ),
            ),
            tube(
              matte(colour),
              [
                [-4.4, 17, 0],
                [-8, 22, 1],
                [-8.6, 25, 1],
              ],
              1.3,
            ),
            repeat(34, (i) =>
              move(
                ball(matte(lighter(colour, 0.2)), 0.36, 0.36, 0.9),
                -3.4 + (i % 6) * 1.4,
                16 + Math.floor(i / 6) * 1.4,
                2.2,
              ),
            ),
          ),
          0,
          0,
          6,
        ),
        9,
        0,
        0,
      ),
    ),
  );

/** Lunch boxes. */
export const lunchBoxes: Kinds = {
  siliconeGloves: stands('#5fa39a', dishGloves, { pitch: 8 }),
  vacuumLunch: stands('#5a8aa0', (c) => lunchBox(c, false), { pitch: 28 }),
  fridgeBoxes: stands('#edf3f5', () => repeat(6, drawerBin), { pitch: 20 }),
  tiffin: stands('#d3d6da', tiffin),
  hotPot: stands('#e9dfd0', hotPot, { yaw: 20, pitch: 20 }),
};
