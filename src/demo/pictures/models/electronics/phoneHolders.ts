import { type Hex } from '../../studio/colour.ts';
import { leather, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { silver } from '../adornments/parts.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, facing, fan, slab, steel, wallpaper } from './parts.ts';

/**
 * For phones: a holder for the car, a wallet with a ring for the finger, and a cooler.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; slab: width, height,
 * depth, material of the screen; fan: radius, colour of its light; move and turn: x, y, z.
 */

/** A phone in front of the magnet that holds it. */
const phoneOnMagnet = (): Solid => {
  const magnet = facing(cylinder(black, 3, 0.9));
  const magnetRing = move(
    facing(
      lathe(steel, [
        [2.5, 0],
        [2.8, 0.1],
        [2.5, 0.14],
      ]),
    ),
    0,
    0,
    0.9,
  );
  const phone = move(slab(metal('#5a6a8a', 0.3), 7.4, 15.4, 0.8, wallpaper('#4a90b0')), 0, -7, 1.7);
  return move(turn(join(magnet, magnetRing, phone), -14, 0), 0, 8, 1.4);
};

const carHolder = (): Solid => {
  const foot = lathe(black, [
    [0, 0],
    [3.4, 0],
    [2.8, 1.4],
    [0, 1.6],
  ]);
  const arm = tube(
    black,
    [
      [0, 1, 0],
      [0, 4.6, 0.6],
    ],
    0.7,
  );
  const joint = move(ball(steel, 1.1), 0, 5, 0.8);
  return join(foot, arm, joint, phoneOnMagnet());
};

/** A cooler that stands on its edge, with its fan to the viewer. */
const phoneCooler = (): Solid => {
  const housing = box(plastic('#24262b', 0.3), 8, 2.4, 8, 1);
  const coolingFan = move(fan(3.3, '#e0479a'), 0, 2.2, 0);
  const clamps = pair(move(box(plastic('#3a3d45'), 1.4, 5, 3, 0.5), 5, 0, 0));
  return move(turn(join(housing, coolingFan, clamps), 70, 0), 0, 4, 0);
};

/** A wallet for the back of a phone, with a ring for the finger and a bank card that looks out. */
const ringHolder = (colour: Hex): Solid => {
  const wallet = box(leather(colour), 6.4, 9.6, 0.8, 0.3);
  const fingerRing = lathe(
    silver,
    [
      [1.6, 0],
      [2, 0],
      [2, 0.3],
      [1.6, 0.3],
      [1.6, 0],
    ],
    { bevel: 0.05 },
  );
  const raisedRing = move(turn(fingerRing, 52, 0), 0, 5, 1.6);
  const bankCard = move(box(plastic('#c8a24a'), 5.6, 2, 0.3, 0.1), 0, 8.6, 0);
  return turn(join(wallet, raisedRing, bankCard), -16, 0);
};

export const phoneHolders: Kinds = {
  ringHolder: stands('#26262a', ringHolder),
  carHolder: stands('#26262a', carHolder, { pitch: 10 }),
  phoneCooler: stands('#24262b', phoneCooler),
};
