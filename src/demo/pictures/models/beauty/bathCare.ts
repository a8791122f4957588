import { type Hex, lighter } from '../../studio/colour.ts';
import {
  fleece,
  glass,
  glow,
  leather,
  matte,
  metal,
  paper,
  plastic,
  wax,
  wood,
} from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar, squeeze } from '../packs.ts';
import { pan } from './makeupItems.ts';
import { black, comb, gold, row, soap, white } from './parts.ts';

const compact = (shade: Hex): Solid =>
  join(
    lathe(
      black,
      [
        [0, 0],
        [3.6, 0],
        [3.8, 1],
        [0, 1],
      ],
      { bevel: 0.3 },
    ),
    move(pan(shade, 3.1), 0, 0.9, 0),
    move(
      turn(
        join(
          lathe(
            black,
            [
              [0, 0],
              [3.8, 0],
              [3.6, 0.8],
              [0, 0.8],
            ],
            { bevel: 0.3 },
          ),
          move(cylinder(metal('#eef2f5', 0.03), 3.2, 0.1, 0.01), 0, -0.06, 0),
        ),
        -106,
        0,
      ),
      0,
      4.6,
      -4.4,
    ),
  );

const massage = (): Solid =>
  join(
    tube(
      fleece('#6b6f78', 0.25),
      [
        [-15, 0, 16],
        [-14, 9, 6],
        [-10, 15, -6],
        [0, 17, -10],
        [10, 15, -6],
        [14, 9, 6],
        [15, 0, 16],
      ],
      (t) => 3.6 + 2 * Math.sin(t * 3.14),
      { flat: 2.6, sides: 20 },
    ),
    pair(repeat(3, (i) => move(ball(plastic('#c9503f'), 1.6), 5 + i * 3.4, 15.4 - i * 2, -4 + i * 3.4))),
    pair(
      tube(
        leather('#3a3b40'),
        [
          [15, 0.4, 15],
          [16, 0.8, 20],
          [13, 1, 24],
          [10, 0.8, 22],
          [12, 0.6, 18],
        ],
        0.8,
      ),
    ),
    move(box(plastic('#26272a'), 3, 5, 1.2, 0.5), 14.4, 4, 11),
  );

const bathBox = (): Solid =>
  join(
    box(wood('#caa173', '#a97d50', 'x', 1), 28, 7, 18, 0.4),
    move(box(paper('#e9dcc8'), 26, 1, 16, 0.2), 0, 6.4, 0),
    move(jar(glass('#f6eef0', 0.5), gold, 3, 5), -8, 7, 0),
    move(
      lathe(wax('#d99aa8'), [
        [0, 0],
        [2.6, 0],
        [2.6, 4.4],
        [0, 4.4],
      ]),
      -8,
      7.2,
      0,
    ),
    move(ball(fleece('#e9d2d6', 0.5), 4), 0, 10, 1),
    move(soap('#a9b89c'), 8, 7, 3),
    move(turn(cylinder(fleece('#f2eee6', 0.25), 2, 8, 0.6), 0, 0, 90), 12, 9, -4),
  );

const bamboo = (shade: Hex): Solid =>
  turn(
    join(
      box(wood('#d2ab74', '#b98d55', 'y', 1), 1.1, 19, 0.6, 0.28),
      move(box(fleece(shade, 0.16), 0.9, 2.8, 1.2, 0.15), 0, 16, 0.8),
    ),
    -86,
    0,
  );

const candle = (shade: Hex, high: number): Solid =>
  join(
    lathe(
      glass(lighter(shade, 0.6), 0.6),
      [
        [0, 0],
        [3, 0],
        [3, high + 1.6],
        [2.8, high + 1.6],
      ],
      {},
    ),
    lathe(wax(shade), [
      [0, 0.3],
      [2.7, 0.3],
      [2.7, high],
      [0, high - 0.2],
    ]),
    tube(
      matte('#2b2624'),
      [
        [0, high - 0.3, 0],
        [0.1, high + 0.9, 0],
      ],
      0.08,
    ),
    move(
      scale(
        lathe(
          glow('#ffce6a', 1.8),
          [
            [0, 0],
            [0.4, 0.5],
            [0, 1.7],
          ],
          { bevel: 0.3 },
        ),
        1,
      ),
      0,
      high + 0.7,
      0,
    ),
  );

const spa = (): Solid =>
  join(
    lathe(
      matte('#8fb0b8'),
      [
        [0, 0],
        [16, 0],
        [19, 11],
        [18.6, 17],
        [19.4, 18],
        [18, 18],
        [16.4, 3],
        [0, 3],
      ],
      {
        bevel: 0.6,
        wave: (a, y) => 1 + (y > 5 && y < 14 ? 0.015 * Math.sin(y * 4) : 0) + 0.05 * Math.cos(a * 2),
      },
    ),
    lathe({ ...plastic('#a9d4de', 0.05) }, [
      [0, 13],
      [17.4, 13],
    ]),
    pair(
      tube(
        white,
        [
          [18.6, 15, -4],
          [21, 15, 0],
          [18.6, 15, 4],
        ],
        0.9,
      ),
    ),
    repeat(6, (i) =>
      move(ball(wax('#e39aac'), 1, 0.4, 1), Math.cos(i * 2.4) * 9, 13.2, Math.sin(i * 1.9) * 9),
    ),
  );

const beardSet = (): Solid =>
  join(
    bottle({
      material: glass('#8a4a1c', 0.5),
      r: 1.8,
      high: 6,
      cap: 'dropper',
      capMaterial: black,
      label: ['#2c2622', '#d9b46a'],
      inside: '#b8742c',
    }),
    move(jar(metal('#c9cbd0', 0.3), metal('#b9bcc2', 0.3), 3, 1.6), 6.4, 0, 1),
    move(turn(comb(), -80, -20), -2, 0.4, 8),
  );

/** Bath care. */
export const bathCare: Kinds = {
  bambooBrush: stands(
    '#d2ab74',
    () => row(4, 2.6, (i) => bamboo((['#3a3a3d', '#8fb8c9', '#d98fa3', '#a9b88c'] as const)[i] ?? '#3a3a3d')),
    { pitch: 50, yaw: -34 },
  ),
  bathGift: stands('#caa173', bathBox, { pitch: 30 }),
  bodyLotion: stands('#e9d6b8', () =>
    bottle({
      material: plastic('#ecdcc0', 0.28),
      r: 3.6,
      high: 17,
      cap: 'pump',
      capMaterial: white,
      label: ['#fffaf0', '#a8763c'],
    }),
  ),
  beardSet: stands('#8a4a1c', beardSet, { pitch: 24 }),
  menFaceWash: stands('#232326', () =>
    squeeze(plastic('#2c3036', 0.28), plastic('#5a6a78'), '#6a8090', 2.8, 14),
  ),
  neckMassager: stands('#6b6f78', massage, { pitch: 22 }),
  candles: stands('#b79bd1', () =>
    row(3, 7, (i) => candle((['#b79bd1', '#a58bc4', '#d0bde0'] as const)[i] ?? '#b79bd1', 4 + i * 2)),
  ),
  footSpa: stands('#8fb0b8', spa, { pitch: 24 }),
  compactPowder: stands('#e9cdb5', () => compact('#e3bf9f'), { pitch: 26 }),
};
