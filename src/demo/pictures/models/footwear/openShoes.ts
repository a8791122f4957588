import { type Hex, mix } from '../../studio/colour.ts';
import { leather, type Material, matte, metal, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { both, sole, type UpperSection, upper, view } from './parts.ts';

/**
 * Court shoes, ballet flats and the nagra.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; loft:
 * wide is half the width, deep half the depth; tube: points, radius; sole: thickness, size as a factor;
 * upper: sections, thickness of the sole; move and turn: x, y, z.
 */

/** A thin heel of the height `heel`. */
const highHeel = (skin: Material, heel: number): Solid =>
  lathe(
    skin,
    [
      [0, 0],
      [0.6, 0],
      [0.7, heel * 0.5],
      [1.8, heel * 0.85],
      [2.2, heel + 1],
    ],
    { bevel: 1 },
  ).flatMap((m) => move([m], 11, 0, 0));

const bow = (skin: Material): Solid => {
  const knot = move(ball(skin, 0.7), -10, 4, 0);
  const loops = [1, -1].flatMap((side) => move(ball(skin, 0.6, 0.7, 1.4), -10, 4.1, side * 1.4));
  return join(knot, loops);
};

/** A pair of court shoes with a heel of this height, or flat ones with a bow. */
const court = (colour: Hex, heel: number): Solid => {
  const skin = { ...satin(colour), rough: 0.26 };
  // How far the heel raises the shoe at a place.
  const lift = (x: number): number => heel * Math.min(1, Math.max(0, (x + 5) / 15)) ** 1.2;
  const sections: readonly UpperSection[] = [
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
  const shoeBody = turn(
    loft(
      skin,
      sections.map(([x, high, wide]) => ({
        y: -x,
        x: 0.7 + lift(x) + high / 2,
        wide: high / 2 + 0.2,
        deep: wide,
        power: 2.4,
      })),
    ),
    0,
    0,
    90,
  );
  const heelOrSole =
    heel > 1 ? highHeel(skin, heel) : move(scale(sole(matte('#2c2623'), 0.6), 1.02), -0.6, 0, 0);
  const toeBow = heel < 2 ? bow(skin) : [];
  return both(join(shoeBody, turnedInsole(heel), heelOrSole, toeBow));
};

/** The insole of a shoe whose heel has this height. */
const turnedInsole = (heel: number): Solid =>
  tube(
    leather('#dfbf9f'),
    [
      [-4.4, 2.9 + heel * 0.06, 0],
      [0, 3 + heel * 0.36, 0],
      [5, 3.6 + heel * 0.68, 0],
      [10, 4.6 + heel, 0],
      [12, 5 + heel, 0],
    ],
    (t) => 2.1 + 0.5 * Math.sin(t * 3),
    { flat: 0.4 },
  );

/** A pair of shoes with a curled toe, studs and an edge of gold. */
const nagra = (colour: Hex): Solid => {
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
    (t) => 1.2 - t * 0.9,
  );
  const studs = repeat(9, (i) =>
    move(ball(metal('#d8b04e'), 0.5), -11.6 + i * 0.9, 4.4 + i * 0.04, Math.sin(i * 1.7) * 2),
  );
  const goldEdge = tube(
    metal('#d8b04e'),
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
  return both(join(outsole, leatherUpper, curledToe, turnedInsole(0), studs, goldEdge));
};

export const openShoes: Kinds = {
  pumps: stands('#b8282e', (c) => court(c, 8.5), view),
  ballet: stands('#26262a', (c) => court(c, 0.6), view),
  nagra: stands('#b8282e', nagra, view),
};
