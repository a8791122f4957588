import { type Hex } from '../../studio/colour.ts';
import { glass, glow, matte, plastic, printed, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { fan, tones } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const talkingClock = (): Solid =>
  join(
    box(plastic('#23252a', 0.2), 17, 8, 5, 1.4),
    [1, 0, 0, 8].flatMap((value, i) =>
      move(digit(glow('#ff8a5a', 1.3), value, 3.8), (i - 1.5) * 2.8 + (i > 1 ? 0.6 : -0.6), 4, 2.5),
    ),
    [3.1, 4.9].flatMap((y) => move(box(glow('#ff8a5a', 1.3), 0.4, 0.4, 0.1, 0.04), 0, y, 2.5)),
    move(box(matte('#3a3c42'), 7, 0.8, 3, 0.3), 0, 7.8, 0),
  );

const mouse = (colour: Hex): Solid =>
  join(
    turn(
      loft(
        plastic(colour, 0.34),
        [
          [-5.7, 1.1, 0.5],
          [-5.1, 2.5, 1.25],
          [-2.4, 3.15, 1.95],
          [1.4, 2.95, 1.75],
          [4.6, 2.75, 1.05],
          [5.6, 2, 0.5],
        ].map(([y = 0, wide = 0, deep = 0]) => ({ y, wide, deep, z: deep, power: 2.6 })),
      ),
      -90,
      0,
    ),
    tube(
      matte('#0e0e10'),
      [
        [0, 1, -5.5],
        [0, 2.16, -4.5],
        [0, 3.1, -2.6],
        [0, 3.52, -0.8],
        [0, 3.66, 0.2],
      ],
      0.09,
    ),
    move(turn(cylinder(plastic('#8b8e93', 0.5), 0.8, 0.7), 0, 0, 90), 0.35, 2.65, -3),
    move(box(glow('#6fd0e8', 0.8), 0.5, 0.1, 0.5, 0.04), 0, 3.74, 1.2),
  );

const keyboard = (): Solid =>
  join(
    box(plastic('#24262b', 0.3), 36, 2, 13.4, 0.6),
    repeat(87, (i) => {
      const r = Math.floor(i / 15);
      const c = i % 15;
      return move(
        box(plastic(['#3a3d45', '#34373e', '#c9523f'][i === 0 ? 2 : r % 2] as Hex, 0.4), 1.9, 1.1, 1.8, 0.3),
        -15.8 + c * 2.26,
        1.7,
        -5 + r * 2.04,
      );
    }),
    repeat(15, (i) =>
      move(box(glow(tones[i % 8] ?? '#f0a35a', 1), 2, 0.1, 12, 0.04), -15.8 + i * 2.26, 1.96, 0),
    ),
  );

const coolingStand = (): Solid =>
  turn(
    join(
      box(plastic('#26282d', 0.3), 38, 2.4, 27, 1),
      repeat(6, (i) => move(fan(4.4, '#4aa8f0'), -12 + (i % 3) * 12, 2.2, -6.4 + Math.floor(i / 3) * 12.6)),
      pair(move(box(plastic('#3a3d45'), 4, 2, 1.4, 0.5), 9, 2.2, 13)),
    ),
    14,
    0,
  );

const crystalLamp = (): Solid =>
  join(
    box(wood('#b98a58', '#8d6238', 'x', 1), 9, 2.4, 9, 0.5),
    move(
      lathe(
        glow('#ffe6b0', 0.9),
        [
          [0, 0.1],
          [2.4, 0],
        ],
        {},
      ),
      0,
      2.4,
      0,
    ),
    move(ball(glass('#e9f0f6', 0.86), 5), 0, 7.4, 0),
    repeat(70, (i) => {
      const a = i * 0.34;
      const r = 0.3 + i * 0.045;
      return move(
        ball(glow((['#f6f2ff', '#bcd3ff', '#ffe2c0'] as const)[i % 3] ?? '#f6f2ff', 1.2), 0.12),
        Math.cos(a) * r,
        7.4 + Math.sin(i * 1.7) * 0.4 + Math.cos(a) * r * 0.4,
        Math.sin(a) * r,
      );
    }),
  );

const globeLamp = (): Solid =>
  join(
    tube(
      plastic('#2b2d32', 0.24),
      [
        [-4, 1, 0],
        [-9, 6, 0],
        [-9, 16, 0],
        [-4, 22, 0],
        [2, 23, 0],
      ],
      1.2,
    ),
    lathe(plastic('#2b2d32', 0.24), [
      [0, 0],
      [7, 0],
      [6, 1.6],
      [0, 1.6],
    ]),
    move(
      ball(
        printed(glow('#3f78b0', 0.5), ['#2f68a8', '#6fae6a', '#e9e2c8'], (x, y, z) => {
          const v = Math.sin(x * 0.8 + z * 0.5) + Math.sin(y * 0.9 + z * 0.7) + Math.cos(x * 0.4 - y * 0.6);
          return v > 0.9 ? 1 : Number(Math.abs(y - 11.6) > 5.2) * 2;
        }),
        6,
      ),
      0,
      11.6,
      0,
    ),
  );

/** Devices for the desk. */
export const deskDevices: Kinds = {
  talkingClock: stands('#23252a', talkingClock),
  mouse: stands('#26262a', mouse, { pitch: 34, yaw: 150 }),
  keyboard: stands('#24262b', keyboard, { pitch: 36 }),
  coolingStand: stands('#26282d', coolingStand, { pitch: 30 }),
  crystalLamp: stands('#e9f0f6', crystalLamp),
  globeLamp: stands('#3f78b0', globeLamp),
};
