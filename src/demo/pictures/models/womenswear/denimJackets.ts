import { type Hex, mix } from '../../studio/colour.ts';
import { cloth, type Material } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { buttons, seam } from '../garmentDetails.ts';
import { mirrored, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { beads } from './parts.ts';

/**
 * A denim jacket with flowers of beads.
 * Lengths are centimetres. pillow: outline, thickness; buttons: count, first height, distance, colour, size, z; seam: colour, line;
 * beads: line, colour, size; move: x, y, z.
 */

const pocketFlaps = (denim: Material): Solid =>
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
  );

const collarPoints = (denim: Material): Solid =>
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
  );

const denimJacket = (colour: Hex): Solid => {
  const indigo: Hex = '#46658f';
  const denim = cloth(mix(colour, indigo, 0.6), 0.22);
  const thread: Hex = '#d09a52';
  const yokeSeams = pair(
    seam(thread, [
      [4, -14, 3.4],
      [14, -15, 3.4],
      [22, -14, 2.8],
    ]),
  );
  const frontSeams = pair(
    seam(thread, [
      [6, -15, 3.4],
      [8, -36, 3.4],
      [7, -54, 3.2],
    ]),
  );
  const buttonSeam = seam(thread, [
    [1.6, -6, 3.4],
    [1.6, -55, 3.4],
  ]);
  const beadFlowers = pair(
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
  );
  return join(
    top(denim, { sleeve: 55, cuff: 8, long: 56, wide: 26, thick: 6 }),
    yokeSeams,
    frontSeams,
    buttonSeam,
    buttons(5, -12, 10, '#b98a4e', 0.9, 3.6),
    pocketFlaps(denim),
    collarPoints(denim),
    beadFlowers,
  );
};

export const denimJackets: Kinds = {
  denimJacket: lies('#2d4f88', denimJacket),
};
