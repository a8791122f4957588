import { glass, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, ring, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, steel } from './parts.ts';

/**
 * A balance bike and a bubble stick.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height, rounding;
 * lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** The solid with its top turned to the viewer. */
const facing = (solid: Solid): Solid => turn(solid, 90, 0);

const bikeWheels = (): Solid => {
  const wheelRadius = 16.4;
  const tyre = lathe(matte('#26272a'), [
    [13, -2],
    [16, -2],
    [wheelRadius, 0],
    [16, 2],
    [13, 2],
  ]);
  const spokes = ring(8, bar(steel, [2, 0, 0], [13, 0, 0], 0.3));
  const hub = move(facing(cylinder(steel, 2.4, 5)), 0, 0, -2.5);
  const wheel = join(facing(tyre), facing(spokes), hub);
  return [-32, 32].flatMap((x) => move(wheel, x, wheelRadius, 0));
};

const balanceBike = (): Solid => {
  const paint = metal('#5a9a8a', 0.34);
  const frame = tube(
    paint,
    [
      [-32, 16, 0],
      [-12, 24, 0],
      [10, 34, 0],
      [22, 46, 0],
    ],
    2.2,
  );
  const seatPost = tube(
    paint,
    [
      [-26, 44, 0],
      [-12, 24, 0],
    ],
    1.8,
  );
  const fork = tube(
    paint,
    [
      [32, 16, 0],
      [24, 44, 0],
      [20, 56, 0],
    ],
    1.8,
  );
  const handlebar = tube(
    black,
    [
      [20, 57, -20],
      [21, 58, 0],
      [20, 57, 20],
    ],
    1.2,
  );
  const grip = facing(cylinder(matte('#c9a37a'), 1.8, 9));
  const grips = [-24, 15].flatMap((backEnd) => move(grip, 20, 57, backEnd));
  const saddle = move(ball(black, 9, 3, 5), -27, 47, 0);
  return join(bikeWheels(), frame, seatPost, fork, handlebar, grips, saddle);
};

/** The places of the bubbles around the stick, and their radii. */
const bubblePlaces: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [7, 24, 0, 2.6],
  [11, 30, -2, 3.4],
  [4, 33, 1, 1.8],
  [13, 21, 2, 1.6],
  [-13, 30, 0, 2.2],
];

/** A slanting stick of soap with its wand pulled out, and bubbles around it. */
const bubbleStick = (): Solid => {
  const barrel = lathe(plastic('#4fb0c0', 0.24), [
    [0, 0],
    [1.6, 0],
    [1.6, 22],
    [1, 23],
  ]);
  const cap = move(cylinder(plastic('#e58aa8', 0.24), 1.8, 3), 0, 22, 0);
  const wand = tube(
    plastic('#e9b93c'),
    [
      [0, 25, 0],
      [-1.6, 27, 0],
      [0, 29, 0],
      [1.6, 27, 0],
      [0, 25, 0],
    ],
    0.28,
  );
  const stick = turn(join(barrel, cap, wand), 0, 0, 14);
  const bubbles = bubblePlaces.flatMap(([x, y, z, radius]) =>
    move(ball(glass('#e6f2fb', 0.94), radius), x, y, z),
  );
  return join(stick, bubbles);
};

export const outdoorToys: Kinds = {
  balanceBike: stands('#5a9a8a', balanceBike, { yaw: -14, pitch: 8 }),
  bubbleStick: stands('#4fb0c0', bubbleStick, { pitch: 6 }),
};
