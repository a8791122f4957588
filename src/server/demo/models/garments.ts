// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter } from '../studio/colour.ts';
import { cloth, type Material, metal, plastic } from '../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid } from '../studio/mesh.ts';
import { pillow } from '../studio/solids.ts';
import { ball, curve, type Flat, tube } from '../studio/surfaces.ts';

/** Parts of clothes that lie flat: x across, y up from the hem's depth to the neck at 0, z to the viewer. */

/** The outline of which `half` is the right side, from the top's middle to the bottom's. */
export const mirrored = (half: readonly Flat[]): Flat[] => [
  ...half,
  ...half
    .toReversed()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Flat => [-x, y]),
];

/** Creases that fall from the shoulders; deeper towards the hem. */
export const creases =
  (depth: number, wide = 9) =>
  (x: number, y: number): number =>
    1.5 * depth * Math.sin(x / (wide * 0.42) + Math.sin(y / (wide * 1.6)) * 1.5) * (0.35 + Math.min(1, Math.abs(y) / 70)) +
    depth * 1.3 * Math.sin((x * 0.7 + y) / wide + Math.sin(x / wide) * 1.4) +
    depth * 0.4 * Math.sin((x * 1.6 - y * 0.8) / (wide * 0.5) + 1);

/** What a top is like, in centimetres. */
export interface Top {
  readonly long?: number;
  readonly wide?: number;
  readonly shoulder?: number;
  /** Width of the hem against the chest. */
  readonly flare?: number;
  readonly neck?: number;
  readonly neckDepth?: number;
  /** Length of the sleeves; 0 for none. */
  readonly sleeve?: number;
  readonly cuff?: number;
  readonly thick?: number;
  readonly crease?: number;
}

const sleeves = (material: Material, { shoulder = 22, wide = 26, sleeve = 24, cuff = 8, thick = 5, crease = 0.3 }: Top): Solid => {
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
  return pair(move(pillow(material, arm, thick * 0.8, { relief: creases(crease, 6), radius: 1, detail: 44 }), 0, 0, -0.6));
};

/** The cloth of a top with its sleeves. */
export const top = (material: Material, options: Top = {}): Solid => {
  const { long = 70, wide = 26, shoulder = 22, flare = 1, neck = 9, neckDepth = 7, thick = 5, crease = 0.35 } = options;
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
  const body = pillow(material, mirrored(half), thick, { edge: thick * 0.75, relief: creases(crease), detail: 78 });
  const inside: Flat[] = mirrored([
    [0, 0.6],
    [neck * 0.98, 0.8],
    [neck, -1],
    [neck * 0.6, -neckDepth - 1],
    [0, -neckDepth - 1.6],
  ]);
  const dark = { ...material, light: material.light.map((value) => value * 0.5) as unknown as Material['light'], print: null };
  return join(sleeves(material, options), body, move(pillow(dark, inside, 1.2, { detail: 30 }), 0, -0.4, -0.9));
};

/** A ribbed neckband. */
export const neckband = (material: Material, neck = 9, neckDepth = 7, thick = 1): Solid =>
  tube(
    material,
    curve<Flat>(mirrored([[0, -neckDepth], [neck * 0.55, -neckDepth * 0.82], [neck * 0.9, -neckDepth * 0.35], [neck, 0.6]]).toSorted(([x], [other]) => x - other), 3).map(
      ([x, y]): Point => [x, y, 0.8],
    ),
    thick,
    { flat: 0.55 },
  );

/** Two points of a shirt's collar. */
export const collar = (material: Material, neck = 8.5, drop = 9): Solid =>
  join(
    pair(
      move(
        pillow(material, [[neck + 0.8, 1.6], [neck - 0.4, 2.4], [1.6, -3.8], [neck * 0.52, -drop], [neck + 3.6, -3.4]], 1.6, { edge: 0.6, radius: 0.3, detail: 40 }),
        0,
        0,
        2.3,
      ),
    ),
    move(pillow(material, mirrored([[0, 2.8], [neck * 0.8, 2.6], [neck + 0.6, 0.8], [0, 0.2]]), 1.6, { detail: 36 }), 0, 0, 0.4),
  );

