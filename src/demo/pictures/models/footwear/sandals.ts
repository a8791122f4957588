import { darker, type Hex, mix } from '../../studio/colour.ts';
import { type Material, metal, satin } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { ball, loft, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { both, view } from './parts.ts';

/**
 * A sandal with a high heel, which points to the left.
 * Lengths are centimetres. ball: radius, or radii x, y, z; loft: wide is half the width, deep half the depth; sheet: columns, rows, a point
 * by u along a row and v along a column, from 0 to 1; tube: points, radius, with `flat` as the half thickness of a band; move: x, y, z.
 */

/** Half the width of a footbed at a share of its length, from the toe to the heel: it is narrowest behind the middle. */
const footbedWidth = (t: number): number => {
  const roundToe = Math.sqrt(t / 0.1);
  const roundHeel = Math.sqrt((1 - t) / 0.04) + 0.1;
  const narrowing = 1.4 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.62);
  return Math.min(1, roundToe, roundHeel) * (4.3 - narrowing);
};

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
    footbedWidth,
    { flat: 0.2, sides: 20 },
  );

/** A band over the toes, from one edge of the footbed to the other; it rises towards the instep. */
const toeStrap = (material: Material): Solid =>
  sheet(material, 24, 3, (u, v) => {
    const angle = (u - 0.5) * (2 * quarterTurn);
    const rise = 3.2 + v * 0.6;
    return [-11.4 + v * 3.2, 1 + Math.cos(angle) * rise, Math.sin(angle) * 4.1];
  });

/** The stiff piece around the heel, which becomes narrower to its top. */
const heelCounter = (material: Material): Solid =>
  sheet(material, 20, 4, (u, v) => {
    const angle = (u - 0.5) * (2.6 - v * 0.9);
    return [9.6 + Math.cos(angle) * (3.2 + v * 0.2), 6.4 + v * 6.4, Math.sin(angle) * 2.9];
  });

const ankleStrap = (material: Material): Solid =>
  sheet(
    material,
    40,
    2,
    (u, v) => [8.4 + Math.cos(u * fullTurn) * 4.4, 12 + v * 1.2, Math.sin(u * fullTurn) * 3.1],
    true,
  );

const heelSandal = (colour: Hex): Solid => {
  const upper = satin(colour);
  const heel = move(
    loft(satin(darker(colour, 0.2)), [
      { y: 0, wide: 2.3, deep: 2.3, power: 4 },
      { y: 6.4, wide: 2.9, deep: 2.8, power: 4 },
    ]),
    9.8,
    0,
    0,
  );
  const buckle = move(ball(metal('#d6b25e'), 0.8, 0.8, 0.3), 7.4, 12.6, 3.1);
  return both(
    join(sandalFootbed(colour), heel, toeStrap(upper), heelCounter(upper), ankleStrap(upper), buckle),
  );
};

export const sandals: Kinds = {
  heelSandal: stands('#26262a', heelSandal, view),
};
