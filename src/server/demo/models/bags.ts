// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter, mix } from '../studio/colour.ts';
import { cloth, glass, glow, leather, type Material, matte, metal, plastic, printed, satin, wood } from '../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, turn } from '../studio/mesh.ts';
import { box, pillow, plate } from '../studio/solids.ts';
import { ball, cylinder, type Flat, lathe, loft, tube } from '../studio/surfaces.ts';
import { mirrored } from './garments.ts';
import { type Kinds, stands } from './kind.ts';
import { checks, diamonds } from './prints.ts';

const gold = metal('#d4ac5a', 0.2);
const steel = metal('#c9ccd2', 0.22);

/** A handle or strap from one side to the other; `high` is its height above the bag. */
const strap = (material: Material, half: number, from: number, high: number, z = 0, wide = 0.8, thin = 0.35): Solid =>
  tube(material, [[-half, from, z], [-half * 0.96, from + high * 0.55, z], [-half * 0.55, from + high * 0.94, z], [0, from + high, z], [half * 0.55, from + high * 0.94, z], [half * 0.96, from + high * 0.55, z], [half, from, z]], thin, { flat: wide });

/** The body of a bag: half widths at the bottom and the top. */
const body = (material: Material, low: number, top: number, high: number, deep: number, power = 5): Solid =>
  loft(material, [
    { y: 0, wide: low * 0.97, deep: deep * 0.94, power },
    { y: high * 0.06, wide: low, deep, power },
    { y: high * 0.5, wide: (low + top) / 2 + 0.4, deep: deep * 0.92, power },
    { y: high * 0.94, wide: top, deep: deep * 0.55, power },
    { y: high, wide: top * 0.985, deep: deep * 0.48, power },
  ]);

const flap = (material: Material, half: number, high: number, drop: number, z: number): Solid =>
  move(pillow(material, mirrored([[0, 0.8], [half * 0.96, 0.6], [half, -drop * 0.55], [half * 0.7, -drop * 0.92], [0, -drop]]), 1.4, { edge: 0.6, radius: 1.2, detail: 60 }), 0, high, z);

const lock = (y: number, z: number, size = 1.6): Solid => move(join(turn(cylinder(gold, size, 0.6), 90, 0), move(ball(gold, size * 0.4), 0, 0, 0.9)), 0, y, z);

const zipLine = (half: number, y: number, z: number): Solid =>
  join(tube(cloth('#2a2a2c'), [[-half, y, z], [half, y, z]], 0.5, { flat: 0.25, isSmooth: false }), tube(steel, [[-half, y, z + 0.2], [half, y, z + 0.2]], 0.22, { isSmooth: false }), move(box(steel, 0.7, 2.2, 0.4, 0.15), half * 0.8, y - 2.2, z + 0.4));

const handbag = (skin: Material, colour: Hex, options: { flap?: boolean; high?: number } = {}): Solid => {
  const { high = 20, flap: hasFlap = false } = options;
  return join(
    body(skin, 14, 12, high, 6),
    [3.4, -3.4].flatMap((z) => strap(leather(darker(colour, 0.15)), 6, high - 2.5, 11, z, 0.55, 0.55)),
    [3.4, -3.4].flatMap((z) => pair(move(turn(cylinder(gold, 0.9, 0.5), 90, 0), 6, high - 3, z * 1.05))),
    hasFlap ? join(flap(skin, 12, high - 0.6, 10, 4.4), lock(high - 8.6, 5.6)) : join(move(box(gold, 2, 3, 0.7, 0.3), 0, high - 6, 4.6), tube(gold, [[-12, high, 0], [12, high, 0]], 0.25, { isSmooth: false })),
  );
};

const quilted = (colour: Hex): Solid => {
  const skin = printed(leather(colour, 0.2), [colour, darker(colour, 0.5)], diamonds(5));
  return join(
    body(skin, 13, 12.4, 16, 4.4),
    flap(skin, 12.6, 16.2, 10.5, 3.4),
    lock(7.4, 4.8, 1.5),
    repeat(38, (i) => {
      const t = (i / 37) * Math.PI;
      return move(turn(lathe(gold, [[0.5, -0.25], [0.85, 0], [0.5, 0.25]], { bevel: 0.2, sides: 12 }), 90 * (i % 2), 30, 0), Math.cos(t) * 12, 15 + Math.sin(t) * 15, 0);
    }),
  );
};

