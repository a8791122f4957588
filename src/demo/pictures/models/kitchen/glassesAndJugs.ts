import { glass, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, row } from './parts.ts';
import { tumbler } from './shapes.ts';

/**
 * Glasses, cups and a jug.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius;
 * row: count, distance; tumbler: radius, height, colour of the drink; move and turn: x, y, z.
 */

/** A jug of water with slices of lemon in it. */
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
  const lemonSlice = cylinder(wax('#e9d23c'), 2, 0.4);
  const axisDistance = 2.4;
  const lemonSlices = repeat(3, (i) => {
    // In radians: about a third of a full turn from slice to slice, each of which is higher.
    const angle = i * 2;
    const tiltedSlice = turn(lemonSlice, 70, i * 50);
    return move(tiltedSlice, Math.cos(angle) * axisDistance, 5 + i * 3, Math.sin(angle) * axisDistance);
  });
  return join(wall, water, lid, handle, lemonSlices);
};

/** A glass of tea; the gap between the tea and the outside shows the double wall. */
const doubleWallCup = (): Solid => {
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

/** Two rows of three glasses, of which one has water in it. */
const waterGlasses = (): Solid => {
  const emptyGlass = tumbler(3.4, 11);
  const fullGlass = tumbler(3.4, 11, '#dcecf0');
  const backRow = row(3, 8, (i) => (i === 1 ? fullGlass : emptyGlass));
  const frontRow = row(3, 8, () => emptyGlass);
  return join(move(backRow, 0, 0, -5), move(frontRow, 0, 0, 5));
};

export const glassesAndJugs: Kinds = {
  waterGlasses: stands('#eef5f7', waterGlasses),
  glassJug: stands('#eaf3f4', glassJug),
  teaCupPair: stands('#eef5f7', () => row(2, 11, doubleWallCup)),
};
