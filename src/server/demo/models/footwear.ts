// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter, mix } from '../studio/colour.ts';
import { cloth, leather, type Material, matte, metal, plastic, satin } from '../studio/material.ts';
import { join, move, type Point, repeat, type Solid, scale, turn } from '../studio/mesh.ts';
import { plate } from '../studio/solids.ts';
import { ball, type Flat, lathe, loft, type Section, tube } from '../studio/surfaces.ts';
import { type Kinds, stands } from './kind.ts';

/** Shoes point to the viewer's left: heel at x = 12, toe at x = -15. */

/** A loft along x instead of y: sections from toe to heel. */
const alongFoot = (material: Material, sections: readonly (Section & { readonly base?: number })[]): Solid =>
  turn(loft(material, sections), 0, 0, 90).map((mesh) => mesh);

/** The sole's outline seen from above: x along the foot, y across. */
const soleLine: Flat[] = [[-15, 0], [-14.2, 3], [-11, 4.6], [-6, 4.7], [0, 3.5], [6, 3.3], [10.5, 3.3], [12.6, 1.8], [13, 0], [12.6, -1.8], [10.5, -3.2], [6, -3], [0, -3.1], [-6, -4.4], [-11, -4], [-14.2, -2.4]];

/** A sole that is on the ground. */
const sole = (material: Material, thick: number, grow = 1): Solid =>
  move(scale(turn(plate(material, soleLine, thick, Math.min(0.5, thick * 0.3), 1.5), 90, 0), grow, 1, grow), 0, thick / 2, 0);

/** Body of a shoe above its sole: height and half width from toe to heel. */
const upper = (material: Material, heights: readonly (readonly [x: number, high: number, wide: number])[], base: number): Solid =>
  alongFoot(
    material,
    heights.map(([x, high, wide]) => ({ y: -x, x: base + high / 2 - 0.3, wide: high / 2 + 0.3, deep: wide, power: 2.5 })),
  );

const opening = (x: number, y: number, wide: number, deep: number, lining: Hex): Solid => move(turn(ball(matte(lining), wide, 0.7, deep), 0, 0, -8), x, y, 0);

