import { glass, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { fromHigher, gold, white } from './parts.ts';

/**
 * Honey and fish oil.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; tube: points, radius; jar: radius,
 * height, colours of the label and its print; move and turn: x, y, z.
 */

/** The grooves of a dipper's head, as a factor for its radius. */
const grooves = (_angle: number, y: number): number => 1 + 0.14 * Math.sin(y * 9);

/** A jar of honey, and a dipper that lies before it. */
const honeyAndDipper = (): Solid => {
  const dipperWood = wood('#c99a62', '#a97d48', 'y', 0.5);
  const honeyJar = jar(glass('#f6c35a', 0.5), gold, 4.4, 9, ['#fff3d6', '#a8641c']);
  const content = lathe(wax('#d98a1c'), [
    [0, 0.3],
    [4, 0.3],
    [4, 8],
    [0, 8],
  ]);
  const stick = tube(
    dipperWood,
    [
      [0, 0, 0],
      [0, 12, 0],
    ],
    0.35,
  );
  const head = lathe(
    dipperWood,
    [
      [0, 0],
      [1, 0.6],
      [1.2, 1.6],
      [0.8, 2.8],
      [0, 3],
    ],
    { wave: grooves },
  );
  const dipper = move(turn(join(stick, head), -84, 40), 9, 1, 5);
  return join(honeyJar, content, dipper);
};

/** A bottle of fish oil, and capsules before it. */
const fishOilCapsules = (): Solid => {
  const oilBottle = bottle({
    material: glass('#9a5a1c', 0.55),
    radius: 3.6,
    high: 9,
    neck: 2.6,
    capMaterial: white,
    label: ['#f4f6f2', '#2f7a8a'],
    inside: '#c98a2c',
  });
  const capsule = lathe(
    glass('#f0b84a', 0.4),
    [
      [0, -0.9],
      [0.4, -0.7],
      [0.45, 0],
      [0.4, 0.7],
      [0, 0.9],
    ],
    { bevel: 0.3 },
  );
  const columns = 3;
  const columnGap = 1.2;
  const rowGap = 1.6;
  const capsules = repeat(7, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const lyingCapsule = turn(capsule, 90, i * 50);
    return move(lyingCapsule, 6 + column * columnGap, 0.42, 2 + row * rowGap);
  });
  return join(oilBottle, capsules);
};

export const supplements: Kinds = {
  honey: stands('#d98a1c', honeyAndDipper),
  fishOil: stands('#d9a02c', fishOilCapsules, fromHigher),
};
