import { darker, type Hex } from '../../studio/colour.ts';
import { paper, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Hair bows on the card that they are sold on.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; tube: points, radius; move and turn: x, y, z.
 */

const hairBow = (shade: Hex): Solid => {
  const wing = move(ball(satin(shade), 1.9, 1.2, 0.7), 1.7, 0, 0);
  const tail = tube(
    satin(shade),
    [
      [0.2, 0, 0],
      [1, -1.6, 0.2],
      [1.7, -3, 0],
    ],
    0.5,
    { flat: 0.15 },
  );
  const sides = pair(join(wing, tail));
  const knot = ball(satin(darker(shade, 0.15)), 0.7, 0.8, 0.8);
  return join(sides, knot);
};

/** A card with two rows of four hair bows, the first in the colour. */
const cardOfBows = (colour: Hex): Solid => {
  const card = box(paper('#f4efe6'), 26, 0.3, 17, 0.1);
  const shades: readonly Hex[] = [
    colour,
    '#f0e6d8',
    '#26262a',
    '#b8282e',
    '#7fa3c4',
    '#d9b04a',
    '#a685b8',
    '#8fb39a',
  ];
  const columns = 4;
  const columnGap = 6;
  const rowGap = 7;
  const bows = shades.flatMap((shade, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const lyingBow = turn(hairBow(shade), -90, 0);
    return move(lyingBow, -9 + column * columnGap, 1, -3.6 + row * rowGap);
  });
  return join(card, bows);
};

export const hairBows: Kinds = {
  bows: stands('#e39aac', cardOfBows, { pitch: 52 }),
};