const laces = (count: number, from: Point, to: Point, colour: Hex, wide: number): Solid =>
  repeat(count, (i) => {
    const t = i / Math.max(1, count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return join(tube(cloth(colour), [[x, y - 0.4, -wide], [x - 0.4, y + 0.45, 0], [x, y - 0.4, wide]], 0.36), pair2(x, y - 0.3, wide + 0.3));
  });
const pair2 = (x: number, y: number, z: number): Solid => [-z, z].flatMap((side) => move(ball(metal('#c8cad0'), 0.3), x, y, side));

/** Two shoes of a pair, one behind the other and turned a little. */
const both = (shoe: Solid): Solid => join(move(shoe, 0, 0, 6), move(turn(scale(shoe, 1, 1, -1), 0, 13), 3, 0, -7));

const sneaker = (colour: Hex, white = false): Solid => {
  const body: Material = white ? leather('#f3f1ec', 0.2) : cloth(colour, 0.3);
  return both(
    join(
      sole(matte('#f5f3ee'), 2.6, 1.04),
      move(sole(matte(white ? colour : darker(colour, 0.3)), 0.7, 1.05), 0, 0, 0),
      upper(body, [[-14.4, 1.6, 2.4], [-12.6, 3.6, 3.9], [-9, 4.6, 4.2], [-4, 6.4, 3.7], [0, 8.2, 3.2], [4, 8.8, 3], [9, 9, 3], [12, 9.4, 2.6], [12.8, 7, 1.8]], 2),
      upper(white ? leather('#f6f4ef', 0.2) : matte(darker(colour, 0.25)), [[-14.7, 1.4, 2.4], [-13.2, 3.2, 3.8], [-10.4, 4, 4.3], [-8.6, 2.6, 4.3]], 2),
      upper(matte(white ? colour : '#f0ede6'), [[8.4, 5, 3.1], [10, 7, 3.2], [12.4, 7.6, 2.7], [13.2, 5, 1.8]], 2),
      opening(6.4, 10.3, 4.6, 2.3, '#3a3836'),
      tube(body, [[1.4, 10.4, -2.4], [6, 11, -2.8], [11.6, 11.6, -1.6], [12.2, 11.8, 0], [11.6, 11.6, 1.6], [6, 11, 2.8], [1.4, 10.4, 2.4]], 0.6),
      laces(5, [-6.4, 7.6, 0], [0.4, 10.4, 0], white ? '#ffffff' : '#f4f1ea', 1.9),
      [3.6, -3.6].flatMap((z) => tube(plastic(white ? colour : lighter(colour, 0.55)), [[-5, 4.6, z * 1.16], [0, 5, z], [4, 7.6, z * 0.88]], 0.7, { flat: 0.3 })),
    ),
  );
};

const dressShoe = (colour: Hex, kind: 'oxford' | 'loafer'): Solid => {
  const skin = { ...leather(colour, 0.35), rough: 0.24 };
  return both(
    join(
      sole(leather('#2c211b'), 0.9, 1.03),
      move(scale(sole(leather('#241b16'), 1.8), 0.3, 1, 0.95), 8.6, -0.9, 0),
      upper(skin, [[-15, 0.9, 1.9], [-13.4, 2.8, 3.4], [-9, 3.6, 4], [-4, 5.2, 3.5], [0, 6.8, 2.9], [4, 7.2, 2.8], [9, 7.4, 2.8], [12, 7.4, 2.4], [12.7, 5, 1.6]], 0.8),
      opening(5.6, 7.6, 5, 2.2, '#6b4c36'),
      kind === 'oxford' ? laces(4, [-4.4, 5.8, 0], [-0.2, 7.5, 0], darker(colour, 0.5), 1.4) : tube(skin, [[-3.4, 3.4, 3.7], [-3.6, 6.1, 1.6], [-3.6, 6.3, 0], [-3.6, 6.1, -1.6], [-3.4, 3.4, -3.5]], 1, { flat: 0.35 }),
      tube(leather(darker(colour, 0.3)), kind === 'oxford' ? [[-9.6, 1.4, 4.1], [-9, 3.4, 2.6], [-8.6, 4.4, 0], [-9, 3.4, -2.6], [-9.6, 1.4, -4]] : [[-4, 4.4, 3], [-9, 4, 2.7], [-11.4, 3.6, 0], [-9, 4, -2.7], [-4, 4.4, -2.8]], 0.22),
      tube(skin, [[-0.4, 7.6, 2], [5, 7.6, 2.7], [11.4, 8.2, 1.6], [12, 8.3, 0], [11.4, 8.2, -1.6], [5, 7.6, -2.6], [-0.4, 7.6, -2]], 0.32),
    ),
  );
};

const boot = (colour: Hex, rubber: boolean): Solid => {
  const skin = rubber ? plastic(colour, 0.16) : leather(mix(colour, '#6d5238', 0.45), 0.3);
  return both(
    join(
      sole(matte('#26211d'), 2.4, 1.05),
      repeat(7, (i) => move(sole(matte('#1d1916'), 0.8).map((m) => m), 0, 0, 0).slice(0, i === 0 ? 3 : 0)),
      upper(skin, [[-14.6, 2, 2.4], [-12.8, 4.2, 4], [-9, 5.2, 4.3], [-4, 7.4, 3.9], [0, 9.6, 3.6], [4, 10.4, 3.5], [9, 10.6, 3.4], [12.2, 9, 2.7], [12.9, 7, 1.8]], 2),
      move(loft(skin, [{ y: 7, wide: 6, deep: 3.6, x: 5.6 }, { y: 13, wide: 5, deep: 3.7, x: 6.6 }, { y: 19, wide: 5.4, deep: 4.1, x: 6.9 }]), 0, 0, 0),
      opening(6.9, 19, 5, 3.7, '#2b2724'),
      tube(rubber ? plastic(darker(colour, 0.25)) : cloth('#4d4034', 0.3), [[1.6, 19, 0], [3, 19.3, 3.4], [7, 19.3, 4.2], [11.4, 19.3, 3], [12.4, 19.3, 0], [11.4, 19.3, -3], [7, 19.3, -4.2], [3, 19.3, -3.4], [1.6, 19, 0]], 0.8),
      rubber ? tube(plastic(darker(colour, 0.25)), [[-14.6, 3, 0], [-11.6, 3, 4.4], [-5, 3, 4.3], [2, 3, 3.6], [10, 3, 3.4], [13, 3, 0]], 0.5) : laces(7, [-4.6, 9.2, 0], [1.4, 18, 0], '#d9a64c', 1.9),
    ),
  );
};

const insole = (colour: Hex, heel: number): Solid =>
  tube(leather(colour), [[-14, 0.9, 0], [-9, 0.7, 0.2], [-4, 0.9 + heel * 0.1, 0.2], [2, 0.7 + heel * 0.55, 0], [7, 0.8 + heel * 0.95, 0], [12, 1 + heel, 0]], (t) => (t < 0.05 ? 2.2 : 4.3 - 1.3 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.62)), { flat: 0.5, sides: 16 });

const sandal = (colour: Hex): Solid => {
  const strap = leather(colour);
  const over = (x: number, high: number, wide: number, base: number): Solid => tube(strap, [[x, base, wide], [x + 0.4, base + high * 0.8, wide * 0.6], [x + 0.5, base + high, 0], [x + 0.4, base + high * 0.8, -wide * 0.6], [x, base, -wide]], 1, { flat: 0.22 });
  return both(
    join(
      insole(mix(colour, '#c9a27c', 0.6), 6),
      move(loft(leather('#b98d63'), [{ y: 0, wide: 2.5, deep: 2.5, power: 4 }, { y: 6.4, wide: 3, deep: 3, power: 4 }]), 9.6, 0, 0),
      over(-9.4, 3.2, 4, 0.8),
      over(11, 4.4, 2.9, 6.2),
      tube(strap, [[10, 12, 2.6], [6.4, 12.8, 2.4], [4.6, 13.2, 0], [6.4, 12.8, -2.4], [10, 12, -2.6], [12.4, 12, 0], [10, 12, 2.6]], 0.6, { flat: 0.22 }),
      tube(strap, [[12.2, 12, 0], [12.8, 9, 0], [12.4, 6.6, 0]], 0.9, { flat: 0.22 }),
      move(ball(metal('#d6b25e'), 0.8, 0.8, 0.3), 6.4, 12.8, 2.6),
    ),
  );
};

