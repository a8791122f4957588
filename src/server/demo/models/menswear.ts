// biome-ignore-all format: models are tables of numbers
import { darker, type Hex, lighter, mix } from '../studio/colour.ts';
import { cloth, fleece, knit, metal, plastic, printed, satin } from '../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid } from '../studio/mesh.ts';
import { pillow, plate } from '../studio/solids.ts';
import { ball, tube } from '../studio/surfaces.ts';
import { buttons, collar, creases, legs, mirrored, neckband, placket, pocket, seam, top, trimOf, waistband, zip } from './garments.ts';
import { type Kinds, lies } from './kind.ts';
import { bands } from './prints.ts';

const shirt = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  return join(
    top(fabric, { sleeve: 58, cuff: 7, long: 76, wide: 26 }),
    placket(fabric, -8, -74),
    collar(fabric),
    buttons(6, -14, 10.5),
    pocket(fabric, 11, -22, 11, 13),
  );
};

const stitched = (thread: Hex): Solid => {
  const floss = satin(thread);
  const flower = (x: number, y: number, size: number): Solid =>
    join(
      repeat(5, (i) => move(ball(floss, size * 0.55, size * 0.55, 0.3), x + Math.cos(i * 1.257) * size, y + Math.sin(i * 1.257) * size, 3)),
      move(ball(metal('#d3a94a', 0.3), size * 0.5, size * 0.5, 0.4), x, y, 3.1),
    );
  const edge = (x: number): Solid => tube(floss, [[x, -5, 3], [x * 0.9, -20, 3.1], [x * 0.8, -34, 3]] satisfies Point[], 0.35);
  return join(
    pair(edge(5.6)),
    pair(edge(3)),
    repeat(5, (i) => join(flower(4.2, -9 - i * 5.6, 0.9), flower(-4.2, -9 - i * 5.6, 0.9))),
    pair(tube(floss, [[5.6, -5, 3], [9, -1, 2.2], [9.4, 1, 1.4]], 0.4)),
  );
};

const panjabi = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.16);
  const thread = colour.startsWith('#f') ? '#b08a3c' : lighter(colour, 0.72);
  return join(
    top(fabric, { sleeve: 58, cuff: 8.5, long: 104, wide: 27, flare: 1.16, neck: 7.5, neckDepth: 5 }),
    placket(fabric, -4, -36, 4.4),
    neckband(fabric, 7.5, 4, 1.7),
    stitched(thread),
    buttons(4, -9, 7, '#d9b45c', 0.7, 3.3),
    pair(seam(colour, [[27, -62, 1.6], [29.5, -84, 1.6], [31, -102, 1.4]])),
  );
};

const jeans = (colour: Hex): Solid => {
  const denim = cloth(mix(colour, '#33507c', 0.55), 0.2);
  const thread: Hex = '#c98e45';
  return join(
    legs(denim, { long: 102, hem: 9 }),
    waistband(denim),
    pair(seam(thread, [[19, -4, 3], [15, -11, 3.1], [7, -5, 3.3]], 0.28)),
    seam(thread, [[0, -5, 3.4], [-0.4, -22, 3.3]], 0.28),
    repeat(5, (i) => move(pillow(denim, [[-0.9, 0], [0.9, 0], [0.9, -5.4], [-0.9, -5.4]], 0.8, { detail: 20 }), -16 + i * 8, 1.4, 3.4)),
    move(ball(metal('#b9854a'), 1, 1, 0.5), 0, -1.6, 3.8),
  );
};

const trousers = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#6d675c', 0.25), 0.1);
  return join(legs(fabric, { long: 104, hem: 8.5 }), waistband(fabric), pair(seam(colour, [[13, -5, 3.2], [14, -50, 3], [13.5, -102, 2.4]], 0.3)), buttons(1, -1.8, 1, '#403a34', 0.7, 3.6));
};

const cargo = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#6b6a52', 0.35), 0.15);
  return join(
    legs(fabric, { long: 98, hem: 8, hip: 25 }),
    waistband(knit(mix(colour, '#55543f', 0.4), 0.5)),
    pair(join(pocket(fabric, 19, -42, 12, 17, 2.6), pocket(fabric, 19, -40, 13, 6, 3), pocket(fabric, 17, -8, 10, 12, 2.4))),
    pair(move(pillow(knit(mix(colour, '#55543f', 0.4), 0.5), [[3, 0], [19, 0], [18.6, -7], [3.4, -7]], 5, { edge: 1.5, detail: 40 }), 0, -95, 0)),
    pair(tube(cloth('#e9e4d8', 0.3), [[1.5, -2, 3.6], [2.4, -9, 3.8], [1.8, -15, 3.8]], 0.4)),
  );
};

const tee = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  return join(top(fabric, { sleeve: 27, cuff: 11, long: 72, wide: 29, shoulder: 26, neck: 9 }), neckband(knit(colour, 0.4)), pair(seam(colour, [[26, -4, 2], [27.5, -15, 2.2], [28, -25, 1.6]])));
};

const polo = (colour: Hex): Solid => {
  const fabric = knit(colour, 0.22);
  return join(top(fabric, { sleeve: 24, cuff: 9.5 }), placket(fabric, -5, -22), collar(knit(darker(colour, 0.12), 0.3)), buttons(3, -9, 5.4));
};

