import { type Hex } from '../../studio/colour.ts';
import { fleece, plastic } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { row, white } from './parts.ts';

/**
 * An electric toothbrush with spare heads and a travel case.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; row: count, distance; move and turn: x, y, z.
 */

const toothbrush = (shade: Hex): Solid => {
  const handle = lathe(
    plastic(shade, 0.22),
    [
      [0, 0],
      [1.4, 0],
      [1.3, 12],
      [0.9, 14],
      [0, 14],
    ],
    { bevel: 0.4 },
  );
  const neck = lathe(white, [
    [0.5, 14],
    [0.4, 19],
    [0.5, 19.6],
  ]);
  const head = move(box(white, 1, 2.4, 0.8, 0.3), 0, 19, 0);
  const bristles = move(box(fleece('#9cc6d9', 0.2), 0.9, 2.1, 0.9, 0.2), 0, 19.2, 0.7);
  const button = move(turn(cylinder(plastic('#ffffff'), 0.5, 0.2), 90, 0), 0, 8, 1.3);
  return join(handle, neck, head, bristles, button);
};

const bristleColours: readonly Hex[] = ['#9cc6d9', '#e3a0b0', '#a9cfa0', '#e9d28f'];

const sonicBrush = (): Solid => {
  const spareHeads = row(4, 2, (i) => {
    const neck = lathe(white, [
      [0.5, 0],
      [0.4, 5],
      [0.5, 5.6],
    ]);
    const head = move(box(white, 1, 2, 0.7, 0.3), 0, 5, 0);
    const bristleColour = bristleColours[i] ?? '#9cc6d9';
    const bristles = move(box(fleece(bristleColour, 0.2), 0.9, 1.8, 0.9, 0.2), 0, 5.1, 0.6);
    return move(join(neck, head, bristles), 7, 0, 3);
  });
  const travelCase = move(box(plastic('#2d4f78', 0.3), 21, 3, 4, 1.2), 4, 0, -6);
  return join(toothbrush('#2d4f78'), spareHeads, travelCase);
};

export const toothbrushes: Kinds = {
  sonicBrush: stands('#f6f4ef', sonicBrush),
};
