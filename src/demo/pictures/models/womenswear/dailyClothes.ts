import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, knit, type Material, metal, printed, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons, legs, waistband } from '../garmentDetails.ts';
import { neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { skirt } from './parts.ts';

/**
 * Clothes for every day, which lie flat: a shirt with trousers, a tunic, a cardigan and a skirt.
 * Lengths are centimetres. ball: radius, or radii x, y, z; tube: points, radius; neckband: half width, depth, thickness;
 * buttons: count, first height, distance, colour, size, z; waistband: half width, height;
 * skirt: half width of waist and of hem, length, pleats; move: x, y, z.
 */

/** A shirt and trousers of the same linen, sold as one outfit. */
const coord = (colour: Hex): Solid => {
  const linen = cloth(lighter(colour, 0.25), 0.25);
  const shirt = move(
    join(top(linen, { sleeve: 30, cuff: 10, long: 62, flare: 1.08 }), buttons(5, -14, 9)),
    -16,
    44,
    1,
  );
  const trousers = move(join(legs(linen, { long: 92, hem: 13 }), waistband(linen)), 20, 12, -1);
  return join(shirt, trousers);
};

/** Satin printed with large rounded patches of three colours. */
const patchedSatin = (colour: Hex): Material => {
  const orange = '#e3a53a';
  return printed(satin(colour), [colour, mix(colour, orange, 0.7), lighter(colour, 0.7)], (x, _y, z) => {
    const hillsAcross = Math.sin(x / 7 + Math.sin(z / 8)) * 1.5;
    const hillsAlong = Math.cos(z / 6);
    return Math.abs(Math.floor(hillsAcross + hillsAlong)) % 3;
  });
};

const tunic = (colour: Hex): Solid => {
  const body = top(patchedSatin(colour), {
    sleeve: 34,
    cuff: 15,
    long: 76,
    flare: 1.25,
    wide: 27,
    neck: 8,
    neckDepth: 14,
  });
  return join(body, neckband(satin(darker(colour, 0.4)), 8, 14, 0.9));
};

const cardigan = (colour: Hex): Solid => {
  const wool = knit(colour, 0.5);
  const frontBands = pair(
    tube(
      knit(darker(colour, 0.15), 0.5),
      [
        [9, 0.5, 1.6],
        [7, -8, 3.4],
        [1.8, -21, 3.9],
        [1.8, -62, 3.6],
      ],
      1.7,
      { flat: 0.7 },
    ),
  );
  const buttonDistance = 8;
  const pearlButtons = repeat(5, (i) =>
    move(ball(metal('#f4efe6', 0.18), 1.1, 1.1, 0.8), 0, -25 - i * buttonDistance, 4.6),
  );
  return join(
    top(wool, { sleeve: 54, cuff: 8, long: 62, neck: 9, neckDepth: 20, thick: 7 }),
    frontBands,
    pearlButtons,
  );
};

const midiSkirt = (colour: Hex): Solid =>
  join(skirt(satin(colour), 18, 34, 76), waistband(cloth(darker(colour, 0.1)), 18, 4));

export const dailyClothes: Kinds = {
  coord: lies('#2f6b4a', coord),
  tunic: lies('#2d4f88', tunic),
  cardigan: lies('#e39aac', cardigan),
  midiSkirt: lies('#d9742e', midiSkirt),
};
