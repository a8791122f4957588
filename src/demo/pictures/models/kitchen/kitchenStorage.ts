import { type Hex } from '../../studio/colour.ts';
import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, knob, steel, white } from './parts.ts';

/**
 * A rack for spices and a dispenser for rice.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height] from one end;
 * knob: y; move: x, y, z.
 */

/** A jar of glass with a spice of this colour. */
const spiceJar = (colour: Hex): Solid => {
  const wall = lathe(glass('#eef4f4', 0.78), [
    [0, 0],
    [2.5, 0],
    [2.5, 6.4],
  ]);
  const spice = lathe(wax(colour), [
    [0, 0.2],
    [2.3, 0.2],
    [2.3, 4.6],
    [0, 4.8],
  ]);
  const lid = move(cylinder(steel, 2.6, 1.6), 0, 6.4, 0);
  return join(wall, spice, lid);
};

/** Two round trays with six jars each; the upper jars stand above the gaps between the lower ones. */
const spiceRack = (): Solid => {
  const lowerTray = cylinder(beech, 11, 1.4);
  const post = cylinder(beech, 1.4, 26);
  const upperTray = move(cylinder(beech, 11, 1.2), 0, 13, 0);
  const topKnob = knob(26, beech);
  const lowerJars = ring(6, move(spiceJar('#c9502c'), 7.6, 1.4, 0));
  const upperJars = ring(6, move(spiceJar('#8a9a4a'), 7.6, 14.2, 0), 30);
  return join(lowerTray, post, upperTray, topKnob, lowerJars, upperJars);
};

/** A dispenser with a window, and beside it a measuring cup with rice. */
const riceDispenser = (): Solid => {
  const grains = wax('#f3eddd');
  const blue = plastic('#5a8a94');
  const body = box(white, 24, 34, 24, 2.4);
  const clearWindow = move(box(glass('#e6eef0', 0.6), 14, 20, 1, 0.5), 0, 11, 12);
  const rice = move(box(grains, 13, 13, 0.6, 0.2), 0, 11.4, 11.9);
  const outlet = move(box(blue, 9, 5, 3, 0.8), 0, 4, 12);
  const lid = move(box(blue, 24.4, 2.4, 24.4, 1), 0, 33.4, 0);
  const measuringCup = lathe(glass('#f2f6f6', 0.7), [
    [0, 0],
    [3.4, 0],
    [4, 6],
    [3.8, 6],
  ]);
  const riceInCup = lathe(grains, [
    [0, 0.2],
    [3.2, 0.2],
    [3.4, 3],
    [0, 3.4],
  ]);
  const filledCup = move(join(measuringCup, riceInCup), 19, 0, 8);
  return join(body, clearWindow, rice, outlet, lid, filledCup);
};

export const kitchenStorage: Kinds = {
  spiceRack: stands('#cfa473', spiceRack),
  riceDispenser: stands('#f5f3ee', riceDispenser),
};
