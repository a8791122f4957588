import { darker, type Hex, lighter } from '../../studio/colour.ts';
import {
  cloth,
  fleece,
  glass,
  glow,
  matte,
  metal,
  printed,
  satin,
  wax,
  wood,
} from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { stripes } from '../prints.ts';
import { bar, big, black, leaf, oak, pot, steel } from './parts.ts';

const monstera = (): Solid =>
  join(
    pot(9, 15, '#e6ded0'),
    repeat(9, (i) => {
      const a = i * 2.4;
      const long = 20 + (i % 3) * 8;
      const end: Point = [Math.cos(a) * long * 0.7, 15 + long, Math.sin(a) * long * 0.7];
      return join(
        tube(matte('#5f8a52'), [[0, 13, 0], [end[0] * 0.5, 15 + long * 0.7, end[2] * 0.5], end], 0.5),
        move(
          turn(
            plate(
              matte(i % 2 === 0 ? '#3f7347' : '#548a55'),
              Array.from({ length: 40 }, (_, k) => {
                const t = (k / 40) * 6.283;
                const r = (8 + 2 * Math.cos(t)) * (k % 5 === 2 ? 0.62 : 1);
                return [Math.sin(t) * r, Math.cos(t) * r - 3];
              }),
              0.3,
              0.1,
            ),
            -50,
            (-a * 180) / Math.PI + 90,
          ),
          end[0],
          end[1],
          end[2],
        ),
      );
    }),
  );

const macrame = (): Solid =>
  join(
    bar(wood('#b98a58', '#8d6238', 'x', 1), [-28, 60, 0], [28, 60, 0], 1.3),
    repeat(25, (i) => {
      const x = -24 + i * 2;
      const low = 20 - (1 - Math.abs(i - 12) / 12) * 18;
      return join(
        tube(
          cloth('#efe6d4', 0.4),
          [
            [x, 60, 0.6],
            [x + (i % 2 ? 1 : -1), 48, 1],
            [x + (i % 2 ? -1 : 1), 38, 1],
            [x, low, 0.6],
          ],
          0.8,
        ),
        move(ball(cloth('#efe6d4', 0.4), 1.2), x, 44 - Math.abs(i - 12) * 0.5, 1),
      );
    }),
    tube(
      cloth('#efe6d4', 0.4),
      [
        [-26, 60, 0],
        [0, 74, 0],
        [26, 60, 0],
      ],
      0.4,
    ),
  );

const diffuserReeds = (): Solid =>
  join(
    lathe(
      glass('#d9b98a', 0.6),
      [
        [0, 0],
        [4, 0],
        [4, 6],
        [1.6, 8],
        [1.6, 10],
      ],
      { bevel: 0.8 },
    ),
    lathe(wax('#c99a5a'), [
      [0, 0.3],
      [3.7, 0.3],
      [3.7, 4.6],
      [0, 4.6],
    ]),
    lathe(metal('#d9b46a', 0.2), [
      [1.7, 9],
      [1.9, 10],
      [1.7, 10.4],
    ]),
    repeat(7, (i) =>
      bar(
        wood('#cfae80', '#b08c5c', 'y', 0.5),
        [0, 1, 0],
        [Math.cos(i * 0.9) * 4.4, 24, Math.sin(i * 0.9) * 4.4],
        0.16,
      ),
    ),
    move(
      repeat(3, (i) => move(turn(leaf(7, 2.4), 0, i * 50), 0, 0, 0)),
      7,
      0,
      2,
    ),
  );

const mosquitoLamp = (): Solid =>
  join(
    lathe(black, [
      [0, 0],
      [6, 0],
      [6.4, 3],
      [0, 3.4],
    ]),
    lathe(glow('#7a6af0', 0.7), [
      [3, 3],
      [3, 17],
      [0, 17],
    ]),
    ring(16, bar(black, [5.6, 3, 0], [5.6, 17, 0], 0.22)),
    move(
      lathe(
        black,
        [
          [6.2, 0],
          [6.4, 1],
          [3, 4],
          [0, 4.6],
        ],
        { bevel: 0.8 },
      ),
      0,
      17,
      0,
    ),
    tube(
      black,
      [
        [-2, 21, 0],
        [0, 25, 0],
        [2, 21, 0],
      ],
      0.4,
    ),
  );

const trolley = (): Solid =>
  join(
    move(box(cloth('#3f5a78', 0.4), 34, 56, 26, 4), 0, 12, 2),
    move(box(cloth('#33496a', 0.4), 35, 12, 27, 4), 0, 58, 2),
    tube(
      steel,
      [
        [-14, 6, -13],
        [-14, 96, -16],
        [14, 96, -16],
        [14, 6, -13],
      ],
      1,
      { isSmooth: false },
    ),
    bar(matte('#28292d'), [-12, 96, -16], [12, 96, -16], 1.8),
    move(box(cloth('#33496a', 0.4), 24, 18, 3, 1.4), 0, 20, 15),
  );

const bed = (colour: Hex): Solid =>
  join(
    move(box(oak, 190, 26, 206, 2), 0, 4, 0),
    move(box(oak, 194, 90, 8, 3), 0, 0, -106),
    move(
      box(printed(cloth(colour, 1.2), [colour, lighter(colour, 0.5)], stripes(16, 0.3)), 188, 26, 200, 10),
      0,
      24,
      2,
    ),
    [-1, 1].flatMap((x) =>
      [0, 1].flatMap((k) =>
        move(
          turn(
            pillow(
              cloth(k === 0 ? lighter(colour, 0.5) : colour, 1),
              [
                [-34, -22],
                [34, -22],
                [34, 22],
                [-34, 22],
              ],
              22,
              { radius: 8 },
            ),
            -52 + k * 6,
            0,
          ),
          x * 46,
          64 + k * 2,
          -78 + k * 22,
        ),
      ),
    ),
  );

const towels = (colour: Hex): Solid =>
  join(
    ...[0, 1, 2, 3].map((i) =>
      move(
        turn(
          join(
            box(fleece(i < 2 ? colour : lighter(colour, 0.5), 0.5), 34, 5, 24, 2.4),
            move(box(satin(darker(colour, 0.1)), 34.2, 4.6, 1, 0.3), 0, 0.2, 6),
          ),
          0,
          i * 2 - 3,
        ),
        0,
        i * 5.2,
        0,
      ),
    ),
  );

/** Decorations. */
export const decorations: Kinds = {
  monstera: stands('#4f7f4c', monstera, { pitch: 8 }),
  macrame: stands('#efe6d4', macrame, { yaw: -12, pitch: 4 }),
  reedDiffuser: stands('#d9b98a', diffuserReeds, { pitch: 8 }),
  mosquitoLamp: stands('#28292d', mosquitoLamp),
  shoppingTrolley: stands('#3f5a78', trolley),
  bedSheet: stands('#2d4f88', bed, big(-32, 26)),
  towels: stands('#e39aac', towels, { pitch: 20 }),
};
