// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter, mix } from '../studio/colour.ts';
import { cloth, knit, metal, printed, satin } from '../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, turn } from '../studio/mesh.ts';
import { box, pillow } from '../studio/solids.ts';
import { ball, type Flat, sheet, tube } from '../studio/surfaces.ts';
import { buttons, creases, legs, mirrored, neckband, seam, top, trimOf, waistband } from './garments.ts';
import { type Kinds, lies } from './kind.ts';
import { bands, flowers } from './prints.ts';

const gold: Hex = '#c99a3f';

/** A skirt of pleats from the waist at 0. */
export const skirt = (material: ReturnType<typeof cloth>, waist: number, hem: number, long: number, pleats = 22): Solid =>
  sheet(material, 160, 16, (u, v) => {
    const half = waist + (hem - waist) * v ** 0.85;
    const x = (u * 2 - 1) * half;
    return [x, -v * long - (1 - Math.abs(u * 2 - 1) ** 2) * v * 2.5, 1.5 + (1.1 + v * 1.1) * Math.sin(u * Math.PI * pleats) + 2 * Math.cos((u - 0.5) * Math.PI)];
  });

const beads = (line: readonly Point[], colour: Hex, size: number): Solid => line.flatMap(([x, y, z]) => move(ball(metal(colour, 0.3), size, size, size * 0.6), x, y, z));

const kameez = (colour: Hex): Solid => {
  const fabric = printed(cloth(colour), [colour, lighter(colour, 0.6), gold], flowers(8));
  const neck = Array.from({ length: 13 }, (_, i): Point => [(i - 6) * 1.5, -10 + Math.abs(i - 6) ** 2 * 0.22, 3]);
  return join(
    top(fabric, { sleeve: 56, cuff: 8, long: 100, wide: 24, flare: 1.4, neck: 9, neckDepth: 9, shoulder: 19 }),
    neckband(satin(gold), 9, 9, 1),
    beads(neck.map(([x, y, z]) => [x, y - 3, z]), gold, 0.7),
    beads(neck.slice(3, 10).map(([x, y, z]) => [x, y - 6, z]), '#a8324a', 0.7),
    move(pillow(satin(gold), mirrored([[0, 0], [33, 0.6], [33.4, -3], [0, -3.6]]), 5.2, { edge: 1, detail: 60 }), 0, -95, 0.2),
  );
};

const coord = (colour: Hex): Solid => {
  const linen = cloth(lighter(colour, 0.25), 0.25);
  return join(move(join(top(linen, { sleeve: 30, cuff: 10, long: 62, flare: 1.08 }), buttons(5, -14, 9)), -16, 44, 1), move(join(legs(linen, { long: 92, hem: 13 }), waistband(linen)), 20, 12, -1));
};

const saree = (colour: Hex): Solid => {
  const border = printed(satin(darker(colour, 0.35)), [darker(colour, 0.4), gold], bands(3, 0.35));
  const fabric = printed(cloth(colour, 0.16), [colour, lighter(colour, 0.72), darker(colour, 0.4)], flowers(6));
  const layer = (y: number): Solid => move(join(box(fabric, 44, 1.5, 34, 0.7), move(box(border, 44.4, 1.55, 5, 0.7), 0, 0, 15)), 0, y, 0);
  const fan = sheet(printed(border, [darker(colour, 0.38), gold, lighter(colour, 0.6)], (x, _y, z) => (Math.hypot(x, z) % 7 < 1 ? 1 : Number(Math.hypot(x, z) % 7 > 6) * 2)), 120, 14, (u, v) => {
    const angle = (u - 0.5) * 2.3 + Math.PI / 2;
    const away = 3 + v * 32;
    return [Math.cos(angle) * away * 0.96, 6.6 + Math.abs(Math.sin(u * Math.PI * 13)) * (0.4 + v * 1.6), Math.sin(angle) * away - 16];
  });
  return turn(join(layer(0), layer(1.6), layer(3.2), turn(layer(4.8), 0, 2), move(fan, 0, 0, 8)), 90, 0);
};

const tunic = (colour: Hex): Solid =>
  join(
    top(printed(satin(colour), [colour, mix(colour, '#e3a53a', 0.7), lighter(colour, 0.7)], (x, _y, z) => Math.abs(Math.floor(Math.sin(x / 7 + Math.sin(z / 8)) * 1.5 + Math.cos(z / 6))) % 3), { sleeve: 34, cuff: 15, long: 76, flare: 1.25, wide: 27, neck: 8, neckDepth: 14 }),
    neckband(satin(darker(colour, 0.4)), 8, 14, 0.9),
  );

