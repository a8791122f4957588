import { type Hex } from '../../studio/colour.ts';
import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, knob, steel } from './parts.ts';

/**
 * A blender with its jug, and a bottle with a blender in its base.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end; loft: wide is half the
 * width, deep half the depth; tube: points, radius; knob: y; move and turn: x, y, z.
 */

const motorBase = (colour: Hex): Solid =>
  loft(plastic(colour, 0.24), [
    { y: 0, wide: 9, deep: 8.6, power: 3 },
    { y: 1, wide: 9.4, deep: 9, power: 3 },
    { y: 11, wide: 7, deep: 6.8, power: 3 },
    { y: 13, wide: 6.4, deep: 6.4 },
  ]);

const jug = (): Solid => {
  const wall = lathe(glass('#e6eef0', 0.72), [
    [0, 0],
    [5.4, 0],
    [7.4, 18],
    [7.1, 18],
  ]);
  const drink = lathe(wax('#e88a8f'), [
    [0, 0.4],
    [5.1, 0.4],
    [6.2, 10],
    [0, 10.4],
  ]);
  const lid = move(cylinder(black, 7.5, 2), 0, 18, 0);
  const handle = tube(
    black,
    [
      [6.4, 15, 0],
      [10.6, 15, 0],
      [10.4, 6, 0],
      [6, 4, 0],
    ],
    0.8,
  );
  return move(join(wall, drink, lid, knob(20), handle), 0, 13, 0);
};

/** A small cup that takes the place of the jug. */
const spareCup = (): Solid => {
  const wall = lathe(glass('#e6eef0', 0.72), [
    [0, 2],
    [4, 2],
    [4.6, 11],
    [4.4, 11],
  ]);
  const base = cylinder(black, 4.4, 2.2);
  const lid = move(cylinder(black, 4.7, 1.6), 0, 11, 0);
  return move(join(wall, base, lid), 16, 0, 4);
};

const blender = (colour: Hex): Solid => {
  const dial = move(turn(cylinder(steel, 2.4, 1), 90, 0), 0, 5, 8.4);
  return join(motorBase(colour), dial, jug(), spareCup());
};

const orange = (): Solid =>
  move(
    lathe(
      wax('#ef8a1c'),
      [
        [0, 0],
        [2, 0.4],
        [3.2, 3],
        [2, 5.6],
        [0, 6],
      ],
      { bevel: 1.6 },
    ),
    8,
    0,
    3,
  );

/** A bottle of juice on the base that blends it, and beside it an orange. */
const juicerBottle = (): Solid => {
  const pink = plastic('#e9a0a8', 0.24);
  const base = lathe(
    pink,
    [
      [0, 0],
      [3.8, 0],
      [3.8, 8],
      [0, 8],
    ],
    { bevel: 0.6 },
  );
  const wall = lathe(glass('#eef6f4', 0.76), [
    [3.5, 8],
    [3.6, 8.2],
    [3.3, 18],
  ]);
  const juice = lathe(wax('#f0a03c'), [
    [0, 8.2],
    [3.3, 8.2],
    [3.1, 14.6],
    [0, 14.8],
  ]);
  const lid = move(cylinder(pink, 3.5, 2.2, 0.5), 0, 18, 0);
  const strap = tube(
    pink,
    [
      [-2.6, 20, 0],
      [-1.6, 23, 0],
      [1.6, 23, 0],
      [2.6, 20, 0],
    ],
    0.4,
  );
  const button = move(turn(cylinder(steel, 0.9, 0.3), 90, 0), 0, 4, 3.7);
  return join(base, wall, juice, lid, strap, button, orange());
};

export const blenders: Kinds = {
  blender: stands('#f1efec', blender),
  juicerBottle: stands('#e9a0a8', juicerBottle),
};
