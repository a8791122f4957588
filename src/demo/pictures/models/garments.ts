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

/** A usual top's length, at which the creases reach their full depth. */
const usualLength = 70;

/**
 * A relief for `pillow`: creases that fall from the shoulders and are deeper towards the hem; `wide` is their distance. They are
 * waves that other waves bend; the shares of depth and distance were chosen by eye.
 */
export const creases =
  (depth: number, wide = 9) =>
  (x: number, y: number): number => {
    const growthToHem = 0.35 + Math.min(1, Math.abs(y) / usualLength);
    const falling =
      1.5 * depth * Math.sin(x / (wide * 0.42) + Math.sin(y / (wide * 1.6)) * 1.5) * growthToHem;
    const slanting = depth * 1.3 * Math.sin((x * 0.7 + y) / wide + Math.sin(x / wide) * 1.4);
    const fine = depth * 0.4 * Math.sin((x * 1.6 - y * 0.8) / (wide * 0.5) + 1);
    return falling + slanting + fine;
  };

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

/** The right half of a neck's edge, from its lowest point in the middle to the side. */
const neckEdge = (neck: number, neckDepth: number): Flat[] => [
  [0, -neckDepth],
  [neck * 0.55, -neckDepth * 0.82],
  [neck * 0.9, -neckDepth * 0.35],
  [neck, 0.6],
];

/** The height of the armpits, where the chest is measured. */
const armpitY = -26;

const sleeves = (
  material: Material,
  { shoulder = 22, wide = 26, sleeve = 24, cuff = 8, thick = 5, crease = 0.3 }: Top,
): Solid => {
  if (sleeve === 0) return [];
  const isShort = sleeve < 34;
  // In radians below the horizontal: long sleeves hang more.
  const slope = isShort ? 0.72 : 1.12;
  // One centimetre along the sleeve.
  const [dx, dy] = [Math.cos(slope), -Math.sin(slope)];
  const shoulderY = -4;
  // Half way along the sleeve, which bends outward a little.
  const elbow: Flat = [shoulder + dx * sleeve * 0.5 + 0.8, shoulderY + dy * sleeve * 0.5 + 0.6];
  const outerCuff: Flat = [shoulder + dx * sleeve, shoulderY + dy * sleeve];
  // The sleeve ends wider than its cuff, and not quite at a right angle.
  const cuffFullness = 1.35;
  const cuffSlant = 0.98;
  const innerCuff: Flat = [
    outerCuff[0] + dy * cuff * cuffFullness * cuffSlant,
    outerCuff[1] - dx * cuff * cuffFullness,
  ];
  const armpit: Flat = [wide - 1.5, armpitY];
  // The first and the last point are behind the body.
  const outline: Flat[] = [
    [shoulder - 7, -2.5],
    [shoulder, -3.6],
    elbow,
    outerCuff,
    innerCuff,
    armpit,
    [wide - 8, -20],
  ];
  const rightSleeve = pillow(material, outline, thick * 0.8, {
    relief: creases(crease, 6),
    radius: 1,
    detail: 44,
  });
  return pair(move(rightSleeve, 0, 0, -0.6));
};

/** The inside of the back, which shows through the neck: the same cloth in shadow. */
const insideOfNeck = (material: Material, neck: number, neckDepth: number): Solid => {
  const outline = mirrored([
    [0, 0.6],
    [neck * 0.98, 0.8],
    [neck, -1],
    [neck * 0.6, -neckDepth - 1],
    [0, -neckDepth - 1.6],
  ]);
  const inShadow = {
    ...material,
    light: material.light.map((channel) => channel * 0.5) as unknown as Material['light'],
    print: null,
  };
  return move(pillow(inShadow, outline, 1.2, { detail: 30 }), 0, -0.4, -0.9);
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
  // A flared top widens already at its waist.
  const waist = wide * (1 + (flare - 1) * 0.45) - 0.6;
  const hem = wide * flare;
  const rightHalf: Flat[] = [
    ...neckEdge(neck, neckDepth),
    [shoulder * 0.7, -1.2],
    [shoulder, -3.6],
    [shoulder + 0.8, -10],
    [wide - 1.2, -20],
    [wide, armpitY],
    [waist, -long * 0.62],
    [hem, -long + 1],
    [hem * 0.5, -long - 0.6],
    [0, -long - 0.8],
  ];
  const body = pillow(material, mirrored(rightHalf), thick, {
    edge: thick * 0.75,
    relief: creases(crease),
    detail: 78,
  });
  return join(sleeves(material, options), body, insideOfNeck(material, neck, neckDepth));
};

/** A ribbed neckband. */
export const neckband = (material: Material, neck = 9, neckDepth = 7, thick = 1): Solid => {
  const fromLeftToRight = mirrored(neckEdge(neck, neckDepth)).toSorted(([x], [otherX]) => x - otherX);
  const line = curve<Flat>(fromLeftToRight, 3).map(([x, y]): Point => [x, y, 0.8]);
  return tube(material, line, thick, { flat: 0.55 });
};

/** A shirt's collar with its two points, which end `drop` below the neck. */
export const collar = (material: Material, neck = 8.5, drop = 9): Solid => {
  const rightPoint = pillow(
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
  );
  const stand = pillow(
    material,
    mirrored([
      [0, 2.8],
      [neck * 0.8, 2.6],
      [neck + 0.6, 0.8],
      [0, 0.2],
    ]),
    1.6,
    { detail: 36 },
  );
  return join(pair(move(rightPoint, 0, 0, 2.3)), move(stand, 0, 0, 0.4));
};

/** The colour of a garment's trimmings: lighter on dark cloth. */
export const trimOf = (colour: Hex): Hex => {
  // Green counts most for how bright a colour looks.
  const green = Number.parseInt(colour.slice(3, 5), 16);
  const isDark = green < 90;
  return isDark ? lighter(colour, 0.35) : darker(colour, 0.35);
};
