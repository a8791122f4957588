import { darker, type Hex, mix } from '../../studio/colour.ts';
import { glass, leather, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, lens, slab, wallpaper } from './parts.ts';

/**
 * Cases and glasses that protect phones.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius; lens:
 * radius; slab: width, height, depth, material of the screen, border; move and turn: x, y, z.
 */

/** A phone in its case, seen from behind: what the slab has for a screen is its back, of the same metal. */
const phoneInCase = (colour: Hex): Solid => {
  const phoneMetal = metal(mix(colour, '#5a6a8a', 0.5), 0.3);
  const clearShell = box(glass('#eef3f5', 0.74), 8.2, 16.6, 1.3, 0.6);
  const phone = move(slab(phoneMetal, 7.4, 15.8, 0.8, phoneMetal), 0, 0.4, 0);
  const upperLens = move(lens(0.7), -1.8, 14, 0.4);
  const lowerLens = move(lens(0.7), -1.8, 12, 0.4);
  return turn(join(clearShell, phone, upperLens, lowerLens), -10, 0);
};

const emptyCase = (): Solid => {
  const rim = tube(
    glass('#eef3f5', 0.5),
    [
      [-4, 0.6, 0],
      [4, 0.6, 0],
      [4, 16, 0],
      [-4, 16, 0],
      [-4, 0.6, 0],
    ],
    0.5,
    { isSmooth: false },
  );
  const back = box(glass('#eef3f5', 0.8), 7.6, 16, 0.3, 0.1);
  return move(turn(join(rim, back), -14, 16), 8.6, 0, -3);
};

const clearCase = (colour: Hex): Solid => join(phoneInCase(colour), emptyCase());

/** An open case: on the right the phone, on the left the cover with its pockets and a bank card. */
const flipCase = (colour: Hex): Solid => {
  const phone = turn(slab(leather(colour), 8.2, 16.4, 1.6, dark, 0.5), -6, 20);
  const leatherCover = box(leather(colour), 8, 16.4, 0.6, 0.25);
  // Three pockets above each other, each darker than the one below.
  const cardPockets = repeat(3, (i) => {
    const pocket = box(leather(darker(colour, 0.1 + i * 0.1)), 6, 3.4, 0.3, 0.1);
    return move(pocket, 0.4, 2 + i * 3.6, 0.4);
  });
  const bankCard = move(box(plastic('#d9b04a'), 5, 2, 0.2, 0.05), 0.4, 12.4, 0.4);
  const cover = move(turn(join(leatherCover, cardPockets, bankCard), -6, -34), -7.4, 0, 2.4);
  return join(phone, cover);
};

const frameMetal = metal('#5a5d62', 0.3);

/** A phone, and beside it the dark glass that hides its screen from the side. */
const privacyGlass = (): Solid => {
  const phone = slab(frameMetal, 7.6, 15.8, 0.8, wallpaper('#4a6ab0'));
  const darkGlass = move(turn(box(glass('#2b2d33', 0.5), 7.2, 15.4, 0.3, 0.12), 0, -10), 3.6, 0, 2.2);
  return turn(join(phone, darkGlass), -12, 14);
};

const leaning = (solid: Solid): Solid => turn(solid, -14, 18);

/** A phone, and beside it three clear glasses, each further to the front. */
const temperedGlass = (): Solid => {
  const phone = leaning(slab(frameMetal, 7.6, 15.8, 0.8, wallpaper('#3f7f86')));
  const clearGlass = leaning(box(glass('#bfe3de', 0.72), 7.2, 15.4, 0.3, 0.12));
  const glasses = repeat(3, (i) => move(clearGlass, 2.6 + i * 2.9, 0, 2.6 + i * 1.6));
  return join(phone, glasses);
};

export const phoneCases: Kinds = {
  clearCase: stands('#eef3f5', clearCase, { pitch: 10 }),
  flipCase: stands('#26262a', (c) => flipCase(mix(c, '#5d3a24', 0.5)), { pitch: 10, yaw: -8 }),
  temperedGlass: stands('#e6f0f4', temperedGlass, { pitch: 10 }),
  privacyGlass: stands('#3a3d44', privacyGlass, { pitch: 10 }),
};