const cardigan = (colour: Hex): Solid => {
  const wool = knit(colour, 0.5);
  return join(
    top(wool, { sleeve: 54, cuff: 8, long: 62, neck: 9, neckDepth: 20, thick: 7 }),
    pair(tube(knit(darker(colour, 0.15), 0.5), [[9, 0.5, 1.6], [7, -8, 3.4], [1.8, -21, 3.9], [1.8, -62, 3.6]], 1.7, { flat: 0.7 })),
    repeat(5, (i) => move(ball(metal('#f4efe6', 0.18), 1.1, 1.1, 0.8), 0, -25 - i * 8, 4.6)),
  );
};

const abaya = (colour: Hex): Solid => {
  const fabric = satin(darker(colour, 0.35));
  const hem = Array.from({ length: 10 }, (_, i): Point => [29 + i * 1.1, -50 - i * 1.2 + (i % 2) * 1.4, 2.6]);
  return join(
    top(fabric, { sleeve: 58, cuff: 14, long: 134, wide: 28, flare: 1.5, neck: 8, neckDepth: 6, crease: 0.6 }),
    seam(colour, [[0, -6, 3], [0, -70, 3.2], [0, -132, 3]], 0.5),
    pair(beads(hem, gold, 0.8)),
    move(pillow(satin(darker(colour, 0.25)), mirrored([[0, 18], [11, 14], [14, 2], [20, -12], [9, -22], [0, -26]]), 7, { relief: creases(0.7, 5), detail: 54 }), 0, 2, 3),
    move(pillow(satin('#191719'), mirrored([[0, 12], [6, 9], [7, 2], [4, -6], [0, -8]]), 2, { detail: 34 }), 0, 2, 6.2),
  );
};

const midiSkirt = (colour: Hex): Solid => join(skirt(satin(colour), 18, 34, 76), waistband(cloth(darker(colour, 0.1)), 18, 4));

const lehenga = (colour: Hex): Solid => {
  const silk = printed(satin(colour), [colour, gold, lighter(colour, 0.7)], flowers(9));
  const mirrors = repeat(3, (row) => beads(Array.from({ length: 13 }, (_, i): Point => [(i - 6) * (4 + row * 1.1), -42 - row * 13 + Math.abs(i - 6) * 0.35, 5.4]), '#dfe3e6', 1));
  return join(
    move(join(skirt(silk, 18, 50, 88, 26), waistband(satin(gold), 18, 4), mirrors), 0, -10, 0),
    move(join(top(satin(darker(colour, 0.3)), { sleeve: 16, cuff: 9, long: 34, wide: 22, shoulder: 18, neckDepth: 11 }), neckband(satin(gold), 9, 11, 1)), 0, 34, 1),
    sheet(printed(satin(lighter(colour, 0.45)), [lighter(colour, 0.45), gold], (_x, _y, z) => Number(Math.abs(z % 12) < 1)), 40, 30, (u, v) => [
      -16 - v * 30 + (u - 0.5) * (9 + v * 14),
      30 - v * 118,
      6 + Math.sin(u * 16) * 1.1 - v * 2,
    ]),
  );
};

const denimJacket = (colour: Hex): Solid => {
  const denim = cloth(mix(colour, '#46658f', 0.6), 0.22);
  const thread: Hex = '#d09a52';
  return join(
    top(denim, { sleeve: 55, cuff: 8, long: 56, wide: 26, thick: 6 }),
    pair(seam(thread, [[4, -14, 3.4], [14, -15, 3.4], [22, -14, 2.8]])),
    pair(seam(thread, [[6, -15, 3.4], [8, -36, 3.4], [7, -54, 3.2]])),
    seam(thread, [[1.6, -6, 3.4], [1.6, -55, 3.4]]),
    buttons(5, -12, 10, '#b98a4e', 0.9, 3.6),
    pair(move(pillow(denim, mirrored([[0, 0], [5, 0], [5, -4.5], [0, -6.5]]), 1.6, { edge: 0.4, detail: 30 }), 13, -16, 3)),
    pair(move(pillow(denim, mirrored([[0, 2], [9, 3], [14, -8], [3, -8], [0, -5]]), 1.8, { edge: 0.7, detail: 40 }), 0, 0, 2.6)),
    pair(beads([[13, -27, 3.6], [15, -29, 3.6], [11, -29, 3.6], [13, -31, 3.6]], '#d65a7a', 1.4)),
  );
};

const yogaSet = (colour: Hex): Solid => {
  const jersey = satin(colour);
  return join(
    move(join(top(jersey, { sleeve: 0, long: 36, wide: 20, shoulder: 12, neck: 8, neckDepth: 13, thick: 4 }), neckband(satin(darker(colour, 0.25)), 8, 13, 0.8)), -20, 28, 0),
    move(join(legs(jersey, { long: 88, waist: 15, hip: 19, hem: 5.5, gap: 3 }), waistband(satin(darker(colour, 0.15)), 15, 8)), 18, 22, 0),
  );
};

