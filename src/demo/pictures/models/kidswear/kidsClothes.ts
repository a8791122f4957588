import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, fleece, paper, plastic, printed, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { pillow, plate } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons, legs, pocket, waistband } from '../garmentDetails.ts';
import { mirrored, neckband, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { dots, flowers } from '../prints.ts';
import { skirt } from '../womenswear/parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const romperShape = mirrored([
  [0, -4],
  [5, -2.6],
  [6.4, 0.6],
  [14, -1.4],
  [21, -11],
  [17, -16],
  [13.6, -12],
  [13.4, -30],
  [15, -42],
  [8.6, -45],
  [5, -39],
  [0, -41],
]);

const romper = (colour: Hex): Solid =>
  join(
    pillow(printed(cloth(colour), [colour, lighter(colour, 0.65)], dots(3.4)), romperShape, 4, {
      edge: 3,
      detail: 70,
    }),
    neckband(cloth(trimOf(colour)), 6, 4, 0.8),
    buttons(3, -34, 3, '#ffffff', 0.6, 2.4),
  );

const frock = (colour: Hex): Solid =>
  join(
    skirt(satin(lighter(colour, 0.3)), 12, 34, 46, 18),
    move(skirt(satin(colour), 12, 30, 38, 16), 0, 0, 1.2),
    move(
      top(satin(colour), {
        sleeve: 9,
        cuff: 5,
        long: 26,
        wide: 14,
        shoulder: 11,
        neck: 5,
        neckDepth: 5,
        thick: 4,
      }),
      0,
      25,
      1,
    ),
    move(
      join(ball(satin(trimOf(colour)), 1.4), pair(move(ball(satin(trimOf(colour)), 4, 2.4, 1.2), 4, 0.6, 0))),
      0,
      -1,
      5,
    ),
  );

const boysSet = (colour: Hex): Solid =>
  join(
    move(
      join(
        top(cloth(colour), { sleeve: 16, cuff: 9, long: 46, wide: 19, shoulder: 17, neck: 6, neckDepth: 4 }),
        neckband(cloth(trimOf(colour)), 6, 4, 0.8),
        bear(0, -22),
      ),
      0,
      22,
      1,
    ),
    move(
      join(
        legs(cloth('#44566e'), { long: 36, waist: 14, hip: 18, hem: 9, gap: 1.4 }),
        waistband(cloth('#36465a'), 14, 3),
      ),
      4,
      -20,
      -1,
    ),
  );

const bear = (x: number, y: number): Solid =>
  move(
    join(
      plate(paper('#c98f52'), disc(6), 0.5),
      pair(move(plate(paper('#b57a40'), disc(2.2), 0.5), 4.4, 4.6, -0.1)),
      move(plate(paper('#f2dfc2'), disc(2.8), 0.5), 0, -1.8, 0.2),
      pair(move(ball(plastic('#2a2320'), 0.7), 2.1, 1.6, 0.4)),
      move(ball(plastic('#2a2320'), 0.9, 0.6, 0.5), 0, -1, 0.6),
    ),
    x,
    y,
    2.8,
  );

const disc = (radius: number): [number, number][] =>
  Array.from({ length: 26 }, (_, i) => [
    Math.cos((i / 13) * Math.PI) * radius,
    Math.sin((i / 13) * Math.PI) * radius,
  ]);

const dungaree = (colour: Hex): Solid => {
  const denim = cloth('#5a7ba6', 0.2);
  return join(
    skirt(denim, 13, 24, 34, 5),
    move(
      pillow(
        denim,
        mirrored([
          [0, 17],
          [9, 17],
          [12, 0],
          [0, 0],
        ]),
        3,
        { edge: 1.4, detail: 40 },
      ),
      0,
      -1,
      1.4,
    ),
    pair(
      tube(
        denim,
        [
          [7, 15, 3],
          [8.6, 26, 2],
          [9, 34, 0],
        ],
        1.5,
        { flat: 0.4 },
      ),
    ),
    pair(move(ball(plastic('#d9b24c'), 1, 1, 0.6), 7.2, 13.6, 3.6)),
    pocket(printed(cloth(colour), [colour, '#ffffff'], flowers(3)), 0, 13, 9, 9, 3),
  );
};

const diaper = (colour: Hex): Solid =>
  join(
    pillow(
      fleece(colour, 0.2),
      mirrored([
        [0, 0],
        [15, 1],
        [15.6, -6],
        [9, -13],
        [6.4, -21],
        [0, -23],
      ]),
      6,
      { edge: 3, detail: 54 },
    ),
    tube(
      cloth('#86c5d8'),
      [
        [-14.6, -0.6, 2],
        [0, -1, 3.2],
        [14.6, -0.6, 2],
      ],
      1,
      { flat: 0.5 },
    ),
  );

/** Children's clothes and diapers. */
export const kidsClothes: Kinds = {
  romper: lies('#e0b13a', (colour) =>
    join(
      move(romper(colour), 0, 4, 3),
      move(romper('#9cc0c9'), 26, 10, 0),
      move(romper('#e6c3ad'), -26, 10, 0),
    ),
  ),
  frock: lies('#e39aac', frock),
  boysSet: lies('#2d4f88', boysSet),
  dungaree: lies('#e39aac', dungaree),
  diapers: lies(
    '#f6f5f1',
    (colour) =>
      join(
        move(diaper(colour), 0, 0, 4),
        move(diaper('#eef4f5'), 12, 10, 0),
        move(diaper('#f1efe8'), -12, 9, 0),
      ),
    { pitch: 62 },
  ),
  clothDiaper: lies('#8fb8c9', (colour) =>
    join(
      pillow(
        printed(cloth(colour), [colour, '#ffffff'], dots(4)),
        mirrored([
          [0, 0],
          [17, 1],
          [17.6, -7],
          [9, -14],
          [7, -21],
          [0, -23],
        ]),
        5,
        { edge: 3 },
      ),
      pair(repeat(2, (i) => move(ball(plastic('#ffffff'), 0.7, 0.7, 0.5), 10 + i * 3, -3, 2.7))),
      move(
        pillow(
          fleece('#f4f1ea', 0.2),
          [
            [0, 0],
            [9, 0],
            [9, -22],
            [0, -22],
          ],
          2.4,
          { radius: 2 },
        ),
        22,
        0,
        0,
      ),
      move(
        pillow(
          fleece('#f4f1ea', 0.2),
          [
            [0, 0],
            [9, 0],
            [9, -22],
            [0, -22],
          ],
          2.4,
          { radius: 2 },
        ),
        33,
        0,
        0,
      ),
    ),
  ),
};
