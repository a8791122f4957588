import { type Hex, mix } from '../../studio/colour.ts';
import { leather, type Material, matte, metal, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale } from '../../studio/mesh.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { alongFoot, both, sole, type UpperSection, upper, view } from './parts.ts';

/**
 * Shoes that leave the instep free: court shoes, ballet flats and the nagra. They point to the left: the toe is at x = -15, the heel at
 * x = 12.
 * Lengths are centimetres. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; alongFoot: sections of a
 * loft, where wide is half the width, deep half the depth; tube: points, radius; sole: thickness; upper: sections,
 * thickness of the sole; move: x, y, z.
 */

/** A thin heel under the end of the shoe. */
const highHeel = (skin: Material, height: number): Solid => {
  const heel = lathe(
    skin,
    [
      [0, 0],
      [0.6, 0],
      [0.7, height * 0.5],
      [1.8, height * 0.85],
      [2.2, height + 1],
    ],
    { bevel: 1 },
  );
  return move(heel, 11, 0, 0);
};

/** A bow above the toe. */
const bow = (skin: Material): Solid => {
  const knot = move(ball(skin, 0.7), -10, 4, 0);
  const loops = [1, -1].flatMap((side) => move(ball(skin, 0.6, 0.7, 1.4), -10, 4.1, side * 1.4));
  return join(knot, loops);
};

/** How far a heel of this height raises a shoe at the place `x`: not at all before the ball (-5), by its full height from 10 on. */
const liftAt = (x: number, heelHeight: number): number => {
  const shareOfWay = Math.min(1, Math.max(0, (x + 5) / 15));
  return heelHeight * shareOfWay ** 1.2;
};

const courtSections: readonly UpperSection[] = [
  [-16, 0.5, 0.5],
  [-14, 1.9, 1.9],
  [-11, 2.8, 3.2],
  [-8, 3.2, 3.7],
  [-5, 2.6, 3.5],
  [0, 2.6, 2.9],
  [5, 3.2, 2.7],
  [9, 4.2, 2.7],
  [12, 4.8, 2.2],
  [12.8, 3.6, 1.3],
];

/** A pair of court shoes with a heel of this height, or flat ones with a bow. */
const court = (colour: Hex, heelHeight: number): Solid => {
  const skin = { ...satin(colour), rough: 0.26 };
  const soleThickness = 0.7;
  const skinThickness = 0.2;
  // The loft's y is along the foot and its x upwards, until `alongFoot` turns it.
  const shoeBody = alongFoot(
    skin,
    courtSections.map(([x, high, wide]) => ({
      y: -x,
      x: soleThickness + liftAt(x, heelHeight) + high / 2,
      wide: high / 2 + skinThickness,
      deep: wide,
      power: 2.4,
    })),
  );
  const isFlat = heelHeight < 2;
  const flatSole = move(scale(sole(matte('#2c2623'), 0.6), 1.02), -0.6, 0, 0);
  const heelOrSole = isFlat ? flatSole : highHeel(skin, heelHeight);
  const toeBow = isFlat ? bow(skin) : [];
  return both(join(shoeBody, insole(heelHeight), heelOrSole, toeBow));
};

/** An insole. Its points are as high as in a flat shoe, and the heel raises each by a share of its own height. */
const insole = (heelHeight: number): Solid =>
  tube(
    leather('#dfbf9f'),
    [
      [-4.4, 2.9 + heelHeight * 0.06, 0],
      [0, 3 + heelHeight * 0.36, 0],
      [5, 3.6 + heelHeight * 0.68, 0],
      [10, 4.6 + heelHeight, 0],
      [12, 5 + heelHeight, 0],
    ],
    // Half its width, largest in the middle.
    (share) => 2.1 + 0.5 * Math.sin(share * 3),
    { flat: 0.4 },
  );

/** A pair of shoes with a curled toe, studs and an edge of gold. */
const nagra = (colour: Hex): Solid => {
  const gold = metal('#d8b04e');
  const skin = satin(mix(colour, '#9a3a2c', 0.35));
  const outsole = sole(leather('#8a5f3c'), 0.7);
  const leatherUpper = upper(
    skin,
    [
      [-14.6, 0.8, 1.6],
      [-13, 2.6, 3.4],
      [-9, 3.8, 4.1],
      [-4, 4.4, 3.6],
      [0, 4, 3.1],
      [5, 4.2, 3],
      [10, 5.2, 2.9],
      [12.6, 5, 1.8],
    ],
    0.5,
  );
  const curledToe = tube(
    skin,
    [
      [-13.4, 2.4, 0],
      [-16, 3, 0],
      [-17.4, 4.6, 0],
      [-16.6, 5.8, 0],
    ],
    // It tapers to its end.
    (share) => 1.2 - share * 0.9,
  );
  // From the toe to the instep, some left and some right of the middle.
  const studs = repeat(9, (i) => {
    const sideways = Math.sin(i * 1.7) * 2;
    return move(ball(gold, 0.5), -11.6 + i * 0.9, 4.4 + i * 0.04, sideways);
  });
  const goldEdge = tube(
    gold,
    [
      [-4, 4.9, -2.6],
      [-6, 5, 0],
      [-4, 4.9, 2.6],
      [4, 4.7, 3],
      [11, 5.9, 2.4],
      [12.8, 6, 0],
    ],
    0.24,
  );
  return both(join(outsole, leatherUpper, curledToe, insole(0), studs, goldEdge));
};

export const lowCutShoes: Kinds = {
  pumps: stands('#b8282e', (c) => court(c, 8.5), view),
  ballet: stands('#26262a', (c) => court(c, 0.6), view),
  nagra: stands('#b8282e', nagra, view),
};
