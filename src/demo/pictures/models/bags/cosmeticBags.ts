import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glass, glow, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { pouch } from './shapes.ts';

/**
 * A case and a pouch for cosmetics.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; tube: points, radius; pouch: width, height, half depth; move and turn: x,
 * y, z.
 */

/** The lid, leant back; its inside has a mirror and a row of lights. */
const openLid = (colour: Hex): Solid => {
  const lidShell = box(leather(colour), 26, 4, 19, 1.6);
  const mirrorFrame = move(box(glass('#dfe9ec', 0.4), 20, 0.3, 14, 0.1), 0, -0.3, 0);
  const mirror = move(box(metal('#e9eef2', 0.04), 19, 0.4, 13, 0.2), 0, -0.4, 0);
  const lights = repeat(10, (i) => move(ball(glow('#fff3d6', 1.4), 0.5), -9 + i * 2, -0.6, 7.4));
  return move(turn(join(lidShell, mirrorFrame, mirror, lights), -104, 0), 0, 22, -14);
};

const lipstickShades: readonly Hex[] = ['#b8324a', '#d97a6a', '#8a3a52'];

/** Open lipsticks beside each other in the tray. */
const lipsticks = (): Solid =>
  lipstickShades.flatMap((shade, i) => {
    const holder = cylinder(metal('#d9b06a'), 0.9, 4);
    const stick = move(cylinder(plastic(shade), 0.7, 1.6, 0.5), 0, 4, 0);
    return move(join(holder, stick), -8 + i * 3, 13.8, 3);
  });

/** An open case with a mirror in its lid and make-up in its tray. */
const vanity = (colour: Hex): Solid => {
  const caseShell = box(leather(colour), 26, 14, 19, 2);
  const tray = box(matte('#e9e0d4'), 24, 14.3, 17, 1);
  const powderBox = move(cylinder(plastic('#2b2729'), 3, 1.4), 6, 14, 2);
  const handle = tube(
    leather(darker(colour)),
    [
      [-4, 8, 9.6],
      [-3, 10.4, 11.4],
      [3, 10.4, 11.4],
      [4, 8, 9.6],
    ],
    0.7,
  );
  return join(caseShell, openLid(colour), tray, lipsticks(), powderBox, handle);
};

/** A pouch with a hook to hang it up by. */
const cosmeticPouch = (colour: Hex): Solid => {
  const hook = tube(
    steel,
    [
      [0, 16.4, -1],
      [0, 19, -1],
      [2.4, 21, -1],
      [1, 23, -1],
      [-1.4, 22, -1],
    ],
    0.3,
  );
  return join(pouch(cloth(colour, 0.2), 24, 16, 6), hook);
};

export const cosmeticBags: Kinds = {
  vanity: stands('#e39aac', vanity, { pitch: 24 }),
  cosmeticPouch: stands('#e39aac', cosmeticPouch),
};
