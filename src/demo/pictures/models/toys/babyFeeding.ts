import { type Hex } from '../../studio/colour.ts';
import { glass, matte, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar } from './parts.ts';

/**
 * Feeding bottles, and a plate that sticks to the table.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; bar: from, to, radius; move and turn: x, y, z.
 */

const screwCap = (shade: Hex): Solid =>
  move(
    lathe(
      plastic(shade),
      [
        [0, 0],
        [3.1, 0],
        [3.1, 2.4],
        [2, 3],
        [0, 3],
      ],
      // Thirty ribs for the grip of a hand.
      { bevel: 0.2, wave: (angle) => 1 + 0.02 * Math.sin(angle * 30) },
    ),
    0,
    12.8,
    0,
  );

const teat = (): Solid =>
  move(
    lathe(
      wax('#f0dcb8'),
      [
        [1.9, 0],
        [1.5, 1.6],
        [0.6, 2.4],
        [0.7, 4],
        [0, 4.6],
      ],
      { bevel: 0.5 },
    ),
    0,
    15.8,
    0,
  );

const babyBottle = (shade: Hex): Solid => {
  const wall = lathe(
    glass('#eef5f6', 0.72),
    [
      [0, 0],
      [3, 0],
      [2.7, 5],
      [3, 11],
      [2.6, 13],
    ],
    { bevel: 1 },
  );
  const milk = lathe(wax('#fbf8f0'), [
    [0, 0.3],
    [2.7, 0.3],
    [2.4, 5],
    [2.6, 8],
    [0, 8],
  ]);
  return join(wall, milk, screwCap(shade), teat());
};

const beige = matte('#e3b48a');

const snackBowl = (): Solid =>
  move(
    lathe(
      beige,
      [
        [0, 0],
        [3.4, 0],
        [5.8, 4.6],
        [5.4, 4.8],
        [3, 0.8],
        [0, 0.8],
      ],
      { bevel: 0.5 },
    ),
    17,
    0,
    0,
  );

/** A plate in two halves with a bite of food in each, and beside it a bowl and a spoon. */
const suctionPlate = (): Solid => {
  const green = matte('#8fb8a9');
  const plateBody = lathe(
    green,
    [
      [0, 0],
      [9, 0],
      [10.4, 2.6],
      [10, 2.8],
      [8.6, 0.8],
      [0, 0.8],
    ],
    { bevel: 0.4 },
  );
  const divider = move(box(green, 0.8, 2, 17, 0.3), 0, 0.6, 0);
  const food = pair(move(ball(wax('#e58a3c'), 1.6), 4, 1.8, 2));
  const handle = bar(wood('#d2ab74', '#b98d55', 'y', 1), [0, 0, 0], [0, 9, 0], 0.5);
  const spoonBowl = move(ball(beige, 1.4, 2, 0.5), 0, 10.6, 0);
  const spoon = move(turn(join(handle, spoonBowl), -84, 20), 9, 0.6, 12);
  return join(plateBody, divider, food, snackBowl(), spoon);
};

const twoBottles = (): Solid => join(babyBottle('#8fb8c9'), move(babyBottle('#e3a9b0'), 8, 0, -2));

export const babyFeeding: Kinds = {
  feedingBottles: stands('#8fb8c9', twoBottles),
  suctionPlate: stands('#8fb8a9', suctionPlate, { pitch: 34 }),
};
