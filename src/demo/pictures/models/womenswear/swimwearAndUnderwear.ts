import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, type Flat, sheet, tube } from '../../studio/surfaces.ts';
import { legs } from '../garmentDetails.ts';
import { mirrored, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const modestSwim = (colour: Hex): Solid => {
  const lycra = satin(colour);
  return join(
    move(
      join(
        top(lycra, {
          sleeve: 56,
          cuff: 6,
          long: 84,
          wide: 23,
          shoulder: 19,
          flare: 1.2,
          neck: 7,
          neckDepth: 2,
        }),
        tube(
          satin(trimOf(colour)),
          [
            [-19, -30, 3],
            [0, -36, 3.4],
            [19, -30, 3],
          ],
          1.4,
          { flat: 0.4 },
        ),
      ),
      -20,
      30,
      1,
    ),
    move(legs(lycra, { long: 88, waist: 15, hip: 19, hem: 5.5 }), 24, 26, -1),
    move(
      pillow(
        lycra,
        mirrored([
          [0, 15],
          [10, 11],
          [12, 0],
          [9, -12],
          [0, -15],
        ]),
        6,
        { detail: 40 },
      ),
      40,
      58,
      0,
    ),
  );
};

const ruffle = (material: ReturnType<typeof cloth>, wide: number, y: number, drop: number): Solid =>
  sheet(material, 90, 6, (u, v) => [
    (u * 2 - 1) * (wide + v * 2),
    y - v * drop - Math.sin(u * Math.PI) * 1.6,
    3 + Math.sin(u * 42) * (0.3 + v),
  ]);

const cups: Flat[] = [
  [0, -13],
  [0.4, -5],
  [6, 2],
  [11, 8],
  [13, 8],
  [15, -4],
  [21, -9],
  [21, -15],
  [8, -17],
];

const bra = (colour: Hex): Solid =>
  join(
    pillow(satin(colour), mirrored(cups), 3.6, { detail: 70 }),
    pair(move(ball(satin(colour), 8, 7.4, 4.6), 8.6, -8, 1.4)),
    pair(
      tube(
        satin(darker(colour, 0.12)),
        [
          [12, 7, 0.6],
          [12.6, 20, 0],
          [10, 30, -1],
        ],
        0.9,
        { flat: 0.25 },
      ),
    ),
    move(
      join(
        ball(satin(lighter(colour, 0.35)), 0.7),
        pair(move(ball(satin(lighter(colour, 0.35)), 1.5, 0.8, 0.5), 1.6, 0.2, 0)),
      ),
      0,
      -8,
      2.6,
    ),
  );

const panty = (colour: Hex): Solid =>
  join(
    pillow(
      cloth(colour, 0.1),
      mirrored([
        [0, 0],
        [17, 1.4],
        [17.6, -5],
        [10, -13],
        [4.4, -22],
        [0, -23.5],
      ]),
      2.6,
      { edge: 1.6, detail: 50 },
    ),
    tube(
      satin(lighter(colour, 0.3)),
      [
        [-17, 0.8, 0.9],
        [0, -0.6, 1.5],
        [17, 0.8, 0.9],
      ],
      0.8,
      { flat: 0.4 },
    ),
    pair(
      tube(
        satin(lighter(colour, 0.3)),
        [
          [17.4, -5, 0.6],
          [10, -12.6, 0.9],
          [4.6, -21.8, 0.6],
        ],
        0.5,
      ),
    ),
  );

const five: readonly Hex[] = ['#d9b8a6', '#9fb0c4', '#c99aa6', '#a7b59c'];

/** Swimwear and underwear. */
export const swimwearAndUnderwear: Kinds = {
  modestSwim: lies('#2d4f88', modestSwim),
  ruffleSwim: lies('#e39aac', (colour) =>
    join(
      move(join(bra(colour), ruffle(satin(lighter(colour, 0.25)), 18, -12, 8)), 0, 18, 0),
      move(join(panty(colour), ruffle(satin(lighter(colour, 0.25)), 15, -1, 6)), 0, -10, 0),
    ),
  ),
  panties: lies('#e39aac', (colour) =>
    join(
      move(panty(colour), 0, 4, 3),
      five.flatMap((shade, i) => move(panty(shade), ((i % 2) * 2 - 1) * 25, 19 - Math.floor(i / 2) * 30, 0)),
    ),
  ),
  bra: lies('#d9b8a6', bra, { focus: [0.32, 0.7, 0.78] }),
};
