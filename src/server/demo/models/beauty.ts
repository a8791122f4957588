// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter } from '../studio/colour.ts';
import { fleece, glass, glow, leather, matte, metal, paper, plastic, satin, stone, wax, wood } from '../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale, turn } from '../studio/mesh.ts';
import { box, plate } from '../studio/solids.ts';
import { ball, cylinder, lathe, loft, sheet, tube } from '../studio/surfaces.ts';
import { type Kinds, stands } from './kind.ts';
import { bottle, brush, carton, jar, lipstick, pan, squeeze } from './packs.ts';

const gold = metal('#d9b46a', 0.2);
const silver = metal('#d6d9de', 0.2);
const black = plastic('#232326', 0.22);
const white = plastic('#f6f4ef', 0.25);
const row = (count: number, gap: number, make: (i: number) => Solid): Solid => repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * gap, 0, 0));
const shades: readonly Hex[] = ['#8a2f3c', '#b5484f', '#c9705f', '#d9928a', '#a35a4a', '#7a2a48'];
const nude = (i: number): Hex => (['#e9cdb5', '#d9a98b', '#b8816a', '#8f5a49', '#caa07f', '#e6b7a9', '#a9685c', '#6a4438', '#f0dcc6'] as const)[i % 9] ?? '#d9a98b';

const compact = (shade: Hex): Solid =>
  join(lathe(black, [[0, 0], [3.6, 0], [3.8, 1], [0, 1]], { bevel: 0.3 }), move(pan(shade, 3.1), 0, 0.9, 0), move(turn(join(lathe(black, [[0, 0], [3.8, 0], [3.6, 0.8], [0, 0.8]], { bevel: 0.3 }), move(cylinder(metal('#eef2f5', 0.03), 3.2, 0.1, 0.01), 0, -0.06, 0)), -106, 0), 0, 4.6, -4.4));
