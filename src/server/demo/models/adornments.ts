// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter, mix } from '../studio/colour.ts';
import { cloth, fleece, glass, glow, knit, leather, type Material, matte, metal, paper, plastic, printed, satin, wood } from '../studio/material.ts';
import { join, move, type Point, pair, repeat, ring, type Solid, scale, turn } from '../studio/mesh.ts';
import { box, pillow, plate } from '../studio/solids.ts';
import { ball, curve, cylinder, lathe, sheet, tube } from '../studio/surfaces.ts';
import { mirrored } from './garments.ts';
import { type Kinds, lies, stands } from './kind.ts';
import { checks, flowers } from './prints.ts';

const gold = metal('#dcae52', 0.18);
const silver = metal('#d9dbe0', 0.16);
const gem = (colour: Hex): Material => ({ ...plastic(colour, 0.04), sheen: 0.3 });

const facing = (solid: Solid): Solid => turn(solid, 90, 0);
const loop = (radius: number, count = 24): Point[] => Array.from({ length: count + 1 }, (_, i) => [Math.cos((i / count) * Math.PI * 2) * radius, Math.sin((i / count) * Math.PI * 2) * radius, 0]);

/** A display bust of velvet for necklaces. */
const bust = (): Solid => pillow(fleece('#3b3a40', 0.2), mirrored([[0, 17], [3.6, 16.6], [4.4, 12], [11, 7], [12, -2], [8, -10], [0, -13]]), 7, { edge: 6, detail: 50 });
const chain = (material: Material, wide: number, drop: number, size: number, z = 3.4, count = 30): Solid =>
  repeat(count, (i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return move(ball(material, size), Math.sin(t * 1.5) * wide, 11 - (1 - t * t) * drop - 0.2, z + (1 - t * t) * 0.9);
  });

const necklaceSet = (): Solid =>
  join(
    bust(),
    chain(gold, 6, 9, 0.5),
    repeat(9, (i) => {
      const t = (i - 4) / 4;
      return move(join(ball(gold, 1.3, 1.5, 0.5), move(ball(gem('#b3223c'), 0.8, 0.9, 0.5), 0, 0, 0.4), move(ball(metal('#f5f1e6', 0.15), 0.5), 0, -2, 0.2)), t * 6.4, 0.2 - (1 - t * t) * 2.6, 4.3);
    }),
    move(ball(gem('#2c7a52'), 1.3, 1.7, 0.7), 0, -4.4, 4.6),
    pair(move(join(ball(gold, 0.9), move(lathe(gold, [[0, 3], [0.6, 2.8], [2, 0.6], [2.1, 0], [0, 0]]), 0, -4.2, 0), ring(8, move(ball(metal('#f5f1e6', 0.15), 0.35), 1.8, -4.6, 0))), 15, 6, 1)),
  );

const fingerRing = (band: Material, stone: Solid): Solid => move(join(tube(band, loop(1), 0.16, { flat: 0.3, sides: 16 }), stone), 0, 1.16, 0);
const diamond = (size: number, colour: Hex): Solid => lathe({ ...gem(colour), rough: 0.03, metal: 0.35 }, [[0, -size], [size, 0], [size * 0.6, size * 0.45], [0, size * 0.45]], { bevel: 0, sides: 8 });

const crown = (): Solid =>
  join(
    repeat(11, (i) => {
      const t = (i - 5) / 5;
      const high = 5.4 - t * t * 2.6;
      return move(join(tube(gold, [[-0.9, 0, 0], [0, high, 0], [0.9, 0, 0]], 0.18), move(ball(metal('#f6f2ea', 0.14), 0.6), 0, high + 0.5, 0), move(ball(metal('#f6f2ea', 0.14), 0.4), 0, high * 0.45, 0.2)), Math.sin(t * 1.4) * 8, 0, Math.cos(t * 1.4) * 8);
    }),
    tube(gold, Array.from({ length: 23 }, (_, i): Point => [Math.sin(((i - 11) / 11) * 1.45) * 8, 0.2, Math.cos(((i - 11) / 11) * 1.45) * 8]), 0.32),
    move(join(tube(gold, [[0, 0.2, -9], [0, 0.2, 3]], 0.16), facing(cylinder(gold, 1.5, 0.3)).map((m) => m), move(ball(gem('#b3223c'), 0.8), 0, 0.6, 3.4)), 13, 0, 8),
  );

