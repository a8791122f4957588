import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, fleece, plastic, printed } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons } from '../garmentDetails.ts';
import { mirrored, neckband, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { dots } from '../prints.ts';

/**
 * Rompers, disposable diapers and a diaper of cloth.
 * Lengths are centimetres. ball: radius, or radii x, y, z; pillow: outline, thickness; tube: points, radius;
 * neckband: half width, depth, thickness; buttons: count, first height, distance, colour, size, z; dots: distance; move: x, y, z.
 */

const romperOutline = mirrored([
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

/** A romper with dots and three buttons between its legs. */
const romper = (colour: Hex): Solid => {
  const body = pillow(printed(cloth(colour), [colour, lighter(colour, 0.65)], dots(3.4)), romperOutline, 4, {
    edge: 3,
    detail: 70,
  });
  return join(body, neckband(cloth(trimOf(colour)), 6, 4, 0.8), buttons(3, -34, 3, '#ffffff', 0.6, 2.4));
};

const threeRompers = (colour: Hex): Solid =>
  join(
    move(romper(colour), 0, 4, 3),
    move(romper('#9cc0c9'), 26, 10, 0),
    move(romper('#e6c3ad'), -26, 10, 0),
  );

const diaper = (colour: Hex): Solid => {
  const body = pillow(
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
  );
  const waistBand = tube(
    cloth('#86c5d8'),
    [
      [-14.6, -0.6, 2],
      [0, -1, 3.2],
      [14.6, -0.6, 2],
    ],
    1,
    { flat: 0.5 },
  );
  return join(body, waistBand);
};

const threeDiapers = (colour: Hex): Solid =>
  join(move(diaper(colour), 0, 0, 4), move(diaper('#eef4f5'), 12, 10, 0), move(diaper('#f1efe8'), -12, 9, 0));

/** A diaper with dots, and beside it two pads that are put into it. */
const clothDiaper = (colour: Hex): Solid => {
  const pad = pillow(
    fleece('#f4f1ea', 0.2),
    [
      [0, 0],
      [9, 0],
      [9, -22],
      [0, -22],
    ],
    2.4,
    { radius: 2 },
  );
  const body = pillow(
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
  );
  const snaps = pair(repeat(2, (i) => move(ball(plastic('#ffffff'), 0.7, 0.7, 0.5), 10 + i * 3, -3, 2.7)));
  return join(body, snaps, move(pad, 22, 0, 0), move(pad, 33, 0, 0));
};

export const babyClothes: Kinds = {
  romper: lies('#e0b13a', threeRompers),
  diapers: lies('#f6f5f1', threeDiapers, { pitch: 62 }),
  clothDiaper: lies('#8fb8c9', clothDiaper),
};
