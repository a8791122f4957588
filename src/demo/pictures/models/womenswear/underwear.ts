import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, type Material, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, type Flat, sheet, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * Underwear, and a swimsuit that is made like it.
 * Lengths are centimetres. ball: radius, or radii x, y, z; pillow: outline, thickness; sheet: columns, rows,
 * point at u and v; tube: points, radius; move: x, y, z.
 */

/** A ruffle from the height `y` down by `drop`; `wide` is half its width at the top. */
const ruffle = (material: Material, wide: number, y: number, drop: number): Solid =>
  sheet(material, 90, 6, (u, v) => {
    const fromMiddle = u * 2 - 1;
    const sag = Math.sin(u * Math.PI) * 1.6;
    const fold = Math.sin(u * 42) * (0.3 + v);
    return [fromMiddle * (wide + v * 2), y - v * drop - sag, 3 + fold];
  });

/** The right half of a bra's outline. */
const braHalf: readonly Flat[] = [
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

const bra = (colour: Hex): Solid => {
  const bowSatin = satin(lighter(colour, 0.35));
  const fabric = satin(colour);
  const front = pillow(fabric, mirrored(braHalf), 3.6, { detail: 70 });
  const cups = pair(move(ball(fabric, 8, 7.4, 4.6), 8.6, -8, 1.4));
  const straps = pair(
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
  );
  const bowWings = pair(move(ball(bowSatin, 1.5, 0.8, 0.5), 1.6, 0.2, 0));
  const bow = move(join(ball(bowSatin, 0.7), bowWings), 0, -8, 2.6);
  return join(front, cups, straps, bow);
};

const panty = (colour: Hex): Solid => {
  const elastic = satin(lighter(colour, 0.3));
  const body = pillow(
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
  );
  const waistElastic = tube(
    elastic,
    [
      [-17, 0.8, 0.9],
      [0, -0.6, 1.5],
      [17, 0.8, 0.9],
    ],
    0.8,
    { flat: 0.4 },
  );
  const legElastic = pair(
    tube(
      elastic,
      [
        [17.4, -5, 0.6],
        [10, -12.6, 0.9],
        [4.6, -21.8, 0.6],
      ],
      0.5,
    ),
  );
  return join(body, waistElastic, legElastic);
};

/** A bra and panties, each with a ruffle. */
const ruffleSwim = (colour: Hex): Solid => {
  const ruffleSatin = satin(lighter(colour, 0.25));
  const upperPart = move(join(bra(colour), ruffle(ruffleSatin, 18, -12, 8)), 0, 18, 0);
  const lowerPart = move(join(panty(colour), ruffle(ruffleSatin, 15, -1, 6)), 0, -10, 0);
  return join(upperPart, lowerPart);
};

/** Five panties: one in the middle, the others at the corners. */
const panties = (colour: Hex): Solid => {
  const middle = move(panty(colour), 0, 4, 3);
  const corners = join(
    move(panty('#d9b8a6'), -25, 19, 0),
    move(panty('#9fb0c4'), 25, 19, 0),
    move(panty('#c99aa6'), -25, -11, 0),
    move(panty('#a7b59c'), 25, -11, 0),
  );
  return join(middle, corners);
};

export const underwear: Kinds = {
  ruffleSwim: lies('#e39aac', ruffleSwim),
  panties: lies('#e39aac', panties),
  bra: lies('#d9b8a6', bra, { focus: [0.32, 0.7, 0.78] }),
};
