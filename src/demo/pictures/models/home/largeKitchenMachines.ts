import { type Hex } from '../../studio/colour.ts';
import { glaze, glow, matte, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, facing, row, steel } from './parts.ts';

/**
 * A microwave, an infrared cooker and an espresso machine.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; row: count, distance; move: x, y, z.
 */

const microwave = (colour: Hex): Solid => {
  const body = box(plastic(colour, 0.26), 48, 28, 36, 1.4);
  const door = move(box(plastic('#101115', 0.05), 32, 24, 0.6, 0.3), -6.4, 2, 18);
  const litWindow = move(box(glow('#6a4a22', 0.4), 24, 15, 0.2, 0.1), -6.4, 6, 18.3);
  const handle = tube(
    steel,
    [
      [9, 5, 18.6],
      [9, 5, 20.4],
      [9, 23, 20.4],
      [9, 23, 18.6],
    ],
    0.7,
  );
  const display = move(box(glow('#7fd6c0', 0.9), 8, 2.6, 0.2, 0.1), 17, 22, 18.1);
  const keys = repeat(9, (i) => {
    const [column, keyRow] = [i % 3, Math.floor(i / 3)];
    return move(box(matte('#c9c7c2'), 2, 1.2, 0.3, 0.1), 14.4 + column * 2.7, 15.6 - keyRow * 2.2, 18);
  });
  const dial = move(facing(cylinder(steel, 2.6, 1.6)), 17, 6, 18);
  return join(body, door, litWindow, handle, display, keys, dial);
};

const infraredCooker = (): Solid => {
  const body = box(plastic('#1b1c20', 0.05), 30, 5, 36, 1.2);
  const heatingRings = move(
    [3, 6, 9].flatMap((innerRadius) =>
      lathe(glow('#d0402a', 0.9), [
        [innerRadius, 5],
        [innerRadius + 0.5, 5.12],
        [innerRadius + 1, 5],
      ]),
    ),
    0,
    0,
    -4,
  );
  const touchKeys = repeat(5, (i) => move(ball(glow('#f3f5f6', 0.9), 0.5, 0.1, 0.5), -7 + i * 3.5, 5, 13.6));
  const display = move(box(glow('#ff6a4a', 1.2), 4, 0.1, 1.6, 0.04), 0, 5, 10.4);
  return join(body, heatingRings, touchKeys, display);
};

/** A cup of coffee below the brew head. */
const coffeeCup = (): Solid => {
  const wall = lathe(glaze('#f4f0e8'), [
    [0, 0],
    [2, 0],
    [3, 4.6],
    [2.8, 4.6],
    [1.8, 0.6],
    [0, 0.6],
  ]);
  const coffee = lathe(wax('#6a3f1e'), [
    [0, 4],
    [2.7, 4],
  ]);
  return move(join(wall, coffee), -2, 3, 5);
};

const espressoMachine = (colour: Hex): Solid => {
  const shell = plastic(colour, 0.26);
  const base = box(shell, 24, 3, 28, 1);
  const tank = move(box(shell, 24, 30, 12, 1.4), 0, 0, -8);
  const top = move(box(metal('#c9ccd1', 0.24), 24, 10, 26, 1.4), 0, 21, -0.6);
  const brewHead = move(
    lathe(steel, [
      [0, 0],
      [3.6, 0],
      [3.6, 3],
      [0, 3],
    ]),
    -2,
    17,
    4,
  );
  const filterHandle = tube(
    black,
    [
      [-2, 17.6, 6],
      [-2, 17.2, 12],
      [-2, 16.6, 19],
    ],
    1.1,
  );
  const steamPipe = tube(
    steel,
    [
      [9, 21, 8],
      [9.6, 14, 10],
      [10.4, 8, 12],
    ],
    0.5,
  );
  const dripGrid = move(box(matte('#2b2c30'), 16, 0.4, 12, 0.1), -1, 3, 5);
  const gauge = move(facing(cylinder(metal('#f0eee8'), 2.4, 0.4)), 5, 26, 12.2);
  const buttons = row(3, 3, () => move(facing(cylinder(black, 1, 0.6)), -5, 26, 12.2));
  return join(base, tank, top, brewHead, filterHandle, steamPipe, coffeeCup(), dripGrid, gauge, buttons);
};

export const largeKitchenMachines: Kinds = {
  microwave: stands('#26262a', microwave, { yaw: -22 }),
  infraredCooker: stands('#1b1c20', infraredCooker, { pitch: 38 }),
  espresso: stands('#26262a', espressoMachine),
};