/** A strip of cloth on top, from one height to another. */
export const placket = (material: Material, from: number, to: number, wide = 3.2, z = 2.6): Solid =>
  move(pillow(material, [[-wide / 2, from], [wide / 2, from], [wide / 2, to], [-wide / 2, to]], 0.7, { edge: 0.4, detail: 50 }), 0, 0, z);

/** Buttons below each other. */
export const buttons = (count: number, from: number, step: number, colour: Hex = '#f1ece0', size = 0.62, z = 3.1): Solid =>
  repeat(count, (index) => move(ball(plastic(colour), size, size, size * 0.4), 0, from - index * step, z));

/** A patch pocket with its hem. */
export const pocket = (material: Material, x: number, y: number, wide: number, high: number, z = 2.3): Solid =>
  move(
    pillow(material, [[-wide / 2, 0], [wide / 2, 0], [wide / 2, -high * 0.82], [0, -high], [-wide / 2, -high * 0.82]], 0.9, { edge: 0.4, radius: 0.8, detail: 34 }),
    x,
    y,
    z,
  );

/** A zip from one height to another. */
export const zip = (from: number, to: number, z = 2.9): Solid =>
  join(
    tube(cloth('#3a3a3d'), [[0, from, z - 0.3], [0, to, z - 0.3]], 0.9, { flat: 0.3, isSmooth: false }),
    tube(metal('#c9ccd1'), [[0, from, z], [0, to, z]], 0.32, { isSmooth: false }),
    move(ball(metal('#d9dbe0'), 0.6, 1.3, 0.4), 0, from - 3, z + 0.3),
  );

/** Stitched seam along a line. */
export const seam = (colour: Hex, line: readonly Point[], thick = 0.22): Solid => tube(cloth(darker(colour, 0.28)), line, thick, { sides: 6 });

/** What trousers are like. */
export interface Legs {
  readonly long?: number;
  readonly waist?: number;
  readonly hip?: number;
  readonly hem?: number;
  readonly gap?: number;
  readonly thick?: number;
}

/** Trousers, shorts or leggings: the waist is at 0. */
export const legs = (material: Material, { long = 100, waist = 20, hip = 23.5, hem = 9, gap = 2.4, thick = 5 }: Legs = {}): Solid => {
  const crotch = 27;
  const half: Flat[] = [
    [0, 0],
    [waist, 0.4],
    [hip * 0.96, -14],
    [hip, -crotch],
    [(hip + gap + hem * 2) / 2 - 0.6, -crotch - (long - crotch) * 0.5],
    [gap + hem * 2, -long],
    [gap, -long],
    [gap * 0.6, -crotch - (long - crotch) * 0.4],
    [0, -crotch - 2],
  ];
  const wrinkles = (x: number, y: number): number =>
    0.28 * Math.sin((Math.abs(x) * 0.5 + y) / 3.4) * Math.exp(-(((y + crotch + 6) / 14) ** 2)) + 0.24 * Math.sin(Math.abs(x) / 2.4 + Math.sin(y / 9));
  return pillow(material, mirrored(half), thick, { edge: 4, relief: wrinkles, detail: 96 });
};

/** The band at the waist. */
export const waistband = (material: Material, waist = 20, high = 4): Solid =>
  move(pillow(material, mirrored([[0, 0.8], [waist + 0.4, 1], [waist + 1, -high], [0, -high - 0.4]]), 4.4, { edge: 1, detail: 60 }), 0, 0, 1);

/** The colour of a garment's trimmings: lighter on dark cloth. */
export const trimOf = (colour: Hex): Hex => (Number.parseInt(colour.slice(3, 5), 16) < 90 ? lighter(colour, 0.35) : darker(colour, 0.35));
