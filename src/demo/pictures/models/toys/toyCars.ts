import { darker } from '../../studio/colour.ts';
import { glow, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, eye, steel, tone, wheel } from './parts.ts';

/**
 * Toy cars.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; loft: wide is half the
 * width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; bar: from, to,
 * radius; wheel: radius, width; eye: x, y, z, size; move and turn: x, y, z.
 */

const dinoCar = (i: number): Solid => {
  const skin = plastic(tone(i), 0.28);
  const chassis = move(box(skin, 5, 2.4, 9, 1), 0, 1.4, 0);
  const wheels = [-1, 1].flatMap((x) =>
    [-2.6, 2.6].flatMap((z) => move(turn(wheel(1.5, 1.2, '#f0ece4'), 0, 90), x * 2.4 - 0.6, 1.5, z)),
  );
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
    (t) => 1.4 - t * 1.1,
  );
  const spikes = repeat(5, (k) =>
    move(
      turn(
        plate(
          plastic(darker(tone(i))),
          [
            [-0.7, 0],
            [0.7, 0],
            [0, 1.2],
          ],
          0.4,
        ),
        0,
        90,
      ),
      0,
      6.6 - k * 0.8 + (k < 1 ? 1.4 : 0),
      1 - k * 1.4,
    ),
  );
  return join(chassis, wheels, neck, head, eye(1.2, 9.2, 5, 0.36), tail, spikes);
};

/** Six cars in two rows. */
const dinoCars = (): Solid =>
  repeat(6, (i) => move(turn(dinoCar(i), 0, -24), (i % 3) * 10 - 10, 0, Math.floor(i / 3) * 13 - 6));

const remote = (): Solid => {
  const antenna = bar(steel, [4, 9, 0], [6, 22, 0], 0.2);
  const sticks = repeat(2, (i) => move(ball(plastic('#d0402c'), 1.4), -3 + i * 6, 6, 2.4));
  return move(join(box(black, 12, 9, 4, 1.6), antenna, sticks), 22, 0, 8);
};

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
  const wheels = [-1, 1].flatMap((x) =>
    [-9.6, 9.6].flatMap((z) => move(turn(wheel(6, 5, '#d9a02c'), 0, 90), x * 9 - 2.5, 6, z)),
  );
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
  return join(chassis, cabin, roof, wheels, headlights, bumper, remote());
};

export const toyCars: Kinds = {
  dinoCars: stands('#6fae6a', dinoCars, { pitch: 26 }),
  crawler: stands('#d0402c', crawler, { pitch: 20, yaw: -36 }),
};