const runningShorts = (colour: Hex): Solid =>
  join(
    legs(satin(colour), { long: 38, waist: 19, hip: 25, hem: 13, gap: 1.4 }),
    waistband(knit(darker(colour, 0.3), 0.4), 19, 4),
    pair(tube(satin(trimOf(colour)), [[20, -3, 2], [25, -18, 2.2], [27.6, -36, 1.6]], 0.9, { flat: 0.5 })),
    move(pillow(satin(darker(colour, 0.18)), [[0, 0], [9, 0], [9, -15], [0, -15]], 1.4, { edge: 0.5, radius: 1, detail: 30 }), 8, -14, 2.6),
  );

const modestSwim = (colour: Hex): Solid => {
  const lycra = satin(colour);
  return join(
    move(join(top(lycra, { sleeve: 56, cuff: 6, long: 84, wide: 23, shoulder: 19, flare: 1.2, neck: 7, neckDepth: 2 }), tube(satin(trimOf(colour)), [[-19, -30, 3], [0, -36, 3.4], [19, -30, 3]], 1.4, { flat: 0.4 })), -20, 30, 1),
    move(legs(lycra, { long: 88, waist: 15, hip: 19, hem: 5.5 }), 24, 26, -1),
    move(pillow(lycra, mirrored([[0, 15], [10, 11], [12, 0], [9, -12], [0, -15]]), 6, { detail: 40 }), 40, 58, 0),
  );
};

const ruffle = (material: ReturnType<typeof cloth>, wide: number, y: number, drop: number): Solid =>
  sheet(material, 90, 6, (u, v) => [(u * 2 - 1) * (wide + v * 2), y - v * drop - Math.sin(u * Math.PI) * 1.6, 3 + Math.sin(u * 42) * (0.3 + v)]);

const cups: Flat[] = [[0, -13], [0.4, -5], [6, 2], [11, 8], [13, 8], [15, -4], [21, -9], [21, -15], [8, -17]];
const bra = (colour: Hex): Solid =>
  join(
    move(pillow(satin(colour), mirrored(cups), 3.6, { detail: 70 }), 0, 0, 0),
    pair(move(ball(satin(colour), 8, 7.4, 4.6), 8.6, -8, 1.4)),
    pair(tube(satin(darker(colour, 0.12)), [[12, 7, 0.6], [12.6, 20, 0], [10, 30, -1]], 0.9, { flat: 0.25 })),
    move(join(ball(satin(lighter(colour, 0.35)), 0.7), pair(move(ball(satin(lighter(colour, 0.35)), 1.5, 0.8, 0.5), 1.6, 0.2, 0))), 0, -8, 2.6),
  );

const panty = (colour: Hex): Solid =>
  join(
    pillow(cloth(colour, 0.1), mirrored([[0, 0], [17, 1.4], [17.6, -5], [10, -13], [4.4, -22], [0, -23.5]]), 2.6, { edge: 1.6, detail: 50 }),
    tube(satin(lighter(colour, 0.3)), [[-17, 0.8, 0.9], [0, -0.6, 1.5], [17, 0.8, 0.9]], 0.8, { flat: 0.4 }),
    pair(tube(satin(lighter(colour, 0.3)), [[17.4, -5, 0.6], [10, -12.6, 0.9], [4.6, -21.8, 0.6]], 0.5)),
  );

const five: readonly Hex[] = ['#d9b8a6', '#9fb0c4', '#c99aa6', '#a7b59c'];

/** Clothes for women. */
export const womenswear: Kinds = {
  kameez: lies('#6f4b8f', kameez),
  coord: lies('#2f6b4a', coord),
  saree: lies('#b8282e', saree, { pitch: 62, yaw: -14 }),
  tunic: lies('#2d4f88', tunic),
  cardigan: lies('#e39aac', cardigan),
  abaya: lies('#26262a', abaya),
  midiSkirt: lies('#d9742e', midiSkirt),
  lehenga: lies('#b8282e', lehenga),
  denimJacket: lies('#2d4f88', denimJacket),
  yogaSet: lies('#6f4b8f', yogaSet),
  runningShorts: lies('#26262a', runningShorts),
  modestSwim: lies('#2d4f88', modestSwim),
  ruffleSwim: lies('#e39aac', (colour) =>
    join(move(join(bra(colour), ruffle(satin(lighter(colour, 0.25)), 18, -12, 8)), 0, 18, 0), move(join(panty(colour), ruffle(satin(lighter(colour, 0.25)), 15, -1, 6)), 0, -10, 0)),
  ),
  panties: lies('#e39aac', (colour) => join(move(panty(colour), 0, 4, 3), five.flatMap((shade, i) => move(panty(shade), ((i % 2) * 2 - 1) * 25, 19 - Math.floor(i / 2) * 30, 0)))),
  bra: lies('#d9b8a6', bra),
};
