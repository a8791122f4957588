import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { duffel } from './shapes.ts';

/**
 * Duffel bags and a drawstring bag.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; pillow: outline, thickness; tube: points, radius; duffel: colour of the leather, length, radius; move and turn: x, y, z.
 */

const packableDuffel = (colour: Hex): Solid => {
  const pouchForPacking = move(box(satin(darker(colour, 0.12)), 16, 3, 11, 1), 6, 0, 26);
  return join(duffel(satin(colour), colour, 46, 13), pouchForPacking);
};

const gymDuffel = (colour: Hex): Solid => {
  const shoeCompartment = move(turn(cylinder(cloth('#2a2a2c', 0.3), 8.4, 1.4), 0, 0, 90), -24.4, 12, 0);
  return join(duffel(cloth(colour, 0.3), colour), shoeCompartment);
};

/** A duffel of canvas with handles of leather. */
const weekender = (colour: Hex): Solid => {
  const canvas = cloth(mix(colour, '#8a8261', 0.3), 0.4);
  return duffel(canvas, '#7a4a2a', 50, 14);
};

/** A relief for the top of a drawstring bag: gathers, which begin at the height 28 and are deeper towards the top. */
const gathers = (x: number, y: number): number => {
  const growthToTop = (y - 28) / 12;
  return y > 28 ? 0.6 * Math.sin(x * 1.8) * growthToTop : 0;
};

const drawstringBag = (colour: Hex): Solid => {
  const cord = cloth('#f0ece2', 0.4);
  const sack = pillow(
    cloth(colour, 0.25),
    mirrored([
      [0, 40],
      [9, 41],
      [15, 34],
      [18, 16],
      [17, 1],
      [0, 0],
    ]),
    12,
    { edge: 9, detail: 60, relief: gathers },
  );
  const shoulderCords = pair(
    tube(
      cord,
      [
        [9, 39, 1],
        [19, 30, 2],
        [19, 12, 2],
        [16.6, 2, 1],
      ],
      0.4,
    ),
  );
  const drawstring = tube(
    cord,
    [
      [-12, 37, 1.4],
      [0, 36, 3],
      [12, 37, 1.4],
    ],
    0.5,
  );
  return join(sack, shoulderCords, drawstring);
};

export const duffelsAndGymBags: Kinds = {
  packableDuffel: stands('#b8282e', packableDuffel, { yaw: -34 }),
  weekender: stands('#2f6b4a', weekender, { yaw: -34 }),
  gymDuffel: stands('#b8282e', gymDuffel, { yaw: -34 }),
  drawstringBag: stands('#b8282e', drawstringBag),
};