const tote = (material: Material, handle: Material, extra: Solid = []): Solid =>
  join(body(material, 17, 19, 36, 5, 6), [2.6, -2.6].flatMap((z) => strap(handle, 8, 30, 24, z, 1.3, 0.3)), extra);

const backpack = (colour: Hex, { tall = 44, kids = false, skin = cloth(colour, 0.25) } = {}): Solid => {
  const dark = cloth(darker(colour, 0.35), 0.25);
  const h = tall;
  return join(
    loft(skin, [{ y: 0, wide: 14, deep: 7, power: 4 }, { y: 2, wide: 15, deep: 8, power: 4 }, { y: h * 0.6, wide: 14.6, deep: 7.6, power: 4 }, { y: h * 0.88, wide: 12.6, deep: 6, power: 3 }, { y: h * 0.98, wide: 8, deep: 3.6, power: 2.4 }, { y: h, wide: 3, deep: 1.4 }]),
    move(loft(dark, [{ y: 0, wide: 11, deep: 3, power: 4 }, { y: 2, wide: 11.6, deep: 3.6, power: 4 }, { y: h * 0.36, wide: 11, deep: 3.2, power: 4 }, { y: h * 0.42, wide: 10, deep: 2, power: 4 }]), 0, 2.5, 6.6),
    zipLine(9.6, h * 0.38, 10.1),
    tube(dark, [[-12.4, h * 0.5, 7.6], [-11, h * 0.78, 7], [-5, h * 0.93, 5], [5, h * 0.93, 5], [11, h * 0.78, 7], [12.4, h * 0.5, 7.6]], 0.4),
    tube(steel, [[-12.4, h * 0.5, 7.8], [-11, h * 0.78, 7.2], [-5, h * 0.93, 5.2], [5, h * 0.93, 5.2], [11, h * 0.78, 7.2], [12.4, h * 0.5, 7.8]], 0.2),
    tube(dark, [[-2.6, h - 0.6, -1], [-2, h + 3.4, -1], [2, h + 3.4, -1], [2.6, h - 0.6, -1]], 0.7),
    pair(tube(dark, [[5, h - 2, -5], [8.4, h - 3, -10], [10, h * 0.5, -12], [10.6, 8, -9], [11, 3, -6]], 0.6, { flat: 2.6 })),
    pair(move(loft(dark, [{ y: 0, wide: 1.4, deep: 5 }, { y: 12, wide: 1.8, deep: 5.4 }]), 14.6, 2, 0)),
    kids ? face(h * 0.64, 8.2) : move(box(leather('#3a2f28'), 4.5, 2.6, 0.5, 0.2), 0, h * 0.63, 7.9),
  );
};
const face = (y: number, z: number): Solid =>
  move(join(turn(cylinder(plastic('#fff4e2'), 5.4, 0.6, 0.3), 90, 0), pair(move(ball(plastic('#25211f'), 0.8, 1, 0.4), 2, 1, 0.8)), move(ball(plastic('#e88a8a'), 0.9, 0.6, 0.5), 0, -0.8, 0.8), pair(move(ball(plastic('#f3b9b0'), 1.1, 0.8, 0.3), 3.4, -1.4, 0.7)), pair(move(turn(cylinder(plastic('#fff4e2'), 1.8, 0.5), 90, 0), 4, 4.6, 0))), 0, y, z);

const hiking = (colour: Hex): Solid =>
  join(backpack(colour, { tall: 54 }), move(turn(cylinder(cloth('#b88a4c', 0.4), 3.4, 28), 0, 0, 90), 14, 58, 0), [-8, 8].flatMap((x) => tube(cloth('#2a2a2c'), [[x, 54, 4], [x, 60.6, 4.4], [x, 62, 0], [x, 58, -4]], 0.8, { flat: 0.3 })), tube(cloth('#2a2a2c'), [[-15, 8, 2], [-18, 7, 5], [-9, 6, 13], [9, 6, 13], [18, 7, 5], [15, 8, 2]], 0.3, { flat: 1.2 }));

