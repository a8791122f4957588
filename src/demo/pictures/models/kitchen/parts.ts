import { type Material, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';

/**
 * Parts that several models of kitchen things have.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; lathe: [radius, height] from one end, with `bevel` as the
 * rounding of its corners and `sides` around its axis; tube: points, radius, with `flat` as the half thickness of a band; move and turn:
 * x, y, z.
 */

export const steel = metal('#d3d6da', 0.2);

export const black = plastic('#252528', 0.26);

export const white = plastic('#f5f3ee', 0.24);

export const beech = wood('#cfa473', '#ac8050', 'x', 1);

export const bamboo = wood('#dcb87f', '#c39a60', 'x', 0.8);

/** Solids beside each other; `distance` is from middle to middle. */
export const row = (count: number, distance: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * distance, 0, 0));

/** A bowl with the radius `r` at its top. */
export const bowl = (material: Material, r: number, height: number, thickness = 0.3): Solid =>
  lathe(
    material,
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.86, height * 0.5],
      [r, height],
      [r - thickness, height],
      [r * 0.82, height * 0.5],
      [r * 0.45, thickness],
      [0, thickness],
    ],
    { bevel: 0.8 },
  );

/** A plate with the radius `r`. */
export const dish = (material: Material, r: number): Solid =>
  lathe(
    material,
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.72, 0.9],
      [r, 1.9],
      [r * 0.99, 2.1],
      [r * 0.68, 1.1],
      [0, 0.5],
    ],
    { bevel: 0.5, sides: 56 },
  );

/** A cup with a handle; `r` is its radius at the top. */
export const cup = (material: Material, r = 3.6, height = 6): Solid => {
  const body = lathe(
    material,
    [
      [0, 0],
      [r * 0.6, 0],
      [r * 0.7, 0.4],
      [r, height],
      [r * 0.94, height],
      [r * 0.6, 0.8],
      [0, 0.8],
    ],
    { bevel: 0.5 },
  );
  const cupHandle = tube(
    material,
    [
      [r * 0.86, height * 0.8, 0],
      [r * 1.5, height * 0.78, 0],
      [r * 1.5, height * 0.36, 0],
      [r * 0.7, height * 0.3, 0],
    ],
    0.32,
  );
  return join(body, cupHandle);
};

/** The knob of a lid at this height. */
export const knob = (y: number, material: Material = black): Solid =>
  move(
    lathe(
      material,
      [
        [0, 0],
        [0.9, 0],
        [0.8, 0.8],
        [1.7, 1.6],
        [1.6, 2.6],
        [0, 2.9],
      ],
      { bevel: 0.4 },
    ),
    0,
    y,
    0,
  );

/** The radius of a grip at a share of its length: thickest a little beyond its middle. */
const gripRadius = (share: number): number => 0.9 + 0.5 * Math.sin(share * 2.6);

/** The handle of a pan, which begins at x and y and goes to the right. */
export const handle = (x: number, y: number, length: number, material: Material = black): Solid => {
  const mount = turn(cylinder(steel, 0.9, 3, 0.2), 0, 0, -90);
  const grip = tube(
    material,
    [
      [2, 0, 0],
      [length * 0.5, 0.9, 0],
      [length, 1.3, 0],
    ],
    gripRadius,
    { flat: 1.1 },
  );
  return move(join(mount, grip), x, y, 0);
};
