import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, leather, type Material, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, cylinder, loft, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

export const gold = metal('#d4ac5a', 0.2);

export const steel = metal('#c9ccd2', 0.22);

/** A handle or strap from x = -half to x = half; it begins at the height `from` and rises `high` above it. */
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

/** The body of a bag: its half width at the bottom (`low`) and at the top, its height and half depth. */
export const body = (
  material: Material,
  low: number,
  top: number,
  high: number,
  deep: number,
  power = 5,
): Solid =>
  loft(material, [
    { y: 0, wide: low * 0.97, deep: deep * 0.94, power },
    { y: high * 0.06, wide: low, deep, power },
    { y: high * 0.5, wide: (low + top) / 2 + 0.4, deep: deep * 0.92, power },
    { y: high * 0.94, wide: top, deep: deep * 0.55, power },
    { y: high, wide: top * 0.985, deep: deep * 0.48, power },
  ]);

/** A flap that hangs `drop` down from the height `high`. */
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

/** A round lock in the middle, at this height and depth. */
export const lock = (y: number, z: number, size = 1.6): Solid =>
  move(join(turn(cylinder(gold, size, 0.6), 90, 0), move(ball(gold, size * 0.4), 0, 0, 0.9)), 0, y, z);

/** A zip from x = -half to x = half. */
export const zipLine = (half: number, y: number, z: number): Solid =>
  join(
    tube(
      cloth('#2a2a2c'),
      [
        [-half, y, z],
        [half, y, z],
      ],
      0.5,
      { flat: 0.25, isSmooth: false },
    ),
    tube(
      steel,
      [
        [-half, y, z + 0.2],
        [half, y, z + 0.2],
      ],
      0.22,
      { isSmooth: false },
    ),
    move(box(steel, 0.7, 2.2, 0.4, 0.15), half * 0.8, y - 2.2, z + 0.4),
  );

/** A handbag with two handles. */
export const handbag = (
  skin: Material,
  colour: Hex,
  options: { flap?: boolean; high?: number } = {},
): Solid => {
  const { high = 20, flap: hasFlap = false } = options;
  return join(
    body(skin, 14, 12, high, 6),
    [3.4, -3.4].flatMap((z) => strap(leather(darker(colour, 0.15)), 6, high - 2.5, 11, z, 0.55, 0.55)),
    [3.4, -3.4].flatMap((z) => pair(move(turn(cylinder(gold, 0.9, 0.5), 90, 0), 6, high - 3, z * 1.05))),
    hasFlap
      ? join(flap(skin, 12, high - 0.6, 10, 4.4), lock(high - 8.6, 5.6))
      : join(
          move(box(gold, 2, 3, 0.7, 0.3), 0, high - 6, 4.6),
          tube(
            gold,
            [
              [-12, high, 0],
              [12, high, 0],
            ],
            0.25,
            { isSmooth: false },
          ),
        ),
  );
};

/** A backpack with a front pocket; with a bear's face for children (`kids`). */
export const backpack = (
  colour: Hex,
  { tall = 44, kids = false, skin = cloth(colour, 0.25) } = {},
): Solid => {
  const dark = cloth(darker(colour, 0.35), 0.25);
  const h = tall;
  return join(
    loft(skin, [
      { y: 0, wide: 14, deep: 7, power: 4 },
      { y: 2, wide: 15, deep: 8, power: 4 },
      { y: h * 0.6, wide: 14.6, deep: 7.6, power: 4 },
      { y: h * 0.88, wide: 12.6, deep: 6, power: 3 },
      { y: h * 0.98, wide: 8, deep: 3.6, power: 2.4 },
      { y: h, wide: 3, deep: 1.4 },
    ]),
    move(
      loft(dark, [
        { y: 0, wide: 11, deep: 3, power: 4 },
        { y: 2, wide: 11.6, deep: 3.6, power: 4 },
        { y: h * 0.36, wide: 11, deep: 3.2, power: 4 },
        { y: h * 0.42, wide: 10, deep: 2, power: 4 },
      ]),
      0,
      2.5,
      6.6,
    ),
    zipLine(9.6, h * 0.38, 10.1),
    tube(
      dark,
      [
        [-12.4, h * 0.5, 7.6],
        [-11, h * 0.78, 7],
        [-5, h * 0.93, 5],
        [5, h * 0.93, 5],
        [11, h * 0.78, 7],
        [12.4, h * 0.5, 7.6],
      ],
      0.4,
    ),
    tube(
      steel,
      [
        [-12.4, h * 0.5, 7.8],
        [-11, h * 0.78, 7.2],
        [-5, h * 0.93, 5.2],
        [5, h * 0.93, 5.2],
        [11, h * 0.78, 7.2],
        [12.4, h * 0.5, 7.8],
      ],
      0.2,
    ),
    tube(
      dark,
      [
        [-2.6, h - 0.6, -1],
        [-2, h + 3.4, -1],
        [2, h + 3.4, -1],
        [2.6, h - 0.6, -1],
      ],
      0.7,
    ),
    pair(
      tube(
        dark,
        [
          [5, h - 2, -5],
          [8.4, h - 3, -10],
          [10, h * 0.5, -12],
          [10.6, 8, -9],
          [11, 3, -6],
        ],
        0.6,
        { flat: 2.6 },
      ),
    ),
    pair(
      move(
        loft(dark, [
          { y: 0, wide: 1.4, deep: 5 },
          { y: 12, wide: 1.8, deep: 5.4 },
        ]),
        14.6,
        2,
        0,
      ),
    ),
    kids ? face(h * 0.64, 8.2) : move(box(leather('#3a2f28'), 4.5, 2.6, 0.5, 0.2), 0, h * 0.63, 7.9),
  );
};

/** A bear's face at this height and depth. */
export const face = (y: number, z: number): Solid =>
  move(
    join(
      turn(cylinder(plastic('#fff4e2'), 5.4, 0.6, 0.3), 90, 0),
      pair(move(ball(plastic('#25211f'), 0.8, 1, 0.4), 2, 1, 0.8)),
      move(ball(plastic('#e88a8a'), 0.9, 0.6, 0.5), 0, -0.8, 0.8),
      pair(move(ball(plastic('#f3b9b0'), 1.1, 0.8, 0.3), 3.4, -1.4, 0.7)),
      pair(move(turn(cylinder(plastic('#fff4e2'), 1.8, 0.5), 90, 0), 4, 4.6, 0)),
    ),
    0,
    y,
    z,
  );