const duffel = (material: Material, colour: Hex, long = 48, round = 12): Solid => {
  const dark = leather(darker(colour, 0.45));
  return join(
    move(turn(loft(material, [{ y: -long / 2, wide: round * 0.82, deep: round * 0.8 }, { y: -long / 2 + 1, wide: round * 0.98, deep: round * 0.96 }, { y: 0, wide: round * 1.03, deep: round, power: 2.4 }, { y: long / 2 - 1, wide: round * 0.98, deep: round * 0.96 }, { y: long / 2, wide: round * 0.82, deep: round * 0.8 }]), 0, 0, 90), 0, round, 0),
    pair(move(turn(lathe(dark, [[round * 0.85, -0.6], [round * 1.02, 0], [round * 1.02, 1.2], [round * 0.85, 1.6]]), 0, 0, 90), long * 0.48, round, 0)),
    zipLine(long * 0.4, round * 2.04, 0),
    [round * 0.72, -round * 0.72].flatMap((z) => tube(dark, [[-long * 0.2, 4, z * 1.32], [-long * 0.2, round * 1.5, z * 1.26], [-long * 0.12, round * 2.7, z * 0.5], [long * 0.12, round * 2.7, z * 0.5], [long * 0.2, round * 1.5, z * 1.26], [long * 0.2, 4, z * 1.32]], 0.3, { flat: 1.2 })),
  );
};

const satchel = (colour: Hex, material: Material): Solid =>
  join(
    box(material, 34, 24, 9, 1.6),
    flap(material, 17, 24.2, 17, 4.6),
    pair(join(move(box(leather(darker(colour, 0.25)), 2.6, 15, 0.6, 0.2), 9, 5, 5.6), move(plate(gold, [[-1.8, -1.5], [1.8, -1.5], [1.8, 1.5], [-1.8, 1.5]], 0.5, 0.2, 0.4), 9, 11, 6.1), move(box(leather(darker(colour, 0.4)), 1.6, 2, 0.6, 0.1), 9, 10, 6.3))),
    strap(leather(darker(colour, 0.25)), 5, 24, 5.5, 0, 1, 0.5),
    strap(leather(darker(colour, 0.25)), 17.4, 18, 24, -1, 1.3, 0.3),
  );

const pouch = (material: Material, wide = 20, high = 14, deep = 5): Solid =>
  join(loft(material, [{ y: 0, wide: wide * 0.46, deep: deep * 0.8, power: 4 }, { y: 1.4, wide: wide * 0.5, deep, power: 4 }, { y: high * 0.6, wide: wide * 0.5, deep: deep * 0.8, power: 4 }, { y: high, wide: wide * 0.47, deep: 0.6, power: 4 }]), tube(gold, [[-wide * 0.46, high, 0], [wide * 0.46, high, 0]], 0.32, { isSmooth: false }), move(box(gold, 0.9, 2.8, 0.4, 0.2), wide * 0.36, high - 2.6, 0.9));

const envelope = (skin: Material): Solid => join(box(skin, 27, 16, 2.4, 0.9), move(plate(skin, [[-13.4, 0], [13.4, 0], [1.4, -10.5], [-1.4, -10.5]], 0.6, 0.2, 0.8), 0, 16, 1.6), lock(6.4, 2, 0.9));

const vanity = (colour: Hex): Solid =>
  join(box(leather(colour), 26, 14, 19, 2), move(turn(join(box(leather(colour), 26, 4, 19, 1.6), move(box(glass('#dfe9ec', 0.4), 20, 0.3, 14, 0.1), 0, -0.3, 0), move(box(metal('#e9eef2', 0.04), 19, 0.4, 13, 0.2), 0, -0.4, 0), repeat(10, (i) => move(ball(glow('#fff3d6', 1.4), 0.5), -9 + i * 2, -0.6, 7.4))), -104, 0), 0, 22, -14), box(matte('#e9e0d4'), 24, 14.3, 17, 1), repeat(3, (i) => move(join(cylinder(metal('#d9b06a'), 0.9, 4), move(cylinder(plastic((['#b8324a', '#d97a6a', '#8a3a52'] as const)[i] ?? '#b8324a'), 0.7, 1.6, 0.5), 0, 4, 0)), -8 + i * 3, 13.8, 3)), move(cylinder(plastic('#2b2729'), 3, 1.4), 6, 14, 2), tube(leather(darker(colour)), [[-4, 8, 9.6], [-3, 10.4, 11.4], [3, 10.4, 11.4], [4, 8, 9.6]], 0.7));

