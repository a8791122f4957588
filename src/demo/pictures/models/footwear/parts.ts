import { type Hex } from '../../studio/colour.ts';
import { cloth, type Material, matte, metal } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { ball, type Flat, loft, type Section, tube } from '../../studio/surfaces.ts';

/**
 * Parts of shoes, which point to the left: the heel is at x = 12, the toe at x = -15.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; loft: wide is half the width, deep half the depth; plate:
 * outline, thickness, rounding of edges, rounding of corners; tube: points, radius; move and turn: x, y, z.
 */

/** A loft along x instead of y: sections from toe to heel. */
export const alongFoot = (material: Material, sections: readonly Section[]): Solid =>
  turn(loft(material, sections), 0, 0, 90);

/** The sole's outline seen from above: x along the foot, y across. */
const soleLine: readonly Flat[] = [
  [-15, 0],
  [-14.2, 3],
  [-11, 4.6],
  [-6, 4.7],
  [0, 3.5],
  [6, 3.3],
  [10.5, 3.3],
  [12.6, 1.8],
  [13, 0],
  [12.6, -1.8],
  [10.5, -3.2],
  [6, -3],
  [0, -3.1],
  [-6, -4.4],
  [-11, -4],
  [-14.2, -2.4],
];

/** A sole that lies on the ground, as thick as `thick` and `grow` times as large as usual. */
export const sole = (material: Material, thick: number, grow = 1): Solid => {
  const edgeRounding = Math.min(0.5, thick * 0.3);
  const uprightSole = plate(material, soleLine, thick, edgeRounding, 1.5);
  const lyingSole = scale(turn(uprightSole, 90, 0), grow, 1, grow);
  return move(lyingSole, 0, thick / 2, 0);
};

/** A section of a shoe's upper: its place along the foot, its height and its half width. */
export type UpperSection = readonly [x: number, high: number, wide: number];

/** The body of a shoe above its sole, which is `base` thick: its sections from toe to heel. */
export const upper = (material: Material, sections: readonly UpperSection[], base: number): Solid => {
  // Half of how deep the upper reaches into the sole.
  const sunk = 0.3;
  // The loft's y is along the foot and its x upwards, until `alongFoot` turns it.
  return alongFoot(
    material,
    sections.map(([x, high, wide]) => ({
      y: -x,
      x: base + high / 2 - sunk,
      wide: high / 2 + sunk,
      deep: wide,
      power: 2.5,
    })),
  );
};

/** The opening for the foot, with its middle at x and y, its half width along the foot and its half depth across it. */
export const opening = (x: number, y: number, wide: number, deep: number, lining: Hex): Solid =>
  move(turn(ball(matte(lining), wide, 0.7, deep), 0, 0, -8), x, y, 0);

/** Laces across the shoe, with their eyelets, from the first lace to the last; `wide` is half the length of a lace. */
export const laces = (count: number, from: Point, to: Point, colour: Hex, wide: number): Solid =>
  repeat(count, (i) => {
    const t = i / Math.max(1, count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const lace = tube(
      cloth(colour),
      [
        [x, y - 0.4, -wide],
        [x - 0.4, y + 0.45, 0],
        [x, y - 0.4, wide],
      ],
      0.36,
    );
    return join(lace, eyelets(x, y - 0.3, wide + 0.3));
  });

/** Two eyelets, z to both sides of the middle. */
const eyelets = (x: number, y: number, z: number): Solid =>
  [-z, z].flatMap((side) => move(ball(metal('#c8cad0'), 0.3), x, y, side));

/** Two shoes of a pair, one behind the other and turned a little. */
export const both = (shoe: Solid): Solid => {
  const nearShoe = move(shoe, 0, 0, 6);
  const farShoe = move(turn(scale(shoe, 1, 1, -1), 0, 13), 3, 0, -7);
  return join(nearShoe, farShoe);
};

/** How shoes are photographed. */
export const view = { yaw: -16, pitch: 22, focus: [0.35, 0.6, 0.8] as const };
