import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { steel } from './parts.ts';

/**
 * A lunch box and a glass, which several models of kitchen things show.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end, with `wave` as a
 * factor of the radius; tube: points, radius, with `flat` as the half thickness of a band; move and turn: x, y, z.
 */

/** An open lunch box with food and a spoon; one for children is of steel with a lid in the colour. */
export const lunchBox = (colour: Hex, { isForChildren }: { readonly isForChildren: boolean }): Solid => {
  const base = box(isForChildren ? steel : plastic(colour, 0.26), 21, 5.4, 15, 1.6);
  const rice = move(box(wax('#f4efe2'), 9, 1, 12, 0.5), -4.8, 4.8, 0);
  const vegetables = move(box(wax('#7fae52'), 8.4, 1, 5.4, 0.5), 4.8, 4.8, -3.2);
  const curry = move(box(wax('#d98a3c'), 8.4, 1, 5.4, 0.5), 4.8, 4.8, 3.2);
  const coverMaterial = isForChildren ? plastic(colour, 0.26) : glass(lighter(colour, 0.5), 0.5);
  const cover = box(coverMaterial, 21.4, 2, 15.4, 1);
  const clips = pair(move(box(plastic(darker(colour)), 1, 2.6, 5, 0.4), 10.8, -1, 0));
  const lid = move(turn(join(cover, clips), -66, 0), 0, 10, -11);
  const spoon = move(
    turn(
      tube(
        steel,
        [
          [-6, 0, 0],
          [2, 0.2, 0],
          [6, 0, 0],
        ],
        // Its last quarter is the bowl.
        (t) => (t > 0.75 ? 1.2 : 0.4),
        { flat: 0.16 },
      ),
      0,
      10,
    ),
    0,
    0.4,
    11,
  );
  return join(base, rice, vegetables, curry, lid, spoon);
};

/** A glass with twelve flutes and the radius `r` at its top; `fill` is the colour of the drink, `null` if it is empty. */
export const tumbler = (r = 3.4, high = 11, fill: Hex | null = null): Solid => {
  const flutes = (angle: number, y: number): number =>
    1 + (y < high * 0.6 ? 0.025 * Math.cos(angle * 12) : 0);
  const wall = lathe(
    glass('#eef5f7', 0.8),
    [
      [0, 0],
      [r * 0.8, 0],
      [r, high],
      [r * 0.95, high],
      [r * 0.76, 0.9],
      [0, 0.9],
    ],
    { bevel: 0.2, wave: flutes },
  );
  const drink =
    fill === null
      ? []
      : lathe(wax(fill), [
          [0, 1],
          [r * 0.74, 1],
          [r * 0.88, high * 0.7],
          [0, high * 0.7],
        ]);
  return join(wall, drink);
};

/** Degrees: for products that are photographed from higher up than others. */
export const fromHigher = { pitch: 24 };
