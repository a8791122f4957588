import { metal, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, leaf, roll } from './parts.ts';

/**
 * For the garden: a table of bamboo, a hand shovel and a roll of plant tie.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius;
 * bar: from, to, radius; roll: radius, radius of the hole, height; leaf: length, width; sheet: columns, rows, the point for u and v
 * (0 to 1); move and turn: x, y, z.
 */

const tableHeight = 54;
/** The table's top is made of poles along x; this is the z of the one at the back. */
const backPole = -26;
const poleDistance = 5.2;

/** A knot around a bamboo pole. */
const knot = (): Solid =>
  turn(
    lathe(wood('#a87f4c', '#8d6238', 'y', 2), [
      [2.7, 0],
      [3, 0.5],
      [2.7, 1],
    ]),
    0,
    0,
    90,
  );

const gardenTable = (): Solid => {
  const bamboo = wood('#d2ab74', '#b98d55', 'x', 2);
  const pole = turn(cylinder(bamboo, 2.6, 100), 0, 0, 90);
  const tableTop = repeat(11, (i) => move(pole, 50, tableHeight, backPole + i * poleDistance));
  const legs = [-40, 40].flatMap((x) =>
    [-22, 22].flatMap((z) => bar(bamboo, [x, 0, z], [x, tableHeight, z], 3)),
  );
  const rails = [-22, 22].flatMap((z) => bar(bamboo, [-40, 16, z], [40, 16, z], 1.8));
  const [knotsOfPole, knotDistance] = [4, 24];
  // Every second pole shows knots.
  const knots = repeat(6 * knotsOfPole, (i) => {
    const z = backPole + Math.floor(i / knotsOfPole) * poleDistance * 2;
    return move(knot(), -36 + (i % knotsOfPole) * knotDistance, tableHeight, z);
  });
  return join(tableTop, legs, rails, knots);
};

const green = metal('#6a8a72', 0.34);

/** A trough whose sides are parallel for 0.3 of its length and then run together in a round tip; u goes across, v to the tip. */
const shovelBlade = (): Solid =>
  sheet(green, 20, 16, (u, v) => {
    const shareOfTip = Math.max(0, v - 0.3) / 0.7;
    const halfWidth = 3.6 * Math.sqrt(Math.max(0, 1 - shareOfTip ** 2));
    const fromMiddle = (u - 0.5) * 2;
    return [fromMiddle * halfWidth, v * 15, fromMiddle ** 2 * 1.6];
  });

const handShovel = (): Solid => {
  const neck = tube(
    green,
    [
      [0, 0.4, 0.2],
      [0, -4, 1],
      [0, -6, 0.6],
    ],
    0.5,
  );
  const handle = bar(wood('#c99a62', '#a97d48', 'y', 1), [0, -5.6, 0.6], [0, -17, 0.2], 1.3);
  return turn(join(shovelBlade(), neck, handle), -76, 30);
};

const tieGreen = plastic('#4f8a4c', 0.4);

const plantTie = (): Solid => {
  const tieRoll = roll(tieGreen, 4.4, 1.4, 2);
  const tieEnd = tube(
    tieGreen,
    [
      [4.4, 1, 0],
      [5.4, 0.6, 4],
      [9, 0.3, 6],
      [12, 0.3, 4],
    ],
    0.1,
    { flat: 0.5 },
  );
  const longLeaf = move(turn(leaf(8, 3), 10, 30), -8, 0, 0);
  const shortLeaf = move(turn(leaf(7, 2.6), 20, -30), -8, 0, 0);
  return join(tieRoll, tieEnd, longLeaf, shortLeaf);
};

export const garden: Kinds = {
  gardenTable: stands('#d2ab74', gardenTable, { yaw: -30, pitch: 18 }),
  handShovel: stands('#6a8a72', handShovel, { pitch: 46 }),
  plantTie: stands('#4f8a4c', plantTie, { pitch: 28 }),
};