const studs = (): Solid => {
  const shades: readonly Hex[] = ['#eef2f6', '#e8b4c2', '#8fb6d9', '#a6cfae', '#e9d18a', '#b79bd1'];
  return join(box(paper('#2f2d33'), 15, 0.5, 11, 0.2), repeat(12, (i) => repeat(2, (k) => move(join(ball(silver, 0.42, 0.2, 0.42), move(ball(gem(shades[i % 6] ?? '#eef2f6'), 0.38, 0.34, 0.38), 0, 0.26, 0)), -5.7 + (i % 4) * 3.5 + k * 1.3, 0.6, -3.4 + Math.floor(i / 4) * 3.4))));
};

const bangle = (radius: number, shade: Material): Solid => lathe(shade, [[radius, 0], [radius + 0.25, 0.15], [radius + 0.25, 0.65], [radius, 0.8], [radius - 0.1, 0.4], [radius, 0]]);
const bangles = (): Solid => join(repeat(8, (i) => move(turn(bangle(3.1, metal((['#8c8f94', '#6f7277', '#a6a9ae'] as const)[i % 3] ?? '#8c8f94', 0.42)), i * 1.2, i * 31), 0, i * 0.86, 0)), repeat(8, (i) => ring(14, move(ball(metal('#b9bcc2', 0.3), 0.16), 3.4, i * 0.86 + 0.4, 0), i * 10)));

const charm = (): Solid => join(lathe(silver, [[3, 0], [3.14, 0.14], [3, 0.28], [2.86, 0.14], [3, 0]]), move(turn(join(pair(join(move(scale(ball(gem('#b8a7e0'), 1, 1, 0.25), 1.1, 0.8, 1), 1, 0.6, 0), move(scale(ball(gem('#d9c3ee'), 1, 1, 0.25), 0.8, 0.6, 1), 0.8, -0.6, 0))), ball(silver, 0.16, 0.9, 0.2)), -30, 0), 0, 1, 3.6), repeat(5, (i) => move(ball(silver, 0.3), Math.sin(i - 2) * 3, -0.3, Math.cos(i - 2) * 3)));
const braided = (colour: Hex): Solid => join(repeat(3, (k) => tube(leather(colour), loop(3.3, 60).map(([x, y], i): Point => [x * (1 + 0.05 * Math.sin(i * 1.05 + k * 2.1)), 0.6 + 0.22 * Math.cos(i * 1.05 + k * 2.1), y * (1 + 0.05 * Math.sin(i * 1.05 + k * 2.1))]), 0.26)), move(turn(cylinder(silver, 0.6, 2.4), 0, 0, 90), 1.2, 0.6, 3.3));

const pendant = (): Solid => join(bust(), chain(silver, 5.6, 11, 0.22, 3.4, 50), move(join(scale(diamond(1.1, '#dfe8f2'), 1, 1.4, 0.6), tube(silver, loop(1.3), 0.2)), 0, -1.6, 4.8));

