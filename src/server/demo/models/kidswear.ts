// biome-ignore-all format: models are tables of numbers
import { type Hex, lighter } from '../studio/colour.ts';
import { cloth, fleece, paper, plastic, printed, satin, wood } from '../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid } from '../studio/mesh.ts';
import { box, pillow, plate } from '../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../studio/surfaces.ts';
import { buttons, legs, mirrored, neckband, pocket, top, trimOf, waistband } from './garments.ts';
import { type Kinds, lies, stands } from './kind.ts';
import { dots, flowers } from './prints.ts';
import { skirt } from './womenswear.ts';

const romperShape = mirrored([[0, -4], [5, -2.6], [6.4, 0.6], [14, -1.4], [21, -11], [17, -16], [13.6, -12], [13.4, -30], [15, -42], [8.6, -45], [5, -39], [0, -41]]);
const romper = (colour: Hex): Solid =>
  join(pillow(printed(cloth(colour), [colour, lighter(colour, 0.65)], dots(3.4)), romperShape, 4, { edge: 3, detail: 70 }), neckband(cloth(trimOf(colour)), 6, 4, 0.8), buttons(3, -34, 3, '#ffffff', 0.6, 2.4));

const frock = (colour: Hex): Solid =>
  join(
    skirt(satin(lighter(colour, 0.3)), 12, 34, 46, 18),
    move(skirt(satin(colour), 12, 30, 38, 16), 0, 0, 1.2),
    move(top(satin(colour), { sleeve: 9, cuff: 5, long: 26, wide: 14, shoulder: 11, neck: 5, neckDepth: 5, thick: 4 }), 0, 25, 1),
    move(join(ball(satin(trimOf(colour)), 1.4), pair(move(ball(satin(trimOf(colour)), 4, 2.4, 1.2), 4, 0.6, 0))), 0, -1, 5),
  );

const boysSet = (colour: Hex): Solid =>
  join(
    move(join(top(cloth(colour), { sleeve: 16, cuff: 9, long: 46, wide: 19, shoulder: 17, neck: 6, neckDepth: 4 }), neckband(cloth(trimOf(colour)), 6, 4, 0.8), bear(0, -22)), 0, 22, 1),
    move(join(legs(cloth('#44566e'), { long: 36, waist: 14, hip: 18, hem: 9, gap: 1.4 }), waistband(cloth('#36465a'), 14, 3)), 4, -20, -1),
  );
const bear = (x: number, y: number): Solid =>
  move(join(plate(paper('#c98f52'), disc(6), 0.5), pair(move(plate(paper('#b57a40'), disc(2.2), 0.5), 4.4, 4.6, -0.1)), move(plate(paper('#f2dfc2'), disc(2.8), 0.5), 0, -1.8, 0.2), pair(move(ball(plastic('#2a2320'), 0.7), 2.1, 1.6, 0.4)), move(ball(plastic('#2a2320'), 0.9, 0.6, 0.5), 0, -1, 0.6)), x, y, 2.8);
const disc = (radius: number): [number, number][] => Array.from({ length: 26 }, (_, i) => [Math.cos((i / 13) * Math.PI) * radius, Math.sin((i / 13) * Math.PI) * radius]);

const dungaree = (colour: Hex): Solid => {
  const denim = cloth('#5a7ba6', 0.2);
  return join(
    skirt(denim, 13, 24, 34, 5),
    move(pillow(denim, mirrored([[0, 17], [9, 17], [12, 0], [0, 0]]), 3, { edge: 1.4, detail: 40 }), 0, -1, 1.4),
    pair(tube(denim, [[7, 15, 3], [8.6, 26, 2], [9, 34, 0]], 1.5, { flat: 0.4 })),
    pair(move(ball(plastic('#d9b24c'), 1, 1, 0.6), 7.2, 13.6, 3.6)),
    pocket(printed(cloth(colour), [colour, '#ffffff'], flowers(3)), 0, 13, 9, 9, 3),
  );
};

const diaper = (colour: Hex): Solid =>
  join(pillow(fleece(colour, 0.2), mirrored([[0, 0], [15, 1], [15.6, -6], [9, -13], [6.4, -21], [0, -23]]), 6, { edge: 3, detail: 54 }), tube(cloth('#86c5d8'), [[-14.6, -0.6, 2], [0, -1, 3.2], [14.6, -0.6, 2]], 1, { flat: 0.5 }));

const booties = (colour: Hex): Solid => pair(move(join(ball(fleece(colour, 0.2), 2.4, 2, 4), move(lathe(fleece('#fff6ea', 0.2), [[2.2, 0], [2.4, 3], [1.9, 3]]), 0, 1, -1.6)), 3.4, 2, 0));

