import { darker, type Hex, mix } from '../../studio/colour.ts';
import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, facing, fan, grille, tones } from './parts.ts';

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

const alarmClock = (): Solid =>
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
        join(
          box(
            plastic(['#3a3d45', '#34373e', '#c9523f'][i === 0 ? 2 : r % 2] as Hex, 0.4),
            1.9,
            1.1,
            1.8,
            0.3,
          ),
        ),
        -15.8 + c * 2.26,
        1.7,
        -5 + r * 2.04,
      );
    }),
    repeat(15, (i) =>
      move(box(glow(tones[i % 8] ?? '#f0a35a', 1), 2, 0.1, 12, 0.04), -15.8 + i * 2.26, 1.96, 0),
    ),
  );

const cooler = (): Solid =>
  turn(
    join(
      box(plastic('#26282d', 0.3), 38, 2.4, 27, 1),
      repeat(6, (i) => move(fan(4.4, '#4aa8f0'), -12 + (i % 3) * 12, 2.2, -6.4 + Math.floor(i / 3) * 12.6)),
      pair(move(box(plastic('#3a3d45'), 4, 2, 1.4, 0.5), 9, 2.2, 13)),
    ),
    14,
    0,
  );

/** Desk devices. */
export const deskDevices: Kinds = {
  partySpeaker: stands('#202126', partySpeaker, { pitch: 10 }),
  smartSpeaker: stands('#8b8e93', (c) => smartSpeaker(mix(c, '#8b8e93', 0.3)), { pitch: 20 }),
  talkingClock: stands('#23252a', alarmClock),
  mouse: stands('#26262a', mouse, { pitch: 34, yaw: 150 }),
  keyboard: stands('#24262b', keyboard, { pitch: 36 }),
  coolingStand: stands('#26282d', cooler, { pitch: 30 }),
};
