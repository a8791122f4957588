import { glass, leather, matte, paper, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, steel } from './parts.ts';

/**
 * For a desk.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; row: count, distance; digit: value, height;
 * move and turn: x, y, z.
 */

const flipClock = (): Solid => {
  const body = box(black, 26, 12, 7, 1.6);
  const card = box(matte('#1a1b1e'), 9, 9, 0.4, 0.4);
  const hinge = move(box(matte('#3a3b40'), 9, 0.2, 0.5, 0.05), 0, 4.4, 0);
  const cards = row(2, 10.4, (i) => {
    const digits = repeat(2, (k) =>
      move(digit(paper('#f2efe8'), [1, 0, 3, 8][i * 2 + k] ?? 0, 6.4), (k - 0.5) * 4.2, 4.5, 0.28),
    );
    return move(join(card, hinge, digits), 0, 1.6, 3.4);
  });
  const feet = [-8, 8].flatMap((x) => move(box(steel, 2, 1, 6, 0.3), x, -0.8, 0));
  return join(body, cards, feet);
};

const gelPens = (): Solid => {
  const cup = lathe(glass('#e9f0f2', 0.6), [
    [0, 0],
    [3.6, 0],
    [3.8, 9],
    [3.6, 9],
  ]);
  const pens = repeat(10, (i) =>
    move(
      turn(
        lathe(
          plastic(
            (
              [
                '#26262a',
                '#2d4f88',
                '#b8282e',
                '#2f6b4a',
                '#d9742e',
                '#6f4b8f',
                '#e39aac',
                '#e0b13a',
                '#5aa6c4',
                '#8a5a3a',
              ] as const
            )[i] ?? '#26262a',
          ),
          [
            [0, 0],
            [0.4, 0.4],
            [0.45, 12],
            [0.2, 14],
            [0, 14.6],
          ],
        ),
        Math.cos(i * 0.63) * 9,
        0,
        Math.sin(i * 0.63) * 9,
      ),
      -Math.sin(i * 0.63) * 1.6,
      0.6,
      Math.cos(i * 0.63) * 1.6,
    ),
  );
  return join(cup, pens);
};

const ink = paper('#2b2622');

const stickyNotes = (): Solid => {
  const eyes = pair(move(ball(ink, 0.4, 0.1, 0.4), 1.3, 2, 0));
  const nose = move(ball(ink, 0.5, 0.1, 0.35), 0, 2, 1);
  return row(3, 8.4, (i) => {
    const pad = box(paper((['#f2d46a', '#f0a9b4', '#a9d6c0'] as const)[i] ?? '#f2d46a'), 7.4, 2, 7.4, 0.1);
    const ears = pair(
      move(
        cylinder(paper((['#e8c24a', '#e08a98', '#84bfa4'] as const)[i] ?? '#e8c24a'), 1.5, 2),
        2.6,
        0,
        -3.8,
      ),
    );
    return join(pad, ears, eyes, nose);
  });
};

const notebook = (): Solid => {
  const red = satin('#c8525a');
  const cover = box(leather('#3a4a5c'), 9, 1.6, 14, 0.3);
  const pages = move(box(paper('#f4efe4'), 8.8, 1.2, 13.6, 0.05), 0.3, 0.2, 0.1);
  const band = move(box(red, 0.6, 1.8, 14.2, 0.1), 3.4, -0.05, 0);
  const ribbon = tube(
    red,
    [
      [0, 1.6, 7],
      [0.3, 0.6, 8.4],
      [0.2, 0.1, 10],
    ],
    0.18,
    { flat: 0.05 },
  );
  const pen = move(
    turn(
      lathe(plastic('#26262a'), [
        [0, 0],
        [0.4, 0.4],
        [0.45, 12],
        [0, 13.6],
      ]),
      90,
      12,
    ),
    6.4,
    0.5,
    -6,
  );
  return join(cover, pages, band, ribbon, pen);
};

export const deskThings: Kinds = {
  flipClock: stands('#28292d', flipClock),
  gelPens: stands('#2d4f88', gelPens),
  stickyNotes: stands('#f2d46a', stickyNotes, { pitch: 44 }),
  notebook: stands('#3a4a5c', notebook, { pitch: 44 }),
};
