import type { Hex } from '../../studio/colour.ts';
import { metal, plastic, stone, wax } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { cord } from './machineParts.ts';
import { black, knob } from './parts.ts';

/**
 * A kettle and a sandwich maker.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end; plate: outline,
 * thickness, rounding of edges, rounding of corners; tube: points, radius; knob: height; cord: x, z, y; move and turn: x, y, z.
 */

const kettle = (colour: Hex): Solid => {
  // The white kettle is of brushed metal.
  const shell = colour === '#f1efec' ? metal('#dfe1e4', 0.2) : plastic(colour, 0.2);
  const base = lathe(black, [
    [0, 0],
    [8.6, 0],
    [8.6, 1.8],
    [0, 1.8],
  ]);
  const body = lathe(
    shell,
    [
      [8, 1.9],
      [8.4, 2.4],
      [7, 18],
      [6.2, 20],
      [0, 20.4],
    ],
    { bevel: 1.2, sides: 56 },
  );
  const spout = tube(
    shell,
    [
      [-6, 15, 0],
      [-8.6, 17.6, 0],
      [-9.8, 18.8, 0],
    ],
    (t) => 2 - t * 1.2,
  );
  const handle = tube(
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
  );
  return join(base, body, spout, handle, knob(20.2), cord(7, -3));
};

const grillCoat = stone('#2a2a2c');

/** Two triangles of bread. */
const sandwiches = (): Solid =>
  move(
    turn(
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
      ),
      -90,
      0,
    ),
    0,
    5.7,
    0,
  );

const sandwichMaker = (colour: Hex): Solid => {
  const shell = plastic(colour, 0.24);
  const base = box(shell, 24, 4.4, 22, 2);
  const upperGrill = move(box(grillCoat, 21, 0.4, 18, 0.2), 0, -0.1, 0);
  const lidHandle = move(box(black, 7, 1.6, 4, 0.7), 0, 2, 12.4);
  const lid = move(turn(join(box(shell, 24, 4.4, 22, 2), upperGrill, lidHandle), -56, 0), 0, 13.4, -11);
  const lowerGrill = move(box(grillCoat, 21, 0.5, 18, 0.2), 0, 4.2, 0);
  const handle = move(box(black, 8, 1.6, 4, 0.6), 0, 1.6, 12.2);
  return join(base, lid, lowerGrill, sandwiches(), handle);
};

export const kettlesAndSandwichMakers: Kinds = {
  kettle: stands('#f1efec', kettle),
  sandwichMaker: stands('#26262a', sandwichMaker, { pitch: 24 }),
};
