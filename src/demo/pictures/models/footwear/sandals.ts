import { darker, type Hex, mix } from '../../studio/colour.ts';
import { metal, satin } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { ball, loft, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { both, view } from './parts.ts';

/**
 * Sandals.
 * Lengths are centimetres. ball: radius, or radii x, y, z; loft: wide is half the width, deep half the depth;
 * tube: points, radius; move: x, y, z.
 */

const sandalFootbed = (colour: Hex): Solid =>
  tube(
    satin(mix(colour, '#c9a27c', 0.6)),
    [
      [-14.6, 1, 0],
      [-13.6, 0.9, 0],
      [-9, 0.8, 0.2],
      [-4, 1.5, 0.2],
      [2, 4, 0],
      [7, 6.3, 0],
      [11.4, 7, 0],
      [12.8, 7, 0],
    ],
    (t) =>
      Math.min(1, Math.sqrt(t / 0.1), Math.sqrt((1 - t) / 0.04) + 0.1) *
      (4.3 - 1.4 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.62)),
    { flat: 0.2, sides: 20 },
  );

const heelSandal = (colour: Hex): Solid => {
  const strap = satin(colour);
  /** A band over the foot, from one edge of the sole to the other. */
  const band = (x: number, long: number, high: number, wide: number): Solid =>
    sheet(strap, 24, 3, (u, v) => {
      const angle = (u - 0.5) * 3.14;
      return [x + v * long, 1 + Math.cos(angle) * (high + v * 0.6), Math.sin(angle) * wide];
    });
  const footbed = sandalFootbed(colour);
  const heel = move(
    loft(satin(darker(colour, 0.2)), [
      { y: 0, wide: 2.3, deep: 2.3, power: 4 },
      { y: 6.4, wide: 2.9, deep: 2.8, power: 4 },
    ]),
    9.8,
    0,
    0,
  );
  const toeStrap = band(-11.4, 3.2, 3.2, 4.1);
  const heelCounter = sheet(strap, 20, 4, (u, v) => {
    const angle = (u - 0.5) * (2.6 - v * 0.9);
    return [9.6 + Math.cos(angle) * (3.2 + v * 0.2), 6.4 + v * 6.4, Math.sin(angle) * 2.9];
  });
  const ankleStrap = sheet(
    strap,
    40,
    2,
    (u, v) => [8.4 + Math.cos(u * fullTurn) * 4.4, 12 + v * 1.2, Math.sin(u * fullTurn) * 3.1],
    true,
  );
  const buckle = move(ball(metal('#d6b25e'), 0.8, 0.8, 0.3), 7.4, 12.6, 3.1);
  return both(join(footbed, heel, toeStrap, heelCounter, ankleStrap, buckle));
};

export const sandals: Kinds = {
  heelSandal: stands('#26262a', heelSandal, view),
};
