import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, knit, metal, printed, satin } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, sheet, tube } from '../../studio/surfaces.ts';
import { buttons, legs, seam, waistband } from '../garmentDetails.ts';
import { creases, mirrored, neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { bands, flowers } from '../prints.ts';
import { beads, gold, skirt } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const kameez = (colour: Hex): Solid => {
  const fabric = printed(cloth(colour), [colour, lighter(colour, 0.6), gold], flowers(8));
  const neck = Array.from(
    { length: 13 },
    (_, i): Point => [(i - 6) * 1.5, -10 + Math.abs(i - 6) ** 2 * 0.22, 3],
  );
  return join(
    top(fabric, {
      sleeve: 56,
      cuff: 8,
      long: 100,
      wide: 24,
      flare: 1.4,
      neck: 9,
      neckDepth: 9,
      shoulder: 19,
    }),
    neckband(satin(gold), 9, 9, 1),
    beads(
      neck.map(([x, y, z]) => [x, y - 3, z]),
      gold,
      0.7,
    ),
    beads(
      neck.slice(3, 10).map(([x, y, z]) => [x, y - 6, z]),
      '#a8324a',
      0.7,
    ),
    move(
      pillow(
        satin(gold),
        mirrored([
          [0, 0],
          [33, 0.6],
          [33.4, -3],
          [0, -3.6],
        ]),
        5.2,
        { edge: 1, detail: 60 },
      ),
      0,
      -95,
      0.2,
    ),
  );
};

const coord = (colour: Hex): Solid => {
  const linen = cloth(lighter(colour, 0.25), 0.25);
  return join(
    move(join(top(linen, { sleeve: 30, cuff: 10, long: 62, flare: 1.08 }), buttons(5, -14, 9)), -16, 44, 1),
    move(join(legs(linen, { long: 92, hem: 13 }), waistband(linen)), 20, 12, -1),
  );
};

const saree = (colour: Hex): Solid => {
  const border = printed(satin(darker(colour, 0.35)), [darker(colour, 0.4), gold], bands(3, 0.35));
  const fabric = printed(
    cloth(colour, 0.16),
    [colour, lighter(colour, 0.72), darker(colour, 0.4)],
    flowers(6),
  );
  const layer = (y: number): Solid =>
    move(join(box(fabric, 44, 1.5, 34, 0.7), move(box(border, 44.4, 1.55, 5, 0.7), 0, 0, 15)), 0, y, 0);
  const fan = sheet(
    printed(border, [darker(colour, 0.38), gold, lighter(colour, 0.6)], (x, _y, z) =>
      Math.hypot(x, z) % 7 < 1 ? 1 : Number(Math.hypot(x, z) % 7 > 6) * 2,
    ),
    120,
    14,
    (u, v) => {
      const angle = (u - 0.5) * 2.3 + Math.PI / 2;
      const away = 3 + v * 32;
      return [
        Math.cos(angle) * away * 0.96,
        6.6 + Math.abs(Math.sin(u * Math.PI * 13)) * (0.4 + v * 1.6),
        Math.sin(angle) * away - 16,
      ];
    },
  );
  return turn(join(layer(0), layer(1.6), layer(3.2), turn(layer(4.8), 0, 2), move(fan, 0, 0, 8)), 90, 0);
};

const tunic = (colour: Hex): Solid =>
  join(
    top(
      printed(
        satin(colour),
        [colour, mix(colour, '#e3a53a', 0.7), lighter(colour, 0.7)],
        (x, _y, z) => Math.abs(Math.floor(Math.sin(x / 7 + Math.sin(z / 8)) * 1.5 + Math.cos(z / 6))) % 3,
      ),
      { sleeve: 34, cuff: 15, long: 76, flare: 1.25, wide: 27, neck: 8, neckDepth: 14 },
    ),
    neckband(satin(darker(colour, 0.4)), 8, 14, 0.9),
  );

const cardigan = (colour: Hex): Solid => {
  const wool = knit(colour, 0.5);
  return join(
    top(wool, { sleeve: 54, cuff: 8, long: 62, neck: 9, neckDepth: 20, thick: 7 }),
    pair(
      tube(
        knit(darker(colour, 0.15), 0.5),
        [
          [9, 0.5, 1.6],
          [7, -8, 3.4],
          [1.8, -21, 3.9],
          [1.8, -62, 3.6],
        ],
        1.7,
        { flat: 0.7 },
      ),
    ),
    repeat(5, (i) => move(ball(metal('#f4efe6', 0.18), 1.1, 1.1, 0.8), 0, -25 - i * 8, 4.6)),
  );
};

const abaya = (colour: Hex): Solid => {
  const fabric = satin(darker(colour, 0.35));
  const hem = Array.from({ length: 10 }, (_, i): Point => [29 + i * 1.1, -50 - i * 1.2 + (i % 2) * 1.4, 2.6]);
  return join(
    top(fabric, {
      sleeve: 58,
      cuff: 14,
      long: 134,
      wide: 28,
      flare: 1.5,
      neck: 8,
      neckDepth: 6,
      crease: 0.6,
    }),
    seam(
      colour,
      [
        [0, -6, 3],
        [0, -70, 3.2],
        [0, -132, 3],
      ],
      0.5,
    ),
    pair(beads(hem, gold, 0.8)),
    move(
      pillow(
        satin(darker(colour, 0.25)),
        mirrored([
          [0, 18],
          [11, 14],
          [14, 2],
          [20, -12],
          [9, -22],
          [0, -26],
        ]),
        7,
        { relief: creases(0.7, 5), detail: 54 },
      ),
      0,
      2,
      3,
    ),
    move(
      pillow(
        satin('#191719'),
        mirrored([
          [0, 12],
          [6, 9],
          [7, 2],
          [4, -6],
          [0, -8],
        ]),
        2,
        { detail: 34 },
      ),
      0,
      2,
      6.2,
    ),
  );
};

const midiSkirt = (colour: Hex): Solid =>
  join(skirt(satin(colour), 18, 34, 76), waistband(cloth(darker(colour, 0.1)), 18, 4));

/** Dresses, and what is worn with them. */
export const dresses: Kinds = {
  kameez: lies('#6f4b8f', kameez),
  coord: lies('#2f6b4a', coord),
  saree: lies('#b8282e', saree, { pitch: 62, yaw: -14 }),
  tunic: lies('#2d4f88', tunic),
  cardigan: lies('#e39aac', cardigan),
  abaya: lies('#26262a', abaya),
  midiSkirt: lies('#d9742e', midiSkirt),
};
