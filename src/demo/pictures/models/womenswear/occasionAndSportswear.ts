import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, knit, printed, satin } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { buttons, legs, seam, waistband } from '../garmentDetails.ts';
import { mirrored, neckband, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { flowers } from '../prints.ts';
import { beads, gold, skirt } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const lehenga = (colour: Hex): Solid => {
  const silk = printed(satin(colour), [colour, gold, lighter(colour, 0.7)], flowers(9));
  const mirrors = repeat(3, (row) =>
    beads(
      Array.from(
        { length: 13 },
        (_, i): Point => [(i - 6) * (4 + row * 1.1), -42 - row * 13 + Math.abs(i - 6) * 0.35, 5.4],
      ),
      '#dfe3e6',
      1,
    ),
  );
  return join(
    move(join(skirt(silk, 18, 50, 88, 26), waistband(satin(gold), 18, 4), mirrors), 0, -10, 0),
    move(
      join(
        top(satin(darker(colour, 0.3)), {
          sleeve: 16,
          cuff: 9,
          long: 34,
          wide: 22,
          shoulder: 18,
          neckDepth: 11,
        }),
        neckband(satin(gold), 9, 11, 1),
      ),
      0,
      34,
      1,
    ),
    sheet(
      printed(satin(lighter(colour, 0.45)), [lighter(colour, 0.45), gold], (_x, _y, z) =>
        Number(Math.abs(z % 12) < 1),
      ),
      40,
      30,
      (u, v) => [-16 - v * 30 + (u - 0.5) * (9 + v * 14), 30 - v * 118, 6 + Math.sin(u * 16) * 1.1 - v * 2],
    ),
  );
};

const denimJacket = (colour: Hex): Solid => {
  const denim = cloth(mix(colour, '#46658f', 0.6), 0.22);
  const thread: Hex = '#d09a52';
  return join(
    top(denim, { sleeve: 55, cuff: 8, long: 56, wide: 26, thick: 6 }),
    pair(
      seam(thread, [
        [4, -14, 3.4],
        [14, -15, 3.4],
        [22, -14, 2.8],
      ]),
    ),
    pair(
      seam(thread, [
        [6, -15, 3.4],
        [8, -36, 3.4],
        [7, -54, 3.2],
      ]),
    ),
    seam(thread, [
      [1.6, -6, 3.4],
      [1.6, -55, 3.4],
    ]),
    buttons(5, -12, 10, '#b98a4e', 0.9, 3.6),
    pair(
      move(
        pillow(
          denim,
          mirrored([
            [0, 0],
            [5, 0],
            [5, -4.5],
            [0, -6.5],
          ]),
          1.6,
          { edge: 0.4, detail: 30 },
        ),
        13,
        -16,
        3,
      ),
    ),
    pair(
      move(
        pillow(
          denim,
          mirrored([
            [0, 2],
            [9, 3],
            [14, -8],
            [3, -8],
            [0, -5],
          ]),
          1.8,
          { edge: 0.7, detail: 40 },
        ),
        0,
        0,
        2.6,
      ),
    ),
    pair(
      beads(
        [
          [13, -27, 3.6],
          [15, -29, 3.6],
          [11, -29, 3.6],
          [13, -31, 3.6],
        ],
        '#d65a7a',
        1.4,
      ),
    ),
  );
};

const yogaSet = (colour: Hex): Solid => {
  const jersey = satin(colour);
  return join(
    move(
      join(
        top(jersey, { sleeve: 0, long: 36, wide: 20, shoulder: 12, neck: 8, neckDepth: 13, thick: 4 }),
        neckband(satin(darker(colour, 0.25)), 8, 13, 0.8),
      ),
      -20,
      28,
      0,
    ),
    move(
      join(
        legs(jersey, { long: 88, waist: 15, hip: 19, hem: 5.5, gap: 3 }),
        waistband(satin(darker(colour, 0.15)), 15, 8),
      ),
      18,
      22,
      0,
    ),
  );
};

const runningShorts = (colour: Hex): Solid =>
  join(
    legs(satin(colour), { long: 38, waist: 19, hip: 25, hem: 13, gap: 1.4 }),
    waistband(knit(darker(colour, 0.3), 0.4), 19, 4),
    pair(
      tube(
        satin(trimOf(colour)),
        [
          [20, -3, 2],
          [25, -18, 2.2],
          [27.6, -36, 1.6],
        ],
        0.9,
        { flat: 0.5 },
      ),
    ),
    move(
      pillow(
        satin(darker(colour, 0.18)),
        [
          [0, 0],
          [9, 0],
          [9, -15],
          [0, -15],
        ],
        1.4,
        { edge: 0.5, radius: 1, detail: 30 },
      ),
      8,
      -14,
      2.6,
    ),
  );

/** Clothes for feasts and for sport. */
export const occasionAndSportswear: Kinds = {
  lehenga: lies('#b8282e', lehenga),
  denimJacket: lies('#2d4f88', denimJacket),
  yogaSet: lies('#6f4b8f', yogaSet),
  runningShorts: lies('#26262a', runningShorts),
};
