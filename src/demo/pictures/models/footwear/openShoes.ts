import { darker, type Hex, mix } from '../../studio/colour.ts';
import { leather, matte, metal, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { ball, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { both, sole, upper } from './parts.ts';
import { view } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const heelSandal = (colour: Hex): Solid => {
  const strap = satin(colour);
  /** A band over the foot, from one edge of the sole to the other. */
  const band = (x: number, long: number, high: number, wide: number): Solid =>
    sheet(strap, 24, 3, (u, v) => {
      const angle = (u - 0.5) * 3.14;
      return [x + v * long, 1 + Math.cos(angle) * (high + v * 0.6), Math.sin(angle) * wide];
    });
  const foot = tube(
    satin(mix(colour, '#c9a27c', 0.6)),
    [
      [-14.6, 1, 0],
      [-13.6, 0.9, 0],
      [-9, 0.8, 0.2],
      [-4, 1.5, 0.2],
      [2, 4, 0],
      [7, 6.3, 0],
      [11.4, 7, 0],
      [12.8, 7, 0],
    ],
    (t) =>
      Math.min(1, Math.sqrt(t / 0.1), Math.sqrt((1 - t) / 0.04) + 0.1) *
      (4.3 - 1.4 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.62)),
    { flat: 0.2, sides: 20 },
  );
  return both(
    join(
      foot,
      move(
        loft(satin(darker(colour, 0.2)), [
          { y: 0, wide: 2.3, deep: 2.3, power: 4 },
          { y: 6.4, wide: 2.9, deep: 2.8, power: 4 },
        ]),
        9.8,
        0,
        0,
      ),
      band(-11.4, 3.2, 3.2, 4.1),
      sheet(strap, 20, 4, (u, v) => {
        const angle = (u - 0.5) * (2.6 - v * 0.9);
        return [9.6 + Math.cos(angle) * (3.2 + v * 0.2), 6.4 + v * 6.4, Math.sin(angle) * 2.9];
      }),
      sheet(
        strap,
        40,
        2,
        (u, v) => [8.4 + Math.cos(u * fullTurn) * 4.4, 12 + v * 1.2, Math.sin(u * fullTurn) * 3.1],
        true,
      ),
      move(ball(metal('#d6b25e'), 0.8, 0.8, 0.3), 7.4, 12.6, 3.1),
    ),
  );
};

const court = (colour: Hex, heel: number): Solid => {
  const skin = { ...satin(colour), rough: 0.26 };
  const lift = (x: number): number => heel * Math.min(1, Math.max(0, (x + 5) / 15)) ** 1.2;
  const rows: readonly (readonly [number, number, number])[] = [
    [-16, 0.5, 0.5],
    [-14, 1.9, 1.9],
    [-11, 2.8, 3.2],
    [-8, 3.2, 3.7],
    [-5, 2.6, 3.5],
    [0, 2.6, 2.9],
    [5, 3.2, 2.7],
    [9, 4.2, 2.7],
    [12, 4.8, 2.2],
    [12.8, 3.6, 1.3],
  ];
  return both(
    join(
      turn(
        loft(
          skin,
          rows.map(([x, high, wide]) => ({
            y: -x,
            x: 0.7 + lift(x) + high / 2,
            wide: high / 2 + 0.2,
            deep: wide,
            power: 2.4,
          })),
        ),
        0,
        0,
        90,
      ),
      turnedInsole(heel),
      heel > 1
        ? lathe(
            skin,
            [
              [0, 0],
              [0.6, 0],
              [0.7, heel * 0.5],
              [1.8, heel * 0.85],
              [2.2, heel + 1],
            ],
            { bevel: 1 },
          ).flatMap((m) => move([m], 11, 0, 0))
        : move(scale(sole(matte('#2c2623'), 0.6), 1.02), -0.6, 0, 0),
      heel < 2
        ? join(
            move(ball(skin, 0.7), -10, 4, 0),
            [1, -1].flatMap((side) => move(ball(skin, 0.6, 0.7, 1.4), -10, 4.1, side * 1.4)),
          )
        : [],
    ),
  );
};

const turnedInsole = (heel: number): Solid =>
  tube(
    leather('#dfbf9f'),
    [
      [-4.4, 2.9 + heel * 0.06, 0],
      [0, 3 + heel * 0.36, 0],
      [5, 3.6 + heel * 0.68, 0],
      [10, 4.6 + heel, 0],
      [12, 5 + heel, 0],
    ],
    (t) => 2.1 + 0.5 * Math.sin(t * 3),
    { flat: 0.4 },
  );

const nagra = (colour: Hex): Solid => {
  const skin = satin(mix(colour, '#9a3a2c', 0.35));
  return both(
    join(
      sole(leather('#8a5f3c'), 0.7),
      upper(
        skin,
        [
          [-14.6, 0.8, 1.6],
          [-13, 2.6, 3.4],
          [-9, 3.8, 4.1],
          [-4, 4.4, 3.6],
          [0, 4, 3.1],
          [5, 4.2, 3],
          [10, 5.2, 2.9],
          [12.6, 5, 1.8],
        ],
        0.5,
      ),
      tube(
        skin,
        [
          [-13.4, 2.4, 0],
          [-16, 3, 0],
          [-17.4, 4.6, 0],
          [-16.6, 5.8, 0],
        ],
        (t) => 1.2 - t * 0.9,
      ),
      turnedInsole(0),
      repeat(9, (i) =>
        move(ball(metal('#d8b04e'), 0.5), -11.6 + i * 0.9, 4.4 + i * 0.04, Math.sin(i * 1.7) * 2),
      ),
      tube(
        metal('#d8b04e'),
        [
          [-4, 4.9, -2.6],
          [-6, 5, 0],
          [-4, 4.9, 2.6],
          [4, 4.7, 3],
          [11, 5.9, 2.4],
          [12.8, 6, 0],
        ],
        0.24,
      ),
    ),
  );
};

/** Shoes that are open at the top. */
export const openShoes: Kinds = {
  heelSandal: stands('#26262a', heelSandal, view),
  pumps: stands('#b8282e', (c) => court(c, 8.5), view),
  ballet: stands('#26262a', (c) => court(c, 0.6), view),
  nagra: stands('#b8282e', nagra, view),
};
