import { glass, glow, matte, paper, plastic, satin, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, row, steel, tone } from './parts.ts';

const aroma = (): Solid =>
  join(
    lathe(
      wood('#b98a58', '#8d6238', 'x', 1),
      [
        [0, 0],
        [7, 0],
        [7.6, 3],
        [7.2, 6],
      ],
      { bevel: 0.8 },
    ),
    lathe(
      glow('#f2d4e6', 0.35),
      [
        [7, 6],
        [6, 11],
        [3, 15],
        [1.2, 17],
        [0.8, 17],
      ],
      { bevel: 2 },
    ),
    [18.6, 21, 24, 27].flatMap((y, i) =>
      move(ball(glass('#f6f6f6', 0.92), 1 + i * 0.5, 1.4, 1 + i * 0.5), i * 0.8, y, 0),
    ),
  );

const flipClock = (): Solid =>
  join(
    box(black, 26, 12, 7, 1.6),
    row(2, 10.4, (i) =>
      move(
        join(
          box(matte('#1a1b1e'), 9, 9, 0.4, 0.4),
          move(box(matte('#3a3b40'), 9, 0.2, 0.5, 0.05), 0, 4.4, 0),
          repeat(2, (k) =>
            move(digit(paper('#f2efe8'), [1, 0, 3, 8][i * 2 + k] ?? 0, 6.4), (k - 0.5) * 4.2, 4.5, 0.28),
          ),
        ),
        0,
        1.6,
        3.4,
      ),
    ),
    [-8, 8].flatMap((x) => move(box(steel, 2, 1, 6, 0.3), x, -0.8, 0)),
  );

const wallHooks = (): Solid =>
  repeat(6, (i) =>
    move(
      turn(
        join(
          box(glass('#e9f0f2', 0.6), 6, 6, 0.4, 0.8),
          tube(
            steel,
            [
              [0, 4, 0.3],
              [0, 2, 0.8],
              [0, 0.9, 1.6],
              [0, 1.6, 2.4],
            ],
            0.34,
          ),
        ),
        -60,
        0,
      ),
      (i % 3) * 7.4,
      0,
      Math.floor(i / 3) * 7.4,
    ),
  );

const sewing = (): Solid =>
  join(
    box(plastic('#d98fa3'), 18, 2.4, 13, 1),
    move(turn(box(plastic('#d98fa3'), 18, 1.6, 13, 0.8), -74, 0), 0, 9, -8),
    repeat(8, (i) =>
      move(
        turn(
          join(
            cylinder(wood('#d9b58c', '#c49a6c', 'y', 1), 1, 0.3),
            move(cylinder(satin(tone(i)), 0.9, 1.6), 0, 0.3, 0),
            move(cylinder(wood('#d9b58c', '#c49a6c', 'y', 1), 1, 0.3), 0, 1.9, 0),
          ),
          0,
          0,
        ),
        -7 + (i % 4) * 2.4,
        2.2,
        -3 + Math.floor(i / 4) * 3,
      ),
    ),
    move(
      turn(
        join(
          bar(steel, [0, 0, 0], [0.8, 7, 0], 0.3),
          bar(steel, [0.8, 0, 0], [0, 7, 0], 0.3),
          tube(
            plastic('#c8422c'),
            [
              [0, 0, 0],
              [-1.2, -2, 0],
              [0, -3, 0],
              [0.6, -1.4, 0],
            ],
            0.3,
          ),
          tube(
            plastic('#c8422c'),
            [
              [0.8, 0, 0],
              [2, -2, 0],
              [0.8, -3, 0],
              [0.2, -1.4, 0],
            ],
            0.3,
          ),
        ),
        -86,
        30,
      ),
      5,
      2.8,
      1,
    ),
    repeat(4, (i) => bar(steel, [-6 + i, 2.5, 4], [-5 + i, 2.5, 5.6], 0.06)),
  );

const stopper = (i: number): Solid =>
  turn(
    plate(
      matte(i === 0 ? '#6b6f78' : '#c9a37a'),
      [
        [-6, 0],
        [6, 0],
        [6, 3.6],
        [5, 3.8],
        [-6, 0.5],
      ],
      4.4,
      0.5,
    ),
    0,
    i * 40,
  );

const pens = (): Solid =>
  join(
    lathe(glass('#e9f0f2', 0.6), [
      [0, 0],
      [3.6, 0],
      [3.8, 9],
      [3.6, 9],
    ]),
    repeat(10, (i) =>
      turn(
        join(
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
        ),
        Math.cos(i * 0.63) * 9,
        0,
        Math.sin(i * 0.63) * 9,
      ).flatMap((m) => move([m], -Math.sin(i * 0.63) * 1.6, 0.6, Math.cos(i * 0.63) * 1.6)),
    ),
  );

const sticky = (): Solid =>
  row(3, 8.4, (i) =>
    join(
      box(paper((['#f2d46a', '#f0a9b4', '#a9d6c0'] as const)[i] ?? '#f2d46a'), 7.4, 2, 7.4, 0.1),
      pair(
        move(
          cylinder(paper((['#e8c24a', '#e08a98', '#84bfa4'] as const)[i] ?? '#e8c24a'), 1.5, 2),
          2.6,
          0,
          -3.8,
        ),
      ),
      pair(move(ball(paper('#2b2622'), 0.4, 0.1, 0.4), 1.3, 2, 0)),
      move(ball(paper('#2b2622'), 0.5, 0.1, 0.35), 0, 2, 1),
    ),
  );

/** Desk products. */
export const deskProducts: Kinds = {
  aromaDiffuser: stands('#b98a58', aroma),
  flipClock: stands('#28292d', flipClock),
  wallHooks: stands('#cfd2d7', wallHooks, { pitch: 40 }),
  sewingKit: stands('#d98fa3', sewing, { pitch: 36 }),
  wedgeStopper: stands('#6b6f78', () => join(stopper(0), move(stopper(1), 9, 0, 4)), { pitch: 24 }),
  gelPens: stands('#2d4f88', pens),
  stickyNotes: stands('#f2d46a', sticky, { pitch: 44 }),
};
