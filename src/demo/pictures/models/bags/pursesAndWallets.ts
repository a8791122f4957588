import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { glass, leather, type Material, metal, plastic, printed, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { diamonds } from '../prints.ts';
import { body, flap, gold, lock, strap } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const chainBag = (colour: Hex): Solid => {
  const skin = printed(leather(colour, 0.2), [colour, darker(colour, 0.5)], diamonds(5));
  return join(
    body(skin, 13, 12.4, 16, 4.4),
    flap(skin, 12.6, 16.2, 10.5, 3.4),
    lock(7.4, 4.8, 1.5),
    repeat(38, (i) => {
      const t = (i / 37) * Math.PI;
      return move(
        turn(
          lathe(
            gold,
            [
              [0.5, -0.25],
              [0.85, 0],
              [0.5, 0.25],
            ],
            { bevel: 0.2, sides: 12 },
          ),
          90 * (i % 2),
          30,
          0,
        ),
        Math.cos(t) * 12,
        15 + Math.sin(t) * 15,
        0,
      );
    }),
  );
};

const wallet = (skin: Material, colour: Hex): Solid =>
  join(
    turn(box(skin, 11.4, 0.9, 9.4, 0.4), -68, 0, 0),
    move(turn(box(skin, 11.4, 0.9, 9.4, 0.4), -88, 24), 1.4, 0, -2.6),
    repeat(3, (i) =>
      move(
        turn(box(leather(darker(colour, 0.15 + i * 0.1)), 10.4, 0.2, 7.6 - i * 1.2, 0.08), -68, 0),
        0,
        0.2 - i * 0.4,
        0.7 + i * 0.25,
      ),
    ),
  );

const cardHolder = (colour: Hex): Solid =>
  turn(
    join(
      box(metal(mix(colour, '#9aa0a8', 0.5), 0.34), 6.4, 10, 1.2, 0.4),
      repeat(4, (i) =>
        move(
          box(
            plastic((['#3a6ea5', '#d9b04a', '#b8424a', '#ece7dc'] as const)[i] ?? '#ece7dc'),
            5.6,
            8.6,
            0.12,
            0.04,
          ),
          -0.3 + i * 0.2,
          2.4 + i * 1.1,
          0.36 - i * 0.22,
        ),
      ),
    ),
    -14,
    0,
  );

/** Purses and wallets. */
export const pursesAndWallets: Kinds = {
  chainBag: stands('#26262a', chainBag),
  clearPurse: stands('#e39aac', (c) =>
    join(
      box(glass(lighter(c, 0.75), 0.72), 17, 12, 5, 0.8),
      tube(
        gold,
        [
          [-8.5, 12, 0],
          [8.5, 12, 0],
        ],
        0.4,
        { isSmooth: false },
      ),
      lock(10.6, 2.6, 0.9),
      strap(gold, 8.4, 11, 14, 0, 0.25, 0.25),
      move(cylinder(metal('#d9ad5c'), 0.8, 5), -3, 0.8, 0),
      move(box(satin('#b8424a'), 6, 3.4, 1, 0.4), 3, 0.8, 0.4),
    ),
  ),
  bifold: stands('#26262a', (c) => wallet(leather(mix(c, '#5d3a24', 0.6)), mix(c, '#5d3a24', 0.6)), {
    yaw: -18,
    pitch: 24,
  }),
  cardHolder: stands('#26262a', cardHolder),
  zipWallet: stands('#b8282e', (c) =>
    join(
      box(leather(c), 19, 10, 2.4, 1),
      tube(
        gold,
        [
          [-9.6, 1, 0],
          [-9.6, 9, 0],
          [-8.6, 10, 0],
          [8.6, 10, 0],
          [9.6, 9, 0],
          [9.6, 1, 0],
        ],
        0.3,
      ),
      tube(
        leather(darker(c, 0.1)),
        [
          [9.6, 9, 0],
          [13, 8, 1],
          [14.6, 3, 1.4],
          [12.6, 1, 1],
          [10.6, 4, 0.6],
          [9.6, 9, 0],
        ],
        0.25,
        { flat: 0.5 },
      ),
      move(box(gold, 3, 1.2, 0.3, 0.1), 0, 4.4, 1.3),
    ),
  ),
  bucketBag: stands('#d9742e', (c) =>
    join(
      loft(leather(c), [
        { y: 0, wide: 9, deep: 7 },
        { y: 1, wide: 9.4, deep: 7.4 },
        { y: 12, wide: 10.4, deep: 8 },
        { y: 18, wide: 9, deep: 6.6 },
        { y: 21, wide: 10, deep: 7.2 },
      ]),
      tube(
        leather(darker(c, 0.3)),
        [
          [0, 17.6, 7],
          [8.6, 17.8, 3],
          [8.6, 17.8, -3],
          [0, 17.6, -7],
          [-8.6, 17.8, -3],
          [-8.6, 17.8, 3],
          [0, 17.6, 7],
        ],
        0.4,
      ),
      tube(
        leather(darker(c, 0.3)),
        [
          [1, 17.4, 7.2],
          [2, 13, 8.6],
          [2.4, 9, 8.8],
        ],
        0.35,
      ),
      tube(
        leather(darker(c, 0.3)),
        [
          [-1, 17.4, 7.2],
          [-1.4, 13, 8.8],
          [-1, 9.6, 8.9],
        ],
        0.35,
      ),
      strap(leather(darker(c, 0.3)), 9.6, 19, 20, 0, 0.8, 0.25),
    ),
  ),
};