const hoodie = (colour: Hex): Solid => {
  const fabric = fleece(colour, 0.25);
  const rib = knit(darker(colour, 0.12), 0.5);
  return join(
    top(fabric, { sleeve: 56, cuff: 8, long: 66, wide: 29, shoulder: 24, neck: 10, neckDepth: 9, thick: 8 }),
    move(pillow(fabric, mirrored([[0, 15], [9, 13], [14, 4], [13, -6], [7, -11], [5.5, -2], [0, 4]]), 6, { edge: 3, relief: creases(0.3, 5), detail: 60 }), 0, 0, 2.4),
    move(pillow(darkerFleece(colour), mirrored([[0, 9], [6, 7], [7, 0], [4, -8], [0, -10]]), 3, { detail: 40 }), 0, 0, 1.6),
    move(pillow(fabric, mirrored([[0, 0], [9, 0], [17, -14], [17, -19], [0, -19]]), 2.4, { edge: 1, radius: 1, detail: 50 }), 0, -40, 3.6),
    pair(tube(cloth('#f0ece4', 0.3), [[3, -9, 5.2], [3.6, -16, 5], [3, -25, 5]], 0.5)),
    move(pillow(rib, mirrored([[0, 0], [28, 0], [27, -6], [0, -6]]), 7, { edge: 2, detail: 60 }), 0, -63, 0),
  );
};
const darkerFleece = (colour: Hex) => fleece(darker(colour, 0.4), 0.25);

const jacket = (colour: Hex, { hooded = false, long = 64 } = {}): Solid => {
  const fabric = satin(colour);
  const rib = knit(darker(colour, 0.25), 0.6);
  return join(
    top(fabric, { sleeve: 57, cuff: 8, long, wide: 29, shoulder: 24, neck: 8, neckDepth: 5, thick: 8, crease: 0.55 }),
    neckband(rib, 8.5, 5, 2.2),
    zip(-6, -long + 2, 4.3),
    move(pillow(rib, mirrored([[0, 0], [28.6, 0], [27, -6.5], [0, -6.5]]), 7.4, { edge: 2, detail: 60 }), 0, -long + 4, 0),
    pair(tube(metal('#bfc2c7'), [[12, -36, 4], [18, -46, 4]], 0.4)),
    hooded ? move(pillow(fleece('#e8dfd0', 0.6), mirrored([[0, 16], [12, 12], [15, 2], [10, -6], [7, 0], [6, 7], [0, 10]]), 6, { detail: 60 }), 0, 0, 2.6) : [],
  );
};

const blazer = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#bcae96', 0.35), 0.25);
  const lapel: [number, number][] = [[8, 1.5], [13, -8], [11, -13], [14.5, -15], [2, -42], [0.6, -40], [6, -6]];
  return join(
    top(fabric, { sleeve: 60, cuff: 7.5, long: 74, wide: 28, shoulder: 24, neck: 8, neckDepth: 34, thick: 6 }),
    move(pillow(cloth('#f3f1ec'), mirrored([[0, -2], [7, 0], [6, -16], [0, -38]]), 2.4, { detail: 40 }), 0, 0, -0.6),
    pair(move(pillow(fabric, lapel, 1.4, { edge: 0.6, detail: 60 }), 0, 0, 2.9)),
    seam(colour, [[0.6, -41, 3.2], [1.4, -73, 3]], 0.4),
    buttons(2, -46, 10, darker(colour, 0.5), 0.9, 3.6),
    pocket(fabric, 15, -50, 12, 14, 2.7),
    pocket(fabric, -15, -50, 12, 14, 2.7),
    pocket(fabric, 14, -24, 9, 9, 2.6),
  );
};

const tank = (colour: Hex): Solid =>
  join(top(cloth(colour, 0.2), { sleeve: 0, long: 68, wide: 25, shoulder: 16, neck: 10, neckDepth: 12 }), neckband(knit(trimOf(colour), 0.3), 10, 12, 0.8));

const football = (colour: Hex): Solid =>
  join(
    move(join(top(printed(cloth(colour, 0.2), [colour, lighter(colour, 0.8)], bands(9, 0.3)), { sleeve: 24, long: 62 }), neckband(cloth('#f4f4f4'))), 0, 34, 1.5),
    move(join(legs(cloth(lighter(colour, 0.75), 0.2), { long: 44, hem: 13, gap: 2 }), waistband(cloth(lighter(colour, 0.6)))), 12, -28, -2.4),
    move(plate(plastic(lighter(colour, 0.9)), [[-3, 3], [3, 3], [3, -1], [0, -4], [-3, -1]], 0.4), 10, 14, 4.6),
  );

/** Clothes for men. */
export const menswear: Kinds = {
  shirt: lies('#f1efec', shirt),
  panjabi: lies('#2f6b4a', panjabi),
  jeans: lies('#2d4f88', jeans),
  tee: lies('#8b8e93', tee),
  trousers: lies('#8b8e93', trousers),
  tank: lies('#2d4f88', tank),
  football: lies('#b8282e', football, { pitch: 82 }),
  bomber: lies('#2f6b4a', (colour) => jacket(colour)),
  hoodie: lies('#8b8e93', hoodie),
  blazer: lies('#8b8e93', blazer),
  cargo: lies('#2f6b4a', cargo),
  polo: lies('#2d4f88', polo),
  kidsJacket: lies('#b8282e', (colour) => jacket(colour, { hooded: true, long: 54 })),
};