/** A wrist watch on a cushion: straps fall to both sides. */
interface Watch {
  readonly strap: Material;
  readonly dial: Hex;
  readonly rim: Material;
  readonly size?: number;
  readonly style?: 'plain' | 'chrono' | 'digital' | 'skeleton' | 'smart';
}
const hand = (material: Material, angle: number, long: number, wide: number, z: number): Solid => turn(move(box(material, wide, long, 0.08, 0.03), 0, -0.3, z), 0, 0, -angle);
const dialOf = ({ dial, size = 2, style = 'plain' }: Watch): Solid => {
  const marks = metal(Number.parseInt(dial.slice(1, 3), 16) > 150 ? '#3b3732' : '#f0ede6', 0.25);
  if (style === 'digital' || style === 'smart')
    return join(
      move(box(glow('#11151a', 0.1), size * 1.6, size * 1.6, 0.1, 0.04), 0, -size * 0.8, 0.5),
      repeat(4, (i) => move(box(glow(style === 'smart' ? '#f5f7fa' : '#b6d8b0', 0.9), size * 0.2, size * 0.5, 0.06, 0.02), (i - 1.5) * size * 0.34 + (i > 1 ? 0.1 : -0.1), -0.05, 0.62)),
      repeat(3, (i) => move(turn(lathe(glow((['#e4576a', '#6fd08a', '#5ab0e6'] as const)[i] ?? '#e4576a', 0.8), [[size * (0.2 - i * 0.05), 0], [size * (0.23 - i * 0.05), 0.05]]), 90, 0), 0, -size * 0.42, 0.62)),
    );
  return join(
    move(facing(cylinder(plastic(dial, 0.4), size * 0.94, 0.1, 0.02)), 0, 0, 0.42),
    repeat(12, (i) => turn(move(box(marks, i % 3 === 0 ? 0.17 : 0.09, size * 0.2, 0.08, 0.03), 0, size * 0.68, 0.54), 0, 0, i * 30)),
    style === 'chrono' ? [[0, -0.42], [-0.44, 0.05], [0.44, 0.05]].flatMap(([x = 0, y = 0]) => move(facing(lathe(marks, [[0, 0], [size * 0.24, 0], [size * 0.26, 0.06], [size * 0.22, 0.05], [0, 0.02]], { bevel: 0 })), x * size, y * size, 0.53)) : [],
    style === 'skeleton' ? join(repeat(5, (i) => move(facing(lathe(gold, [[size * 0.12, 0], [size * (0.26 + (i % 2) * 0.08), 0], [size * (0.26 + (i % 2) * 0.08), 0.1], [size * 0.12, 0.1]], { bevel: 0, wave: (a) => 1 + 0.06 * Math.sign(Math.sin(a * 14)) })), Math.cos(i * 1.3) * size * 0.42, Math.sin(i * 1.3) * size * 0.42, 0.5 + i * 0.02)), move(ball(gem('#a32643'), 0.14), 0.3, -0.9, 0.7)) : [],
    hand(marks, -52, size * 0.55, 0.16, 0.66),
    hand(marks, 58, size * 0.8, 0.11, 0.74),
    hand(metal('#c0392b'), 190, size * 0.78, 0.04, 0.8),
    move(ball(marks, 0.16, 0.16, 0.1), 0, 0, 0.82),
  );
};
export const watch = (options: Watch): Solid => {
  const { strap, rim, size = 2, style = 'plain' } = options;
  const isSquare = style === 'smart' || style === 'digital';
  const band = (side: number): Solid => tube(strap, [[0, side * size * 0.85, 0], [0, side * (size + 1.2), -0.3], [0, side * (size + 2.6), -1.6], [0, side * (size + 2.6), -3.6], [0, side * (size + 0.6), -5.2], [0, 0, -5.6]], (t) => size * (isSquare ? 0.62 : 0.52) * (1 - t * 0.22), { flat: 0.16, across: [1, 0, 0] });
  return move(
    turn(
      join(
        isSquare ? move(box(rim, size * 1.9, size * 2.1, 1, 0.5), 0, -size * 1.05, 0) : facing(lathe(rim, [[0, -0.4], [size * 0.95, -0.4], [size * 1.08, 0], [size * 1.08, 0.3], [size * 0.95, 0.62], [size * 0.9, 0.4], [0, 0.4]], { bevel: 0.08, sides: 56 })),
        dialOf(options),
        move(turn(cylinder(rim, 0.26, 0.5, 0.06), 0, 0, -90), size * 1.06, 0, 0.05),
        style === 'chrono' ? [1, -1].flatMap((y) => move(turn(cylinder(rim, 0.2, 0.45, 0.06), 0, 0, -90), size * 0.94, y * 0.9, 0.05)) : [],
        band(1),
        band(-1),
      ),
      -16,
      0,
    ),
    0,
    size + 3,
    0,
  );
};
const watchBox = (): Solid => move(join(box(leather('#2e2a2b'), 11, 4, 11, 0.6), move(box(fleece('#efe6d8', 0.2), 9.6, 1, 9.6, 0.4), 0, 3.4, 0)), 7, 0, -8);

