import { cloth, matte, metal, satin } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black } from './parts.ts';

/**
 * A cat's collar with a bell, a bone of rubber, and a glove to brush pets with.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; pillow: outline, thickness; move and turn: x, y, z.
 */

const catCollar = (): Solid => {
  const band = lathe(satin('#c8525a'), [
    [4.4, 0],
    [4.6, 0.2],
    [4.6, 1.3],
    [4.4, 1.5],
    [4.35, 0.7],
    [4.4, 0],
  ]);
  const bellBody = ball(metal('#d9b46a', 0.2), 0.9);
  const slit = lathe(metal('#8a6a2c', 0.3), [
    [0.92, -0.1],
    [0.92, 0.1],
  ]);
  const bell = move(join(bellBody, slit), 0, -0.5, 5.2);
  const buckle = move(box(black, 2, 1.7, 0.7, 0.3), 0, -0.1, -4.6);
  const beads = ring(9, move(ball(satin('#f4ece0'), 0.3), 4.6, 0.75, 0));
  return join(band, bell, buckle, beads);
};

const rubberBone = (): Solid => {
  const rubber = matte('#e0843c');
  const shaft = move(turn(cylinder(rubber, 1.5, 9), 0, 0, 90), 4.5, 2, 0);
  const ends = [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => move(ball(rubber, 2), x * 5, 2, z * 1.5)));
  const rib = turn(
    lathe(matte('#c96f2c'), [
      [1.5, 0],
      [1.7, 0.2],
      [1.5, 0.4],
    ]),
    0,
    0,
    90,
  );
  const ribs = repeat(5, (i) => move(rib, -2.4 + i * 1.3, 2, 0));
  return join(shaft, ends, ribs);
};

const petGlove = (): Solid => {
  const glove = pillow(
    cloth('#3f7a9a', 0.4),
    // From the wrist around the thumb and the four fingers.
    [
      [-6, 0],
      [6, 0],
      [7, 9],
      [11, 14],
      [10, 17],
      [7, 14.6],
      [6.4, 22],
      [4.6, 23],
      [3.8, 16],
      [3, 25],
      [1, 25.4],
      [0.4, 16],
      [-0.8, 24.4],
      [-2.8, 24],
      [-3, 15],
      [-4.6, 20.4],
      [-6.6, 19.4],
      [-7, 9],
    ],
    3,
  );
  const rubberNub = ball(matte('#2b5a74'), 0.36, 0.36, 0.8);
  const nubs = repeat(60, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    return move(rubberNub, -4.6 + column * 1.2, 2 + row * 2, 1.5);
  });
  return turn(join(glove, nubs), -80, 14);
};

export const pets: Kinds = {
  catCollar: stands('#c8525a', catCollar, { pitch: 30 }),
  rubberBone: stands('#e0843c', rubberBone, { pitch: 30 }),
  petGlove: stands('#3f7a9a', petGlove, { pitch: 50 }),
};
