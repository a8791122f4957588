import { type Material, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { type Flat, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A curling rod with its hair ties.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; tube: points, radius; move and turn: x,
 * y, z.
 */

/** A factor for the radius of a ring of cloth in 18 gathers. */
const gathers = (angle: number): number => 1 + 0.06 * Math.sin(angle * 18);

/** A ring of gathered cloth about the y axis; `thick` is half the thickness of the ring. */
const gatheredRing = (material: Material, radius: number, thick: number): Solid => {
  const crossSection = Array.from({ length: 13 }, (_, i): Flat => {
    const angle = (i / 12) * Math.PI * 2;
    return [radius + Math.cos(angle) * thick, Math.sin(angle) * thick];
  });
  return lathe(material, crossSection, { bevel: 0, sides: 96, wave: gathers });
};

/** A soft rod, bent as around a head, on which hair is wound overnight, and two hair ties to hold its ends. */
const curlingRod = (): Solid => {
  const rod = tube(
    satin('#d98fa3'),
    [
      [-14, 1.6, 8],
      [-12, 2, -2],
      [-6, 2.4, -9],
      [0, 2.6, -11],
      [6, 2.4, -9],
      [12, 2, -2],
      [14, 1.6, 8],
    ],
    1.7,
  );
  // The satin of the rod is gathered in its middle; each gather follows the bend.
  const gathersOfRod = repeat(5, (i) => {
    const fromMiddle = i - 2;
    return move(
      turn(gatheredRing(satin('#c27b92'), 1.75, 0.4), 0, fromMiddle * -14, 90),
      fromMiddle * 3,
      2.6 - Math.abs(fromMiddle) * 0.1,
      -11 + fromMiddle ** 2 * 0.5,
    );
  });
  const hairTies = pair(move(gatheredRing(satin('#b8627a'), 2.6, 1.1), 4.2, 1.2, 6));
  return join(rod, gathersOfRod, hairTies);
};

export const curlers: Kinds = {
  curlingRod: stands('#d98fa3', curlingRod, { pitch: 38 }),
};
