import { darker, type Hex, lighter } from '../studio/colour.ts';
import { type Material } from '../studio/material.ts';
import { join, move, type Point, pair, type Solid } from '../studio/mesh.ts';
import { pillow } from '../studio/solids.ts';
import { curve, type Flat, tube } from '../studio/surfaces.ts';

/** Parts of clothes that lie flat: x goes across, y is 0 at the neck and negative below it, z points to the viewer. */

/** A whole outline made of its right half, a line from the middle of the top to the middle of the bottom, and its mirror image. */
export const mirrored = (half: readonly Flat[]): Flat[] => [
  ...half,
  ...half
    .toReversed()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Flat => [-x, y]),
];

/** A relief for `pillow`: creases that fall from the shoulders and are deeper towards the hem; `wide` is their distance. */
export const creases =
  (depth: number, wide = 9) =>
  (x: number, y: number): number =>
    1.5 *
      depth *
      Math.sin(x / (wide * 0.42) + Math.sin(y / (wide * 1.6)) * 1.5) *
      (0.35 + Math.min(1, Math.abs(y) / 70)) +
    depth * 1.3 * Math.sin((x * 0.7 + y) / wide + Math.sin(x / wide) * 1.4) +
    depth * 0.4 * Math.sin((x * 1.6 - y * 0.8) / (wide * 0.5) + 1);

/** What a top is like, in centimetres; widths are from the middle to one side. */
export interface Top {
  readonly long?: number;
  readonly wide?: number;
  readonly shoulder?: number;
  /** Width of the hem as a factor of the chest's. */
  readonly flare?: number;
  readonly neck?: number;
  readonly neckDepth?: number;
  /** Length of the sleeves; 0 for none. */
  readonly sleeve?: number;
  readonly cuff?: number;
  readonly thick?: number;
  /** Depth of the creases. */
  readonly crease?: number;
}

const sleeves = (
  material: Material,
  { shoulder = 22, wide = 26, sleeve = 24, cuff = 8, thick = 5, crease = 0.3 }: Top,
): Solid => {
  if (sleeve === 0) return [];
  const steep = sleeve < 34 ? 0.72 : 1.12;
  const [dx, dy] = [Math.cos(steep), -Math.sin(steep)];
  const end: Flat = [shoulder + dx * sleeve, -4 + dy * sleeve];
  const arm: Flat[] = [
    [shoulder - 7, -2.5],
    [shoulder, -3.6],
    [shoulder + dx * sleeve * 0.5 + 0.8, -4 + dy * sleeve * 0.5 + 0.6],
    end,
    [end[0] + dy * cuff * 1.35 * 0.98, end[1] - dx * cuff * 1.35],
    [wide - 1.5, -26],
    [wide - 8, -20],
  ];
  return pair(
    move(
      pillow(material, arm, thick * 0.8, { relief: creases(crease, 6), radius: 1, detail: 44 }),
      0,
      0,
      -0.6,
    ),
  );
};

/** The cloth of a top with its sleeves. */
export const top = (material: Material, options: Top = {}): Solid => {
  const {
    long = 70,
    wide = 26,
    shoulder = 22,
    flare = 1,
    neck = 9,
    neckDepth = 7,
    thick = 5,
    crease = 0.35,
  } = options;
  const half: Flat[] = [
    [0, -neckDepth],
    [neck * 0.55, -neckDepth * 0.82],
    [neck * 0.9, -neckDepth * 0.35],
    [neck, 0.6],
    [shoulder * 0.7, -1.2],
    [shoulder, -3.6],
    [shoulder + 0.8, -10],
    [wide - 1.2, -20],
    [wide, -26],
    [wide * (1 + (flare - 1) * 0.45) - 0.6, -long * 0.62],
    [wide * flare, -long + 1],
    [wide * flare * 0.5, -long - 0.6],
    [0, -long - 0.8],
  ];
  const body = pillow(material, mirrored(half), thick, {
    edge: thick * 0.75,
    relief: creases(crease),
    detail: 78,
  });
  const inside: Flat[] = mirrored([
    [0, 0.6],
    [neck * 0.98, 0.8],
    [neck, -1],
    [neck * 0.6, -neckDepth - 1],
    [0, -neckDepth - 1.6],
  ]);
  const dark = {
    ...material,
    light: material.light.map((value) => value * 0.5) as unknown as Material['light'],
    print: null,
  };
  return join(
    sleeves(material, options),
    body,
    move(pillow(dark, inside, 1.2, { detail: 30 }), 0, -0.4, -0.9),
  );
};

/** A ribbed neckband. */
export const neckband = (material: Material, neck = 9, neckDepth = 7, thick = 1): Solid =>
  tube(
    material,
    curve<Flat>(
      mirrored([
        [0, -neckDepth],
        [neck * 0.55, -neckDepth * 0.82],
        [neck * 0.9, -neckDepth * 0.35],
        [neck, 0.6],
      ]).toSorted(([x], [other]) => x - other),
      3,
    ).map(([x, y]): Point => [x, y, 0.8]),
    thick,
    { flat: 0.55 },
  );

/** A shirt's collar with its two points, which end `drop` below the neck. */
export const collar = (material: Material, neck = 8.5, drop = 9): Solid =>
  join(
    pair(
      move(
        pillow(
          material,
          [
            [neck + 0.8, 1.6],
            [neck - 0.4, 2.4],
            [1.6, -3.8],
            [neck * 0.52, -drop],
            [neck + 3.6, -3.4],
          ],
          1.6,
          { edge: 0.6, radius: 0.3, detail: 40 },
        ),
        0,
        0,
        2.3,
      ),
    ),
    move(
      pillow(
        material,
        mirrored([
          [0, 2.8],
          [neck * 0.8, 2.6],
          [neck + 0.6, 0.8],
          [0, 0.2],
        ]),
        1.6,
        { detail: 36 },
      ),
      0,
      0,
      0.4,
    ),
  );

/** The colour of a garment's trimmings: lighter on dark cloth. */
export const trimOf = (colour: Hex): Hex =>
  Number.parseInt(colour.slice(3, 5), 16) < 90 ? lighter(colour, 0.35) : darker(colour, 0.35);
