import { darker } from '../../studio/colour.ts';
import { fleece, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, eye, tone, wheel } from './parts.ts';

const tub = (): Solid =>
  join(
    loft(plastic('#a9d0d6', 0.28), [
      { y: 8, wide: 36, deep: 19, power: 3 },
      { y: 12, wide: 39, deep: 22, power: 3 },
      { y: 26, wide: 42, deep: 25, power: 3 },
      { y: 28, wide: 43, deep: 26, power: 3 },
    ]),
    loft(plastic('#d9eef2', 0.08), [
      { y: 26, wide: 38, deep: 21, power: 3 },
      { y: 28.4, wide: 39, deep: 22, power: 3 },
    ]),
    move(turn(box(fleece('#f0b8a8', 0.6), 30, 4, 34, 2), 0, 90, 14), -16, 28, 0),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => bar(plastic('#f0ece4'), [x * 26, 0, z * 20], [x * 24, 10, z * 15], 2.4)),
    ),
    move(
      join(ball(plastic('#f2c230'), 4, 3, 5), move(ball(plastic('#f2c230'), 2.4), 0, 3.6, 2.6)),
      18,
      31,
      4,
    ),
  );

const unicorn = (): Solid =>
  join(
    move(ball(matte('#f6f1f4'), 6, 5.4, 7), 0, 5.4, 0),
    move(ball(matte('#f6f1f4'), 4.8, 5, 4.8), 0, 12, 4),
    move(ball(matte('#f6d3dc'), 3, 2.2, 2), 0, 10, 8),
    move(
      lathe(
        metal('#e9c46a', 0.3),
        [
          [1.1, 0],
          [0, 5],
        ],
        { wave: (_a, y) => 1 + 0.1 * Math.sin(y * 6) },
      ),
      0,
      16.4,
      5,
    ),
    pair(move(ball(matte('#f6f1f4'), 1, 1.8, 0.6), 3, 16.4, 3.6)),
    eye(2.4, 12.8, 8.2, 0.6),
    repeat(6, (i) => move(ball(matte(tone(i)), 1.8), 0, 16.6 - i * 2, 1.2 - i * 1.1)),
    [-1, 1].flatMap((x) => [-3, 4].flatMap((z) => move(ball(matte('#f6f1f4'), 2, 2.2, 2), x * 3.4, 1.8, z))),
    repeat(4, (i) => move(ball(matte(tone(i + 2)), 1.6), 0, 6 - i, -7.4 - i * 0.6)),
  );

const soundBook = (): Solid =>
  join(
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
    ),
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

const dinoCars = (): Solid =>
  repeat(6, (i) => {
    const skin = plastic(tone(i), 0.28);
    return move(
      turn(
        join(
          move(box(skin, 5, 2.4, 9, 1), 0, 1.4, 0),
          [-1, 1].flatMap((x) =>
            [-2.6, 2.6].flatMap((z) => move(turn(wheel(1.5, 1.2, '#f0ece4'), 0, 90), x * 2.4 - 0.6, 1.5, z)),
          ),
          tube(
            skin,
            [
              [0, 3.4, 1],
              [0, 6, 2.4],
              [0, 8, 3.4],
            ],
            1.5,
          ),
          move(ball(skin, 1.7, 1.5, 2.4), 0, 8.4, 4.4),
          eye(1.2, 9.2, 5, 0.36),
          tube(
            skin,
            [
              [0, 3.4, -2],
              [0, 4, -5],
              [0, 5.4, -7],
            ],
            (t) => 1.4 - t * 1.1,
          ),
          repeat(5, (k) =>
            move(
              plate(
                plastic(darker(tone(i))),
                [
                  [-0.7, 0],
                  [0.7, 0],
                  [0, 1.2],
                ],
                0.4,
              ).flatMap((m) => turn([m], 0, 90)),
              0,
              6.6 - k * 0.8 + (k < 1 ? 1.4 : 0),
              1 - k * 1.4,
            ),
          ),
        ),
        0,
        -24,
      ),
      (i % 3) * 10 - 10,
      0,
      Math.floor(i / 3) * 13 - 6,
    );
  });

/** Bath and books. */
export const bathAndBooks: Kinds = {
  babyBathtub: stands('#a9d0d6', tub, { pitch: 24 }),
  unicorn: stands('#f6f1f4', unicorn),
  soundBook: stands('#f6d36a', soundBook),
  waterBook: stands('#e9b93c', waterBook, { pitch: 24 }),
  dinoCars: stands('#6fae6a', dinoCars, { pitch: 26 }),
};
