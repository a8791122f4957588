import { cloth, fleece, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const soundBook = (): Solid =>
  turn(
    join(
      box(paper('#f6d36a'), 24, 24, 2.4, 0.4),
      repeat(9, (i) =>
        move(
          join(
            box(paper('#fffaf0'), 4.6, 4.6, 0.3, 0.2),
            move(
              i % 3 === 0
                ? plate(
                    paper(tone(i)),
                    [
                      [-1.4, -1.4],
                      [1.4, -1.4],
                      [0, 1.6],
                    ],
                    0.3,
                  )
                : ball(paper(tone(i)), 1.4, 1.4, 0.2),
              0,
              2.3,
              0.3,
            ),
          ),
          -7.6 + (i % 3) * 5.6,
          3 + Math.floor(i / 3) * 6.4,
          1.2,
        ),
      ),
      move(box(plastic('#4f94b8'), 5.4, 22, 2, 0.6), 8.8, 1, 0.6),
      repeat(5, (i) => move(ball(plastic(tone(i), 0.2), 1.3, 1.3, 0.6), 8.8, 4 + i * 4.2, 1.8)),
    ),
    -16,
    6,
  );

const waterBook = (): Solid =>
  join(
    repeat(3, (i) => move(box(paper(tone(i + 1)), 20, 0.8, 22, 0.2), i * 1.4, i * 0.8, -i)),
    move(
      turn(
        join(
          box(paper('#e9b93c'), 20, 22, 0.8, 0.2),
          move(box(paper('#fffdf6'), 17, 17, 0.2, 0.05), 0, 2.4, 0.4),
          move(ball(paper('#4f94b8'), 4, 3, 0.2), -1, 10, 0.6),
          move(
            plate(
              paper('#4f94b8'),
              [
                [0, 0],
                [4, 3],
                [4, -3],
              ],
              0.3,
            ),
            2.4,
            10,
            0.6,
          ),
          move(ball(paper('#26262a'), 0.4, 0.4, 0.1), -3.4, 11, 0.9),
        ),
        -18,
        0,
      ),
      1,
      2.4,
      -8,
    ),
    move(
      turn(
        join(
          lathe(plastic('#d9534a'), [
            [0, 0],
            [0.8, 0],
            [0.8, 10],
            [0.3, 12],
          ]),
          lathe(fleece('#f6f4ef', 0.1), [
            [0.3, 12],
            [0.4, 13],
            [0, 14],
          ]),
        ),
        90,
        30,
      ),
      9,
      3.2,
      3,
    ),
  );

const pianoMat = (): Solid =>
  join(
    box(fleece('#3a4a7a', 0.3), 90, 1, 34, 0.5),
    repeat(14, (i) => move(box(cloth('#f6f4ee', 0.3), 5.4, 0.4, 22, 0.2), -39 + i * 6, 0.8, 4)),
    repeat(13, (i) =>
      i % 7 === 2 || i % 7 === 6
        ? []
        : move(box(cloth('#1f2024', 0.3), 3, 0.5, 12, 0.2), -36 + i * 6, 1.1, -1),
    ),
    repeat(8, (i) => move(ball(plastic(tone(i)), 2, 0.6, 2), -28 + i * 8, 1.2, -12.4)),
  );

const kidsTablet = (): Solid =>
  turn(
    join(
      box(plastic('#4f94b8', 0.28), 18, 25, 2, 1),
      move(box(plastic('#f6efdc', 0.3), 15, 21, 0.2, 0.1), 0, 2.6, 1),
      repeat(20, (i) =>
        move(
          join(
            box(plastic(tone(i), 0.3), 2.8, 2.8, 0.6, 0.3),
            move(ball(plastic('#ffffff'), 0.7, 0.7, 0.14), 0, 1.4, 0.6),
          ),
          -5.4 + (i % 4) * 3.6,
          5 + Math.floor(i / 4) * 3.7,
          1.1,
        ),
      ),
    ),
    -14,
    8,
  );

/** Toys to learn with. */
export const learningToys: Kinds = {
  soundBook: stands('#f6d36a', soundBook),
  waterBook: stands('#e9b93c', waterBook, { pitch: 24 }),
  pianoMat: stands('#3a4a7a', pianoMat, { pitch: 40 }),
  kidsTablet: stands('#4f94b8', kidsTablet),
};