const glasses = (frame: Material, lens: Material, shape: 'aviator' | 'square' | 'round' | 'cat'): Solid => {
  const outline: Record<string, Point[]> = {
    aviator: [[0.7, 0.6, 0], [2, 2.1, 0], [5, 2.3, 0], [6.2, 0.8, 0], [5.4, -2, 0], [3.2, -2.8, 0], [1.2, -1.6, 0], [0.7, 0.6, 0]],
    square: [[0.8, 1.9, 0], [3.4, 2.1, 0], [6.2, 1.9, 0], [6.3, 0, 0], [5.9, -1.9, 0], [3.2, -2.1, 0], [1.1, -1.8, 0], [0.7, 0, 0], [0.8, 1.9, 0]],
    round: loop(2.5, 16).map(([x, y]): Point => [x + 3.4, y, 0]),
    cat: [[0.7, 1, 0], [3, 1.7, 0], [6.4, 3.1, 0], [6.6, 1.6, 0], [5.2, -1.9, 0], [2.6, -2.2, 0], [0.9, -0.8, 0], [0.7, 1, 0]],
  };
  const line = curve(outline[shape] ?? [], 5);
  const thick = shape === 'cat' || shape === 'square' ? 0.36 : 0.14;
  return move(
    join(
      pair(tube(frame, line, thick, { isSmooth: false })),
      pair(plate(lens, line.slice(0, -1).map(([x, y]) => [x, y]), 0.14, 0.05)),
      tube(frame, [[-0.9, 0.5, 0], [0, 1, 0.2], [0.9, 0.5, 0]], thick * 0.8),
      shape === 'aviator' ? tube(frame, [[-2.2, 2.1, 0], [0, 1.9, 0.1], [2.2, 2.1, 0]], 0.12) : [],
      pair(tube(frame, [[6.3, 1.4, 0], [6.7, 1.4, -1], [6.7, 1.3, -8], [6.6, 0.6, -11.4], [6.4, -1.6, -13.4]], thick * 0.9)),
    ),
    0,
    2.9,
    0,
  );
};
const dark = (colour: Hex): Material => ({ ...plastic(colour, 0.06), clear: 0 });

const cap = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.2);
  return join(
    sheet(fabric, 48, 14, (u, v) => [Math.cos(u * 6.283) * 9 * Math.cos(v * 1.5), 0.6 + Math.sin(v * 1.57) * 10.4, Math.sin(u * 6.283) * 10 * Math.cos(v * 1.5)], true),
    ring(6, tube(cloth(darker(colour, 0.2)), [[9.1, 1, 0], [7.6, 6.6, 0], [4, 10, 0], [0, 11.2, 0]], 0.14), 30),
    sheet(fabric, 24, 8, (u, v) => [Math.cos((u - 0.5) * 2.6 + Math.PI / 2) * (8.6 + v * 1), 1 - v * 1.2 + Math.cos((u - 0.5) * 2.6) * 0.6 - 0.4, Math.sin((u - 0.5) * 2.6 + Math.PI / 2) * (9.4 + v * 7.4)]),
    move(ball(cloth(darker(colour, 0.2)), 0.8, 0.5, 0.8), 0, 11.1, 0),
  );
};
const brimHat = (material: Material, crownHigh: number, brim: number, band: Hex, dip = 0): Solid =>
  join(
    lathe(material, [[9.4, 0], [9, crownHigh * 0.7], [7.4, crownHigh], [0, crownHigh - dip]], { bevel: 2.2, wave: (a, y) => 1 + (y > crownHigh * 0.6 ? 0.06 * Math.cos(a * 2) : 0) }),
    sheet(material, 60, 8, (u, v) => [Math.cos(u * 6.283) * (9.3 + v * brim), 0.3 + Math.sin(u * 12.57 + 1.6) * v * 0.9 + v * v * 0.8, Math.sin(u * 6.283) * (9.6 + v * brim)], true),
    lathe(satin(band), [[9.55, 0.3], [9.6, 1.5], [9.4, 3.2]]),
    move(join(pair(move(ball(satin(band), 1.5, 0.9, 0.6), 1.2, 0, 0)), ball(satin(darker(band)), 0.7)), 6, 1.7, 7.9),
  );
