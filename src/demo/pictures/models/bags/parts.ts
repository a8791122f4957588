import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, leather, type Material, metal } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, cylinder, loft, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';

/**
 * Materials and parts that several bags share.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; loft: wide is half the width, deep half the depth; pillow: outline,
 * thickness; tube: points, radius; move and turn: x, y, z.
 */

export const gold = metal('#d4ac5a', 0.2);

export const steel = metal('#c9ccd2', 0.22);

/**
 * A handle or strap from x = -half to x = half; it begins at the height `from` and rises `high` above it. `wide` is half its width,
 * which faces the viewer, `thin` half its thickness.
 */
export const strap = (
  material: Material,
  half: number,
  from: number,
  high: number,
  z = 0,
  wide = 0.8,
  thin = 0.35,
): Solid =>
  tube(
    material,
    [
      [-half, from, z],
      [-half * 0.96, from + high * 0.55, z],
      [-half * 0.55, from + high * 0.94, z],
      [0, from + high, z],
      [half * 0.55, from + high * 0.94, z],
      [half * 0.96, from + high * 0.55, z],
      [half, from, z],
    ],
    thin,
    { flat: wide },
  );

/**
 * The body of a bag: its half width at the bottom (`low`) and at the `top`, its height, and its half depth near the bottom; `power` is
 * as in a section of a loft.
 */
export const body = (
  material: Material,
  low: number,
  top: number,
  high: number,
  deep: number,
  power = 5,
): Solid => {
  const bulge = 0.4;
  return loft(material, [
    { y: 0, wide: low * 0.97, deep: deep * 0.94, power },
    { y: high * 0.06, wide: low, deep, power },
    { y: high * 0.5, wide: (low + top) / 2 + bulge, deep: deep * 0.92, power },
    { y: high * 0.94, wide: top, deep: deep * 0.55, power },
    { y: high, wide: top * 0.985, deep: deep * 0.48, power },
  ]);
};

/** A flap that hangs `drop` down from the height `high`; `half` is half its width. */
export const flap = (material: Material, half: number, high: number, drop: number, z: number): Solid =>
  move(
    pillow(
      material,
      mirrored([
        [0, 0.8],
        [half * 0.96, 0.6],
        [half, -drop * 0.55],
        [half * 0.7, -drop * 0.92],
        [0, -drop],
      ]),
      1.4,
      { edge: 0.6, radius: 1.2, detail: 60 },
    ),
    0,
    high,
    z,
  );

/** A round lock in the middle, at this height and depth; `size` is its radius. */
export const lock = (y: number, z: number, size = 1.6): Solid => {
  const disc = turn(cylinder(gold, size, 0.6), 90, 0);
  const knob = move(ball(gold, size * 0.4), 0, 0, 0.9);
  return move(join(disc, knob), 0, y, z);
};

/** A zip from x = -half to x = half. */
export const zipLine = (half: number, y: number, z: number): Solid => {
  const tape = tube(
    cloth('#2a2a2c'),
    [
      [-half, y, z],
      [half, y, z],
    ],
    0.5,
    { flat: 0.25, isSmooth: false },
  );
  const teeth = tube(
    steel,
    [
      [-half, y, z + 0.2],
      [half, y, z + 0.2],
    ],
    0.22,
    { isSmooth: false },
  );
  const slider = move(box(steel, 0.7, 2.2, 0.4, 0.15), half * 0.8, y - 2.2, z + 0.4);
  return join(tape, teeth, slider);
};

/** A thin edge of gold from x = -half to x = half, at the top of a bag. */
const goldEdge = (half: number, y: number): Solid =>
  tube(
    gold,
    [
      [-half, y, 0],
      [half, y, 0],
    ],
    0.25,
    { isSmooth: false },
  );

/** A handbag with two handles, its body `high`; a `flap` with a lock closes it, or else a clasp. */
export const handbag = (
  skin: Material,
  colour: Hex,
  options: { flap?: boolean; high?: number } = {},
): Solid => {
  const { high = 20, flap: hasFlap = false } = options;
  const frontAndBack = [3.4, -3.4];
  const handleAt = (z: number): Solid =>
    strap(leather(darker(colour, 0.15)), 6, high - 2.5, 11, z, 0.55, 0.55);
  const rivetsAt = (z: number): Solid =>
    pair(move(turn(cylinder(gold, 0.9, 0.5), 90, 0), 6, high - 3, z * 1.05));
  const clasp = move(box(gold, 2, 3, 0.7, 0.3), 0, high - 6, 4.6);
  return join(
    body(skin, 14, 12, high, 6),
    frontAndBack.flatMap(handleAt),
    frontAndBack.flatMap(rivetsAt),
    hasFlap
      ? join(flap(skin, 12, high - 0.6, 10, 4.4), lock(high - 8.6, 5.6))
      : join(clasp, goldEdge(12, high)),
  );
};
