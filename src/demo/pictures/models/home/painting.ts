import type { Hex } from '../../studio/colour.ts';
import { fleece, paper, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel } from './parts.ts';

/**
 * Paint, brushes and a roller.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding;
 * lathe: [radius, height] from one end; sheet: columns, rows, a point by u along a row and v along a column, from 0 to 1; tube: points,
 * radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** The colour of the paint. */
const blue: Hex = '#6f9aa8';

const wetPaint = wax(blue);

const brushWood = wood('#c99a62', '#a97d48', 'z', 1);

/** A flat puddle of paint with an uneven edge: u runs around it, v from its middle to its edge. */
const spill = (): Solid =>
  sheet(
    wetPaint,
    20,
    4,
    (u, v) => {
      const angle = u * 6.28;
      const radius = 3 + Math.sin(u * 19);
      return [-12 + Math.cos(angle) * v * radius, 0.15, 8 + Math.sin(angle) * v * 2.4];
    },
    true,
  );

/** A can of paint with a brush and a spill. */
const paintKit = (): Solid => {
  const can = lathe(steel, [
    [0, 0],
    [7, 0],
    [7, 14],
    [6.4, 14],
    [6.4, 12.6],
  ]);
  const paint = lathe(wetPaint, [
    [0, 12],
    [6.4, 12],
  ]);
  const handle = tube(
    steel,
    [
      [-7, 11, 0],
      [-6, 18, 0],
      [0, 21, 0],
      [6, 18, 0],
      [7, 11, 0],
    ],
    0.24,
  );
  const label = lathe(paper(blue), [
    [7.06, 3],
    [7.06, 10],
  ]);
  const brushHandle = box(brushWood, 3, 1, 12, 0.4);
  const bristles = move(box(fleece(blue, 0.16), 3.2, 1, 4, 0.3), 0, 0, -8);
  const brush = move(turn(join(brushHandle, bristles), 0, 40), 13, 0, 5);
  return join(can, paint, handle, label, brush, spill());
};

/** A paint roller, and three brushes, each wider than the one before. */
const paintRoller = (): Solid => {
  const roller = move(turn(cylinder(fleece('#e9d9a8', 0.3), 2.8, 18, 0.6), 0, 0, 90), 9, 3, 0);
  const frame = tube(
    steel,
    [
      [9.6, 3, 0],
      [12, 3, 0],
      [12, 3, 8],
      [0, 3, 9],
      [0, 3, 14],
    ],
    0.4,
  );
  const rollerHandle = bar(plastic('#c8422c'), [0, 3, 13], [0, 3, 25], 1.4);
  const brushes = repeat(3, (i) => {
    const [handleWidth, ferruleWidth] = [2.4 + i, 2.6 + i];
    const brushHandle = box(brushWood, handleWidth, 1, 10, 0.4);
    const ferrule = move(box(steel, ferruleWidth, 1.2, 3, 0.2), 0, 0, -6);
    const bristles = move(box(fleece('#d9c49a', 0.16), ferruleWidth, 1, 5, 0.3), 0, 0, -9.6);
    return move(join(brushHandle, ferrule, bristles), 18 + i * 6, 0, 6);
  });
  return join(roller, frame, rollerHandle, brushes);
};

export const painting: Kinds = {
  paintKit: stands(blue, paintKit, { pitch: 24 }),
  paintRoller: stands('#e9d9a8', paintRoller, { pitch: 36 }),
};