const bucketHat = (colour: Hex): Solid => lathe(cloth(colour, 0.3), [[0, 10], [7.6, 9.6], [8.6, 7], [9.3, 1.6], [9.6, 1.2], [14, -3.4], [13.7, -3.6]], { bevel: 1 });
const beanie = (colour: Hex, pom: boolean): Solid => join(lathe(knit(colour, 0.55), [[9.4, 0], [9.7, 5], [9.2, 10], [6, 15], [0, 17]], { bevel: 4, wave: (a) => 1 + 0.012 * Math.sin(a * 40) }), lathe(knit(darker(colour, 0.12), 0.55), [[9.6, -0.6], [10.4, 0], [10.5, 5.4], [9.8, 6]], { wave: (a) => 1 + 0.014 * Math.sin(a * 48) }), pom ? move(ball(fleece(lighter(colour, 0.5), 0.7), 3.2), 0, 19, 0) : []);
const glove = (material: Material, cuff: Material): Solid =>
  join(pillow(material, [[-4.2, 0], [4.2, 0], [4.8, 8], [8.6, 12], [9, 15], [7.4, 15.4], [4.4, 12], [4.4, 19], [3.4, 20.4], [2.4, 19.4], [2.2, 13], [2.1, 21], [1, 22.4], [0, 21.4], [0, 13], [-0.3, 20.6], [-1.4, 21.8], [-2.4, 20.6], [-2.2, 12.4], [-2.8, 17.6], [-3.9, 18.6], [-4.8, 17.4], [-4.6, 8]], 3, { edge: 1.5, detail: 84 }), move(pillow(cuff, [[-4.4, 0], [4.4, 0], [4.2, -5.4], [-4.2, -5.4]], 3.4, { edge: 1.4, detail: 34 }), 0, 1, 0));
const gloves = (material: Material, cuff: Material): Solid => join(move(turn(glove(material, cuff), 0, 0, -6), 7, 0, 0), move(turn(scale(glove(material, cuff), -1, 1, 1), 0, 0, 8), -8, 0, 1));

const scarf = (material: Material, fringe: Material, wide = 15): Solid =>
  join(
    tube(material, [[-3, -40, 1], [-6, -14, 1.6], [-9, 8, 2], [-4, 20, 2.4], [6, 20, 2.4], [10, 8, 3], [2, -6, 4], [5, -24, 3.4], [9, -44, 2.6]], wide * 0.34, { flat: 1.5, sides: 20, across: [1, 0, 0] }),
    repeat(9, (i) => tube(fringe, [[-7.6 + i * 1.15, -40, 1], [-7.8 + i * 1.2, -46, 0.8]], 0.3)),
    repeat(9, (i) => tube(fringe, [[4.6 + i * 1.1, -44, 2.6], [5 + i * 1.15, -50, 2.2]], 0.3)),
  );