const suitcase = (colour: Hex): Solid =>
  join(
    move(box(plastic(colour, 0.3), 36, 50, 22, 4), 0, 4, 0),
    repeat(7, (i) => [11.05, -11.05].flatMap((z) => move(box(plastic(darker(colour, 0.14), 0.3), 1.5, 42, 0.5, 0.24), -13.5 + i * 4.5, 8, z))),
    tube(matte('#232325'), [[-18.1, 8, 0], [-18.1, 50, 0], [-14, 54.1, 0], [14, 54.1, 0], [18.1, 50, 0], [18.1, 8, 0]], 0.5),
    [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => move(join(move(turn(cylinder(matte('#1f1f21'), 2.2, 2.6), 0, 0, 90), 1.3, 2.2, 0), box(plastic('#3a3a3d'), 3, 4, 3.4, 0.8)), x * 14, 0, z * 7.6))),
    pair(tube(steel, [[7.5, 53, -8], [7.5, 84, -8]], 0.8, { isSmooth: false })),
    move(turn(box(plastic('#2a2a2d'), 19, 3.4, 3.6, 1.4), 0, 0), 0, 83, -8),
    strap(plastic('#2a2a2d'), 6, 54, 2.4, 3, 1, 0.6),
    move(box(plastic('#2a2a2d'), 1.4, 7, 3.6, 0.5), 18.3, 30, 0),
  );

const wallet = (skin: Material, colour: Hex): Solid =>
  join(turn(box(skin, 11.4, 0.9, 9.4, 0.4), -68, 0, 0), move(turn(box(skin, 11.4, 0.9, 9.4, 0.4), -88, 24), 1.4, 0, -2.6), repeat(3, (i) => move(turn(box(leather(darker(colour, 0.15 + i * 0.1)), 10.4, 0.2, 7.6 - i * 1.2, 0.08), -68, 0), 0, 0.2 - i * 0.4, 0.7 + i * 0.25)));

const cardHolder = (colour: Hex): Solid =>
  turn(join(box(metal(mix(colour, '#9aa0a8', 0.5), 0.34), 6.4, 10, 1.2, 0.4), repeat(4, (i) => move(box(plastic((['#3a6ea5', '#d9b04a', '#b8424a', '#ece7dc'] as const)[i] ?? '#ece7dc'), 5.6, 8.6, 0.12, 0.04), -0.3 + i * 0.2, 2.4 + i * 1.1, 0.36 - i * 0.22))), -14, 0);

const beltBag = (material: Material, colour: Hex, bottle = false): Solid =>
  join(move(loft(material, [{ y: 0, wide: 9, deep: 2.4, power: 3 }, { y: 3, wide: 12, deep: 4, power: 3 }, { y: 9, wide: 12.6, deep: 3.4, power: 3 }, { y: 12, wide: 11.4, deep: 1.6, power: 3 }]), 0, 2, 6), zipLine(9.6, 10.6, 9), zipLine(7.4, 6.6, 10.1), tube(cloth(darker(colour, 0.4)), [[-12, 8, 5], [-17, 8, -4], [-12, 8, -14], [0, 8, -18], [12, 8, -14], [17, 8, -4], [12, 8, 5]], 0.3, { flat: 1.5 }), move(box(plastic('#1f1f21'), 5, 3.4, 1.4, 0.5), 0, 6.4, -18), bottle ? move(join(cylinder(glass('#a9cfe0', 0.7), 2.6, 13), move(cylinder(plastic('#2a4f7a'), 1.6, 3.4), 0, 13, 0)), 14, 2.4, 4) : []);

const laptopSleeve = (colour: Hex): Solid => join(turn(box(cloth(colour, 0.3), 39, 28, 3, 1.4), -6, 0), move(zipLine(18, 26.6, 0.2), 0, 0.6, -1), strap(cloth(darker(colour, 0.2), 0.3), 6, 27.4, 5, -2, 1, 0.4));
const briefcase = (colour: Hex): Solid => join(box(cloth(colour, 0.25), 41, 30, 10, 2), move(box(cloth(darker(colour, 0.2), 0.25), 36, 17, 2.6, 1), 0, 2, 5.2), zipLine(17, 17, 6.8), zipLine(19, 28.4, 4.4), [3, -3].flatMap((z) => strap(leather(darker(colour, 0.5)), 7, 29, 8, z, 0.7, 0.6)), strap(cloth(darker(colour, 0.4)), 20.6, 24, 22, -1, 1.7, 0.3));

