import { type Hex } from '../../studio/colour.ts';
import { fleece, glow, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, silver, white } from './parts.ts';

/**
 * Care and make-up for nails.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; loft: wide is half the width, deep half the depth; plate: outline, thickness, rounding of
 * edges, rounding of corners; tube: points, radius; row: count, distance; move and turn: x, y, z.
 */

/** A card of 24 false nails in three lines; four widths, for the fingers of a hand, follow one another. */
const falseNails = (): Solid => {
  const card = box(paper('#f4efe9'), 16, 0.4, 12, 0.1);
  const nail = ball(plastic('#e39aac', 0.08), 1);
  const nails = [-3.6, 0, 3.6].flatMap((z) =>
    repeat(8, (column) => {
      const halfWidth = 0.74 - (column % 4) * 0.06;
      return move(turn(scale(nail, halfWidth, 0.3, 1.2), -8, 0), -6.8 + column * 1.94, 0.8, z);
    }),
  );
  return join(card, nails);
};

/** A bottle of nail polish. */
const polish = (shade: Hex): Solid => {
  const flask = lathe(
    plastic(shade, 0.06),
    [
      [0, 0],
      [1.4, 0],
      [1.4, 2.8],
      [0.6, 3.4],
      [0.6, 3.8],
    ],
    { bevel: 0.3 },
  );
  const brushCap = move(
    lathe(black, [
      [0, 0],
      [0.7, 0],
      [0.55, 3.6],
      [0, 3.6],
    ]),
    0,
    3.8,
    0,
  );
  return join(flask, brushCap);
};

/** The two blades of a nail clipper, which lie on each other. */
const clipperBlades = (): Solid =>
  plate(
    silver,
    [
      [-0.9, 0],
      [0.9, 0],
      [0.7, 7],
      [0.4, 8.2],
      [-0.4, 8.2],
      [-0.7, 7],
    ],
    0.4,
    0.1,
    0.2,
  );

const nailClipper = (): Solid => {
  const lever = move(
    turn(
      plate(
        silver,
        [
          [-0.8, 0],
          [0.8, 0],
          [0.6, 6.6],
          [-0.6, 6.6],
        ],
        0.3,
        0.1,
        0.3,
      ),
      8,
      0,
    ),
    0,
    0.4,
    0.9,
  );
  const pin = move(turn(cylinder(silver, 0.36, 1.6), 90, 0), 0, 6.6, -0.4);
  const keyRing = tube(
    silver,
    [
      [0, 0, 0.4],
      [0.9, -1.2, 0.4],
      [0, -2.2, 0.4],
      [-0.9, -1.2, 0.4],
      [0, 0, 0.4],
    ],
    0.14,
  );
  return turn(join(clipperBlades(), lever, pin, keyRing), -72, 30);
};

const padColours: readonly Hex[] = ['#8fc7c0', '#f0b8a8', '#e9d28f', '#a9b8e0', '#d9a0c0'];

/** A nail file with a motor for babies, and its spare pads. */
const babyNailFile = (): Solid => {
  const handle = loft(white, [
    { y: 0, wide: 1.4, deep: 1.3 },
    { y: 7, wide: 1.8, deep: 1.6 },
    { y: 11, wide: 1.3, deep: 1.2 },
  ]);
  const head = move(cylinder(plastic('#8fc7c0', 0.3), 1.3, 1, 0.2), 0, 11, 0);
  const filePad = move(cylinder(fleece('#f0b8a8', 0.1), 1.1, 0.5, 0.1), 0, 12, 0);
  const sparePads = row(5, 2.8, (i) => {
    const disc = cylinder(plastic(padColours[i] ?? '#8fc7c0'), 1.1, 0.8, 0.2);
    const pad = move(cylinder(fleece('#f6f1e8', 0.1), 0.95, 0.4), 0, 0.8, 0);
    return move(join(disc, pad), 10, 0, 2);
  });
  const light = move(ball(glow('#9fe0d6', 0.7), 0.5, 0.8, 0.2), 0, 6, 1.6);
  return join(handle, head, filePad, sparePads, light);
};

const polishShades: readonly Hex[] = [
  '#c94a6a',
  '#e39aac',
  '#8a2f48',
  '#d9b48f',
  '#6f4b8f',
  '#2d4f78',
  '#eef2f4',
];

const gelPolish = (): Solid => row(7, 3.3, (i) => polish(polishShades[i] ?? '#c94a6a'));

export const nails: Kinds = {
  gelPolish: stands('#c94a6a', gelPolish),
  nailClipper: stands('#d6d9de', nailClipper, { pitch: 50 }),
  babyNail: stands('#f6f4ef', babyNailFile),
  pressOn: stands('#e3a0b0', falseNails, { pitch: 50 }),
};