const shawl = (colour: Hex): Solid => {
  const wool = printed(cloth(colour, 0.25), [colour, '#c99a3f', lighter(colour, 0.55)], flowers(6));
  return turn(join(box(wool, 40, 2.6, 26, 1.2), move(turn(box(wool, 40, 2.4, 25, 1.1), 0, 3), 0, 2.6, 0), move(sheet(wool, 60, 24, (u, v) => [(u - 0.5) * 38, 5.6 - v * 3.4 + Math.sin(u * 26) * 0.35 * v, 8 + v * 16]), 0, 0, 0), repeat(34, (i) => tube(cloth('#c99a3f'), [[-18.6 + i * 1.13, 2.2, 24], [-18.8 + i * 1.14, 1.2, 27.4]], 0.22))), 90, 0);
};
const hijabPile = (colour: Hex): Solid => join([colour, mix(colour, '#e9ded0', 0.75), mix(colour, '#3a3a44', 0.7)].flatMap((shade, i) => move(turn(join(box(cloth(shade, 0.12), 26, 2.8, 19, 1.3), move(box(cloth(shade, 0.12), 25, 2, 18, 0.9), 0, 2.2, 0.3)), 0, i * 4 - 4), 0, i * 4.4, 0)));

const belt = (colour: Hex, tactical: boolean): Solid => {
  const strap = tactical ? cloth(mix(colour, '#3d4237', 0.5), 0.3) : leather(mix(colour, '#4a2e1c', 0.5));
  const spiral = Array.from({ length: 60 }, (_, i): Point => [Math.cos(i / 4.6) * (3 + i * 0.085), 2, Math.sin(i / 4.6) * (3 + i * 0.085)]);
  const [x, , z] = spiral.at(-1) ?? [8, 0, 0];
  return join(
    tube(strap, [...spiral, [x - 3, 2, z + 4], [x - 10, 2, z + 6]], 0.18, { flat: 1.8 }),
    move(turn(tactical ? join(box(plastic('#1f2022'), 5, 4.4, 1.4, 0.5), move(box(plastic('#34363a'), 3, 2, 1.8, 0.4), 0, 1.2, 0)) : tube(silver, [[-2.4, 0, 0], [2.4, 0, 0], [2.4, 4.2, 0], [-2.4, 4.2, 0], [-2.4, 0, 0]], 0.36, { isSmooth: false }), 0, -20), x - 12, -0.1, z + 6.4),
    tactical ? [] : move(turn(tube(silver, [[-2.2, 2.1, 0], [2.4, 2.1, 0.4]], 0.22), 0, -20), x - 12, 0, z + 6.6),
  );
};
const tieSet = (colour: Hex): Solid =>
  join(
    box(wood('#8a5a36', '#6a4226', 'x', 1), 30, 5, 17, 0.5),
    move(box(satin('#efe7da'), 28, 0.6, 15, 0.2), 0, 4.7, 0),
    move(turn(plate(printed(satin(colour), [colour, lighter(colour, 0.4)], (x, _y, z) => Number((x + z + 300) % 2.4 < 0.5)), [[-3, 6], [3, 6], [4.2, -4], [0, -7], [-4.2, -4]], 1.6, 0.6), -90, 0), -6, 6, 0),
    move(turn(cylinder(satin(colour), 2.6, 6, 0.8), 90, 0), -6, 6.4, -6),
    pair(move(join(cylinder(silver, 0.9, 0.7), move(cylinder(gem(darker(colour)), 0.6, 0.2), 0, 0.65, 0)), 2.2, 5.3, 0)).flatMap((m) => move([m], 7, 0, 2)),
    move(turn(box(wood('#8a5a36', '#6a4226', 'x', 1), 30, 1.6, 17, 0.5), -98, 0), 0, 12, -10),
  );
const bows = (colour: Hex): Solid =>
  join(box(paper('#f4efe6'), 26, 0.3, 17, 0.1), repeat(8, (i) => {
    const shade = ([colour, '#f0e6d8', '#26262a', '#b8282e', '#7fa3c4', '#d9b04a', '#a685b8', '#8fb39a'] as const)[i] ?? colour;
    return move(turn(join(pair(join(move(ball(satin(shade), 1.9, 1.2, 0.7), 1.7, 0, 0), tube(satin(shade), [[0.2, 0, 0], [1, -1.6, 0.2], [1.7, -3, 0]], 0.5, { flat: 0.15 }))), ball(satin(darker(shade, 0.15)), 0.7, 0.8, 0.8)), -90, 0), -9 + (i % 4) * 6, 1, -3.6 + Math.floor(i / 4) * 7);
  }));
