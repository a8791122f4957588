import { type Hex } from '../../studio/colour.ts';
import { glass, metal, plastic, stone, wax } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, cord, handle, knob, panel, riceCooker, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const kettle = (colour: Hex): Solid =>
  join(
    lathe(black, [
      [0, 0],
      [8.6, 0],
      [8.6, 1.8],
      [0, 1.8],
    ]),
    lathe(
      colour === '#f1efec' ? metal('#dfe1e4', 0.2) : plastic(colour, 0.2),
      [
        [8, 1.9],
        [8.4, 2.4],
        [7, 18],
        [6.2, 20],
        [0, 20.4],
      ],
      { bevel: 1.2, sides: 56 },
    ),
    tube(
      colour === '#f1efec' ? metal('#dfe1e4', 0.2) : plastic(colour, 0.2),
      [
        [-6, 15, 0],
        [-8.6, 17.6, 0],
        [-9.8, 18.8, 0],
      ],
      (t) => 2 - t * 1.2,
    ),
    tube(
      black,
      [
        [5.6, 19, 0],
        [10, 20, 0],
        [12.4, 17, 0],
        [12.4, 10, 0],
        [10.6, 6.4, 0],
        [8, 6, 0],
      ],
      0.9,
      { flat: 1.2 },
    ),
    knob(20.2),
    cord(7, -3),
  );

const sandwichMaker = (colour: Hex): Solid =>
  join(
    box(plastic(colour, 0.24), 24, 4.4, 22, 2),
    move(
      turn(
        join(
          box(plastic(colour, 0.24), 24, 4.4, 22, 2),
          move(box(stone('#2a2a2c'), 21, 0.4, 18, 0.2), 0, -0.1, 0),
          move(box(black, 7, 1.6, 4, 0.7), 0, 2, 12.4),
        ),
        -56,
        0,
      ),
      0,
      13.4,
      -11,
    ),
    move(box(stone('#2a2a2c'), 21, 0.5, 18, 0.2), 0, 4.2, 0),
    pair(
      move(
        plate(
          wax('#d9a860'),
          [
            [-4, -3.6],
            [4, -3.6],
            [0, 3.6],
          ],
          2,
          0.4,
          0.6,
        ),
        5,
        0,
        0,
      ),
    )
      .flatMap((m) => turn([m], -90, 0))
      .flatMap((m) => move([m], 0, 5.7, 0)),
    move(box(black, 8, 1.6, 4, 0.6), 0, 1.6, 12.2),
  );

const hotPot = (): Solid =>
  join(
    lathe(
      plastic('#e9dfd0', 0.26),
      [
        [0, 0],
        [9, 0],
        [10.4, 4],
        [10.6, 11],
        [10.2, 11.6],
      ],
      { bevel: 1.4 },
    ),
    lathe(steel, [
      [10.4, 11.4],
      [10.7, 12],
      [10.4, 14.6],
      [10.2, 15],
    ]),
    lathe(
      glass('#e6eef0', 0.72),
      [
        [0, 18.8],
        [5, 18.2],
        [10.3, 15],
      ],
      { bevel: 2.4 },
    ),
    knob(18.6),
    handle(10, 8, 13, plastic('#e9dfd0', 0.26)),
    panel(4, 3, 4, 10.4),
    cord(-13, -5),
  );

/** What cooks with electricity. */
export const cookers: Kinds = {
  kettle: stands('#f1efec', kettle),
  sandwichMaker: stands('#26262a', sandwichMaker, { pitch: 24 }),
  curryCooker: stands('#b8282e', (c) => riceCooker(c, 0.8), { pitch: 20 }),
  riceCooker: stands('#f1efec', (c) => riceCooker(c), { pitch: 18 }),
  hotPot: stands('#e9dfd0', hotPot, { yaw: 20, pitch: 20 }),
};
