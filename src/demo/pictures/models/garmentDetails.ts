import { darker, type Hex } from '../studio/colour.ts';
import { cloth, type Material, metal, plastic } from '../studio/material.ts';
import { join, move, type Point, repeat, type Solid } from '../studio/mesh.ts';
import { pillow } from '../studio/solids.ts';
import { ball, type Flat, tube } from '../studio/surfaces.ts';
import { mirrored } from './garments.ts';

/**
 * Details that lie on clothes; `z` is how far in front of the middle of the cloth they lie.
 * Lengths are centimetres. ball: radii x, y, z; pillow: outline, thickness; tube: points, radius; move: x, y, z.
 */

/** An upright strip of cloth in the middle, from one height to another. */
export const placket = (material: Material, from: number, to: number, wide = 3.2, z = 2.6): Solid =>
  move(
    pillow(
      material,
      [
        [-wide / 2, from],
        [wide / 2, from],
        [wide / 2, to],
        [-wide / 2, to],
      ],
      0.7,
      { edge: 0.4, detail: 50 },
    ),
    0,
    0,
    z,
  );

/** Buttons with the radius `size` below each other in the middle, `step` apart, the first at the height `from`. */
export const buttons = (
  count: number,
  from: number,
  step: number,
  colour: Hex = '#f1ece0',
  size = 0.62,
  z = 3.1,
): Solid =>
  repeat(count, (index) => move(ball(plastic(colour), size, size, size * 0.4), 0, from - index * step, z));

/** A patch pocket whose lower edge has a point, the middle of its upper edge at x and y. */
export const pocket = (
  material: Material,
  x: number,
  y: number,
  wide: number,
  high: number,
  z = 2.3,
): Solid => {
  const sideHeight = high * 0.82;
  const patch = pillow(
    material,
    [
      [-wide / 2, 0],
      [wide / 2, 0],
      [wide / 2, -sideHeight],
      [0, -high],
      [-wide / 2, -sideHeight],
    ],
    0.9,
    { edge: 0.4, radius: 0.8, detail: 34 },
  );
  return move(patch, x, y, z);
};

/** A zip in the middle, from the height at which its slider is to a lower one. */
export const zip = (from: number, to: number, z = 2.9): Solid => {
  const tape = tube(
    cloth('#3a3a3d'),
    [
      [0, from, z - 0.3],
      [0, to, z - 0.3],
    ],
    0.9,
    { flat: 0.3, isSmooth: false },
  );
  const teeth = tube(
    metal('#c9ccd1'),
    [
      [0, from, z],
      [0, to, z],
    ],
    0.32,
    { isSmooth: false },
  );
  const slider = move(ball(metal('#d9dbe0'), 0.6, 1.3, 0.4), 0, from - 3, z + 0.3);
  return join(tape, teeth, slider);
};

/** A stitched seam along a line, in a darker shade of the cloth's colour. */
export const seam = (colour: Hex, line: readonly Point[], thick = 0.22): Solid =>
  tube(cloth(darker(colour, 0.28)), line, thick, { sides: 6 });

/** What trousers are like, in centimetres; widths are from the middle to one side. */
interface Legs {
  readonly long?: number;
  readonly waist?: number;
  readonly hip?: number;
  /** Half the width of a leg's end. */
  readonly hem?: number;
  /** Half the distance between the ends of the legs. */
  readonly gap?: number;
  readonly thick?: number;
}

/** Trousers, shorts or leggings: the waist is at 0. */
export const legs = (
  material: Material,
  { long = 100, waist = 20, hip = 23.5, hem = 9, gap = 2.4, thick = 5 }: Legs = {},
): Solid => {
  // How far the crotch is below the waist.
  const crotch = 27;
  const inseam = long - crotch;
  // The outer side of the leg is a little narrower there than the middle between hip and hem.
  const outerKnee: Flat = [(hip + gap + hem * 2) / 2 - 0.6, -crotch - inseam * 0.5];
  const innerKnee: Flat = [gap * 0.6, -crotch - inseam * 0.4];
  const rightHalf: Flat[] = [
    [0, 0],
    [waist, 0.4],
    [hip * 0.96, -14],
    [hip, -crotch],
    outerKnee,
    [gap + hem * 2, -long],
    [gap, -long],
    innerKnee,
    [0, -crotch - 2],
  ];
  const wrinkles = (x: number, y: number): number => {
    const fromMiddle = Math.abs(x);
    // 1 just below the crotch, and less above and below that.
    const nearCrotch = Math.exp(-(((y + crotch + 6) / 14) ** 2));
    const slanting = 0.28 * Math.sin((fromMiddle * 0.5 + y) / 3.4) * nearCrotch;
    const alongLeg = 0.24 * Math.sin(fromMiddle / 2.4 + Math.sin(y / 9));
    return slanting + alongLeg;
  };
  return pillow(material, mirrored(rightHalf), thick, { edge: 4, relief: wrinkles, detail: 96 });
};

/** The band of trousers or a skirt at the waist, which is at 0; `waist` is half its width. */
export const waistband = (material: Material, waist = 20, high = 4): Solid =>
  move(
    pillow(
      material,
      mirrored([
        [0, 0.8],
        [waist + 0.4, 1],
        [waist + 1, -high],
        [0, -high - 0.4],
      ]),
      4.4,
      { edge: 1, detail: 60 },
    ),
    0,
    0,
    1,
  );
