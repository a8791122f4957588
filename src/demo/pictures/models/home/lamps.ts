import { glass, glow, metal, plastic } from '../../studio/material.ts';
import { join, move, ring, type Solid, scale } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, row, steel } from './parts.ts';

/**
 * Lamps for the home and the garden, and one that attracts mosquitoes.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height] from one end;
 * tube: points, radius; bar: from, to, radius; row: count, distance; move: x, y, z.
 */

/** A lamp whose light is behind a grid of bars. */
const mosquitoLamp = (): Solid => {
  const foot = lathe(black, [
    [0, 0],
    [6, 0],
    [6.4, 3],
    [0, 3.4],
  ]);
  const light = lathe(glow('#7a6af0', 0.7), [
    [3, 3],
    [3, 17],
    [0, 17],
  ]);
  const grid = ring(16, bar(black, [5.6, 3, 0], [5.6, 17, 0], 0.22));
  const roof = move(
    lathe(
      black,
      [
        [6.2, 0],
        [6.4, 1],
        [3, 4],
        [0, 4.6],
      ],
      { bevel: 0.8 },
    ),
    0,
    17,
    0,
  );
  const handle = tube(
    black,
    [
      [-2, 21, 0],
      [0, 25, 0],
      [2, 21, 0],
    ],
    0.4,
  );
  return join(foot, light, grid, roof, handle);
};

/** A crystal lamp with three tiers, the widest on top. */
const ceilingLamp = (): Solid => {
  const gold = metal('#d9b46a', 0.2);
  const rod = bar(steel, [0, 30, 0], [0, 60, 0], 0.4);
  const canopy = move(
    lathe(gold, [
      [0, 0],
      [8, 0],
      [6, 2],
      [0, 3],
    ]),
    0,
    58,
    0,
  );
  const tiers = [20, 14, 8].flatMap((radius, tier) => {
    const drop = tier * 8;
    const hoop = lathe(gold, [
      [radius, 30 - drop],
      [radius + 0.6, 30.6 - drop],
      [radius, 31.4 - drop],
    ]);
    const crystal = scale(ball(glass('#f4f8fb', 0.5), 1), 0.8, 2.6, 0.8);
    const crystalCount = 30 - tier * 8;
    const crystals = ring(crystalCount, move(crystal, radius, 27.4 - drop, 0));
    return join(hoop, crystals);
  });
  const bulbs = ring(6, move(ball(glow('#ffe9b8', 1.6), 2, 2.6, 2), 9, 30, 0));
  return join(rod, canopy, tiers, bulbs);
};

/** Four lights on stakes, with solar panels on top. */
const gardenLights = (): Solid => {
  const stake = bar(steel, [0, 0, 0], [0, 22, 0], 0.7);
  const shade = lathe(glass('#fff3cf', 0.4), [
    [3, 0],
    [3.6, 6],
  ]);
  const bulb = move(ball(glow('#ffe2a0', 1.6), 1.6, 2.4, 1.6), 0, 3, 0);
  const roof = lathe(steel, [
    [3.6, 6],
    [5, 6.6],
    [4.4, 8],
    [0, 8.6],
  ]);
  const solarPanel = move(box(plastic('#26344f', 0.1), 4.6, 0.3, 4.6, 0.1), 0, 8.3, 0);
  const head = move(join(shade, bulb, roof, solarPanel), 0, 22, 0);
  return row(4, 15, () => join(stake, head));
};

const touchLamp = (): Solid => {
  const stand = lathe(
    metal('#d9b46a', 0.26),
    [
      [0, 0],
      [6, 0],
      [6, 1.2],
      [1, 1.8],
      [0.7, 20],
      [0, 20],
    ],
    { bevel: 0.3 },
  );
  const shade = lathe(
    glow('#fff0d0', 0.7),
    [
      [7.4, 18],
      [5, 29],
      [0, 29.4],
    ],
    { bevel: 0.4 },
  );
  return join(stand, shade);
};

export const lamps: Kinds = {
  mosquitoLamp: stands('#28292d', mosquitoLamp),
  ceilingLamp: stands('#f4f8fb', ceilingLamp, { hangs: true, pitch: 2, focus: [0.5, 0.28, 0.5] }),
  gardenLights: stands('#cfd2d7', gardenLights),
  touchLamp: stands('#d9b46a', touchLamp),
};
