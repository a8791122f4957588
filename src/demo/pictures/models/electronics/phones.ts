import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { glass, glow, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, icons, lens, slab, steel, wallpaper } from './parts.ts';

/**
 * Phones and a tablet.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lens: radius; slab: width, height, depth, screen, its distance from the edge; icons: width and height of the screen, z; move
 * and turn: x, y, z.
 */

const metalGrey: Hex = '#8a8d94';

/** The cameras at the back of a phone, in rows of two. */
const camerasBehind = (colour: Hex, count: number): Solid => {
  const frameHeight = count < 3 ? 3 : 3.6;
  const cameraFrame = box(metal(mix(colour, metalGrey, 0.3), 0.3), 3, frameHeight, 0.24, 0.1);
  const lenses = repeat(count, (i) => {
    const columnFromMiddle = (i % 2) - 0.5;
    const row = Math.floor(i / 2);
    return move(turn(lens(0.62), 0, 180), columnFromMiddle * 1.4, 2.7 - row * 1.5, -0.1);
  });
  return move(join(cameraFrame, lenses), 1.7, 10.8, -0.5);
};

/** The same phone twice, seen from the front and from the back. */
const phone = (colour: Hex, cameraCount: number): Solid => {
  const [wide, high] = [7.4, 15.8];
  const screen = wallpaper(mix(colour, '#4a6ab0', 0.5));
  const front = slab(metal(mix(colour, metalGrey, 0.25), 0.3), wide, high, 0.8, screen, 0.16);
  const frontCamera = move(ball(dark, 0.18, 0.18, 0.06), 0, 15, 0.44);
  const sideKey = move(box(steel, 0.16, 1.4, 0.3, 0.08), 3.74, 9, 0);
  const one = join(front, icons(wide, high, 0.46), frontCamera, camerasBehind(colour, cameraCount), sideKey);
  const seenFromFront = turn(one, -9, 12);
  const seenFromBack = move(turn(one, 9, 180 + 12), -6.4, 0, -4.4);
  return join(seenFromFront, seenFromBack);
};

/** A phone with a bumper at each corner, in drops of water. */
const ruggedPhone = (colour: Hex): Solid => {
  const front = slab(matte('#26272a'), 8.6, 17.6, 1.6, wallpaper('#3f6a8a'), 0.8);
  // On a black phone they are orange, or they would not show.
  const bumperColour = colour === '#26262a' ? '#d9842c' : colour;
  const bumper = box(matte(bumperColour), 1.8, 3, 2, 0.6);
  const bumpers = [-3.7, 3.7].flatMap((x) => [0, 14.6].flatMap((y) => move(bumper, x, y, 0)));
  const device = turn(join(front, icons(7, 15, 0.9), bumpers), -8, 10);
  const waterDrops = repeat(9, (i) => {
    const angle = i * goldenAngle;
    const fromMiddle = 6 + i * 0.4;
    return move(
      ball(glass('#e6f0f4', 0.7), 0.5, 0.3, 0.5),
      Math.cos(angle) * fromMiddle,
      0.1,
      4 + Math.sin(angle) * 3,
    );
  });
  return join(device, waterDrops);
};

/** A phone with keys. */
const featurePhone = (colour: Hex): Solid => {
  const housing = box(plastic(colour, 0.26), 5, 11.6, 1.5, 0.7);
  const screen = move(box(glow('#8fb8d9', 0.5), 3.6, 3, 0.1, 0.03), 0, 7.4, 0.76);
  const keys = repeat(15, (i) => {
    const columnFromMiddle = (i % 3) - 1;
    const row = Math.floor(i / 3);
    const key = box(plastic(lighter(colour, 0.28)), 1.1, 0.64, 0.3, 0.15);
    return move(key, columnFromMiddle * 1.4, 0.8 + row * 0.96, 0.72);
  });
  const centreKey = move(facing(cylinder(steel, 0.7, 0.3)), 0, 6.1, 0.62);
  return turn(join(housing, screen, keys, centreKey), -10, 0);
};

/** A tablet behind a keyboard in a leather cover. */
const tablet = (): Solid => {
  const front = slab(metal('#5a5e66', 0.3), 25, 16.6, 0.8, wallpaper('#5a7fb0'), 0.8);
  const device = turn(join(front, icons(20, 13, 0.5)), -20, 0);
  const cover = box(leather('#2c2e34'), 25, 0.6, 17, 0.2);
  const keyPlastic = plastic('#3d4048');
  const keys = repeat(48, (i) => {
    const [column, row] = [i % 12, Math.floor(i / 12)];
    return move(box(keyPlastic, 1.5, 0.3, 1.4, 0.1), -10.6 + column * 1.93, 0.5, -5.8 + row * 2);
  });
  const touchpad = move(box(keyPlastic, 7, 0.1, 4.4, 0.04), 0, 0.56, 5.2);
  const keyboard = move(turn(join(cover, keys, touchpad), 6, 0), 0, 0.6, 10);
  return join(device, keyboard);
};

export const phones: Kinds = {
  smartphone5g: stands('#2d4f88', (c) => phone(c, 3), { pitch: 10 }),
  flagship: stands('#26262a', (c) => phone(c, 4), { pitch: 10 }),
  budgetPhone: stands('#2f6b4a', (c) => phone(c, 2), { pitch: 10 }),
  ruggedPhone: stands('#26262a', ruggedPhone, { pitch: 12 }),
  featurePhone: stands('#26262a', featurePhone, { pitch: 10 }),
  tablet: stands('#5a5e66', tablet, { pitch: 20 }),
};
