import { type Hex } from '../../studio/colour.ts';
import { metal, plastic } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black } from './parts.ts';

/**
 * A hair dryer and a straightener.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * loft: wide is half the width, deep half the depth; tube: points, radius; move and turn: x, y, z.
 */

/** The barrel of the hair dryer, whose air comes out on the left. */
const housing = (colour: Hex): Solid =>
  move(
    turn(
      lathe(
        plastic(colour, 0.24),
        [
          [0, -9],
          [4.4, -8],
          [4.8, -3],
          [4.2, 4],
          [3.2, 9],
          [3, 13],
          [2.7, 13],
          [2.6, 9],
        ],
        { bevel: 1 },
      ),
      0,
      0,
      90,
    ),
    0,
    20,
    0,
  );

/** The diffuser in front of the barrel, which spreads the air. */
const diffuser = (): Solid =>
  move(
    turn(
      lathe(
        black,
        [
          [3, 0],
          [6.6, 3.4],
          [6.6, 5],
          [0, 5],
        ],
        { bevel: 0.4 },
      ),
      0,
      0,
      90,
    ),
    -12.6,
    20,
    0,
  );

const hairDryer = (colour: Hex): Solid => {
  const handle = move(
    turn(
      loft(plastic(colour, 0.24), [
        { y: 0, wide: 1.6, deep: 1.5 },
        { y: 9, wide: 2, deep: 1.8 },
        { y: 17, wide: 2.4, deep: 2 },
      ]),
      0,
      0,
      -12,
    ),
    1.5,
    0,
    0,
  );
  const powerSwitch = move(box(black, 0.9, 3, 0.4, 0.2), 0.4, 10, 1.9);
  const cord = tube(
    black,
    [
      [1.6, 0.6, 0],
      [3, -1, 1],
      [9, -0.4, 4],
      [14, 0, 3],
    ],
    0.35,
  );
  return join(housing(colour), diffuser(), handle, powerSwitch, cord);
};

/** A hair straightener that lies open: two arms from one hinge, each with a heated plate on its inner side. */
const straightener = (): Solid => {
  const arms = [-1, 1].flatMap((side) => {
    const arm = box(black, 2.6, 26, 1.8, 0.8);
    const heatedPlate = move(box(metal('#c9a493', 0.25), 2.4, 9, 0.3, 0.1), 0, 16, -side * 0.9);
    return move(turn(join(arm, heatedPlate), side * 5, 0), 0, 0, side);
  });
  const cord = tube(
    black,
    [
      [0, 0, 0],
      [0, -3, 0],
      [3, -6, 0],
      [9, -5, 0],
    ],
    0.35,
  );
  return turn(join(arms, cord), -78, 24);
};

export const hairTools: Kinds = {
  hairDryer: stands('#f1efec', hairDryer, { yaw: -14, pitch: 10 }),
  straightener: stands('#232326', straightener, { pitch: 40 }),
};
