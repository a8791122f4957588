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
 * thickness, rounding of edges, rounding of corners; tube: points, radius; knob: y; cord: x, z, y; move and turn: x, y, z.
 */

const white: Hex = '#f1efec';

/** The spout narrows towards its end. */
const spoutRadius = (t: number): number => 2 - t * 1.2;

/** A kettle on its base; a white one is of bare metal. */
const kettle = (colour: Hex): Solid => {
  const shell = colour === white ? metal('#dfe1e4', 0.2) : plastic(colour, 0.2);
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
    spoutRadius,
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

/** The coated metal of the grill plates. */
const grillCoat = stone('#2a2a2c');

/** Two triangular sandwiches beside each other on the lower grill. */
const sandwiches = (): Solid => {
  const sandwich = plate(
    wax('#d9a860'),
    [
      [-4, -3.6],
      [4, -3.6],
      [0, 3.6],
    ],
    2,
    0.4,
    0.6,
  );
  return move(turn(pair(move(sandwich, 5, 0, 0)), -90, 0), 0, 5.7, 0);
};

/** A sandwich maker, open. */
const sandwichMaker = (colour: Hex): Solid => {
  const shell = plastic(colour, 0.24);
  const base = box(shell, 24, 4.4, 22, 2);
  const upperGrill = move(box(grillCoat, 21, 0.4, 18, 0.2), 0, -0.1, 0);
  const lidHandle = move(box(black, 7, 1.6, 4, 0.7), 0, 2, 12.4);
  const lidShell = box(shell, 24, 4.4, 22, 2);
  const lid = move(turn(join(lidShell, upperGrill, lidHandle), -56, 0), 0, 13.4, -11);
  const lowerGrill = move(box(grillCoat, 21, 0.5, 18, 0.2), 0, 4.2, 0);
  const baseHandle = move(box(black, 8, 1.6, 4, 0.6), 0, 1.6, 12.2);
  return join(base, lid, lowerGrill, sandwiches(), baseHandle);
};

export const kettlesAndSandwichMakers: Kinds = {
  kettle: stands(white, kettle),
  sandwichMaker: stands('#26262a', sandwichMaker, { pitch: 24 }),
};
