import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, knob, steel, white } from './parts.ts';

/**
 * For storing food.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height] from one end;
 * knob: height; move: x, y, z.
 */

const spiceJar = (level: number): Solid => {
  const wall = lathe(
    glass('#eef4f4', 0.78),
    [
      [0, 0],
      [2.5, 0],
      [2.5, 6.4],
    ],
    {},
  );
  const spice = lathe(
    wax(
      (['#c9502c', '#d9a02c', '#7a4a2c', '#8a9a4a', '#b8321c', '#e9d2a0'] as const)[level * 3] ?? '#c9502c',
    ),
    [
      [0, 0.2],
      [2.3, 0.2],
      [2.3, 4.6],
      [0, 4.8],
    ],
  );
  const lid = move(cylinder(steel, 2.6, 1.6), 0, 6.4, 0);
  return join(wall, spice, lid);
};

const spiceRack = (): Solid => {
  const lowerTray = cylinder(beech, 11, 1.4);
  const post = cylinder(beech, 1.4, 26);
  const upperTray = move(cylinder(beech, 11, 1.2), 0, 13, 0);
  const jars = [1.4, 14.2].flatMap((y, level) => ring(6, move(spiceJar(level), 7.6, y, 0), level * 30));
  return join(lowerTray, post, upperTray, move(knob(0, beech), 0, 26, 0), jars);
};

const riceDispenser = (): Solid => {
  const grains = wax('#f3eddd');
  const blue = plastic('#5a8a94');
  const body = box(white, 24, 34, 24, 2.4);
  const window = move(box(glass('#e6eef0', 0.6), 14, 20, 1, 0.5), 0, 11, 12);
  const rice = move(box(grains, 13, 13, 0.6, 0.2), 0, 11.4, 11.9);
  const outlet = move(box(blue, 9, 5, 3, 0.8), 0, 4, 12);
  const lid = move(box(blue, 24.4, 2.4, 24.4, 1), 0, 33.4, 0);
  const measuringCup = move(
    lathe(glass('#f2f6f6', 0.7), [
      [0, 0],
      [3.4, 0],
      [4, 6],
      [3.8, 6],
    ]),
    19,
    0,
    8,
  );
  const riceInCup = move(
    lathe(grains, [
      [0, 0.2],
      [3.2, 0.2],
      [3.4, 3],
      [0, 3.4],
    ]),
    19,
    0,
    8,
  );
  return join(body, window, rice, outlet, lid, measuringCup, riceInCup);
};

export const kitchenStorage: Kinds = {
  spiceRack: stands('#cfa473', spiceRack),
  riceDispenser: stands('#f5f3ee', riceDispenser),
};
