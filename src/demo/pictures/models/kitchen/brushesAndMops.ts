import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, type Material, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { lathe, loft, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';

/**
 * A brush for bottles, and a mop with a bucket in which it spins dry.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; loft: wide is half the width, deep half the depth; tube:
 * points, radius; move and turn: x, y, z.
 */

const bucket = (): Solid =>
  loft(plastic('#e6ecee', 0.26), [
    { y: 0, wide: 22, deep: 13, power: 3.4 },
    { y: 22, wide: 25, deep: 15, power: 3.4 },
    { y: 23, wide: 24, deep: 14, power: 3.4 },
  ]);

/** Slots below the basket's edge: the radius is 3 % more or less. */
const slots = (angle: number, y: number): number => (y < -1 ? 1 + 0.03 * Math.sign(Math.sin(angle * 20)) : 1);

/** The basket on the bucket's right side that spins the mop dry. */
const spinner = (material: Material): Solid => {
  const basket = lathe(
    material,
    [
      [11, 0],
      [11.4, 0.4],
      [9, -6],
      [8, -7],
    ],
    { wave: slots },
  );
  return move(basket, 11, 24, 0);
};

/** The strands of the mop, which hang into the bucket's left side. */
const mopHead = (): Solid => {
  const strand = tube(
    cloth('#f2f4f2', 0.3),
    [
      [1, 2, 0],
      [8, 0, 0],
      [12, -5, 0],
      [13, -9, 0],
    ],
    1.1,
  );
  return move(ring(18, strand), -11, 24, 0);
};

const spinMop = (): Solid => {
  const blue = plastic('#4f8f9f', 0.26);
  const bucketHandle = tube(
    blue,
    [
      [-24, 22, 0],
      [-20, 36, 0],
      [20, 36, 0],
      [25, 22, 0],
    ],
    0.9,
  );
  const pole = tube(
    steel,
    [
      [-12, 26, 0],
      [-18, 108, -6],
    ],
    1.1,
    { isSmooth: false },
  );
  const poleHandle = tube(
    matte('#4f8f9f'),
    [
      [-17, 92, -5],
      [-18.4, 112, -6.3],
    ],
    1.5,
    { isSmooth: false },
  );
  return join(bucket(), spinner(blue), bucketHandle, pole, poleHandle, mopHead());
};

const bottleBrush = (colour: Hex): Solid => {
  const rod = tube(
    steel,
    [
      [0, 0, 0],
      [0, 20, 0],
    ],
    0.3,
  );
  const handle = tube(
    plastic(colour),
    [
      [0, -10, 0],
      [0, 0, 0],
    ],
    0.9,
  );
  // Each is a little higher than the one before, and turned so that they fill the circle around the rod.
  const bristles = repeat(150, (i) => {
    const angle = i * goldenAngle;
    const rise = i * 0.066;
    return tube(
      cloth(lighter(colour, 0.6)),
      [
        [0, 10 + rise, 0],
        [Math.cos(angle) * 2.6, 10.3 + rise, Math.sin(angle) * 2.6],
      ],
      0.1,
      { sides: 5, isSmooth: false },
    );
  });
  return turn(join(rod, handle, bristles), -82, 40);
};

export const brushesAndMops: Kinds = {
  bottleBrush: stands('#5a9ab0', bottleBrush, { pitch: 38 }),
  spinMop: stands('#4f8f9f', spinMop, { pitch: 10 }),
};