const court = (colour: Hex, heel: number): Solid => {
  const skin = { ...satin(colour), rough: 0.26 };
  const lift = (x: number): number => heel * Math.min(1, Math.max(0, (x + 5) / 15)) ** 1.2;
  const rows: readonly (readonly [number, number, number])[] = [[-16, 0.5, 0.5], [-14, 1.9, 1.9], [-11, 2.8, 3.2], [-8, 3.2, 3.7], [-5, 2.6, 3.5], [0, 2.6, 2.9], [5, 3.2, 2.7], [9, 4.2, 2.7], [12, 4.8, 2.2], [12.8, 3.6, 1.3]];
  return both(
    join(
      turn(loft(skin, rows.map(([x, high, wide]) => ({ y: -x, x: 0.7 + lift(x) + high / 2, wide: high / 2 + 0.2, deep: wide, power: 2.4 }))), 0, 0, 90),
      move(ball(matte('#e3c3a4'), 7.4, 0.5, 2.3).map((m) => m), 0, 0, 0).length > 0 ? turnedInsole(heel) : [],
      heel > 1 ? lathe(skin, [[0, 0], [0.6, 0], [0.7, heel * 0.5], [1.8, heel * 0.85], [2.2, heel + 1]], { bevel: 1 }).flatMap((m) => move([m], 11, 0, 0)) : move(scale(sole(matte('#2c2623'), 0.6), 1.02), -0.6, 0, 0),
      heel < 2 ? join(move(ball(skin, 0.7), -10, 4, 0), [1, -1].flatMap((side) => move(ball(skin, 0.6, 0.7, 1.4), -10, 4.1, side * 1.4))) : [],
    ),
  );
};
const turnedInsole = (heel: number): Solid => tube(leather('#dfbf9f'), [[-4.4, 2.9 + heel * 0.06, 0], [0, 3 + heel * 0.36, 0], [5, 3.6 + heel * 0.68, 0], [10, 4.6 + heel, 0], [12, 5 + heel, 0]], (t) => 2.1 + 0.5 * Math.sin(t * 3), { flat: 0.4 });

const nagra = (colour: Hex): Solid => {
  const skin = satin(mix(colour, '#9a3a2c', 0.35));
  return both(
    join(
      sole(leather('#8a5f3c'), 0.7),
      upper(skin, [[-14.6, 0.8, 1.6], [-13, 2.6, 3.4], [-9, 3.8, 4.1], [-4, 4.4, 3.6], [0, 4, 3.1], [5, 4.2, 3], [10, 5.2, 2.9], [12.6, 5, 1.8]], 0.5),
      tube(skin, [[-13.4, 2.4, 0], [-16, 3, 0], [-17.4, 4.6, 0], [-16.6, 5.8, 0]], (t) => 1.2 - t * 0.9),
      turnedInsole(0).map((m) => m),
      repeat(9, (i) => move(ball(metal('#d8b04e'), 0.5), -11.6 + i * 0.9, 4.4 + i * 0.04, Math.sin(i * 1.7) * 2)),
      tube(metal('#d8b04e'), [[-4, 4.9, -2.6], [-6, 5, 0], [-4, 4.9, 2.6], [4, 4.7, 3], [11, 5.9, 2.4], [12.8, 6, 0]], 0.24),
    ),
  );
};

const view = { yaw: -16, pitch: 22, focus: [0.35, 0.6, 0.8] as const };

/** Shoes. */
export const footwear: Kinds = {
  oxfordShoes: stands('#26262a', (c) => dressShoe(c === '#26262a' ? '#2a211d' : c, 'oxford'), view),
  runners: stands('#2d4f88', (c) => sneaker(c), view),
  hikingBoots: stands('#8b8e93', (c) => boot(c, false), view),
  heelSandal: stands('#26262a', sandal, view),
  pumps: stands('#b8282e', (c) => court(c, 8.5), view),
  ballet: stands('#26262a', (c) => court(c, 0.6), view),
  whiteSneakers: stands('#8b8e93', (c) => sneaker(c, true), view),
  loafers: stands('#26262a', (c) => dressShoe(mix(c, '#6d4529', 0.5), 'loafer'), view),
  rainBoots: stands('#2d4f88', (c) => boot(c, true), view),
  nagra: stands('#b8282e', nagra, view),
};
