import { type Hex } from '../../studio/colour.ts';
import { type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';

/**
 * Parts that several models of toys have.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height, rounding;
 * lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

export const steel = metal('#cfd2d7', 0.22);

export const black = plastic('#28292d', 0.3);

export const white = plastic('#f6f4ef', 0.26);

/** Colours of toys. */
export const tones: readonly Hex[] = ['#d9534a', '#4f94b8', '#e9b93c', '#6fae6a', '#a685b8', '#e58a3c'];

/** The colour of the part with this number, from 0 on. */
export const tone = (i: number): Hex => tones[i % 6] ?? '#d9534a';

/** A straight bar with the radius `r`. */
export const bar = (material: Material, from: Point, to: Point, r: number): Solid =>
  tube(material, [from, to], r, { isSmooth: false });

/** A wheel that faces the viewer, with its hub in this colour; its back is at z = 0, and the hub stands out a little in front. */
export const wheel = (r: number, wide: number, hub: Hex): Solid => {
  const tyre = lathe(
    matte('#242528'),
    [
      [r * 0.5, 0],
      [r, 0],
      [r, wide],
      [r * 0.5, wide],
    ],
    { bevel: wide * 0.25 },
  );
  const hubCap = cylinder(plastic(hub), r * 0.56, wide * 1.06);
  return turn(join(tyre, hubCap), 90, 0);
};

/** Two eyes, x to both sides of the middle. */
export const eyePair = (x: number, y: number, z: number, size: number): Solid =>
  pair(move(ball(plastic('#1d1a19', 0.08), size), x, y, z));
