import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, matte, metal, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { pan } from './makeupItems.ts';

/**
 * Materials and things that several beauty products share.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; pan: radius; move and turn: x, y, z.
 */

export const gold = metal('#d9b46a', 0.2);

export const silver = metal('#d6d9de', 0.2);

export const black = plastic('#232326', 0.22);

export const white = plastic('#f6f4ef', 0.25);

/** Solids beside each other; `distance` is from middle to middle. */
export const row = (count: number, distance: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * distance, 0, 0));

/** Colours of lipsticks. */
export const shades: readonly Hex[] = ['#8a2f3c', '#b5484f', '#c9705f', '#d9928a', '#a35a4a', '#7a2a48'];

/** An open palette with a mirror in its lid; `distance` is that from the middle of a pan to the middle of the next. */
export const palette = (
  columns: number,
  rows: number,
  distance: number,
  shadeOf: (i: number) => Hex,
): Solid => {
  const rim = 0.5;
  const [wide, deep] = [columns * distance + rim * 2, rows * distance + rim * 2];
  const tray = box(black, wide, 1, deep, 0.3);
  const pans = repeat(columns * rows, (i) => {
    const [column, line] = [i % columns, Math.floor(i / columns)];
    const x = column * distance - wide / 2 + distance / 2 + rim;
    const z = line * distance - deep / 2 + distance / 2 + rim;
    return move(pan(shadeOf(i), distance * 0.42), x, 0.9, z);
  });
  // The lid stands behind the tray and leans back: it is turned by a little more than 90 degrees.
  const lidShell = box(black, wide, 0.7, deep, 0.3);
  const mirror = move(box(metal('#eef2f5', 0.03), wide - 1, 0.1, deep - 1, 0.02), 0, -0.06, 0);
  const lid = move(turn(join(lidShell, mirror), -104, 0), 0, deep * 0.49, -deep * 0.62);
  return join(tray, pans, lid);
};

/** A tube of lip gloss. */
export const gloss = (shade: Hex): Solid => {
  const flask = lathe(
    glass(shade, 0.5),
    [
      [0, 0],
      [0.9, 0],
      [0.9, 5],
      [0, 5],
    ],
    { bevel: 0.1 },
  );
  const content = lathe(wax(shade), [
    [0, 0.2],
    [0.7, 0.2],
    [0.7, 4.7],
    [0, 4.7],
  ]);
  const lid = move(cylinder(gold, 0.92, 4.6, 0.1), 0, 5, 0);
  return join(flask, content, lid);
};

/** A mascara without its brush. */
export const closedMascara = (): Solid => {
  const flask = cylinder(black, 0.9, 7, 0.15);
  const goldRing = move(
    lathe(gold, [
      [0.92, 0],
      [0.92, 0.4],
    ]),
    0,
    6.9,
    0,
  );
  return join(flask, goldRing);
};

/** A factor for the radius of a mascara's brush: bristles, five around it at a height. */
const bristleWave = (angle: number, y: number): number => 1 + 0.25 * Math.sin(y * 14) * Math.cos(angle * 5);

/** A mascara with its brush beside it. */
export const mascara = (): Solid => {
  const cap = cylinder(black, 0.85, 5, 0.15);
  const bristles = move(
    lathe(
      matte('#1b1a1c'),
      [
        [0.14, 0],
        [0.14, 2],
        [0.6, 2.4],
        [0.7, 4],
        [0.3, 5.4],
      ],
      { wave: bristleWave },
    ),
    0,
    5,
    0,
  );
  const wand = move(turn(join(cap, bristles), 0, 0, 96), 9.6, 0.9, 4);
  return join(closedMascara(), wand);
};

/** A bar of soap. */
export const soap = (shade: Hex): Solid => {
  const bar = box(wax(shade), 8, 2.8, 5.4, 0.9);
  const stamp = move(box(wax(lighter(shade, 0.08)), 5.6, 0.12, 3.2, 0.06), 0, 2.72, 0);
  return join(bar, stamp);
};

/** A wooden comb, teeth down. */
export const comb = (): Solid => {
  const spine = box(wood('#b07c4c', '#8a5c34', 'x', 0.6), 13, 2.2, 0.8, 0.3);
  const tooth = box(wood('#b07c4c', '#8a5c34', 'y', 0.6), 0.3, 3.4, 0.5, 0.14);
  const toothDistance = 0.57;
  const teeth = repeat(22, (i) => move(tooth, -6 + i * toothDistance, -3, 0));
  return join(spine, teeth);
};

/** Degrees: for products that are photographed from higher up than others. */
export const fromHigher = { pitch: 20 };
