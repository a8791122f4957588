import { type Hex } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { fromHigher } from './parts.ts';

/**
 * Earphones without a cord.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; loft: wide is half the width, deep
 * half the depth; tube: points, radius; move and turn: x, y, z.
 */

const earbud = (colour: Hex): Solid => {
  const head = ball(plastic(colour, 0.16), 1, 1.1, 0.9);
  const earTip = move(turn(ball(matte('#e9e7e2'), 0.62, 0.7, 0.62), 0, 0, 20), 0.7, 0.3, 0.5);
  const stem = tube(
    plastic(colour, 0.16),
    [
      [-0.3, -0.4, 0],
      [-0.5, -3, 0],
    ],
    0.42,
  );
  return join(head, earTip, stem);
};

/** Two earbuds that stand in their open case. */
const earbudsInCase = (colour: Hex): Solid => {
  const casePlastic = plastic(colour, 0.18);
  const caseBottom = loft(casePlastic, [
    { y: 0, wide: 2.6, deep: 1.2, power: 3 },
    { y: 0.6, wide: 3, deep: 1.5, power: 3 },
    { y: 3, wide: 3.1, deep: 1.6, power: 3 },
  ]);
  const caseLid = loft(casePlastic, [
    { y: 0, wide: 3.1, deep: 1.6, power: 3 },
    { y: 1.4, wide: 3, deep: 1.5, power: 3 },
    { y: 2, wide: 2.4, deep: 1, power: 3 },
  ]);
  const openLid = move(turn(caseLid, -70, 0), 0, 3, -1.7);
  const buds = pair(move(earbud(colour), 1.3, 4, 0));
  const chargeLight = move(ball(glow('#7fe09a', 1), 0.14), 0, 1.8, 1.62);
  return join(caseBottom, openLid, buds, chargeLight);
};

/** Two earphones with a hook behind the ear and a speaker before it. */
const openEarphones = (colour: Hex): Solid => {
  const hook = tube(
    matte(colour),
    [
      [0, 0, 0],
      [1.4, 3, -0.4],
      [0.4, 5.4, -1.4],
      [-2, 4.6, -2.4],
      [-2.6, 1.4, -2.6],
    ],
    0.3,
  );
  const speaker = loft(plastic(colour, 0.2), [
    { y: -1.6, wide: 0.7, deep: 0.5 },
    { y: 0, wide: 1.1, deep: 0.9 },
    { y: 1.2, wide: 0.6, deep: 0.6 },
  ]);
  const earphone = join(hook, speaker);
  return pair(move(turn(earphone, 0, -20), 3, 1.6, 0));
};

export const earphones: Kinds = {
  earbuds: stands('#f1efec', earbudsInCase, fromHigher),
  openEar: stands('#26262a', openEarphones, fromHigher),
};
