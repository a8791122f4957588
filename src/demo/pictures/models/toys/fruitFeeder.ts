import { matte, plastic, wax } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A fruit feeder, a teat through which a baby sucks fruit, and beside it a strawberry.
 * Lengths are centimetres. lathe: [radius, height] from one end; tube: points, radius; move: x, y, z.
 */

const feederTeat = (): Solid =>
  lathe(
    matte('#f0cdb8'),
    [
      [0, 9],
      [1.4, 9],
      [2, 5],
      [2.8, 4],
      [0, 4],
    ],
    { bevel: 0.7 },
  );

const strawberry = (): Solid => {
  const fruit = lathe(
    wax('#d0323c'),
    [
      [0, -2.6],
      [1.2, -1.4],
      [2, 0.8],
      [1.4, 1.9],
      [0, 2],
    ],
    { bevel: 0.7 },
  );
  const leaves = ring(
    6,
    tube(
      matte('#4f8a3c'),
      [
        [0, 2, 0],
        [1.4, 2.2, 0],
      ],
      0.3,
    ),
  );
  return move(join(fruit, leaves), 6, 0.6, 2);
};

const fruitFeeder = (): Solid => {
  const green = plastic('#6fae6a');
  const collar = lathe(green, [
    [2.8, 2.4],
    [4, 3],
    [4, 3.8],
    [2.8, 4.4],
  ]);
  const stopper = lathe(green, [
    [0, 0],
    [1.4, 0.2],
    [1.2, 2.4],
  ]);
  const handleLoop = tube(
    green,
    [
      [-1.8, 1.4, 0],
      [-1.6, -1.2, 0],
      [0, -2.2, 0],
      [1.6, -1.2, 0],
      [1.8, 1.4, 0],
    ],
    0.45,
  );
  return join(feederTeat(), collar, stopper, handleLoop, strawberry());
};

export const fruitFeeders: Kinds = {
  fruitFeeder: stands('#6fae6a', fruitFeeder),
};
