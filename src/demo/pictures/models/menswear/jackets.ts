import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import type { Flat } from '../../studio/surfaces.ts';
import { buttons, pocket, seam } from '../garmentDetails.ts';
import { mirrored, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { jacket } from './parts.ts';

/**
 * A blazer, a bomber and a child's jacket, which lie flat.
 * Lengths are centimetres. pillow: outline, thickness; buttons: count, first height, distance, colour, size, z;
 * pocket: x, y, width, height, z; seam: colour, line, thickness; move: x, y, z.
 */

/** The white shirt that shows between the lapels. */
const shirtFront = (): Solid =>
  move(
    pillow(
      cloth('#f3f1ec'),
      mirrored([
        [0, -2],
        [7, 0],
        [6, -16],
        [0, -38],
      ]),
      2.4,
      { detail: 40 },
    ),
    0,
    0,
    -0.6,
  );

const blazer = (colour: Hex): Solid => {
  const beige = '#bcae96';
  const fabric = cloth(mix(colour, beige, 0.35), 0.25);
  const lapel: Flat[] = [
    [8, 1.5],
    [13, -8],
    [11, -13],
    [14.5, -15],
    [2, -42],
    [0.6, -40],
    [6, -6],
  ];
  const body = top(fabric, {
    sleeve: 60,
    cuff: 7.5,
    long: 74,
    wide: 28,
    shoulder: 24,
    neck: 8,
    neckDepth: 34,
    thick: 6,
  });
  const lapels = pair(move(pillow(fabric, lapel, 1.4, { edge: 0.6, detail: 60 }), 0, 0, 2.9));
  const frontEdge = seam(
    colour,
    [
      [0.6, -41, 3.2],
      [1.4, -73, 3],
    ],
    0.4,
  );
  const frontButtons = buttons(2, -46, 10, darker(colour, 0.5), 0.9, 3.6);
  const lowerPockets = [15, -15].flatMap((x) => pocket(fabric, x, -50, 12, 14, 2.7));
  const breastPocket = pocket(fabric, 14, -24, 9, 9, 2.6);
  return join(body, shirtFront(), lapels, frontEdge, frontButtons, lowerPockets, breastPocket);
};

export const jackets: Kinds = {
  blazer: lies('#8b8e93', blazer),
  kidsJacket: lies('#b8282e', (colour) => jacket(colour, { hooded: true, long: 54 })),
  bomber: lies('#2f6b4a', (colour) => jacket(colour)),
};
