import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, glass, glow, metal, plastic, printed, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, gadgetView, steel } from './parts.ts';

const lavalier = (): Solid =>
  join(
    repeat(2, (i) =>
      move(
        join(
          box(plastic('#26282d', 0.3), 2, 5, 1.2, 0.5),
          move(ball(fleece('#3b3d42', 0.14), 0.9, 0.8, 0.8), 0, 5.2, 0),
          move(ball(glow('#6fe0a8', 1), 0.16), 0, 3.4, 0.62),
        ),
        -4 + i * 3.4,
        0,
        i,
      ),
    ),
    move(
      join(box(plastic('#26282d', 0.3), 3, 4, 1.2, 0.5), move(box(steel, 0.9, 1, 0.4, 0.15), 0, 4, 0)),
      3.6,
      0,
      0,
    ),
    move(box(plastic('#33363c', 0.3), 10, 3, 4, 1.2), 0, 0, -5),
  );

const adapter = (colour: Hex): Solid =>
  join(
    box(plastic(colour, 0.3), 6, 7, 5.4, 1),
    repeat(4, (i) =>
      move(box(dark, 1.3, 0.5, 0.2, 0.05), -1.8 + (i % 2) * 2.6, 1 + Math.floor(i / 2) * 1.2, 2.7),
    ),
    repeat(3, (i) => move(facing(cylinder(dark, 0.3, 0.2)), -1 + i, 4.8, 2.6)),
    pair(move(box(metal('#c9a24a'), 0.7, 1.8, 0.3, 0.1), 1.1, 6.9, 0)),
    move(box(plastic(lighter(colour, 0.4)), 1.4, 0.8, 3, 0.3), 3, 5, 0),
  );

const luggageScale = (): Solid =>
  join(
    turn(
      loft(plastic('#33363c', 0.3), [
        { y: 0, wide: 1.4, deep: 1.4 },
        { y: 4, wide: 1.9, deep: 1.7 },
        { y: 10, wide: 1.9, deep: 1.7 },
        { y: 14, wide: 1.4, deep: 1.4 },
      ]),
      0,
      0,
      90,
    ).flatMap((m) => move([m], 7, 9, 0)),
    move(box(glow('#b6d8b0', 0.6), 3.4, 1.4, 0.2, 0.05), 0, 8.4, 1.7),
    tube(
      cloth('#26272a', 0.3),
      [
        [0, 7.6, 0],
        [-1.6, 5, 0.4],
        [0, 2, 0],
        [1.6, 5, -0.4],
        [0, 7.6, 0],
      ],
      0.9,
      { flat: 0.14 },
    ),
    tube(
      steel,
      [
        [0, 2.4, 0],
        [0.9, 1.2, 0],
        [0, 0.2, 0],
        [-0.9, 1, 0],
      ],
      0.24,
    ),
  );

const neckPillow = (colour: Hex): Solid =>
  join(
    tube(
      fleece(mix(colour, '#7a8494', 0.4), 0.16),
      [
        [-7, 5, 13],
        [-12, 5, 6],
        [-13, 5.4, -3],
        [-8, 6, -11],
        [0, 6.4, -13],
        [8, 6, -11],
        [13, 5.4, -3],
        [12, 5, 6],
        [7, 5, 13],
      ],
      (t) => 5.4 - 0.9 * Math.cos(t * 6.28),
      { sides: 20 },
    ),
    move(
      turn(
        join(
          plate(
            fleece('#26272c', 0.12),
            [
              [-9, 1],
              [-5, 3.6],
              [0, 2.6],
              [5, 3.6],
              [9, 1],
              [6, -3.4],
              [1.6, -2],
              [0, -0.6],
              [-1.6, -2],
              [-6, -3.4],
            ],
            1,
            0.4,
            1,
          ),
        ),
        -80,
        14,
      ),
      3,
      0.9,
      22,
    ),
  );

const crystalBall = (): Solid =>
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

const globe = (): Solid =>
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

/** Travel devices. */
export const travelDevices: Kinds = {
  lavalier: stands('#26282d', lavalier, gadgetView),
  travelAdapter: stands('#26262a', adapter),
  luggageScale: stands('#33363c', luggageScale),
  neckPillow: stands('#8b8e93', neckPillow, { pitch: 30 }),
  crystalLamp: stands('#e9f0f6', crystalBall),
  globeLamp: stands('#3f78b0', globe),
};