const palette = (columns: number, rows: number, size: number, tone: (i: number) => Hex): Solid => {
  const [wide, deep] = [columns * size + 1, rows * size + 1];
  return join(box(black, wide, 1, deep, 0.3), repeat(columns * rows, (i) => move(pan(tone(i), size * 0.42), (i % columns) * size - wide / 2 + size / 2 + 0.5, 0.9, Math.floor(i / columns) * size - deep / 2 + size / 2 + 0.5)), move(turn(join(box(black, wide, 0.7, deep, 0.3), move(box(metal('#eef2f5', 0.03), wide - 1, 0.1, deep - 1, 0.02), 0, -0.06, 0)), -104, 0), 0, deep * 0.49, -deep * 0.62));
};
const gloss = (shade: Hex): Solid => join(lathe(glass(shade, 0.5), [[0, 0], [0.9, 0], [0.9, 5], [0, 5]], { bevel: 0.1 }), lathe(wax(shade), [[0, 0.2], [0.7, 0.2], [0.7, 4.7], [0, 4.7]]), move(cylinder(gold, 0.92, 4.6, 0.1), 0, 5, 0));
const pencil = (shade: Hex, metalBody = false): Solid => join(lathe(metalBody ? metal(shade, 0.3) : plastic(shade), [[0, 0], [0.5, 0], [0.5, 10], [0.42, 10.4]], {}), lathe(wood('#d9b58c', '#c49a6c', 'y', 1), [[0.44, 10.4], [0.16, 11.4]]), lathe(wax(darker(shade, 0.2)), [[0.16, 11.4], [0, 11.8]]));
const mascara = (): Solid => join(cylinder(black, 0.9, 7, 0.15), move(lathe(gold, [[0.92, 0], [0.92, 0.4]]), 0, 6.9, 0), move(turn(join(cylinder(black, 0.85, 5, 0.15), move(lathe(matte('#1b1a1c'), [[0.14, 0], [0.14, 2], [0.6, 2.4], [0.7, 4], [0.3, 5.4]], { wave: (a, y) => 1 + 0.25 * Math.sin(y * 14) * Math.cos(a * 5) }), 0, 5, 0)), 0, 0, 96), 9.6, 0.9, 4));
const tips = (shade: Hex): Solid => join(box(paper('#f4efe9'), 16, 0.4, 12, 0.1), repeat(24, (i) => move(turn(scale(ball(plastic(shade, 0.08), 1), 0.74 - (i % 4) * 0.06, 0.3, 1.2), -8, 0), -6.8 + (i % 8) * 1.94, 0.8, -3.6 + Math.floor(i / 8) * 3.6)));
const polish = (shade: Hex): Solid => join(lathe(plastic(shade, 0.06), [[0, 0], [1.4, 0], [1.4, 2.8], [0.6, 3.4], [0.6, 3.8]], { bevel: 0.3 }), move(lathe(black, [[0, 0], [0.7, 0], [0.55, 3.6], [0, 3.6]]), 0, 3.8, 0));
const perfume = (tint: Hex, wide = 6, high = 8): Solid => join(box(glass(lighter(tint, 0.5), 0.7), wide, high, 3.4, 0.7), move(box(wax(tint), wide - 1, high - 2.4, 2.5, 0.5), 0, 0.6, 0), move(join(cylinder(gold, 1, 0.9, 0.05), move(cylinder(gold, 0.7, 0.8), 0, 0.9, 0), move(ball(glass('#f6efe6', 0.5), 1.5, 1.3, 1.5), 0, 2.8, 0)), 0, high, 0), move(box(paper('#f6f0e4'), wide * 0.5, high * 0.26, 0.1, 0.02), 0, high * 0.32, 1.72));
const ginger = (): Solid => join(loft(silver, [{ y: 0, wide: 1, deep: 1 }, { y: 12, wide: 1.4, deep: 1.4 }]));
const straightener = (): Solid => turn(join(repeat(2, (i) => move(turn(join(move(box(black, 2.6, 26, 1.8, 0.8), 0, 0, 0), move(box(metal('#c9a493', 0.25), 2.4, 9, 0.3, 0.1), 0, 16, i === 0 ? 0.9 : -0.9)), i === 0 ? -5 : 5, 0), 0, 0, i === 0 ? -1 : 1)), tube(black, [[0, 0, 0], [0, -3, 0], [3, -6, 0], [9, -5, 0]], 0.35), ginger().slice(0, 0)), -78, 24);
const curler = (): Solid => join(tube(satin('#d98fa3'), [[-14, 1.6, 8], [-12, 2, -2], [-6, 2.4, -9], [0, 2.6, -11], [6, 2.4, -9], [12, 2, -2], [14, 1.6, 8]], 1.7), pair(tube(satin('#b8627a'), [[14, 1.8, 7], [16, 1.8, 9], [13, 1.8, 11], [12.6, 1.8, 8], [16, 1.8, 6.6]], 0.5)));
const soap = (shade: Hex): Solid => join(box(wax(shade), 8, 2.8, 5.4, 0.9), move(box(wax(lighter(shade, 0.08)), 5.6, 0.12, 3.2, 0.06), 0, 2.72, 0));
const massage = (): Solid => join(tube(fleece('#6b6f78', 0.25), [[-15, 0, 16], [-14, 9, 6], [-10, 15, -6], [0, 17, -10], [10, 15, -6], [14, 9, 6], [15, 0, 16]], (t) => 3.6 + 2 * Math.sin(t * 3.14), { flat: 2.6, sides: 20 }), pair(repeat(3, (i) => move(ball(plastic('#c9503f'), 1.6), 5 + i * 3.4, 15.4 - i * 2, -4 + i * 3.4))), pair(tube(leather('#3a3b40'), [[15, 0.4, 15], [16, 0.8, 20], [13, 1, 24], [10, 0.8, 22], [12, 0.6, 18]], 0.8)), move(box(plastic('#26272a'), 3, 5, 1.2, 0.5), 14.4, 4, 11));
const bathBox = (): Solid => join(box(wood('#caa173', '#a97d50', 'x', 1), 28, 7, 18, 0.4), move(box(paper('#e9dcc8'), 26, 1, 16, 0.2), 0, 6.4, 0), move(jar(glass('#f6eef0', 0.5), gold, 3, 5), -8, 7, 0), move(lathe(wax('#d99aa8'), [[0, 0], [2.6, 0], [2.6, 4.4], [0, 4.4]]), -8, 7.2, 0), move(ball(fleece('#e9d2d6', 0.5), 4), 0, 10, 1), move(soap('#a9b89c'), 8, 7, 3), move(turn(cylinder(fleece('#f2eee6', 0.25), 2, 8, 0.6), 0, 0, 90), 12, 9, -4));
const faceRoller = (): Solid => join(turn(join(lathe(stone('#7fae95'), [[0, 0], [0.8, 0], [0.6, 3], [0.9, 6], [0.7, 9]]), tube(gold, [[0, 9, 0], [0, 10.4, 0], [2.6, 10.8, 0], [2.8, 12.6, 0]], 0.22), tube(gold, [[0, 10.4, 0], [-2.6, 10.8, 0], [-2.8, 12.6, 0]], 0.22), move(turn(lathe({ ...wax('#7fae95'), rough: 0.16 }, [[0, -2.4], [1.1, -2.3], [1.5, 0], [1.1, 2.3], [0, 2.4]], { bevel: 0.4 }), 0, 0, 90), 0, 12.6, 0)), -82, 30), move(turn(plate({ ...wax('#7fae95'), rough: 0.16 }, [[-4, -2], [-3, 2], [-1.4, 1], [0, 2.4], [1.4, 1], [3, 2.2], [4.4, -1], [0, -3.2]], 0.7, 0.3, 0.6), -86, -12), 4, 0.4, 7));
const toothbrush = (shade: Hex): Solid => join(lathe(plastic(shade, 0.22), [[0, 0], [1.4, 0], [1.3, 12], [0.9, 14], [0, 14]], { bevel: 0.4 }), lathe(white, [[0.5, 14], [0.4, 19], [0.5, 19.6]]), move(box(white, 1, 2.4, 0.8, 0.3), 0, 19, 0), move(box(fleece('#9cc6d9', 0.2), 0.9, 2.1, 0.9, 0.2), 0, 19.2, 0.7), move(turn(cylinder(plastic('#ffffff'), 0.5, 0.2), 90, 0), 0, 8, 1.3));
const bamboo = (shade: Hex): Solid => turn(join(box(wood('#d2ab74', '#b98d55', 'y', 1), 1.1, 19, 0.6, 0.28), move(box(fleece(shade, 0.16), 0.9, 2.8, 1.2, 0.15), 0, 16, 0.8)), -86, 0);
const nailLamp = (): Solid => join(loft(white, [{ y: 0, wide: 9, deep: 8, power: 3 }, { y: 6, wide: 8.6, deep: 7.4, power: 3 }, { y: 8, wide: 7, deep: 6, power: 3 }]), move(box(matte('#2a2630'), 13, 4.4, 6, 1.6), 0, 0.4, 5.2), repeat(7, (i) => move(ball(glow('#b48cf2', 1.2), 0.5), -4.8 + i * 1.6, 4.2, 8)), move(ball(glow('#8fd0f0', 0.8), 1.2, 0.2, 1.2), 0, 8.1, 2));
const candle = (shade: Hex, high: number): Solid => join(lathe(glass(lighter(shade, 0.6), 0.6), [[0, 0], [3, 0], [3, high + 1.6], [2.8, high + 1.6]], {}), lathe(wax(shade), [[0, 0.3], [2.7, 0.3], [2.7, high], [0, high - 0.2]]), tube(matte('#2b2624'), [[0, high - 0.3, 0], [0.1, high + 0.9, 0]], 0.08), move(scale(lathe(glow('#ffce6a', 1.8), [[0, 0], [0.4, 0.5], [0, 1.7]], { bevel: 0.3 }), 1), 0, high + 0.7, 0));
const spa = (): Solid => join(lathe(matte('#8fb0b8'), [[0, 0], [16, 0], [19, 11], [18.6, 17], [19.4, 18], [18, 18], [16.4, 3], [0, 3]], { bevel: 0.6, wave: (a, y) => 1 + (y > 5 && y < 14 ? 0.015 * Math.sin(y * 4) : 0) + 0.05 * Math.cos(a * 2) }), lathe({ ...plastic('#a9d4de', 0.05) }, [[0, 13], [17.4, 13]]), pair(tube(white, [[18.6, 15, -4], [21, 15, 0], [18.6, 15, 4]], 0.9)), repeat(6, (i) => move(ball(wax('#e39aac'), 1, 0.4, 1), Math.cos(i * 2.4) * 9, 13.2, Math.sin(i * 1.9) * 9)));
const beardSet = (): Solid => join(bottle({ material: glass('#8a4a1c', 0.5), r: 1.8, high: 6, cap: 'dropper', capMaterial: black, label: ['#2c2622', '#d9b46a'], inside: '#b8742c' }), move(jar(metal('#c9cbd0', 0.3), metal('#b9bcc2', 0.3), 3, 1.6), 6.4, 0, 1), move(turn(comb(), -80, -20), -2, 0.4, 8));
const comb = (): Solid => join(box(wood('#b07c4c', '#8a5c34', 'x', 0.6), 13, 2.2, 0.8, 0.3), repeat(22, (i) => move(box(wood('#b07c4c', '#8a5c34', 'y', 0.6), 0.3, 3.4, 0.5, 0.14), -6 + i * 0.57, -3, 0)));
const shaving = (): Solid => join(lathe(wood('#6d452a', '#53321d', 'x', 1), [[0, 0], [5, 0], [5, 1], [0, 1]]), tube(silver, [[-2, 1, 0], [-2, 14, 0]], 0.4, { isSmooth: false }), tube(silver, [[-2, 13.6, 0], [2.4, 13.6, 2], [4, 13.6, 0]], 0.3), move(join(lathe(black, [[0, 6], [1.3, 6.4], [0.8, 9], [1.3, 10], [1.2, 11]]), lathe(fleece('#8a6f52', 0.14), [[1.2, 6], [1.9, 2.4], [0, 1.4]], { bevel: 0.6 })), 3.2, 3, 1), move(lathe(silver, [[0, 0], [4, 0], [4.6, 4], [4.3, 4], [3.8, 0.6], [0, 0.6]]), 13, 0, 2), move(ball(fleece('#f6f5f2', 0.4), 3.6, 1.6, 3.6), 13, 3.4, 2));
const razor = (): Solid => join(turn(join(lathe(silver, [[0, 0], [0.75, 0], [0.6, 3], [0.75, 4], [0.5, 9], [0.4, 9.6]], { wave: (a, y) => 1 + (y < 8 ? 0.05 * Math.sign(Math.sin(a * 8 + y * 3)) : 0) }), move(box(silver, 4.4, 0.9, 2.6, 0.4), 0, 9.4, 0)), -56, 24), repeat(3, (i) => move(turn(box(paper((['#2d4f88', '#f1efec', '#2d4f88'] as const)[i] ?? '#2d4f88'), 4.6, 0.2, 2.6, 0.05), 0, i * 16), 7, i * 0.22, 2)));
const trimmer = (): Solid => join(loft(black, [{ y: 0, wide: 1.8, deep: 1.5 }, { y: 6, wide: 2, deep: 1.7 }, { y: 13, wide: 1.6, deep: 1.4 }]), move(box(metal('#b9bcc2'), 3.8, 1.6, 2, 0.3), 0, 13, 0), repeat(13, (i) => move(box(metal('#d6d9de'), 0.16, 1, 1.6, 0.04), -1.7 + i * 0.28, 14.4, 0)), move(lathe(plastic('#c9503f'), [[1.9, 8.6], [2.05, 9], [2.05, 9.8], [1.9, 10.2]]), 0, 0, 0), move(box(glow('#6fd0e8', 0.8), 0.8, 2, 0.2, 0.05), 0, 4, 1.7));
const dryer = (colour: Hex): Solid => join(move(turn(lathe(plastic(colour, 0.24), [[0, -9], [4.4, -8], [4.8, -3], [4.2, 4], [3.2, 9], [3, 13], [2.7, 13], [2.6, 9]], { bevel: 1 }), 0, 0, 90), 0, 20, 0), move(turn(lathe(black, [[3, 0], [6.6, 3.4], [6.6, 5], [0, 5]], { bevel: 0.4 }), 0, 0, 90), -12.6, 20, 0), move(turn(loft(plastic(colour, 0.24), [{ y: 0, wide: 1.6, deep: 1.5 }, { y: 9, wide: 2, deep: 1.8 }, { y: 17, wide: 2.4, deep: 2 }]), 0, 0, -12), 1.5, 0, 0), move(box(black, 0.9, 3, 0.4, 0.2), 0.4, 10, 1.9), tube(black, [[1.6, 0.6, 0], [3, -1, 1], [9, -0.4, 4], [14, 0, 3]], 0.35));
const shaver = (colour: Hex): Solid => join(loft(plastic(colour, 0.22), [{ y: 0, wide: 2.4, deep: 2 }, { y: 9, wide: 2.6, deep: 2.2 }, { y: 13, wide: 2.2, deep: 1.8 }]), move(loft(black, [{ y: 0, wide: 2, deep: 1.8 }, { y: 2, wide: 3.4, deep: 2.8 }, { y: 3.4, wide: 3.2, deep: 2.6 }]), 0, 12.6, 0.6), repeat(3, (i) => move(lathe(silver, [[0, 0.3], [0.5, 0.4], [1.15, 0.3], [1.25, 0]], { bevel: 0.1 }), Math.cos(i * 2.094 + 1.57) * 1.5, 16, 0.6 + Math.sin(i * 2.094 + 1.57) * 1.3)));
const brushes = (): Solid => join(repeat(9, (i) => move(turn(brush(plastic(i % 2 === 0 ? '#2a2729' : '#d98fa3', 0.2), fleece('#8a5f48', 0.14), 15 + (i % 3) * 2, 0.36 + (i % 4) * 0.16), 0, 0, 78 - i * 1.4), -4 + i, 5, (i % 3) - 1)), lathe(leather('#7a4a3a'), [[0, 0], [5.4, 0], [5.6, 11], [5.2, 11], [5, 1], [0, 1]], { bevel: 0.3 }));
const sponge = (shade: Hex): Solid => lathe(fleece(shade, 0.12), [[0, 0], [2.2, 0.6], [2.5, 2], [1.6, 3.8], [0, 5.4]], { bevel: 1.4 });
const hollywood = (): Solid => join(box(white, 30, 2, 10, 0.8), move(box(white, 34, 28, 2, 0.8), 0, 3, -1), move(box(metal('#e9eef2', 0.03), 27, 21, 0.3, 0.1), 0, 6.5, 0.1), pair(repeat(4, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), 15.2, 7 + i * 6.4, 0.5))), repeat(5, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), -11 + i * 5.5, 29.2, 0.5)));
const organizer = (): Solid => join(repeat(3, (i) => move(join(box(glass('#e9f1f4', 0.72), 22, 4.6, 13, 0.3), move(ball(silver, 0.6), 0, 2.4, 6.8)), 0, i * 4.8, 0)), repeat(3, (i) => move(box(satin((['#e2b7bd', '#d9c3a3', '#b9cdd6'] as const)[i] ?? '#e2b7bd'), 18, 1.4, 9, 0.4), 0, i * 4.8 + 0.6, 0)), move(row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c')), 0, 14.4, -2));
const hennaSheet = (): Solid => join(turn(box(paper('#fbf7ee'), 15, 21, 0.2, 0.05), -74, 0), repeat(30, (i) => move(scale(ball(paper('#7a3b20'), 0.8, 0.2, 1.3), 1), Math.cos(i * 0.9) * (1 + (i % 6) * 0.9), 2.4 + 0.28 * (10 - Math.sin(i * 0.9) * (1 + (i % 6) * 1.4)) * 0.9 + 0.5, -Math.sin(0.3) * 8 + Math.sin(i * 0.9) * (1 + (i % 6) * 1.2) * 0.9 - 0.4)));
const makeupKit = (): Solid => join(palette(6, 4, 2.6, (i) => nude(i * 2)), move(turn(brush(black, fleece('#8a5f48', 0.14), 12), 0, 20), 4, 0.6, 9), move(lipstick('#b8324a'), 12, 0, 2), move(mascara().slice(0, 2), 14.6, 0, -1));
const lashes = (): Solid => join(box(paper('#f0e6e9'), 13, 0.6, 9, 0.2), repeat(2, (k) => repeat(26, (i) => move(turn(tube(matte('#161416'), [[0, 0, 0], [0, 0.5, 0.9], [0, 1.3, 1.5]], 0.05), 0, (i - 13) * 4), -3 + k * 6 + (i - 13) * 0.16, 0.7, -1.4 + ((i - 13) / 13) ** 2 * -0.6))), move(turn(pencil('#232326'), 0, 0, -90), -5.6, 1.1, 3), move(turn(box(silver, 6, 0.5, 0.9, 0.2), 0, 30), 4, 0.6, 3));
const attar = (): Solid => join(box(wood('#5a3420', '#432414', 'x', 1), 15, 3, 9, 0.4), move(box(satin('#7a2430'), 13.6, 0.4, 7.6, 0.1), 0, 2.8, 0), repeat(6, (i) => move(join(lathe(glass('#f2d9a0', 0.6), [[0, 0], [0.8, 0], [0.8, 2.4], [0.3, 2.9]], { bevel: 0.2 }), lathe(wax((['#c9852c', '#a3552c', '#d9b04a', '#8a3a2c', '#c9a04a', '#9a6a2c'] as const)[i] ?? '#c9852c'), [[0, 0.2], [0.6, 0.2], [0.6, 2], [0, 2]]), move(lathe(gold, [[0, 0], [0.5, 0], [0.7, 0.8], [0.3, 1.6], [0, 2]], { bevel: 0.2 }), 0, 2.8, 0)), -4.4 + (i % 3) * 4.4, 3, i < 3 ? -1.9 : 1.9)), move(turn(box(wood('#5a3420', '#432414', 'x', 1), 15, 1.2, 9, 0.4), -100, 0), 0, 7.4, -5.4));
const capsules = (): Solid => join(bottle({ material: glass('#9a5a1c', 0.55), r: 3.6, high: 9, neck: 2.6, capMaterial: white, label: ['#f4f6f2', '#2f7a8a'], inside: '#c98a2c' }), repeat(7, (i) => move(turn(lathe({ ...glass('#f0b84a', 0.4) }, [[0, -0.9], [0.4, -0.7], [0.45, 0], [0.4, 0.7], [0, 0.9]], { bevel: 0.3 }), 90, i * 50), 6 + (i % 3) * 1.2, 0.42, 2 + Math.floor(i / 3) * 1.6)));
const honey = (): Solid => join(jar(glass('#f6c35a', 0.5), gold, 4.4, 9, ['#fff3d6', '#a8641c']), lathe(wax('#d98a1c'), [[0, 0.3], [4, 0.3], [4, 8], [0, 8]]), move(turn(join(tube(wood('#c99a62', '#a97d48', 'y', 0.5), [[0, 0, 0], [0, 12, 0]], 0.35), lathe(wood('#c99a62', '#a97d48', 'y', 0.5), [[0, 0], [1, 0.6], [1.2, 1.6], [0.8, 2.8], [0, 3]], { wave: (_a, y) => 1 + 0.14 * Math.sin(y * 9) })), -84, 40), 9, 1, 5));
const aloe = (): Solid => join(jar(plastic('#4c9a5a', 0.16), white, 4.6, 7, ['#f2f7ee', '#3a7a48']), repeat(3, (i) => move(turn(sheet(wax('#6fae68'), 8, 12, (u, v) => [(u - 0.5) * 3 * (1 - v), v * 10 - v * v * 1.4, Math.sin(u * 3.14) * 1.1 * (1 - v)]), -20, i * 40 - 60, i * 16 - 16), 7.4 + i * 0.8, 0, -2 + i)));
const wash = (ground: Hex, ink: Hex): Solid => squeeze(plastic(ground, 0.3), plastic(ink), ink);
const scrub = (): Solid => join(jar(glass('#c9a68a', 0.5), black, 4.4, 6, ['#3b2a20', '#d9b48a']), lathe(wax('#4a2f20'), [[0, 0.2], [4, 0.2], [4, 5.6], [0, 5.6]]), repeat(9, (i) => move(turn(scale(ball(wax('#3d2417'), 0.62), 1, 0.75, 0.7), 0, i * 47), 6 + (i % 3) * 1.4, 0.46, 1 + Math.floor(i / 3) * 1.5)));
const buds = (): Solid => join(lathe(glass('#eef4f6', 0.66), [[0, 0], [4, 0], [4, 7.6], [3.8, 7.6]], {}), repeat(40, (i) => move(join(tube(paper('#f6f4ee'), [[0, 0.6, 0], [0, 7.4, 0]], 0.12, { isSmooth: false, sides: 6 }), move(ball(fleece('#ffffff', 0.1), 0.32, 0.6, 0.32), 0, 7.6, 0)), Math.cos(i * 2.4) * Math.sqrt(i / 40) * 3.4, 0.2, Math.sin(i * 2.4) * Math.sqrt(i / 40) * 3.4)), move(turn(cylinder(plastic('#8fc0c9', 0.25), 4.2, 1.4, 0.3), 72, 20), 8, 3.8, 1));
const clipper = (): Solid => turn(join(plate(silver, [[-0.9, 0], [0.9, 0], [0.7, 7], [0.4, 8.2], [-0.4, 8.2], [-0.7, 7]], 0.4, 0.1, 0.2), move(turn(plate(silver, [[-0.8, 0], [0.8, 0], [0.6, 6.6], [-0.6, 6.6]], 0.3, 0.1, 0.3), 8, 0), 0, 0.4, 0.9), move(turn(cylinder(silver, 0.36, 1.6), 90, 0), 0, 6.6, -0.4), tube(silver, [[0, 0, 0.4], [0.9, -1.2, 0.4], [0, -2.2, 0.4], [-0.9, -1.2, 0.4], [0, 0, 0.4]], 0.14)), -72, 30);
const callus = (): Solid => join(loft(plastic('#f2d9de', 0.25), [{ y: 0, wide: 2.2, deep: 2 }, { y: 8, wide: 2.5, deep: 2.2 }, { y: 13, wide: 2.8, deep: 2.2 }]), move(turn(cylinder({ ...stone('#8a6f9a') }, 1.5, 4.6, 0.3), 0, 0, 90), 2.3, 14, 0.6), row(3, 5, () => move(turn(cylinder(stone('#8a6f9a'), 1.5, 4, 0.3), 90, 0), 11, 1.5, 2)));
const mat = (): Solid => join(lathe(matte('#b79bd1'), [[0, 0], [7, 0], [7, 0.6], [0, 0.6]], { wave: (a) => 1 + 0.12 * Math.abs(Math.cos(a * 2.5)) }), repeat(60, (i) => move(ball(matte('#a587c4'), 0.36, 0.5, 0.36), Math.cos(i * 2.4) * Math.sqrt(i) * 0.8, 0.7, Math.sin(i * 2.4) * Math.sqrt(i) * 0.8)), move(turn(brush(black, fleece('#8a5f48', 0.14), 13, 0.6), 0, 24), -4, 1.6, 2));
const babyTrim = (): Solid => join(loft(white, [{ y: 0, wide: 1.4, deep: 1.3 }, { y: 7, wide: 1.8, deep: 1.6 }, { y: 11, wide: 1.3, deep: 1.2 }]), move(cylinder(plastic('#8fc7c0', 0.3), 1.3, 1, 0.2), 0, 11, 0), move(cylinder(fleece('#f0b8a8', 0.1), 1.1, 0.5, 0.1), 0, 12, 0), row(5, 2.8, (i) => move(join(cylinder(plastic((['#8fc7c0', '#f0b8a8', '#e9d28f', '#a9b8e0', '#d9a0c0'] as const)[i] ?? '#8fc7c0'), 1.1, 0.8, 0.2), move(cylinder(fleece('#f6f1e8', 0.1), 0.95, 0.4), 0, 0.8, 0)), 10, 0, 2)), move(ball(glow('#9fe0d6', 0.7), 0.5, 0.8, 0.2), 0, 6, 1.6));
const digital = { pitch: 20 };

/** Make-up, care and what belongs to them. */
export const beauty: Kinds = {
  liquidLips: stands('#8a2f3c', () => row(6, 2.6, (i) => gloss(shades[i] ?? '#8a2f3c'))),
  makeupKit: stands('#232326', makeupKit, { pitch: 30 }),
  serum: stands('#d98a1c', () => join(bottle({ material: glass('#c9781c', 0.5), r: 1.9, high: 7.4, cap: 'dropper', capMaterial: gold, label: ['#fff6e6', '#d9821c'], inside: '#e09a2c' }), move(carton('#fff4e2', '#e0902c', 5, 11, 4.4), 6.4, 0, -3))),
  aloe: stands('#4c9a5a', aloe),
  sunscreen: stands('#f2b84a', () => squeeze(plastic('#fbf3e0', 0.3), plastic('#e99a2c'), '#e99a2c', 2.5, 12)),
  peelMask: stands('#232326', () => squeeze(plastic('#232326', 0.24), plastic('#b8bcc2'), '#5a5d62', 2.6, 14)),
  hairOil: stands('#a8641c', () => join(bottle({ material: glass('#d9a85a', 0.5), r: 2.9, high: 13, capMaterial: plastic('#2c3a24'), label: ['#f6efdc', '#6a3a5a'], inside: '#b8862c' }), move(lathe({ ...wax('#b5667a'), rough: 0.25 }, [[0, 0], [2.4, 0.4], [3, 2.2], [1.6, 4.4], [0.3, 5.2], [0.2, 6]], { bevel: 1.2 }), 7, 0, 2))),
  shampooSet: stands('#c9a05a', () => row(2, 8, (i) => bottle({ material: plastic(i === 0 ? '#6a4a2c' : '#ece0c8', 0.22), r: 3.2, high: 17, cap: 'disc', capMaterial: gold, label: i === 0 ? ['#e9d8b4', '#6a4a2c'] : ['#6a4a2c', '#e9d8b4'] }))),
  hairMask: stands('#a685b8', () => jar(plastic('#8a6aa0', 0.2), gold, 5.4, 8, ['#f4ecf8', '#6a4a84'])),
  foundation: stands('#d9a98b', () => join(bottle({ material: glass('#f0dccb', 0.4), r: 2, high: 9, cap: 'pump', capMaterial: black, label: null, inside: '#d3a080' }), move(turn(brush(black, fleece('#8a5f48', 0.14), 13, 0.6), 0, 30), 1, 0.9, 6))),
  nudePalette: stands('#b8816a', () => palette(6, 3, 2.8, nude), { pitch: 34 }),
  attar: stands('#5a3420', attar, { pitch: 26 }),
  bodyMist: stands('#e3a0b0', () => bottle({ material: glass('#f6d3dc', 0.6), r: 2.4, high: 17, cap: 'spray', capMaterial: gold, label: ['#fff5f7', '#c9647e'], inside: '#eeb4c2' })),
  fishOil: stands('#d9a02c', capsules, digital),
  honey: stands('#d98a1c', honey),
  charcoalSoap: stands('#2c2b2d', () => join(soap('#2c2b2d'), move(turn(soap('#38363a'), 0, 12), 0.4, 2.9, 0), move(turn(soap('#2c2b2d'), 0, -6), -0.3, 5.8, 0), move(turn(soap('#3d3b40'), 74, 0), 1, 0, 7)), { pitch: 24 }),
  callus: stands('#f2d9de', callus),
  nailDryer: stands('#f6f4ef', nailLamp, { pitch: 18 }),
  jadeRoller: stands('#7fae95', faceRoller, { pitch: 42 }),
  sonicBrush: stands('#f6f4ef', () => join(toothbrush('#2d4f78'), row(4, 2, (i) => move(join(lathe(white, [[0.5, 0], [0.4, 5], [0.5, 5.6]]), move(box(white, 1, 2, 0.7, 0.3), 0, 5, 0), move(box(fleece((['#9cc6d9', '#e3a0b0', '#a9cfa0', '#e9d28f'] as const)[i] ?? '#9cc6d9', 0.2), 0.9, 1.8, 0.9, 0.2), 0, 5.1, 0.6)), 7, 0, 3)), move(box(plastic('#2d4f78', 0.3), 21, 3, 4, 1.2), 4, 0, -6))),
  bambooBrush: stands('#d2ab74', () => row(4, 2.6, (i) => bamboo((['#3a3a3d', '#8fb8c9', '#d98fa3', '#a9b88c'] as const)[i] ?? '#3a3a3d')), { pitch: 50, yaw: -34 }),
  bathGift: stands('#caa173', bathBox, { pitch: 30 }),
  bodyLotion: stands('#e9d6b8', () => bottle({ material: plastic('#ecdcc0', 0.28), r: 3.6, high: 17, cap: 'pump', capMaterial: white, label: ['#fffaf0', '#a8763c'] })),
  beardSet: stands('#8a4a1c', beardSet, { pitch: 24 }),
  menFaceWash: stands('#232326', () => squeeze(plastic('#2c3036', 0.28), plastic('#5a6a78'), '#6a8090', 2.8, 14)),
  neckMassager: stands('#6b6f78', massage, { pitch: 22 }),
  candles: stands('#b79bd1', () => row(3, 7, (i) => candle((['#b79bd1', '#a58bc4', '#d0bde0'] as const)[i] ?? '#b79bd1', 4 + i * 2))),
  footSpa: stands('#8fb0b8', spa, { pitch: 24 }),
  compactPowder: stands('#e9cdb5', () => compact('#e3bf9f'), { pitch: 26 }),
  contour: stands('#b8816a', () => palette(3, 1, 4.4, (i) => (['#a9745a', '#e08a8a', '#f2dcc0'] as const)[i] ?? '#a9745a'), { pitch: 30 }),
  mascara: stands('#232326', () => join(mascara(), move(turn(pencil('#1c1a1c'), 0, 0, -84), -3, 0.6, 7)), { pitch: 26 }),
  lashes: stands('#f0e6e9', lashes, { pitch: 46 }),
  shadowSticks: stands('#c9a0b8', () => row(6, 1.8, (i) => pencil((['#c9a0b8', '#d9b46a', '#8a9ac0', '#a8746a', '#b7c9b0', '#8a6a9a'] as const)[i] ?? '#c9a0b8', true))),
  lipOil: stands('#d9647e', () => join(gloss('#e0788c'), move(turn(gloss('#e8a08c'), 0, 0, -90), 3, 0.95, 4)), { pitch: 22 }),
  bulletLipstick: stands('#8a2f3c', () => row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c'))),
  glossTrio: stands('#d9647e', () => row(3, 3, (i) => gloss((['#e0788c', '#c94a6a', '#e8a894'] as const)[i] ?? '#e0788c'))),
  riceWash: stands('#f2ead8', () => join(wash('#f6f1e4', '#c9a86a'), repeat(26, (i) => move(turn(ball(wax('#f2ebdc'), 0.16, 0.16, 0.42), 0, i * 67), 4.6 + Math.cos(i * 2.4) * Math.sqrt(i) * 0.42, 0.16, 2 + Math.sin(i * 2.4) * Math.sqrt(i) * 0.42)))),
  snailEssence: stands('#d9d3c6', () => join(bottle({ material: glass('#eef0ea', 0.55), r: 2.3, high: 12, cap: 'pump', capMaterial: white, label: ['#f6f3ec', '#8a7a5a'], inside: '#e6e0d0' }), move(carton('#efe9dc', '#9a8a64', 5.6, 14, 5), 7, 0, -3))),
  gelPolish: stands('#c94a6a', () => row(7, 3.3, (i) => polish((['#c94a6a', '#e39aac', '#8a2f48', '#d9b48f', '#6f4b8f', '#2d4f78', '#eef2f4'] as const)[i] ?? '#c94a6a'))),
  pressOn: stands('#e3a0b0', () => tips('#e39aac'), { pitch: 50 }),
  eauDeParfum: stands('#e9c08a', () => join(perfume('#e3b070'), move(carton('#f6ead8', '#b8864a', 7, 11, 4.4), 7.4, 0, -4))),
  perfumeTrio: stands('#d99aa8', () => row(3, 4.6, (i) => perfume((['#e3a0b0', '#a9b8d9', '#d9c08a'] as const)[i] ?? '#e3a0b0', 3.4, 6))),
  straightener: stands('#232326', straightener, { pitch: 40 }),
  curlingRod: stands('#d98fa3', curler, { pitch: 38 }),
  coffeeScrub: stands('#4a2f20', scrub),
  showerGel: stands('#e3a0b0', () => bottle({ material: glass('#f2b8c4', 0.5), r: 3.3, high: 18, cap: 'pump', capMaterial: white, label: ['#fff4f6', '#b8425e'], inside: '#e58fa2' })),
  stylingClay: stands('#2c2b2d', () => join(jar(black, metal('#8a8d92', 0.3), 3.8, 3, ['#d9cdb8', '#2c2622']), move(comb(), 9, 3.4, 2)), digital),
  shavingKit: stands('#6d452a', shaving, digital),
  brushSet: stands('#2a2729', brushes),
  blenderSponge: stands('#e3a0b0', () => row(4, 5.4, (i) => sponge((['#e3788f', '#d9a07a', '#8fb8a9', '#a99ac9'] as const)[i] ?? '#e3788f'))),
  vanityMirror: stands('#f6f4ef', hollywood, { yaw: -18 }),
  brushMat: stands('#b79bd1', mat, { pitch: 44 }),
  hennaSheet: stands('#fbf7ee', hennaSheet, { pitch: 24, yaw: -14 }),
  makeupOrganizer: stands('#e9f1f4', organizer),
  hairDryer: stands('#f1efec', dryer, { yaw: -14, pitch: 10 }),
  shaver: stands('#26262a', shaver),
  beardTrimmer: stands('#232326', trimmer),
  safetyRazor: stands('#d6d9de', razor, { pitch: 34 }),
  nailClipper: stands('#d6d9de', clipper, { pitch: 50 }),
  hairComb: stands('#b07c4c', () => turn(comb(), -78, 0), { pitch: 54 }),
  cottonBuds: stands('#eef4f6', buds, { pitch: 24 }),
  babyNail: stands('#f6f4ef', babyTrim),
};
