import { type Hex } from '../../studio/colour.ts';
import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, sheet } from '../../studio/surfaces.ts';
import { goldenAngle, halfTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, carton, jar, squeezeTube } from '../packs.ts';
import { gold, white } from './parts.ts';

/**
 * Skin care: body lotion, face wash, essence, serum, aloe gel, sunscreen and a peel-off mask.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; jar: radius, height; squeezeTube:
 * radius, height; carton: width, height, depth; move and turn: x, y, z.
 */

/** A leaf of an aloe from the origin up to its point, arched across its width. */
const aloeLeaf = (): Solid => {
  const [width, arch] = [3, 1.1];
  return sheet(wax('#6fae68'), 8, 12, (u, v) => {
    const taper = 1 - v;
    // A height that grows ever less with v makes the tapering edges bulge.
    const y = v * 10 - v * v * 1.4;
    return [(u - 0.5) * width * taper, y, Math.sin(u * halfTurn) * arch * taper];
  });
};

/** A jar of aloe gel with a fan of three leaves beside it. */
const aloe = (): Solid => {
  const gelJar = jar(plastic('#4c9a5a', 0.16), white, 4.6, 7, ['#f2f7ee', '#3a7a48']);
  const leaves = repeat(3, (i) =>
    move(turn(aloeLeaf(), -20, i * 40 - 60, i * 16 - 16), 7.4 + i * 0.8, 0, -2 + i),
  );
  return join(gelJar, leaves);
};

/** A tube of face wash with grains of rice scattered beside it. */
const riceWash = (): Solid => {
  const ochre: Hex = '#c9a86a';
  const washTube = squeezeTube(plastic('#f6f1e4', 0.3), plastic(ochre), ochre);
  const middleX = 4.6;
  const middleZ = 2;
  const grainDistance = 0.42;
  const riceGrains = repeat(26, (i) => {
    const angle = i * goldenAngle;
    // Each grain points another way than its neighbours.
    const grain = turn(ball(wax('#f2ebdc'), 0.16, 0.16, 0.42), 0, i * 67);
    return move(
      grain,
      middleX + Math.cos(angle) * Math.sqrt(i) * grainDistance,
      0.16,
      middleZ + Math.sin(angle) * Math.sqrt(i) * grainDistance,
    );
  });
  return join(washTube, riceGrains);
};

export const skinCare: Kinds = {
  bodyLotion: stands('#e9d6b8', () =>
    bottle({
      material: plastic('#ecdcc0', 0.28),
      radius: 3.6,
      high: 17,
      cap: 'pump',
      capMaterial: white,
      label: ['#fffaf0', '#a8763c'],
    }),
  ),
  riceWash: stands('#f2ead8', riceWash),
  snailEssence: stands('#d9d3c6', () =>
    join(
      bottle({
        material: glass('#eef0ea', 0.55),
        radius: 2.3,
        high: 12,
        cap: 'pump',
        capMaterial: white,
        label: ['#f6f3ec', '#8a7a5a'],
        inside: '#e6e0d0',
      }),
      move(carton('#efe9dc', '#9a8a64', 5.6, 14, 5), 7, 0, -3),
    ),
  ),
  serum: stands('#d98a1c', () =>
    join(
      bottle({
        material: glass('#c9781c', 0.5),
        radius: 1.9,
        high: 7.4,
        cap: 'dropper',
        capMaterial: gold,
        label: ['#fff6e6', '#d9821c'],
        inside: '#e09a2c',
      }),
      move(carton('#fff4e2', '#e0902c', 5, 11, 4.4), 6.4, 0, -3),
    ),
  ),
  aloe: stands('#4c9a5a', aloe),
  sunscreen: stands('#f2b84a', () =>
    squeezeTube(plastic('#fbf3e0', 0.3), plastic('#e99a2c'), '#e99a2c', 2.5, 12),
  ),
  peelMask: stands('#232326', () =>
    squeezeTube(plastic('#232326', 0.24), plastic('#b8bcc2'), '#5a5d62', 2.6, 14),
  ),
};
