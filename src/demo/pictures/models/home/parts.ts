import { type Hex } from '../../studio/colour.ts';
import { glaze, type Material, matte, metal, plastic, wood } from '../../studio/material.ts';
import { move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { lathe, sheet, tube } from '../../studio/surfaces.ts';

/**
 * Parts that several models of things for the home have.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

export const steel = metal('#cfd2d7', 0.22);

export const black = plastic('#28292d', 0.32);

export const white = plastic('#f4f2ed', 0.26);

export const oak = wood('#c9a06c', '#a87d4c', 'x', 2);

/** Solids beside each other; `distance` is from middle to middle. */
export const row = (count: number, distance: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * distance, 0, 0));

/** The solid with its top turned to the viewer. */
export const facing = (solid: Solid): Solid => turn(solid, 90, 0);

/** A straight bar with the radius `r`. */
export const bar = (material: Material, from: Point, to: Point, r: number): Solid =>
  tube(material, [from, to], r, { isSmooth: false });

/** Colours of things that come in several. */
const tones: readonly Hex[] = ['#c8525a', '#5a8aa0', '#e0b13a', '#6fa06a', '#a685b8', '#d9843c'];

/** The colour of the thing with this number, from 0 on. */
export const tone = (i: number): Hex => tones[i % tones.length] ?? '#c8525a';

/** A leaf that grows up from the origin and bends to the viewer: u goes across it, v from its stem to its point. */
export const leaf = (long: number, wide: number, colour: Hex = '#4f7f4c'): Solid =>
  sheet(matte(colour), 8, 12, (u, v) => {
    // From the rib in the middle of the leaf.
    const across = u - 0.5;
    // 0 at both ends; the power makes the leaf widest a little below its middle.
    const widthHere = wide * Math.sin(Math.PI * v ** 0.8);
    // It rises less and less, and bends over more and more.
    const rise = long * (v * 0.86 - v * v * 0.3);
    const bend = long * v * v * 0.6;
    const fold = Math.abs(across) * wide * 0.3;
    return [widthHere * across, rise, bend + fold];
  });

/** A flower pot with this radius at its top. */
export const pot = (r: number, high: number, colour: Hex): Solid =>
  lathe(
    glaze(colour),
    [
      [0, 0],
      [r * 0.72, 0],
      [r, high],
      [r * 0.92, high],
      [r * 0.86, high * 0.86],
      [0, high * 0.86],
    ],
    { bevel: 0.4 },
  );

/** A roll that stands, with the radius `r` and a hole with the radius `core`. */
export const roll = (material: Material, r: number, core: number, high: number): Solid =>
  lathe(
    material,
    [
      [core, 0],
      [r, 0],
      [r, high],
      [core, high],
      [core, 0],
    ],
    { bevel: 0.1 },
  );
