import { type Hex } from '../../studio/colour.ts';
import { glass, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { black, comb, fromHigher, gold, row } from './parts.ts';

/**
 * Care for hair.
 * Lengths are centimetres. lathe: [radius, height] from one end; jar: materials of pot and lid, radius, height, colours of label and print;
 * row: count, distance; move: x, y, z.
 */

const stylingClay = (): Solid => {
  const clayJar = jar(black, metal('#8a8d92', 0.3), 3.8, 3, ['#d9cdb8', '#2c2622']);
  return join(clayJar, move(comb(), 9, 3.4, 2));
};

/** A bottle of hair oil with an onion, of which the oil is made. */
const hairOil = (): Solid => {
  const oilBottle = bottle({
    material: glass('#d9a85a', 0.5),
    radius: 2.9,
    high: 13,
    capMaterial: plastic('#2c3a24'),
    label: ['#f6efdc', '#6a3a5a'],
    inside: '#b8862c',
  });
  const onion = move(
    lathe(
      { ...wax('#b5667a'), rough: 0.25 },
      [
        [0, 0],
        [2.4, 0.4],
        [3, 2.2],
        [1.6, 4.4],
        [0.3, 5.2],
        [0.2, 6],
      ],
      { bevel: 1.2 },
    ),
    7,
    0,
    2,
  );
  return join(oilBottle, onion);
};

/** One bottle of shampoo; its label has the colours `ground` and `ink`. */
const shampoo = (body: Hex, ground: Hex, ink: Hex): Solid =>
  bottle({
    material: plastic(body, 0.22),
    radius: 3.2,
    high: 17,
    cap: 'disc',
    capMaterial: gold,
    label: [ground, ink],
  });

const shampooSet = (): Solid => {
  const brown: Hex = '#6a4a2c';
  const cream: Hex = '#e9d8b4';
  const bottles = [shampoo(brown, cream, brown), shampoo('#ece0c8', brown, cream)];
  return row(2, 8, (i) => bottles[i] ?? []);
};

export const hairCare: Kinds = {
  stylingClay: stands('#2c2b2d', stylingClay, fromHigher),
  hairOil: stands('#a8641c', hairOil),
  shampooSet: stands('#c9a05a', shampooSet),
  hairMask: stands('#a685b8', () => jar(plastic('#8a6aa0', 0.2), gold, 5.4, 8, ['#f4ecf8', '#6a4a84'])),
};
