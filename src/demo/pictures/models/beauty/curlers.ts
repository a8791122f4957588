import { type Material, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A curling rod with its hair ties.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; tube: points, radius; move and turn: x,
 * y, z.
 */

/** A hair tie: a ring of gathered cloth about the y axis. */
const scrunchie = (material: Material, radius: number, thick: number): Solid =>
  lathe(
    material,
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      return [radius + Math.cos(angle) * thick, Math.sin(angle) * thick];
    }),
    { bevel: 0, sides: 96, wave: (angle) => 1 + 0.06 * Math.sin(angle * 18) },
  );

const curlingRod = (): Solid => {
  // It is bent around the head.
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
  const wrinkles = repeat(5, (i) =>
    move(
      turn(scrunchie(satin('#c27b92'), 1.75, 0.4), 0, (i - 2) * -14, 90),
      (i - 2) * 3,
      2.6 - Math.abs(i - 2) * 0.1,
      -11 + (i - 2) ** 2 * 0.5,
    ),
  );
  const hairTies = pair(move(scrunchie(satin('#b8627a'), 2.6, 1.1), 4.2, 1.2, 6));
  return join(rod, wrinkles, hairTies);
};

export const curlers: Kinds = {
  curlingRod: stands('#d98fa3', curlingRod, { pitch: 38 }),
};