const coinPurse = (colour: Hex): Solid => join(loft(printed(satin(colour), [colour, lighter(colour, 0.6)], checks(1.6)), [{ y: 0, wide: 2.4, deep: 1.2 }, { y: 2, wide: 5, deep: 2.6 }, { y: 6, wide: 4.6, deep: 2.2 }, { y: 8.6, wide: 4, deep: 1 }]), tube(gold, [[-4.6, 5.6, 0], [-4, 9, 0], [0, 9.7, 0], [4, 9, 0], [4.6, 5.6, 0]], 0.4), move(ball(gold, 0.8), -0.6, 10.4, 0.4), move(ball(gold, 0.8), 0.7, 10.4, -0.4), repeat(6, (i) => move(ball(satin('#f4dfe4'), 0.5, 0.5, 0.2), Math.cos(i) * 1.4, 4.4 + Math.sin(i) * 1.4, 2.6)), repeat(2, (i) => move(turn(cylinder(gold, 1.2, 0.2, 0.05), 0, 0), 6.4 + i * 1.6, i * 0.2, 2 - i)));
const keyPouch = (colour: Hex): Solid => join(pouch(leather(colour), 11, 7, 1.8), tube(steel, [[-5.4, 6, 0], [-7.4, 6.6, 0.6], [-8, 5, 0.8], [-6.6, 4.2, 0.6], [-5.4, 5.4, 0]], 0.24), move(turn(plate(steel, [[-1, 2.6], [1, 2.6], [1, 0.8], [0.35, 0.5], [0.35, -3], [-0.35, -3], [-0.35, 0.5], [-1, 0.8]], 0.25, 0.05, 0.3), 0, 20, 18), -8.2, 3, 0.9));

const bermuda = (colour: Hex): Solid => join(loft(cloth(colour, 0.3), [{ y: 0, wide: 11, deep: 5, power: 3 }, { y: 6, wide: 15, deep: 6, power: 3 }, { y: 15, wide: 13, deep: 4.4, power: 3 }, { y: 20, wide: 8.6, deep: 2, power: 3 }]), [1.6, -1.6].flatMap((z) => move(join(box(wood('#b98a58', '#8d6238', 'x', 0.6), 17, 2.6, 1.2, 0.5), tube(wood('#b98a58', '#8d6238', 'x', 0.6), [[-6, 2, 0], [-5.4, 7, 0], [0, 9, 0], [5.4, 7, 0], [6, 2, 0]], 0.8)), 0, 19.6, z)), pair(move(ball(plastic(darker(colour, 0.3)), 1.1, 1.1, 0.5), 5, 20.8, 2.4)), move(ball(cloth(lighter(colour, 0.6)), 3, 3, 0.6), 0, 9, 6));
const straw = (colour: Hex): Material => ({ ...cloth(mix(colour, '#d9b57c', 0.86), 0.45), grain: (x, y, z) => 0.07 * Math.sin((x + z) * 5 + Math.floor(y * 2.2) * 3.14) * Math.sin(y * 6.9) });
const strawBag = (colour: Hex, beach: boolean): Solid => join(body(straw(colour), beach ? 20 : 14, beach ? 24 : 17, beach ? 28 : 20, 8, 3), [4, -4].flatMap((z) => strap(leather(beach ? '#8a5a34' : darker(colour, 0.2)), 7, beach ? 25 : 17, 14, z, 0.9, 0.5)), beach ? join(ring(9, move(ball(satin(colour), 1, 1, 0.5), 1.6, 0, 0)).flatMap((m) => turn([m], 90, 0)).flatMap((m) => move([m], 0, 15, 7.6))) : tube(cloth(colour), [[-14.8, 8, 5], [0, 8.4, 7.6], [14.8, 8, 5]], 1.4, { flat: 0.3 }));

const barrel = (colour: Hex, scarf: boolean): Solid => join(duffel(leather(colour), colour, scarf ? 24 : 42, scarf ? 8 : 12.5), scarf ? join(tube(printed(satin('#e8dcc8'), ['#e8dcc8', '#b8424a'], checks(1.2)), [[-4, 20, 4], [-5, 17, 7.4], [-4.4, 12, 9], [-6, 6, 9.4]], 1.3, { flat: 0.4 }), move(ball(satin('#c8525a'), 1.5), -4.2, 19.4, 4.6)) : []);

const hobo = (colour: Hex): Solid => {
  const arc: Flat[] = mirrored([[0, 12], [9, 14.5], [15, 20], [18.4, 26], [19.4, 23], [17.6, 12], [12, 4], [5, 0.6], [0, 0]]);
  return join(pillow(leather(colour), arc, 10, { edge: 6, detail: 60 }), tube(leather(colour), [[-18.6, 24.4, 0], [-14, 36, 0], [0, 42, 0], [14, 36, 0], [18.6, 24.4, 0]], 0.7, { flat: 1.6 }), pair(move(ball(gold, 1.2), 18.4, 25, 0)), tube(gold, [[-12, 16.6, 0.6], [0, 12.4, 2.2], [12, 16.6, 0.6]], 0.24));
};

