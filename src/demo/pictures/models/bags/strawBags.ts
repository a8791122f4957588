import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, leather, type Material, plastic, satin, wood } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, strap } from './parts.ts';

/**
 * Bags of straw.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; loft: wide is half the width, deep half the depth; tube: points, radius; body: half widths below and
 * above, height, half depth; strap: half length, y, rise, z, width, thickness; move and turn: x, y, z.
 */

/** A bag of cloth with handles of wood. */
const bermuda = (colour: Hex): Solid => {
  const handleWood = wood('#b98a58', '#8d6238', 'x', 0.6);
  const basket = loft(cloth(colour, 0.3), [
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
  return join(basket, handles, buttons, roundPatch);
};

const straw = (colour: Hex): Material => ({
  ...cloth(mix(colour, '#d9b57c', 0.86), 0.45),
  grain: (x, y, z) => 0.07 * Math.sin((x + z) * 5 + Math.floor(y * 2.2) * 3.14) * Math.sin(y * 6.9),
});

const rosette = (colour: Hex): Solid =>
  ring(9, move(ball(satin(colour), 1, 1, 0.5), 1.6, 0, 0))
    .flatMap((m) => turn([m], 90, 0))
    .flatMap((m) => move([m], 0, 15, 7.6));

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

/** A large bag with a rosette (`beach`), or a small one with a ribbon. */
const strawBag = (colour: Hex, beach: boolean): Solid => {
  const handles = [4, -4].flatMap((z) =>
    strap(leather(beach ? '#8a5a34' : darker(colour, 0.2)), 7, beach ? 25 : 17, 14, z, 0.9, 0.5),
  );
  return join(
    body(straw(colour), beach ? 20 : 14, beach ? 24 : 17, beach ? 28 : 20, 8, 3),
    handles,
    beach ? rosette(colour) : ribbon(colour),
  );
};

export const strawBags: Kinds = {
  bermuda: stands('#2f6b4a', bermuda),
  strawBeach: stands('#2d4f88', (c) => strawBag(c, true)),
  strawHandbag: stands('#d9742e', (c) => strawBag(c, false)),
};
