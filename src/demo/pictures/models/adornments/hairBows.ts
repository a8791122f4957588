import { darker, type Hex } from '../../studio/colour.ts';
import { paper, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Hair bows.
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

const bows = (colour: Hex): Solid => {
  const card = box(paper('#f4efe6'), 26, 0.3, 17, 0.1);
  const rows = repeat(8, (i) => {
    const shade =
      ([colour, '#f0e6d8', '#26262a', '#b8282e', '#7fa3c4', '#d9b04a', '#a685b8', '#8fb39a'] as const)[i] ??
      colour;
    return move(turn(hairBow(shade), -90, 0), -9 + (i % 4) * 6, 1, -3.6 + Math.floor(i / 4) * 7);
  });
  return join(card, rows);
};

export const hairBows: Kinds = {
  bows: stands('#e39aac', bows, { pitch: 52 }),
};
