import { glass, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, row } from './parts.ts';
import { tumbler } from './shapes.ts';

/**
 * Glasses, cups and a jug.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius;
 * row: count, distance; tumbler: radius, height; move and turn: x, y, z.
 */

const glassJug = (): Solid => {
  const wall = lathe(
    glass('#eaf3f4', 0.8),
    [
      [0, 0],
      [5.4, 0],
      [6, 2],
      [5.4, 14],
      [4, 20],
      [4.6, 23],
    ],
    { bevel: 1.6 },
  );
  const water = lathe(
    wax('#e9f0da'),
    [
      [0, 0.3],
      [5.2, 0.3],
      [5.6, 2],
      [5.2, 12],
      [0, 12],
    ],
    { bevel: 1 },
  );
  const lid = move(cylinder(bamboo, 4.6, 2), 0, 22.6, 0);
  const handle = tube(
    glass('#eaf3f4', 0.6),
    [
      [5, 17, 0],
      [9.4, 17.4, 0],
      [9.6, 8, 0],
      [5.8, 6.4, 0],
    ],
    0.7,
  );
  const lemonSlices = repeat(3, (i) =>
    move(
      turn(cylinder(wax('#e9d23c'), 2, 0.4), 70, i * 50),
      Math.cos(i * 2) * 2.4,
      5 + i * 3,
      Math.sin(i * 2) * 2.4,
    ),
  );
  return join(wall, water, lid, handle, lemonSlices);
};

const doubleCup = (): Solid => {
  const wall = lathe(
    glass('#eef5f7', 0.84),
    [
      [0, 0],
      [3, 0],
      [4.4, 3],
      [4.2, 8.6],
      [3.9, 8.8],
    ],
    { bevel: 1 },
  );
  const tea = lathe(
    wax('#a8641c'),
    [
      [0, 1.2],
      [2.4, 1.4],
      [3.6, 4],
      [3.6, 7],
      [0, 7],
    ],
    { bevel: 0.8 },
  );
  return join(wall, tea);
};

const waterGlasses = (): Solid =>
  repeat(6, (i) => move(tumbler(3.4, 11, i === 1 ? '#dcecf0' : null), -8 + (i % 3) * 8, 0, i < 3 ? -5 : 5));

export const glassesAndJugs: Kinds = {
  waterGlasses: stands('#eef5f7', waterGlasses),
  glassJug: stands('#eaf3f4', glassJug),
  teaCupPair: stands('#eef5f7', () => row(2, 11, doubleCup)),
};
