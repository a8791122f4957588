import { type Hex } from '../../studio/colour.ts';
import { glass, glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing, white } from './parts.ts';

/**
 * A washing machine and an air purifier.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height] from one end;
 * loft: wide is half the width, deep half the depth; tube: points, radius; move: x, y, z.
 */

const washingMachine = (colour: Hex): Solid => {
  const shell = plastic(colour, 0.26);
  const blue = plastic('#5a8aa8');
  const body = loft(shell, [
    { y: 0, wide: 19, deep: 19, power: 4 },
    { y: 2, wide: 20, deep: 20, power: 4 },
    { y: 50, wide: 20, deep: 20, power: 4 },
    { y: 54, wide: 18.6, deep: 18.6, power: 4 },
  ]);
  const lidWindow = cylinder(glass('#cfe0e8', 0.5), 14, 1.6);
  const lidRing = lathe(blue, [
    [13.6, 0],
    [15, 0.6],
    [14.6, 2],
    [13.6, 2],
  ]);
  const lid = move(join(lidWindow, lidRing), 0, 54, 1);
  const controlPanel = move(box(plastic('#5a8aa8', 0.2), 27, 9, 1.6, 0.5), 0, 40, 20);
  const dial = move(facing(join(cylinder(white, 3, 2), cylinder(blue, 1, 2.4))), 8, 44.5, 20.8);
  const [greenLight, whiteLight] = [glow('#bff0d0', 0.8), glow('#dfeaf0', 0.8)];
  const buttons = [greenLight, whiteLight, whiteLight].flatMap((light, i) =>
    move(box(light, 1.6, 1.6, 0.3, 0.3), -11 + i * 4, 43.7, 20.9),
  );
  const ribs = [10, 16, 22, 28].flatMap((y) => move(box(shell, 26, 1.2, 0.8, 0.4), 0, y, 20));
  const hose = tube(
    matte('#8a8d94'),
    [
      [14, 6, -19],
      [24, 5, -16],
      [28, 2, -2],
      [27, 1.4, 12],
    ],
    1.4,
  );
  return join(body, lid, controlPanel, dial, buttons, ribs, hose);
};

const airPurifier = (): Solid => {
  const body = loft(white, [
    { y: 0, wide: 14, deep: 14, power: 3 },
    { y: 2, wide: 15, deep: 15, power: 3 },
    { y: 46, wide: 14.6, deep: 14.6, power: 3 },
    { y: 50, wide: 12.6, deep: 12.6, power: 2.6 },
  ]);
  const vents = repeat(9, (i) => move(box(matte('#c4c2bc'), 18, 0.6, 0.6, 0.2), 0, 7 + i * 2.4, 14.9));
  const outlet = move(
    lathe(matte('#3a3b40'), [
      [0, 0],
      [10, 0.4],
    ]),
    0,
    50,
    0,
  );
  const outletBars = ring(12, move(box(matte('#55575d'), 8, 0.3, 0.3, 0.1), 6, 50.4, 0));
  const lightRing = lathe(glow('#6fd0e8', 1), [
    [11.6, 50.2],
    [12.2, 50.1],
  ]);
  const display = move(box(glow('#6fe0a8', 0.9), 3, 1.2, 0.3, 0.1), 0, 40, 14.8);
  return join(body, vents, outlet, outletBars, lightRing, display);
};

export const cleaningMachines: Kinds = {
  washingMachine: stands('#f1efec', washingMachine, { pitch: 22 }),
  airPurifier: stands('#f4f2ed', airPurifier),
};
