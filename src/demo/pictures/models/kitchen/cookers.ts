import { type Hex } from '../../studio/colour.ts';
import { glass, metal, plastic, stone, wax } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, type Flat, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, cord, knob, riceCooker, steel } from './parts.ts';

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

const blender = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.24), [
      { y: 0, wide: 9, deep: 8.6, power: 3 },
      { y: 1, wide: 9.4, deep: 9, power: 3 },
      { y: 11, wide: 7, deep: 6.8, power: 3 },
      { y: 13, wide: 6.4, deep: 6.4 },
    ]),
    move(turn(join(cylinder(steel, 2.4, 1)), 90, 0), 0, 5, 8.4),
    move(
      join(
        lathe(glass('#e6eef0', 0.72), [
          [0, 0],
          [5.4, 0],
          [7.4, 18],
          [7.1, 18],
        ]),
        lathe(wax('#e88a8f'), [
          [0, 0.4],
          [5.1, 0.4],
          [6.2, 10],
          [0, 10.4],
        ]),
        move(cylinder(black, 7.5, 2), 0, 18, 0),
        knob(20),
        tube(
          black,
          [
            [6.4, 15, 0],
            [10.6, 15, 0],
            [10.4, 6, 0],
            [6, 4, 0],
          ],
          0.8,
        ),
      ),
      0,
      13,
      0,
    ),
    move(
      join(
        lathe(glass('#e6eef0', 0.72), [
          [0, 2],
          [4, 2],
          [4.6, 11],
          [4.4, 11],
        ]),
        cylinder(black, 4.4, 2.2),
        move(cylinder(black, 4.7, 1.6), 0, 11, 0),
      ),
      16,
      0,
      4,
    ),
  );

const toastie = (colour: Hex): Solid =>
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
        join(
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

const fork: Flat[] = [
  [-0.35, -8],
  [0.35, -8],
  [0.3, 0],
  [0.9, 1.2],
  [1, 6],
  [0.7, 6],
  [0.6, 2.6],
  [0.3, 2.6],
  [0.25, 6],
  [-0.25, 6],
  [-0.3, 2.6],
  [-0.6, 2.6],
  [-0.7, 6],
  [-1, 6],
  [-0.9, 1.2],
  [-0.3, 0],
];

const spoon = (): Solid =>
  join(
    plate(
      steel,
      [
        [-0.4, -8],
        [0.4, -8],
        [0.25, 1],
        [-0.25, 1],
      ],
      0.24,
      0.08,
    ),
    move(scale(ball(steel, 1.25, 2, 0.4), 1), 0, 2.6, 0.1),
  );

const cutlery = (): Solid =>
  join(
    lathe(black, [
      [0, 0],
      [6.6, 0],
      [6, 2],
      [0, 2],
    ]),
    tube(
      steel,
      [
        [0, 2, 0],
        [0, 25, 0],
      ],
      0.5,
      { isSmooth: false },
    ),
    lathe(steel, [
      [5.4, 20.4],
      [5.8, 20.7],
      [5.4, 21],
    ]),
    ring(
      6,
      tube(
        steel,
        [
          [0, 20.7, 0],
          [5.4, 20.7, 0],
        ],
        0.24,
        { isSmooth: false },
      ),
    ),
    ring(12, move(turn(plate(steel, fork, 0.24, 0.08), 0, 90, 180), 5.6, 14, 0)).slice(0, 36),
    ring(12, move(turn(spoon(), 0, 90, 180), 6.2, 13, 0), 15),
    knob(25),
  );

/** Cookers. */
export const cookers: Kinds = {
  kettle: stands('#f1efec', kettle),
  blender: stands('#f1efec', blender),
  sandwichMaker: stands('#26262a', toastie, { pitch: 24 }),
  curryCooker: stands('#b8282e', (c) => riceCooker(c, 0.8), { pitch: 20 }),
  cutlerySet: stands('#d3d6da', cutlery),
};
