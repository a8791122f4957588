import { glaze, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, bowl, cup, dish, row } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * Plates, bowls and trays.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height] from one end;
 * tube: points, radius; row: count, distance; bowl: radius, height; dish: radius; cup: radius, height; move: x, y, z.
 */

const china = glaze('#f7f4ec');

const gold = metal('#d9b25c', 0.2);

const dinnerSet = (): Solid => {
  const dinnerPlates = repeat(6, (i) => move(dish(china, 13), 0, i * 0.7, 0));
  const dinnerPlateRim = move(
    lathe(gold, [
      [12.7, 1.86],
      [13.05, 1.95],
      [12.7, 2.14],
    ]),
    0,
    3.5,
    0,
  );
  const sidePlates = repeat(5, (i) => move(dish(china, 9.4), -21, i * 0.7, 6));
  const sidePlateRim = move(
    lathe(gold, [
      [9.1, 1.8],
      [9.45, 1.95],
      [9.1, 2.1],
    ]),
    -21,
    2.8,
    6,
  );
  const bowls = repeat(4, (i) => move(bowl(china, 7, 5), 20, i * 1.2, 4));
  const bowlRim = move(
    lathe(gold, [
      [6.8, 4.9],
      [7.05, 5],
      [6.8, 5.1],
    ]),
    20,
    3.6,
    4,
  );
  return join(
    dinnerPlates,
    dinnerPlateRim,
    sidePlates,
    sidePlateRim,
    bowls,
    bowlRim,
    move(bowl(china, 11, 8), 3, 0, -22),
    move(cup(china), -16, 0, -12),
  );
};

const servingBowls = (): Solid =>
  row(3, 17, (i) => {
    // Only the middle bowl is full.
    const salad =
      i === 1
        ? repeat(16, (k) =>
            move(
              scale(
                ball(wax((['#7fae52', '#d9503f', '#e9d28f'] as const)[k % 3] ?? '#7fae52'), 1.4),
                1,
                0.6,
                1,
              ),
              Math.cos(k * goldenAngle) * Math.sqrt(k) * 1.4,
              5.4,
              Math.sin(k * goldenAngle) * Math.sqrt(k) * 1.4,
            ),
          )
        : [];
    return join(
      bowl(
        plastic((['#d9a441', '#c9604a', '#5a8a7a'] as const)[i] ?? '#d9a441', 0.24),
        7.6 + (i === 1 ? 1.4 : 0),
        6,
      ),
      salad,
    );
  });

const bambooTray = (): Solid => {
  const bottom = box(bamboo, 38, 1.2, 26, 0.4);
  const board = box(bamboo, 1.2, 4, 26, 0.4);
  const handle = tube(
    bamboo,
    [
      [0, 3.6, -6],
      [0, 6.4, -4.6],
      [0, 6.4, 4.6],
      [0, 3.6, 6],
    ],
    0.8,
  );
  const ends = pair(move(join(board, handle), 18.6, 0.4, 0));
  const longSides = [12.4, -12.4].flatMap((z) => move(box(bamboo, 38, 3.4, 1.2, 0.4), 0, 0.4, z));
  return join(
    bottom,
    ends,
    longSides,
    move(cup(glaze('#e6ded0')), -8, 1.2, 2),
    move(bowl(glaze('#7f9a94'), 6, 4), 8, 1.2, -2),
  );
};

export const servingWare: Kinds = {
  dinnerSet: stands('#f7f4ec', dinnerSet, { pitch: 30 }),
  servingBowls: stands('#d9a441', servingBowls, fromHigher),
  bambooTray: stands('#dcb87f', bambooTray, { pitch: 28 }),
};