const hyperbaric = (colour: Hex): Solid => join(move(turn(loft(cloth(colour, 0.4), [{ y: -90, wide: 20, deep: 20 }, { y: -84, wide: 30, deep: 30 }, { y: 0, wide: 33, deep: 32 }, { y: 84, wide: 30, deep: 30 }, { y: 90, wide: 20, deep: 20 }]), 0, 0, 90), 0, 32, 0), repeat(5, (i) => move(turn(lathe(cloth(darker(colour, 0.4)), [[32, -1.6], [34, -1], [34, 1], [32, 1.6]]), 0, 0, 90), -64 + i * 32, 32, 0)), move(turn(cylinder(glass('#dbe7ea', 0.5), 11, 3), 78, 0), -16, 46, 28), tube(steel, [[-70, 58, 14], [0, 63, 12], [70, 58, 14]], 0.7), move(join(turn(cylinder(metal('#e2e4e8'), 6, 3), 90, 0), move(turn(cylinder(plastic('#f6f4ee'), 5, 3.4), 90, 0), 0, 0, 0.2)), 48, 44, 30), tube(matte('#2a2a2c'), [[60, 36, 30], [84, 20, 44], [104, 4, 40], [112, 10, 30]], 1.2), move(join(cylinder(plastic('#c94a3a'), 4, 38), move(box(plastic('#2b2b2d'), 26, 3, 3, 1.2), 0, 52, 0), tube(steel, [[0, 36, 0], [0, 54, 0]], 0.9)), 114, 0, 26));

