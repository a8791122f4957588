import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, leather, type Material, plastic, satin, wood } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, strap } from './parts.ts';

/**
 * Bags of straw, and one of cloth with handles of wood.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; loft: wide is half the width, deep half the depth; tube: points, radius; body: half widths below and
 * above, height, half depth, squareness; strap: half length, y, rise, z, half width, half thickness; move and turn: x, y, z.
 */

/** A bag of cloth with handles of wood, and buttons at its top to change the cloth. */
const bermudaBag = (colour: Hex): Solid => {
  const handleWood = wood('#b98a58', '#8d6238', 'x', 0.6);
  const clothCover = loft(cloth(colour, 0.3), [
    { y: 0, wide: 11, deep: 5, power: 3 },
    { y: 6, wide: 15, deep: 6, power: 3 },
    { y: 15, wide: 13, deep: 4.4, power: 3 },
    { y: 20, wide: 8.6, deep: 2, power: 3 },
  ]);
  const handles = [1.6, -1.6].flatMap((z) => {
    const bar = box(handleWood, 17, 2.6, 1.2, 0.5);
    const arch = tube(
      handleWood,
      [
        [-6, 2, 0],
        [-5.4, 7, 0],
        [0, 9, 0],
        [5.4, 7, 0],
        [6, 2, 0],
      ],
      0.8,
    );
    return move(join(bar, arch), 0, 19.6, z);
  });
  const buttons = pair(move(ball(plastic(darker(colour, 0.3)), 1.1, 1.1, 0.5), 5, 20.8, 2.4));
  const roundPatch = move(ball(cloth(lighter(colour, 0.6)), 3, 3, 0.6), 0, 9, 6);
  return join(clothCover, handles, buttons, roundPatch);
};

/** Plaited straw: a strand that stands out in one row goes behind in the next. */
const straw = (colour: Hex): Material => {
  const rowsPerCentimetre = 2.2;
  const halfTurn = 3.14;
  // In radians per centimetre; from row to row it is about half a turn.
  const rowFrequency = 6.9;
  const strandFrequency = 5;
  const depth = 0.07;
  return {
    ...cloth(mix(colour, '#d9b57c', 0.86), 0.45),
    grain: (x, y, z) => {
      const row = Math.floor(y * rowsPerCentimetre);
      const alongRow = Math.sin((x + z) * strandFrequency + row * halfTurn);
      return depth * alongRow * Math.sin(y * rowFrequency);
    },
  };
};

const rosette = (colour: Hex): Solid => {
  const petals = ring(9, move(ball(satin(colour), 1, 1, 0.5), 1.6, 0, 0));
  return move(turn(petals, 90, 0), 0, 15, 7.6);
};

const ribbon = (colour: Hex): Solid =>
  tube(
    cloth(colour),
    [
      [-14.8, 8, 5],
      [0, 8.4, 7.6],
      [14.8, 8, 5],
    ],
    1.4,
    { flat: 0.3 },
  );

/** A handle at the front and one at the back, which begin at the height `y`. */
const twoHandles = (material: Material, y: number): Solid =>
  [4, -4].flatMap((z) => strap(material, 7, y, 14, z, 0.9, 0.5));

const strawBeachBag = (colour: Hex): Solid =>
  join(body(straw(colour), 20, 24, 28, 8, 3), twoHandles(leather('#8a5a34'), 25), rosette(colour));

const strawHandbag = (colour: Hex): Solid =>
  join(body(straw(colour), 14, 17, 20, 8, 3), twoHandles(leather(darker(colour, 0.2)), 17), ribbon(colour));

export const strawBags: Kinds = {
  bermuda: stands('#2f6b4a', bermudaBag),
  strawBeach: stands('#2d4f88', strawBeachBag),
  strawHandbag: stands('#d9742e', strawHandbag),
};
