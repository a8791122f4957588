import type { Hex } from '../../studio/colour.ts';
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

/** Stacks of plates and of bowls, of which only the uppermost shows its golden rim, and a large bowl and a cup. */
const dinnerSet = (): Solid => {
  // From one plate or bowl of a stack to the next.
  const [plateRise, bowlRise] = [0.7, 1.2];
  const dinnerPlates = repeat(6, (i) => move(dish(china, 13), 0, i * plateRise, 0));
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
  const sidePlates = repeat(5, (i) => move(dish(china, 9.4), -21, i * plateRise, 6));
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
  const bowls = repeat(4, (i) => move(bowl(china, 7, 5), 20, i * bowlRise, 4));
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
  const largeBowl = move(bowl(china, 11, 8), 3, 0, -22);
  const cupBehind = move(cup(china), -16, 0, -12);
  return join(dinnerPlates, dinnerPlateRim, sidePlates, sidePlateRim, bowls, bowlRim, largeBowl, cupBehind);
};

const saladColours: readonly Hex[] = ['#7fae52', '#d9503f', '#e9d28f'];

/** Pieces of salad, which fill a bowl from its middle outwards. */
const salad = (): Solid =>
  repeat(16, (i) => {
    const piece = scale(ball(wax(saladColours[i % 3] ?? '#7fae52'), 1.4), 1, 0.6, 1);
    const angle = i * goldenAngle;
    const away = Math.sqrt(i);
    return move(piece, Math.cos(angle) * away * 1.4, 5.4, Math.sin(angle) * away * 1.4);
  });

const bowlColours: readonly Hex[] = ['#d9a441', '#c9604a', '#5a8a7a'];

/** Three bowls; the middle one is larger than the others and full. */
const servingBowls = (): Solid =>
  row(3, 17, (i) => {
    const isMiddle = i === 1;
    const servingBowl = bowl(plastic(bowlColours[i] ?? '#d9a441', 0.24), isMiddle ? 9 : 7.6, 6);
    return join(servingBowl, isMiddle ? salad() : []);
  });

/** A tray with two handles, on which a cup and a bowl stand. */
const bambooTray = (): Solid => {
  const bottom = box(bamboo, 38, 1.2, 26, 0.4);
  const endBoard = box(bamboo, 1.2, 4, 26, 0.4);
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
  const ends = pair(move(join(endBoard, handle), 18.6, 0.4, 0));
  const longSides = [12.4, -12.4].flatMap((z) => move(box(bamboo, 38, 3.4, 1.2, 0.4), 0, 0.4, z));
  const cupOnTray = move(cup(glaze('#e6ded0')), -8, 1.2, 2);
  const bowlOnTray = move(bowl(glaze('#7f9a94'), 6, 4), 8, 1.2, -2);
  return join(bottom, ends, longSides, cupOnTray, bowlOnTray);
};

export const servingWare: Kinds = {
  dinnerSet: stands('#f7f4ec', dinnerSet, { pitch: 30 }),
  servingBowls: stands('#d9a441', servingBowls, fromHigher),
  bambooTray: stands('#dcb87f', bambooTray, { pitch: 28 }),
};
