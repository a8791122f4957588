import { glass, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { fromHigher, gold, white } from './parts.ts';

/**
 * Food supplements.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; tube: points, radius; jar: radius,
 * height; move and turn: x, y, z.
 */

const honey = (): Solid => {
  const honeyJar = jar(glass('#f6c35a', 0.5), gold, 4.4, 9, ['#fff3d6', '#a8641c']);
  const content = lathe(wax('#d98a1c'), [
    [0, 0.3],
    [4, 0.3],
    [4, 8],
    [0, 8],
  ]);
  const stick = tube(
    wood('#c99a62', '#a97d48', 'y', 0.5),
    [
      [0, 0, 0],
      [0, 12, 0],
    ],
    0.35,
  );
  const head = lathe(
    wood('#c99a62', '#a97d48', 'y', 0.5),
    [
      [0, 0],
      [1, 0.6],
      [1.2, 1.6],
      [0.8, 2.8],
      [0, 3],
    ],
    { wave: (_a, y) => 1 + 0.14 * Math.sin(y * 9) },
  );
  const dipper = move(turn(join(stick, head), -84, 40), 9, 1, 5);
  return join(honeyJar, content, dipper);
};

const fishOil = (): Solid => {
  const oilBottle = bottle({
    material: glass('#9a5a1c', 0.55),
    r: 3.6,
    high: 9,
    neck: 2.6,
    capMaterial: white,
    label: ['#f4f6f2', '#2f7a8a'],
    inside: '#c98a2c',
  });
  const capsules = repeat(7, (i) =>
    move(
      turn(
        lathe(
          glass('#f0b84a', 0.4),
          [
            [0, -0.9],
            [0.4, -0.7],
            [0.45, 0],
            [0.4, 0.7],
            [0, 0.9],
          ],
          { bevel: 0.3 },
        ),
        90,
        i * 50,
      ),
      6 + (i % 3) * 1.2,
      0.42,
      2 + Math.floor(i / 3) * 1.6,
    ),
  );
  return join(oilBottle, capsules);
};

export const supplements: Kinds = {
  honey: stands('#d98a1c', honey),
  fishOil: stands('#d9a02c', fishOil, fromHigher),
};
