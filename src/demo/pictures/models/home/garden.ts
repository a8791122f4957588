import { metal, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, leaf, roll } from './parts.ts';

/**
 * For the garden.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius;
 * bar: from, to, radius; roll: radius, radius of the hole, height; leaf: length, width; move and turn: x, y, z.
 */

const gardenTable = (): Solid => {
  const bamboo = wood('#d2ab74', '#b98d55', 'x', 2);
  const tableTop = repeat(11, (i) => move(turn(cylinder(bamboo, 2.6, 100), 0, 0, 90), 50, 54, -26 + i * 5.2));
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => bar(bamboo, [x * 40, 0, z * 22], [x * 40, 54, z * 22], 3)),
  );
  const rails = [-1, 1].flatMap((z) => bar(bamboo, [-40, 16, z * 22], [40, 16, z * 22], 1.8));
  const knots = repeat(24, (i) =>
    move(
      turn(
        lathe(wood('#a87f4c', '#8d6238', 'y', 2), [
          [2.7, 0],
          [3, 0.5],
          [2.7, 1],
        ]),
        0,
        0,
        90,
      ),
      -36 + (i % 4) * 24,
      54,
      -26 + Math.floor(i / 4) * 10.4,
    ),
  );
  return join(tableTop, legs, rails, knots);
};

const green = metal('#6a8a72', 0.34);

const handShovel = (): Solid => {
  const blade = sheet(green, 20, 16, (u, v) => {
    const half = 3.6 * Math.sqrt(Math.max(0, 1 - (Math.max(0, v - 0.3) / 0.7) ** 2));
    return [(u - 0.5) * 2 * half, v * 15, ((u - 0.5) * 2) ** 2 * 1.6];
  });
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
  return turn(join(blade, neck, handle), -76, 30);
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
  return join(
    tieRoll,
    tieEnd,
    move(turn(leaf(8, 3), 10, 30), -8, 0, 0),
    move(turn(leaf(7, 2.6), 20, -30), -8, 0, 0),
  );
};

export const garden: Kinds = {
  gardenTable: stands('#d2ab74', gardenTable, { yaw: -30, pitch: 18 }),
  handShovel: stands('#6a8a72', handShovel, { pitch: 46 }),
  plantTie: stands('#4f8a4c', plantTie, { pitch: 28 }),
};
