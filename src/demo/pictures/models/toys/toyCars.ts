import { darker, type Hex } from '../../studio/colour.ts';
import { glow, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, eyePair, steel, tone, wheel } from './parts.ts';

/**
 * Toy cars.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; loft: wide is half the
 * width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; bar: from, to,
 * radius; wheel: radius, width; fourWheels: radius, width, colour of the hubs, x, z; eyePair: x, y, z, size; move and turn: x, y, z.
 */

/** Four wheels, whose middles are `x` and `z` from that of the car. One side of a wheel is at its origin, so half its width centres it. */
const fourWheels = (radius: number, width: number, hub: Hex, x: number, z: number): Solid => {
  const carWheel = turn(wheel(radius, width, hub), 0, 90);
  return [-x, x].flatMap((wheelX) =>
    [-z, z].flatMap((wheelZ) => move(carWheel, wheelX - width / 2, radius, wheelZ)),
  );
};

/** The feet of the spikes on a dinosaur's neck (the first one) and back, from front to back. */
const spikeFeet: readonly (readonly [y: number, z: number])[] = [
  [8, 1],
  [5.8, -0.4],
  [5, -1.8],
  [4.2, -3.2],
  [3.4, -4.6],
];

/** A dinosaur on wheels. */
const dinoCar = (colour: Hex): Solid => {
  const skin = plastic(colour, 0.28);
  const chassis = move(box(skin, 5, 2.4, 9, 1), 0, 1.4, 0);
  const wheels = fourWheels(1.5, 1.2, '#f0ece4', 2.4, 2.6);
  const neck = tube(
    skin,
    [
      [0, 3.4, 1],
      [0, 6, 2.4],
      [0, 8, 3.4],
    ],
    1.5,
  );
  const head = move(ball(skin, 1.7, 1.5, 2.4), 0, 8.4, 4.4);
  const tail = tube(
    skin,
    [
      [0, 3.4, -2],
      [0, 4, -5],
      [0, 5.4, -7],
    ],
    (share) => 1.4 - share * 1.1,
  );
  const spike = plate(
    plastic(darker(colour)),
    [
      [-0.7, 0],
      [0.7, 0],
      [0, 1.2],
    ],
    0.4,
  );
  const spikes = spikeFeet.flatMap(([y, z]) => move(turn(spike, 0, 90), 0, y, z));
  return join(chassis, wheels, neck, head, eyePair(1.2, 9.2, 5, 0.36), tail, spikes);
};

/** Six cars in two rows. */
const dinoCars = (): Solid =>
  repeat(6, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(turn(dinoCar(tone(i)), 0, -24), column * 10 - 10, 0, row * 13 - 6);
  });

/** The remote control of a car, on the right of it. */
const remoteControl = (): Solid => {
  const housing = box(black, 12, 9, 4, 1.6);
  const antenna = bar(steel, [4, 9, 0], [6, 22, 0], 0.2);
  const sticks = [-3, 3].flatMap((x) => move(ball(plastic('#d0402c'), 1.4), x, 6, 2.4));
  return move(join(housing, antenna, sticks), 22, 0, 8);
};

/** A car with large wheels for rough ground. */
const crawler = (): Solid => {
  const red = plastic('#d0402c', 0.22);
  const chassis = move(box(red, 14, 5, 28, 2), 0, 9, 0);
  const cabin = move(
    loft(plastic('#2b3440', 0.08), [
      { y: 0, wide: 6.6, deep: 8, power: 4 },
      { y: 5, wide: 5, deep: 5.4, power: 4 },
    ]),
    0,
    13.6,
    -2,
  );
  const roof = move(box(red, 10, 1, 10, 0.5), 0, 18.4, -2);
  const wheels = fourWheels(6, 5, '#d9a02c', 9, 9.6);
  const headlights = pair(move(ball(glow('#fff6d8', 1), 1.2), 4.6, 11.4, 13.6));
  const bumper = tube(
    steel,
    [
      [-6, 9, 14.4],
      [0, 8.6, 15.6],
      [6, 9, 14.4],
    ],
    0.6,
  );
  return join(chassis, cabin, roof, wheels, headlights, bumper, remoteControl());
};

export const toyCars: Kinds = {
  dinoCars: stands('#6fae6a', dinoCars, { pitch: 26 }),
  crawler: stands('#d0402c', crawler, { pitch: 20, yaw: -36 }),
};
