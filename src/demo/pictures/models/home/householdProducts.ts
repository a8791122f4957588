import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, matte, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { white } from './parts.ts';

/**
 * Door stoppers, scrub sponges and a spray bottle.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height]
 * from one end; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; move and turn: x, y, z.
 */

const stopper = (colour: Hex): Solid =>
  plate(
    matte(colour),
    [
      [-6, 0],
      [6, 0],
      [6, 3.6],
      [5, 3.8],
      [-6, 0.5],
    ],
    4.4,
    0.5,
  );

const wedgeStoppers = (): Solid => join(stopper('#6b6f78'), move(turn(stopper('#c9a37a'), 0, 40), 9, 0, 4));

const spongeColours = ['#f0cf4a', '#7fc08a', '#e39aac', '#7fb0d9', '#f0a35a'] as const;

/** Three sponges beside each other and two on top of them, each with a rough pad. */
const scrubSponges = (): Solid => {
  const pad = move(box(fleece('#3f6a4c', 0.1), 9, 0.9, 6, 0.3), 0, 2.5, 0);
  return spongeColours.flatMap((colour, i) => {
    const sponge = box(fleece(colour, 0.16), 9, 2.6, 6, 0.5);
    const turned = turn(join(sponge, pad), 0, i * 9 - 18);
    return i < 3 ? move(turned, i * 10 - 10, 0, 0) : move(turned, (i - 3) * 10 - 5, 3.4, -1);
  });
};

const green = plastic('#3f7a5a');

const sprayBottle = (): Solid => {
  const wall = lathe(
    glass('#a9d0b8', 0.6),
    [
      [0, 0],
      [4, 0],
      [4.2, 9],
      [1.6, 14],
      [1.6, 15],
    ],
    { bevel: 1 },
  );
  const liquid = lathe(wax('#cfe6ea'), [
    [0, 0.3],
    [3.8, 0.3],
    [3.9, 7],
    [0, 7],
  ]);
  const collar = move(cylinder(white, 1.9, 2), 0, 15, 0);
  const head = move(box(green, 7, 2.6, 2.4, 0.8), -1.6, 17, 0);
  const trigger = tube(
    green,
    [
      [-2, 17, 0],
      [-3.4, 14, 0],
      [-4, 12.4, 0],
    ],
    0.6,
  );
  const nozzle = move(turn(cylinder(white, 0.8, 1), 0, 0, 90), -5, 18.4, 0);
  return join(wall, liquid, collar, head, trigger, nozzle);
};

export const householdProducts: Kinds = {
  wedgeStopper: stands('#6b6f78', wedgeStoppers, { pitch: 24 }),
  scrubSponges: stands('#f0cf4a', scrubSponges, { pitch: 28 }),
  sprayBottle: stands('#a9d0b8', sprayBottle),
};
