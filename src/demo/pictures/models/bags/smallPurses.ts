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
 * height, half depth; move and turn: x, y, z.
 */

/** A purse that shuts with two crossing knobs, and two coins beside it. */
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
  const flowerRadius = 1.4;
  // Petals in a circle, a radian apart.
  const flower = repeat(6, (angle) => {
    const petal = ball(satin('#f4dfe4'), 0.5, 0.5, 0.2);
    return move(petal, Math.cos(angle) * flowerRadius, 4.4 + Math.sin(angle) * flowerRadius, 2.6);
  });
  const coin = cylinder(gold, 1.2, 0.2, 0.05);
  const coins = join(move(coin, 6.4, 0, 2), move(coin, 8, 0.2, 1));
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
  const key = plate(
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
  );
  const keyOnRing = move(turn(key, 0, 20, 18), -8.2, 3, 0.9);
  return join(pouch(leather(colour), 11, 7, 1.8), keyRing, keyOnRing);
};

export const smallPurses: Kinds = {
  kissPurse: stands('#b8282e', kissPurse),
  keyPouch: stands('#2f6b4a', keyPouch),
};
