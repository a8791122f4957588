import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glass, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { duffel } from './shapes.ts';

/**
 * A hyperbaric chamber, in which one lies in compressed air, and its case.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; loft: wide is half the width, deep half the depth; tube: points, radius;
 * duffel: length, radius; move and turn: x, y, z.
 */

/** The solid laid on its side, so that its own y axis becomes the axis of the chamber; `x` is from the chamber's middle. */
const alongChamber = (solid: Solid, x: number): Solid => move(turn(solid, 0, 0, 90), x, 32, 0);

/** The tube of cloth in which one lies. */
const tubeOfCloth = (colour: Hex): Solid => {
  const upright = loft(cloth(colour, 0.4), [
    { y: -90, wide: 20, deep: 20 },
    { y: -84, wide: 30, deep: 30 },
    { y: 0, wide: 33, deep: 32 },
    { y: 84, wide: 30, deep: 30 },
    { y: 90, wide: 20, deep: 20 },
  ]);
  return alongChamber(upright, 0);
};

/** Bands of cloth that hold the tube round. */
const hoops = (colour: Hex): Solid => {
  const hoop = lathe(cloth(darker(colour, 0.4)), [
    [32, -1.6],
    [34, -1],
    [34, 1],
    [32, 1.6],
  ]);
  return repeat(5, (i) => alongChamber(hoop, -64 + i * 32));
};

const handPump = (): Solid => {
  const barrel = cylinder(plastic('#c94a3a'), 4, 38);
  const grip = move(box(plastic('#2b2b2d'), 26, 3, 3, 1.2), 0, 52, 0);
  const rod = tube(
    steel,
    [
      [0, 36, 0],
      [0, 54, 0],
    ],
    0.9,
  );
  return move(join(barrel, grip, rod), 114, 0, 26);
};

/** The chamber with its hose and pump. */
const chamberWithPump = (colour: Hex): Solid => {
  const porthole = move(turn(cylinder(glass('#dbe7ea', 0.5), 11, 3), 78, 0), -16, 46, 28);
  const topRail = tube(
    steel,
    [
      [-70, 58, 14],
      [0, 63, 12],
      [70, 58, 14],
    ],
    0.7,
  );
  const socket = turn(cylinder(metal('#e2e4e8'), 6, 3), 90, 0);
  const cap = move(turn(cylinder(plastic('#f6f4ee'), 5, 3.4), 90, 0), 0, 0, 0.2);
  const valve = move(join(socket, cap), 48, 44, 30);
  const hose = tube(
    matte('#2a2a2c'),
    [
      [60, 36, 30],
      [84, 20, 44],
      [104, 4, 40],
      [112, 10, 30],
    ],
    1.2,
  );
  return join(tubeOfCloth(colour), hoops(colour), porthole, topRail, valve, hose, handPump());
};

export const hyperbaricChamber: Kinds = {
  hyperbaric: stands('#2d4f88', chamberWithPump, { pitch: 18 }),
  hyperbaricCase: stands('#2d4f88', (c) => duffel(cloth(c, 0.3), c, 70, 20), { yaw: -34 }),
};