/** Bags, luggage and wallets. */
export const bags: Kinds = {
  crocBag: stands('#2f6b4a', (c) => handbag({ ...leather(c, 0.9), rough: 0.22 }, c, { flap: true }), { yaw: -22 }),
  eveningBag: stands('#e39aac', (c) => join(pouch(satin(c), 21, 13, 4), tube(glass('#f4f7fa', 0.5), [[-9.6, 12.6, 0], [-7, 18, 0], [0, 21, 0], [7, 18, 0], [9.6, 12.6, 0]], 0.5), repeat(19, (i) => move(ball(metal('#f2f4f8', 0.08), 0.75), -9.4 + Math.sin((i / 18) * Math.PI - 1.57) * 9.6 + 9.4, 12.8 + Math.cos((i / 18) * Math.PI - 1.57) * 8.4, 0)), move(ball(metal('#f2f4f8', 0.08), 1.2), 0, 13, 1))),
  vanity: stands('#e39aac', vanity, { pitch: 24 }),
  cosmeticPouch: stands('#e39aac', (c) => join(pouch(cloth(c, 0.2), 24, 16, 6), tube(steel, [[0, 16.4, -1], [0, 19, -1], [2.4, 21, -1], [1, 23, -1], [-1.4, 22, -1]], 0.3))),
  canvasTote: stands('#8b8e93', (c) => tote(cloth(mix(c, '#efe6d4', 0.35), 0.35), cloth(darker(c, 0.2), 0.3), move(pillow(cloth(mix(c, '#efe6d4', 0.25), 0.35), mirrored([[0, 0], [8, 0], [8, -12], [0, -12]]), 1, { edge: 0.4, detail: 30 }), 0, 24, 4.9))),
  corduroyBag: stands('#d9742e', (c) => tote({ ...cloth(c, 0.3), grain: (x) => 0.09 * Math.sin(x * 7) }, cloth(darker(c, 0.15), 0.3))),
  juteTote: stands('#2f6b4a', (c) => tote(printed(cloth('#c8a671', 0.5), ['#c8a671', c], (x, y) => Number(Math.hypot(x, y - 17) < 8 && Math.hypot(x, y - 17) > 6.4) + Number(Math.abs(Math.sin(Math.atan2(y - 17, x) * 4)) > 0.6 && Math.hypot(x, y - 17) < 5)), cloth('#8a6438', 0.4))),
  beadedClutch: stands('#26262a', (c) => join(pouch({ ...metal(mix(c, '#e9dcc4', 0.45), 0.3), grain: (x, y, z) => 0.12 * Math.sin(x * 8 + z * 3) * Math.sin(y * 8) }, 22, 12, 3.4), repeat(24, (i) => move(ball(gold, 0.5), 10.4 + Math.sin(i / 4) * 3 + i * 0.1, 11 - i * 0.46, 2 + i * 0.1)))),
  envelopeClutch: stands('#b8282e', (c) => envelope(leather(c))),
  phoneBag: stands('#2d4f88', (c) => join(box(leather(c), 11, 19, 2.8, 1), flap(leather(c), 5.4, 19.2, 7, 1.6), lock(13.4, 2.4, 0.8), strap(leather(darker(c, 0.2)), 5.6, 17, 26, 0, 0.5, 0.2), move(box(leather(darker(c, 0.12)), 8, 7, 0.4, 0.15), 0, 2.4, 1.6)), { pitch: 9 }),
  cameraBag: stands('#2f6b4a', (c) => join(box(leather(c), 22, 14, 8, 2.4), zipLine(9, 11.4, 4.2), zipLine(9, 7.4, 4.2), zipLine(9, 3.4, 4.2), strap(cloth(mix(c, '#ece4d2', 0.5), 0.4), 11.4, 11, 24, 0, 2, 0.25))),
  nylonShoulder: stands('#2d4f88', (c) => join(body(satin(c), 15, 14, 24, 6), repeat(3, (i) => move(box(satin(darker(c, 0.12)), 8, 9, 1.6, 0.6), -9 + i * 9, 3, 5.4)), zipLine(12, 21, 3.6), zipLine(12, 14.6, 5.2), strap(cloth(darker(c, 0.3)), 14.6, 20, 24, 0, 1.3, 0.25))),
  hobo: stands('#8b8e93', hobo),
  buckleSatchel: stands('#b8282e', (c) => satchel(c, leather(mix(c, '#8a5a34', 0.45))), { pitch: 11 }),
  officeSatchel: stands('#26262a', (c) => join(handbag({ ...leather(c, 0.2), rough: 0.34 }, c, { high: 25 }), move(box(leather(darker(c, 0.12)), 18, 12, 0.8, 0.3), 0, 2, 5.8))),
  kidsBag: stands('#e39aac', (c) => join(backpack(c, { tall: 36, kids: true }), move(box(cloth(lighter(c, 0.35), 0.3), 17, 15, 9, 2), 26, 0, 6), move(face(8, 0), 26, 0, 11), move(turn(cylinder(cloth(darker(c, 0.15), 0.3), 3, 19), 0, 0, 90), 35, 3, 18))),
  schoolBag: stands('#2d4f88', (c) => join(backpack(c), tube(metal('#eef1f4', 0.3), [[-11.6, 5, 9.9], [0, 5, 10.4], [11.6, 5, 9.9]], 0.5, { flat: 0.15 }))),
  barrelGym: stands('#26262a', (c) => barrel(c, false), { yaw: -34 }),
  miniBarrel: stands('#b8282e', (c) => barrel(c, true), { yaw: -30 }),
  messenger: stands('#2f6b4a', (c) => satchel(c, cloth(mix(c, '#7c7355', 0.3), 0.35)), { pitch: 11 }),
  courier: stands('#2d4f88', (c) => join(box(satin(c), 38, 27, 11, 2.4), flap(satin(darker(c, 0.1)), 19, 27.2, 20, 5.6), tube(metal('#f2f4f6', 0.3), [[-17, 12, 6.9], [0, 11.4, 7], [17, 12, 6.9]], 0.9, { flat: 0.12 }), strap(cloth('#26262a'), 19.4, 22, 26, -1, 2, 0.3))),
  runningPouch: stands('#26262a', (c) => beltBag(satin(c), c, true), { pitch: 22 }),
  leatherBeltBag: stands('#b8282e', (c) => beltBag(leather(c), c), { pitch: 22 }),
  laptopSleeve: stands('#8b8e93', laptopSleeve),
  briefcase: stands('#26262a', briefcase),
  hyperbaric: stands('#2d4f88', hyperbaric, { pitch: 18 }),
  hyperbaricCase: stands('#2d4f88', (c) => duffel(cloth(c, 0.3), c, 70, 20), { yaw: -34 }),
  gymDuffel: stands('#b8282e', (c) => join(duffel(cloth(c, 0.3), c), move(turn(cylinder(cloth('#2a2a2c', 0.3), 8.4, 1.4), 0, 0, 90), -24.4, 12, 0)), { yaw: -34 }),
  drawstringBag: stands('#b8282e', (c) => join(pillow(cloth(c, 0.25), mirrored([[0, 40], [9, 41], [15, 34], [18, 16], [17, 1], [0, 0]]), 12, { edge: 9, detail: 60, relief: (x, y) => (y > 28 ? 0.6 * Math.sin(x * 1.8) * ((y - 28) / 12) : 0) }), pair(tube(cloth('#f0ece2', 0.4), [[9, 39, 1], [19, 30, 2], [19, 12, 2], [16.6, 2, 1]], 0.4)), tube(cloth('#f0ece2', 0.4), [[-12, 37, 1.4], [0, 36, 3], [12, 37, 1.4]], 0.5))),
  kissPurse: stands('#b8282e', coinPurse),
  keyPouch: stands('#2f6b4a', keyPouch),
  bermuda: stands('#2f6b4a', bermuda),
  strawBeach: stands('#2d4f88', (c) => strawBag(c, true)),
  strawHandbag: stands('#d9742e', (c) => strawBag(c, false)),
  hikingPack: stands('#2f6b4a', hiking),
  miniBackpack: stands('#e39aac', (c) => backpack(c, { tall: 30, skin: leather(c) })),
  travelPack: stands('#8b8e93', (c) => join(backpack(c, { tall: 50 }), zipLine(10, 44, 3.8))),
  antiTheft: stands('#26262a', (c) => join(backpack(c, { tall: 46 }), move(box(plastic('#16171a'), 2.6, 1.4, 0.8, 0.3), 14, 22, 3))),
  suitcase: stands('#2d4f88', suitcase, { pitch: 9 }),
  packableDuffel: stands('#b8282e', (c) => join(duffel(satin(c), c, 46, 13), move(box(satin(darker(c, 0.12)), 16, 3, 11, 1), 6, 0, 26)), { yaw: -34 }),
  weekender: stands('#2f6b4a', (c) => duffel(cloth(mix(c, '#8a8261', 0.3), 0.4), '#7a4a2a', 50, 14), { yaw: -34 }),
  chainBag: stands('#26262a', quilted),
  clearPurse: stands('#e39aac', (c) => join(box(glass(lighter(c, 0.75), 0.72), 17, 12, 5, 0.8), tube(gold, [[-8.5, 12, 0], [8.5, 12, 0]], 0.4, { isSmooth: false }), lock(10.6, 2.6, 0.9), strap(gold, 8.4, 11, 14, 0, 0.25, 0.25), move(cylinder(metal('#d9ad5c'), 0.8, 5), -3, 0.8, 0), move(box(satin('#b8424a'), 6, 3.4, 1, 0.4), 3, 0.8, 0.4))),
  bifold: stands('#26262a', (c) => wallet(leather(mix(c, '#5d3a24', 0.6)), mix(c, '#5d3a24', 0.6)), { yaw: -18, pitch: 24 }),
  cardHolder: stands('#26262a', cardHolder),
  zipWallet: stands('#b8282e', (c) => join(box(leather(c), 19, 10, 2.4, 1), tube(gold, [[-9.6, 1, 0], [-9.6, 9, 0], [-8.6, 10, 0], [8.6, 10, 0], [9.6, 9, 0], [9.6, 1, 0]], 0.3), tube(leather(darker(c, 0.1)), [[9.6, 9, 0], [13, 8, 1], [14.6, 3, 1.4], [12.6, 1, 1], [10.6, 4, 0.6], [9.6, 9, 0]], 0.25, { flat: 0.5 }), move(box(gold, 3, 1.2, 0.3, 0.1), 0, 4.4, 1.3))),
  bucketBag: stands('#d9742e', (c) => join(loft(leather(c), [{ y: 0, wide: 9, deep: 7 }, { y: 1, wide: 9.4, deep: 7.4 }, { y: 12, wide: 10.4, deep: 8 }, { y: 18, wide: 9, deep: 6.6 }, { y: 21, wide: 10, deep: 7.2 }]), tube(leather(darker(c, 0.3)), [[0, 17.6, 7], [8.6, 17.8, 3], [8.6, 17.8, -3], [0, 17.6, -7], [-8.6, 17.8, -3], [-8.6, 17.8, 3], [0, 17.6, 7]], 0.4), tube(leather(darker(c, 0.3)), [[1, 17.4, 7.2], [2, 13, 8.6], [2.4, 9, 8.8]], 0.35), tube(leather(darker(c, 0.3)), [[-1, 17.4, 7.2], [-1.4, 13, 8.8], [-1, 9.6, 8.9]], 0.35), strap(leather(darker(c, 0.3)), 9.6, 19, 20, 0, 0.8, 0.25))),
};