const rattle = (): Solid => join(move(ball(plastic('#f0b84a'), 2.6), 0, 9, 0), tube(wood('#d9ad78', '#c39259', 'y'), [[0, 0, 0], [0, 7, 0]], 0.7), lathe(plastic('#7ab5c4'), [[1.8, 0], [2.4, 0.5], [1.8, 1]]));

const giftBox = (): Solid =>
  join(
    box(paper('#dfe9ea'), 32, 9, 24, 0.4),
    move(box(paper('#f6efe2'), 30, 0.6, 22, 0.2), 0, 8.7, 0),
    move(box(fleece('#f0d9c9', 0.3), 14, 3, 18, 1.2), -7, 9, 0),
    move(box(fleece('#e9c4b4', 0.3), 13, 2.2, 17, 1), -7, 11.6, 0),
    move(booties('#e7b9ae'), 5, 9.4, 5),
    move(rattle(), 11, 9.3, -3),
    move(box(cloth('#b6cdb6'), 8, 1.4, 8, 0.5), 6, 9.2, -5),
    move(box(satin('#c98a8a'), 32.4, 9.2, 2.4, 0.1), 0, 0, 9),
  );

const duck = (shade: Hex): Solid => join(move(ball(plastic(shade), 4, 2.9, 5), 0, 2.8, 0), move(ball(plastic(shade), 2.5), 0, 6.6, 3), move(ball(plastic('#e8762c'), 1.1, 0.45, 1.3), 0, 6.2, 5.6), pair(move(ball(plastic('#22201f'), 0.4), 1.1, 7.3, 5)), pair(move(ball(plastic(shade), 0.9, 1.8, 3), 3.6, 3.4, -0.6)), move(ball(plastic(shade), 1.4, 1.4, 1.6), 0, 4.4, -4.6));

/** Clothes and gifts for small children. */
export const kidswear: Kinds = {
  romper: lies('#e0b13a', (colour) => join(move(romper(colour), 0, 4, 3), move(romper('#9cc0c9'), 26, 10, 0), move(romper('#e6c3ad'), -26, 10, 0))),
  frock: lies('#e39aac', frock),
  boysSet: lies('#2d4f88', boysSet),
  dungaree: lies('#e39aac', dungaree),
  diapers: lies('#f6f5f1', (colour) => join(move(diaper(colour), 0, 0, 4), move(diaper('#eef4f5'), 12, 10, 0), move(diaper('#f1efe8'), -12, 9, 0)), { pitch: 62 }),
  clothDiaper: lies('#8fb8c9', (colour) =>
    join(pillow(printed(cloth(colour), [colour, '#ffffff'], dots(4)), mirrored([[0, 0], [17, 1], [17.6, -7], [9, -14], [7, -21], [0, -23]]), 5, { edge: 3 }), pair(repeat(2, (i) => move(ball(plastic('#ffffff'), 0.7, 0.7, 0.5), 10 + i * 3, -3, 2.7))), move(pillow(fleece('#f4f1ea', 0.2), [[0, 0], [9, 0], [9, -22], [0, -22]], 2.4, { radius: 2 }), 22, 0, 0), move(pillow(fleece('#f4f1ea', 0.2), [[0, 0], [9, 0], [9, -22], [0, -22]], 2.4, { radius: 2 }), 33, 0, 0)),
  ),
  newbornGift: stands('#dfe9ea', giftBox, { pitch: 30 }),
  duckFamily: stands('#f2c230', (colour) => join(move(duck(colour), -5, 0, 0), repeat(3, (i) => move(duck(lighter(colour, 0.2)), 5 + i * 6, 0, 2 - i * 2)))),
  balloons: stands('#d9536b', () =>
    join(
      repeat(7, (i) => {
        const shade = (['#d9536b', '#f0c04c', '#5aa6c4', '#e9e1d5', '#9a7bc0', '#ee9a5a', '#7bb58a'] as const)[i] ?? '#d9536b';
        const [x, y, z] = [Math.cos(i * 2.1) * (i === 0 ? 0 : 13), 46 + (i % 3) * 13, Math.sin(i * 2.1) * 8];
        return join(move(lathe(plastic(shade, 0.14), [[0, -11], [0.9, -10.4], [4, -8], [8.4, 0], [8, 5], [5, 9], [0, 10.6]], { bevel: 4 }), x, y, z), tube(paper('#d8cfc0'), [[x, y - 11, z], [x * 0.4, y * 0.4, z * 0.4], [0, 1, 0]], 0.14));
      }),
      ring(6, move(ball(satin('#d9536b'), 2.6, 1.4, 1), 2, 1.4, 0)),
      cylinder(paper('#c9a24a'), 3, 2),
    ),
  ),
};
