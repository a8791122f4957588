import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, leather, satin } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { type Kinds, stands } from '../kind.ts';
import { body, flap, handbag, lock, strap, zipLine } from './parts.ts';

/**
 * Handbags.
 * Lengths are centimetres. box: width, height, depth, rounding; body: half widths below and above, height,
 * half depth; flap: half width, height, drop, z; strap: half length, y, rise, z, width, thickness; zipLine:
 * half length, y, z; lock: y, z, radius; move: x, y, z.
 */

/** A handbag of glossy leather with coarse pores, like a crocodile's skin. */
const crocBag = (colour: Hex): Solid =>
  handbag({ ...leather(colour, 0.9), rough: 0.22 }, colour, { flap: true });

const phoneBag = (colour: Hex): Solid => {
  const pocket = box(leather(colour), 11, 19, 2.8, 1);
  const frontFlap = flap(leather(colour), 5.4, 19.2, 7, 1.6);
  const shoulderStrap = strap(leather(darker(colour, 0.2)), 5.6, 17, 26, 0, 0.5, 0.2);
  const frontPocket = move(box(leather(darker(colour, 0.12)), 8, 7, 0.4, 0.15), 0, 2.4, 1.6);
  return join(pocket, frontFlap, lock(13.4, 2.4, 0.8), shoulderStrap, frontPocket);
};

const cameraBag = (colour: Hex): Solid => {
  const pocket = box(leather(colour), 22, 14, 8, 2.4);
  const zips = [11.4, 7.4, 3.4].flatMap((y) => zipLine(9, y, 4.2));
  const shoulderStrap = strap(cloth(mix(colour, '#ece4d2', 0.5), 0.4), 11.4, 11, 24, 0, 2, 0.25);
  return join(pocket, zips, shoulderStrap);
};

const nylonShoulder = (colour: Hex): Solid => {
  const frontPocket = box(satin(darker(colour, 0.12)), 8, 9, 1.6, 0.6);
  const frontPockets = [-9, 0, 9].flatMap((x) => move(frontPocket, x, 3, 5.4));
  const topZip = zipLine(12, 21, 3.6);
  const frontZip = zipLine(12, 14.6, 5.2);
  const shoulderStrap = strap(cloth(darker(colour, 0.3)), 14.6, 20, 24, 0, 1.3, 0.25);
  return join(body(satin(colour), 15, 14, 24, 6), frontPockets, topZip, frontZip, shoulderStrap);
};

export const handbags: Kinds = {
  crocBag: stands('#2f6b4a', crocBag, { yaw: -22 }),
  phoneBag: stands('#2d4f88', phoneBag, { pitch: 9 }),
  cameraBag: stands('#2f6b4a', cameraBag),
  nylonShoulder: stands('#2d4f88', nylonShoulder),
};
