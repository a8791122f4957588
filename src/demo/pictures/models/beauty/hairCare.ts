import { glass, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { black, comb, fromHigher, gold, row } from './parts.ts';

/**
 * Care for hair.
 * Lengths are centimetres. lathe: [radius, height] from one end; jar: radius, height; row: count, distance; move: x, y, z.
 */

const hairOil = (): Solid => {
  const oilBottle = bottle({
    material: glass('#d9a85a', 0.5),
    r: 2.9,
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

export const hairCare: Kinds = {
  stylingClay: stands(
    '#2c2b2d',
    () => join(jar(black, metal('#8a8d92', 0.3), 3.8, 3, ['#d9cdb8', '#2c2622']), move(comb(), 9, 3.4, 2)),
    fromHigher,
  ),
  hairOil: stands('#a8641c', hairOil),
  shampooSet: stands('#c9a05a', () =>
    row(2, 8, (i) =>
      bottle({
        material: plastic(i === 0 ? '#6a4a2c' : '#ece0c8', 0.22),
        r: 3.2,
        high: 17,
        cap: 'disc',
        capMaterial: gold,
        label: i === 0 ? ['#e9d8b4', '#6a4a2c'] : ['#6a4a2c', '#e9d8b4'],
      }),
    ),
  ),
  hairMask: stands('#a685b8', () => jar(plastic('#8a6aa0', 0.2), gold, 5.4, 8, ['#f4ecf8', '#6a4a84'])),
};
