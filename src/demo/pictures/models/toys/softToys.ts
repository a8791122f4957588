import { cloth, fleece, glow, matte, plastic, satin, wax, wood } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, eye, steel, tone, wheel } from './parts.ts';

const teddy = (): Solid => {
  const fur = fleece('#b07a48', 0.7);
  const pale = fleece('#e3c49a', 0.5);
  return join(
    move(ball(fur, 15, 17, 13), 0, 17, 0),
    move(ball(pale, 10, 11, 3), 0, 17, 10.6),
    move(ball(fur, 12.4, 11.4, 11), 0, 40, 1),
    pair(move(join(ball(fur, 4.6, 4.6, 2.6), move(ball(pale, 2.8, 2.8, 1), 0, 0, 2)), 9.6, 50, 0)),
    move(ball(pale, 5.4, 4.2, 4), 0, 37, 10),
    move(ball(plastic('#2a1c14'), 1.7, 1.2, 1), 0, 39, 13.6),
    eye(4.4, 43, 10.6, 1.1),
    pair(move(turn(ball(fur, 5, 11, 5), 0, 0, 40), 16, 22, 4)),
    pair(move(join(ball(fur, 6, 6, 11), move(ball(pale, 4.2, 4.2, 1), 0, 0, 10.4)), 9.4, 6, 11)),
    move(
      join(ball(satin('#c0433f'), 1.6), pair(move(ball(satin('#c0433f'), 4, 2.4, 1.2), 4, 0, 0))),
      0,
      30.4,
      10.6,
    ),
  );
};

const blocks = (): Solid =>
  join(
    repeat(14, (i) => {
      const places: readonly Point[] = [
        [-9, 0, 0],
        [-4, 0, 0],
        [1, 0, 0],
        [6, 0, 0],
        [-6.5, 5, 0],
        [-1.5, 5, 0],
        [3.5, 5, 0],
        [-4, 10, 0],
        [1, 10, 0],
        [-1.5, 15, 0],
        [-8, 0, 8],
        [3, 0, 9],
        [9, 0, 7],
        [-2, 0, 10],
      ];
      const [x, y, z] = places[i] ?? [0, 0, 0];
      return move(
        turn(
          i % 5 === 3
            ? cylinder(matte(tone(i)), 2.4, 4.8)
            : box(i % 4 === 2 ? wood('#d9b27c', '#bd915a', 'x', 0.6) : matte(tone(i)), 4.8, 4.8, 4.8, 0.4),
          0,
          i > 9 ? i * 23 : (i % 3) * 2,
        ),
        x,
        y,
        z,
      );
    }),
    move(
      plate(
        matte('#d9534a'),
        [
          [-2.6, 0],
          [2.6, 0],
          [0, 4],
        ],
        4.8,
        0.3,
      ),
      -1.5,
      20,
      0,
    ),
    move(
      loft(cloth('#7fa9b8', 0.4), [
        { y: 0, wide: 8, deep: 6 },
        { y: 12, wide: 8.6, deep: 6.4 },
        { y: 18, wide: 4, deep: 3 },
        { y: 21, wide: 6, deep: 4.4 },
      ]),
      18,
      0,
      -3,
    ),
  );

const crawler = (): Solid =>
  join(
    move(box(plastic('#d0402c', 0.22), 14, 5, 28, 2), 0, 9, 0),
    move(
      loft(plastic('#2b3440', 0.08), [
        { y: 0, wide: 6.6, deep: 8, power: 4 },
        { y: 5, wide: 5, deep: 5.4, power: 4 },
      ]),
      0,
      13.6,
      -2,
    ),
    move(box(plastic('#d0402c', 0.22), 10, 1, 10, 0.5), 0, 18.4, -2),
    [-1, 1].flatMap((x) =>
      [-9.6, 9.6].flatMap((z) => move(turn(wheel(6, 5, '#d9a02c'), 0, 90), x * 9 - 2.5, 6, z)),
    ),
    pair(move(ball(glow('#fff6d8', 1), 1.2), 4.6, 11.4, 13.6)),
    tube(
      steel,
      [
        [-6, 9, 14.4],
        [0, 8.6, 15.6],
        [6, 9, 14.4],
      ],
      0.6,
    ),
    move(
      join(
        box(black, 12, 9, 4, 1.6),
        bar(steel, [4, 9, 0], [6, 22, 0], 0.2),
        repeat(2, (i) => move(ball(plastic('#d0402c'), 1.4), -3 + i * 6, 6, 2.4)),
      ),
      22,
      0,
      8,
    ),
  );

const kidTablet = (): Solid =>
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

const feeder = (): Solid =>
  join(
    lathe(
      matte('#f0cdb8'),
      [
        [0, 9],
        [1.4, 9],
        [2, 5],
        [2.8, 4],
        [0, 4],
      ].map(([r, y]) => [r as number, y as number]),
      { bevel: 0.7 },
    ),
    lathe(plastic('#6fae6a'), [
      [2.8, 2.4],
      [4, 3],
      [4, 3.8],
      [2.8, 4.4],
    ]),
    lathe(plastic('#6fae6a'), [
      [0, 0],
      [1.4, 0.2],
      [1.2, 2.4],
    ]),
    tube(
      plastic('#6fae6a'),
      [
        [-1.8, 1.4, 0],
        [-1.6, -1.2, 0],
        [0, -2.2, 0],
        [1.6, -1.2, 0],
        [1.8, 1.4, 0],
      ],
      0.45,
    ),
    move(
      join(
        lathe(
          wax('#d0323c'),
          [
            [0, -2.6],
            [1.2, -1.4],
            [2, 0.8],
            [1.4, 1.9],
            [0, 2],
          ],
          { bevel: 0.7 },
        ),
        ring(
          6,
          tube(
            matte('#4f8a3c'),
            [
              [0, 2, 0],
              [1.4, 2.2, 0],
            ],
            0.3,
          ),
        ),
      ),
      6,
      0.6,
      2,
    ),
  );

/** Soft toys. */
export const softToys: Kinds = {
  fruitFeeder: stands('#6fae6a', feeder),
  teddy: stands('#b07a48', teddy, { pitch: 6, yaw: -18 }),
  blocks: stands('#d9534a', blocks, { pitch: 20 }),
  crawler: stands('#d0402c', crawler, { pitch: 20, yaw: -36 }),
  kidsTablet: stands('#4f94b8', kidTablet),
};
