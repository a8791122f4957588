import { type Hex, lighter } from '../../studio/colour.ts';
import { leather, printed, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { ball, cylinder, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { checks } from '../prints.ts';
import { gold, steel } from './parts.ts';
import { pouch } from './shapes.ts';

/**
 * Small purses.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height, rounding; loft: wide is half the
 * width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; pouch: width,
 * height, depth; move and turn: x, y, z.
 */

/** A purse that shuts with two crossing knobs. */
const kissPurse = (colour: Hex): Solid => {
  const pocket = loft(printed(satin(colour), [colour, lighter(colour, 0.6)], checks(1.6)), [
    { y: 0, wide: 2.4, deep: 1.2 },
    { y: 2, wide: 5, deep: 2.6 },
    { y: 6, wide: 4.6, deep: 2.2 },
    { y: 8.6, wide: 4, deep: 1 },
  ]);
  const frame = tube(
    gold,
    [
      [-4.6, 5.6, 0],
      [-4, 9, 0],
      [0, 9.7, 0],
      [4, 9, 0],
      [4.6, 5.6, 0],
    ],
    0.4,
  );
  const leftKnob = move(ball(gold, 0.8), -0.6, 10.4, 0.4);
  const rightKnob = move(ball(gold, 0.8), 0.7, 10.4, -0.4);
  const flower = repeat(6, (i) =>
    move(ball(satin('#f4dfe4'), 0.5, 0.5, 0.2), Math.cos(i) * 1.4, 4.4 + Math.sin(i) * 1.4, 2.6),
  );
  const coins = repeat(2, (i) => move(cylinder(gold, 1.2, 0.2, 0.05), 6.4 + i * 1.6, i * 0.2, 2 - i));
  return join(pocket, frame, leftKnob, rightKnob, flower, coins);
};

const keyPouch = (colour: Hex): Solid => {
  const keyRing = tube(
    steel,
    [
      [-5.4, 6, 0],
      [-7.4, 6.6, 0.6],
      [-8, 5, 0.8],
      [-6.6, 4.2, 0.6],
      [-5.4, 5.4, 0],
    ],
    0.24,
  );
  const key = move(
    turn(
      plate(
        steel,
        [
          [-1, 2.6],
          [1, 2.6],
          [1, 0.8],
          [0.35, 0.5],
          [0.35, -3],
          [-0.35, -3],
          [-0.35, 0.5],
          [-1, 0.8],
        ],
        0.25,
        0.05,
        0.3,
      ),
      0,
      20,
      18,
    ),
    -8.2,
    3,
    0.9,
  );
  return join(pouch(leather(colour), 11, 7, 1.8), keyRing, key);
};

export const smallPurses: Kinds = {
  kissPurse: stands('#b8282e', kissPurse),
  keyPouch: stands('#2f6b4a', keyPouch),
};
