import { darker, type Hex } from '../../studio/colour.ts';
import { leather, type Material } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, loft, tube } from '../../studio/surfaces.ts';
import { gold, zipLine } from './parts.ts';

/**
 * A duffel bag and a pouch, of which several bags are made.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * loft: wide is half the width, deep half the depth; tube: points, radius; zipLine: half length, y, z; move
 * and turn: x, y, z.
 */

/** Two handles, in front and behind. Each runs up the barrel, leans towards the other above it, and runs down again. */
const duffelHandles = (trim: Material, long: number, radius: number): Solid => {
  const [foot, grip] = [long * 0.2, long * 0.12];
  const gripHeight = radius * 2.7;
  return [radius * 0.72, -radius * 0.72].flatMap((z) =>
    tube(
      trim,
      [
        [-foot, 4, z * 1.32],
        [-foot, radius * 1.5, z * 1.26],
        [-grip, gripHeight, z * 0.5],
        [grip, gripHeight, z * 0.5],
        [foot, radius * 1.5, z * 1.26],
        [foot, 4, z * 1.32],
      ],
      0.3,
      { flat: 1.2 },
    ),
  );
};

/** A duffel bag with this length and radius, its trimmings of leather in a darker shade of the colour. */
export const duffel = (material: Material, colour: Hex, long = 48, radius = 12): Solid => {
  const trim = leather(darker(colour, 0.45));
  const barrel = move(
    turn(
      loft(material, [
        { y: -long / 2, wide: radius * 0.82, deep: radius * 0.8 },
        { y: -long / 2 + 1, wide: radius * 0.98, deep: radius * 0.96 },
        { y: 0, wide: radius * 1.03, deep: radius, power: 2.4 },
        { y: long / 2 - 1, wide: radius * 0.98, deep: radius * 0.96 },
        { y: long / 2, wide: radius * 0.82, deep: radius * 0.8 },
      ]),
      0,
      0,
      90,
    ),
    0,
    radius,
    0,
  );
  const endCaps = pair(
    move(
      turn(
        lathe(trim, [
          [radius * 0.85, -0.6],
          [radius * 1.02, 0],
          [radius * 1.02, 1.2],
          [radius * 0.85, 1.6],
        ]),
        0,
        0,
        90,
      ),
      long * 0.48,
      radius,
      0,
    ),
  );
  return join(barrel, endCaps, zipLine(long * 0.4, radius * 2.04, 0), duffelHandles(trim, long, radius));
};

/** A flat pouch with a zip at its top; `deep` is half its depth, where it is thickest. */
export const pouch = (material: Material, wide = 20, high = 14, deep = 5): Solid => {
  const pocket = loft(material, [
    { y: 0, wide: wide * 0.46, deep: deep * 0.8, power: 4 },
    { y: 1.4, wide: wide * 0.5, deep, power: 4 },
    { y: high * 0.6, wide: wide * 0.5, deep: deep * 0.8, power: 4 },
    { y: high, wide: wide * 0.47, deep: 0.6, power: 4 },
  ]);
  const zip = tube(
    gold,
    [
      [-wide * 0.46, high, 0],
      [wide * 0.46, high, 0],
    ],
    0.32,
    { isSmooth: false },
  );
  const zipPull = move(box(gold, 0.9, 2.8, 0.4, 0.2), wide * 0.36, high - 2.6, 0.9);
  return join(pocket, zip, zipPull);
};
