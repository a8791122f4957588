import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, printed, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { stripes } from '../prints.ts';
import { oak } from './parts.ts';

/**
 * Bed sheets, towels and other cloth for the home.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; pillow: outline, thickness;
 * tube: points, radius; move and turn: x, y, z.
 */

/** Two pillows on each side (x), one behind the other (k). */
const pillows = (colour: Hex): Solid =>
  [-1, 1].flatMap((x) =>
    [0, 1].flatMap((k) =>
      move(
        turn(
          pillow(
            cloth(k === 0 ? lighter(colour, 0.5) : colour, 1),
            [
              [-34, -22],
              [34, -22],
              [34, 22],
              [-34, 22],
            ],
            22,
            { radius: 8 },
          ),
          -52 + k * 6,
          0,
        ),
        x * 46,
        64 + k * 2,
        -78 + k * 22,
      ),
    ),
  );

const bedSheet = (colour: Hex): Solid => {
  const bed = move(box(oak, 190, 26, 206, 2), 0, 4, 0);
  const headboard = move(box(oak, 194, 90, 8, 3), 0, 0, -106);
  const mattress = move(
    box(printed(cloth(colour, 1.2), [colour, lighter(colour, 0.5)], stripes(16, 0.3)), 188, 26, 200, 10),
    0,
    24,
    2,
  );
  return join(bed, headboard, mattress, pillows(colour));
};

/** Four folded towels in a pile, each with a border of satin. */
const towels = (colour: Hex): Solid => {
  const border = move(box(satin(darker(colour, 0.1)), 34.2, 4.6, 1, 0.3), 0, 0.2, 6);
  return repeat(4, (i) => {
    const towel = box(fleece(i < 2 ? colour : lighter(colour, 0.5), 0.5), 34, 5, 24, 2.4);
    return move(turn(join(towel, border), 0, i * 2 - 3), 0, i * 5.2, 0);
  });
};

const microfibre = fleece('#6fb0c0', 0.4);

const dustCloth = (): Solid => {
  const foldedCloth = box(microfibre, 22, 2.6, 16, 1.2);
  const upperCloth = move(
    sheet(microfibre, 40, 20, (u, v) => [
      (u - 0.5) * 20,
      3 + 1.4 * Math.sin(u * 9 + v * 4) * (0.3 + v),
      -6 + v * 16,
    ]),
    0,
    0,
    2,
  );
  return join(foldedCloth, upperCloth);
};

const cushions = (colour: Hex): Solid => {
  const piping = tube(
    satin(darker(colour, 0.2)),
    [
      [-19.6, -19.6, 0],
      [19.6, -19.6, 0],
      [19.6, 19.6, 0],
      [-19.6, 19.6, 0],
      [-19.6, -19.6, 0],
    ],
    0.5,
    { isSmooth: false },
  );
  return repeat(5, (i) => {
    const cushion = pillow(
      {
        ...fleece(
          [
            colour,
            lighter(colour, 0.35),
            mix(colour, '#d9c4a0', 0.6),
            darker(colour, 0.25),
            mix(colour, '#8a94a8', 0.5),
          ][i] as Hex,
          0.16,
        ),
      },
      [
        [-20, -20],
        [20, -20],
        [20, 20],
        [-20, 20],
      ],
      17,
      { edge: 18, radius: 2 },
    );
    return move(
      turn(join(cushion, piping), -14, i * 8 - 14),
      i < 3 ? i * 38 - 38 : (i - 3) * 40 - 20,
      i < 3 ? 20 : 54,
      i < 3 ? 0 : -7,
    );
  });
};

export const textiles: Kinds = {
  bedSheet: stands('#2d4f88', bedSheet, { yaw: -32, pitch: 26 }),
  towels: stands('#e39aac', towels, { pitch: 20 }),
  dustCloth: stands('#6fb0c0', dustCloth, { pitch: 32 }),
  cushions: stands('#8b8e93', cushions, { yaw: -14 }),
};
