import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, leather, type Material, metal, printed, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { ball, type Flat, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { checks } from '../prints.ts';
import { flap, gold, handbag, strap } from './parts.ts';
import { duffel } from './shapes.ts';

/**
 * Shoulder bags, satchels and barrel bags.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; plate:
 * outline, thickness, rounding of edges, rounding of corners; pillow: outline, thickness; tube: points, radius; flap: half width, height,
 * drop, z; strap: half length, y, rise, z, half width, half thickness; duffel: length, radius; move: x, y, z.
 */

/** A bag with a flap and two buckles; `material` is that of its body and flap. */
const satchel = (colour: Hex, material: Material): Solid => {
  const trim = leather(darker(colour, 0.25));
  const pocket = box(material, 34, 24, 9, 1.6);
  const tongue = move(box(trim, 2.6, 15, 0.6, 0.2), 9, 5, 5.6);
  const buckle = move(
    plate(
      gold,
      [
        [-1.8, -1.5],
        [1.8, -1.5],
        [1.8, 1.5],
        [-1.8, 1.5],
      ],
      0.5,
      0.2,
      0.4,
    ),
    9,
    11,
    6.1,
  );
  const loop = move(box(leather(darker(colour, 0.4)), 1.6, 2, 0.6, 0.1), 9, 10, 6.3);
  const buckles = pair(join(tongue, buckle, loop));
  const topHandle = strap(trim, 5, 24, 5.5, 0, 1, 0.5);
  const shoulderStrap = strap(trim, 17.4, 18, 24, -1, 1.3, 0.3);
  return join(pocket, flap(material, 17, 24.2, 17, 4.6), buckles, topHandle, shoulderStrap);
};

/** The satchel of brownish leather. */
const buckleSatchel = (colour: Hex): Solid => satchel(colour, leather(mix(colour, '#8a5a34', 0.45)));

/** The satchel of olive canvas. */
const messengerBag = (colour: Hex): Solid => satchel(colour, cloth(mix(colour, '#7c7355', 0.3), 0.35));

const tiedScarf = (): Solid => {
  const hangingEnd = tube(
    printed(satin('#e8dcc8'), ['#e8dcc8', '#b8424a'], checks(1.2)),
    [
      [-4, 20, 4],
      [-5, 17, 7.4],
      [-4.4, 12, 9],
      [-6, 6, 9.4],
    ],
    1.3,
    { flat: 0.4 },
  );
  const knot = move(ball(satin('#c8525a'), 1.5), -4.2, 19.4, 4.6);
  return join(hangingEnd, knot);
};

const barrelGymBag = (colour: Hex): Solid => duffel(leather(colour), colour, 42, 12.5);

/** A small barrel bag with a scarf at its handle. */
const miniBarrelBag = (colour: Hex): Solid => join(duffel(leather(colour), colour, 24, 8), tiedScarf());

const hoboBag = (colour: Hex): Solid => {
  const halfMoon: Flat[] = mirrored([
    [0, 12],
    [9, 14.5],
    [15, 20],
    [18.4, 26],
    [19.4, 23],
    [17.6, 12],
    [12, 4],
    [5, 0.6],
    [0, 0],
  ]);
  const pocket = pillow(leather(colour), halfMoon, 10, { edge: 6, detail: 60 });
  const shoulderStrap = tube(
    leather(colour),
    [
      [-18.6, 24.4, 0],
      [-14, 36, 0],
      [0, 42, 0],
      [14, 36, 0],
      [18.6, 24.4, 0],
    ],
    0.7,
    { flat: 1.6 },
  );
  const rings = pair(move(ball(gold, 1.2), 18.4, 25, 0));
  const zip = tube(
    gold,
    [
      [-12, 16.6, 0.6],
      [0, 12.4, 2.2],
      [12, 16.6, 0.6],
    ],
    0.24,
  );
  return join(pocket, shoulderStrap, rings, zip);
};

const officeSatchel = (colour: Hex): Solid => {
  const glossyLeather = { ...leather(colour, 0.2), rough: 0.34 };
  const frontPocket = move(box(leather(darker(colour, 0.12)), 18, 12, 0.8, 0.3), 0, 2, 5.8);
  return join(handbag(glossyLeather, colour, { high: 25 }), frontPocket);
};

const courierBag = (colour: Hex): Solid => {
  const pocket = box(satin(colour), 38, 27, 11, 2.4);
  const frontFlap = flap(satin(darker(colour, 0.1)), 19, 27.2, 20, 5.6);
  const reflector = tube(
    metal('#f2f4f6', 0.3),
    [
      [-17, 12, 6.9],
      [0, 11.4, 7],
      [17, 12, 6.9],
    ],
    0.9,
    { flat: 0.12 },
  );
  const shoulderStrap = strap(cloth('#26262a'), 19.4, 22, 26, -1, 2, 0.3);
  return join(pocket, frontFlap, reflector, shoulderStrap);
};

export const shoulderBags: Kinds = {
  hobo: stands('#8b8e93', hoboBag, { focus: [0.4, 0.35, 0.9] }),
  buckleSatchel: stands('#b8282e', buckleSatchel, { pitch: 11 }),
  officeSatchel: stands('#26262a', officeSatchel),
  barrelGym: stands('#26262a', barrelGymBag, { yaw: -34 }),
  miniBarrel: stands('#b8282e', miniBarrelBag, { yaw: -30 }),
  messenger: stands('#2f6b4a', messengerBag, { pitch: 11 }),
  courier: stands('#2d4f88', courierBag),
};