const umbrella = (colour: Hex): Solid =>
  turn(
    join(
      sheet(satin(colour), 64, 14, (u, v) => {
        const scallop = 1 - 0.07 * Math.abs(Math.cos(u * Math.PI * 8)) * v;
        const wide = Math.sin(v * 1.45) * 48 * scallop;
        return [Math.cos(u * 6.283) * wide, 70 + Math.cos(v * 1.45) * 24, Math.sin(u * 6.283) * wide];
      }, true),
      tube(silver, [[0, 0, 0], [0, 98, 0]], 0.7, { isSmooth: false }),
      tube(leather('#4a3226'), [[0, 6, 0], [0, 0, 0], [2, -5, 0], [6, -5.4, 0], [8, -1, 0]], 1.4),
      ring(8, tube(silver, [[0, 62, 0], [24, 84, 0]], 0.3, { isSmooth: false })),
    ),
    0,
    0,
    -24,
  );

const leatherBand = (shade: Hex) => leather(shade, 0.2);
const eyewear = { yaw: -24, pitch: 14, focus: [0.3, 0.5, 0.9] as const };

/** Jewellery, watches, glasses, hats and other accessories. */
export const adornments: Kinds = {
  kundanSet: stands('#c99a3f', necklaceSet, { yaw: -12, pitch: 8 }),
  zirconRing: stands('#d9dbe0', () => fingerRing(silver, move(join(diamond(0.5, '#eaf1f8'), ring(6, tube(silver, [[0.2, -0.5, 0], [0.46, 0.1, 0]], 0.06))), 0, 1.5, 0)), { yaw: -38, pitch: 20, focus: [0.5, 0.85, 0.5] }),
  bridalCrown: stands('#d4ac5a', crown, { pitch: 20, yaw: -10 }),
  studs: stands('#2f2d33', studs, { pitch: 44 }),
  pendant: stands('#d9dbe0', pendant, { yaw: -12, pitch: 8 }),
  bangles: stands('#8c8f94', bangles, { pitch: 26 }),
  charm: stands('#d9dbe0', charm, { pitch: 34 }),
  braided: stands('#26262a', (c) => braided(mix(c, '#3a2418', 0.5)), { pitch: 34 }),
  chronograph: stands('#2d4f88', (c) => watch({ strap: metal('#cfd2d7', 0.28), rim: silver, dial: c, size: 2.1, style: 'chrono' }), { yaw: -20, focus: [0.5, 0.75, 0.9] }),
  digitalWatch: stands('#26262a', (c) => watch({ strap: matte(c), rim: matte(darker(c)), dial: '#9fb29a', style: 'digital' }), { yaw: -20 }),
  minimalWatch: stands('#26262a', (c) => watch({ strap: leatherBand('#7a4a2c'), rim: silver, dial: c, size: 2 }), { yaw: -20 }),
  roseWatch: stands('#f1efec', (c) => join(watch({ strap: metal('#dda38a', 0.32), rim: metal('#e0a68e', 0.16), dial: c, size: 1.6 }), watchBox()), { yaw: -20 }),
  slimWatch: stands('#f1efec', (c) => watch({ strap: leatherBand(c === '#f1efec' ? '#a86a52' : c), rim: gold, dial: '#faf6ee', size: 1.6 }), { yaw: -20 }),
  coupleWatch: stands('#26262a', (c) => join(move(watch({ strap: leatherBand('#5d3a26'), rim: gold, dial: c, size: 2.1 }), -2.8, 0, 0), move(watch({ strap: leatherBand('#5d3a26'), rim: gold, dial: c, size: 1.6 }), 2.6, 0, 1)), { yaw: -16 }),
  skeletonWatch: stands('#26262a', (c) => watch({ strap: leatherBand(c), rim: silver, dial: '#3b3a3c', size: 2.1, style: 'skeleton' }), { yaw: -20 }),
  smartWatch: stands('#26262a', (c) => watch({ strap: matte(c), rim: metal(mix(c, '#9aa0a6', 0.4), 0.3), dial: '#11151a', size: 2, style: 'smart' }), { yaw: -20 }),
  fitnessBand: stands('#2d4f88', (c) => watch({ strap: matte(c), rim: plastic('#1c1d20'), dial: '#11151a', size: 1.2, style: 'smart' }), { yaw: -20 }),
  gpsWatch: stands('#2f6b4a', (c) => watch({ strap: matte(c), rim: metal('#5a5d62', 0.4), dial: '#1a1d22', size: 2.3, style: 'chrono' }), { yaw: -20 }),
  smartRing: stands('#26262a', (c) => move(turn(lathe(metal(mix(c, '#6f747b', 0.5), 0.3), [[0.98, 0], [1.14, 0.06], [1.14, 0.7], [0.98, 0.76], [0.94, 0.38], [0.98, 0]], { bevel: 0.06, sides: 64 }), 90, 0), 0, 1.14, 0), { yaw: -40, pitch: 16 }),
  ringHolder: stands('#26262a', (c) => join(turn(join(box(leather(c), 6.4, 9.6, 0.8, 0.3), move(turn(lathe(silver, [[1.6, 0], [2, 0], [2, 0.3], [1.6, 0.3], [1.6, 0]], { bevel: 0.05 }), 52, 0), 0, 5, 1.6), move(box(plastic('#c8a24a'), 5.6, 2, 0.3, 0.1), 0, 8.6, 0)), -16, 0))),
  aviators: stands('#26262a', () => glasses(gold, dark('#3a4a3e'), 'aviator'), eyewear),
  squareShades: stands('#26262a', (c) => glasses(plastic(c === '#f1efec' ? '#e8e2d8' : '#1f1f22', 0.2), dark('#2c2a2c'), 'square'), eyewear),
  catEye: stands('#b8282e', (c) => glasses(plastic(c, 0.18), dark('#3a2a2e'), 'cat'), eyewear),
  roundShades: stands('#26262a', () => glasses(gold, dark('#5a3f2c'), 'round'), eyewear),
  blueGlasses: stands('#26262a', (c) => glasses(plastic(c, 0.24), glass('#dfeaf4', 0.9), 'square'), eyewear),
  baseballCap: stands('#d9742e', (c) => cap(mix(c, '#8a8478', 0.25)), { pitch: 18, yaw: -38 }),
  sunHat: stands('#d9b57c', (c) => brimHat(cloth(mix(c, '#d9b57c', 0.88), 0.5), 10, 12, mix(c, '#5a3a28', 0.3)), { pitch: 22 }),
  fedora: stands('#26262a', (c) => brimHat(fleece(mix(c, '#6b5344', 0.4), 0.15), 12, 6.4, '#231f20', 2.6), { pitch: 20 }),
  bucketHat: stands('#d9742e', bucketHat, { pitch: 18 }),
  beanie: stands('#b8282e', (c) => beanie(c, true)),
  beanieSet: stands('#b8282e', (c) => join(beanie(c, false), move(turn(gloves(knit(c, 0.4), knit(darker(c, 0.12), 0.4)), -84, 0), 25, 1.6, 6)), { pitch: 28 }),
  winterGloves: lies('#26262a', (c) => gloves(fleece(c, 0.18), knit(darker(c, 0.2), 0.4))),
  hijabs: stands('#e39aac', hijabPile, { pitch: 24 }),
  scarf: lies('#b8282e', (c) => scarf(printed(fleece(c, 0.2), [c, darker(c, 0.3)], checks(6)), fleece(c, 0.2))),
  shawl: lies('#b8282e', shawl, { pitch: 58, yaw: -16 }),
  leatherBelt: stands('#26262a', (c) => belt(c, false), { pitch: 28 }),
  tacticalBelt: stands('#26262a', (c) => belt(c, true), { pitch: 28 }),
  tieSet: stands('#b8282e', tieSet, { pitch: 30 }),
  bows: stands('#e39aac', bows, { pitch: 52 }),
  umbrella: stands('#b8282e', umbrella, { pitch: 6 }),
};
