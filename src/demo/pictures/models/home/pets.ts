import { cloth, glass, glow, matte, metal, plastic, satin, stone } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const petFountain = (): Solid =>
  join(
    lathe(
      white,
      [
        [0, 0],
        [9, 0],
        [10, 3],
        [10, 11],
        [8.6, 12],
      ],
      { bevel: 0.8 },
    ),
    lathe(glass('#d9ecf2', 0.5), [
      [0, 11.6],
      [9, 11.6],
    ]),
    lathe(
      white,
      [
        [9, 11.8],
        [6, 13.4],
        [2, 14.4],
        [0, 14.6],
      ],
      { bevel: 0.6 },
    ),
    ring(
      3,
      tube(
        glass('#cfe6f0', 0.4),
        [
          [1.4, 15.6, 0],
          [3.6, 16.4, 0],
          [5.6, 13, 0],
        ],
        0.4,
      ),
    ),
    move(
      lathe(plastic('#7fb8c9'), [
        [0, 0],
        [1.6, 0.2],
        [1, 1.6],
        [0, 1.8],
      ]),
      0,
      14.4,
      0,
    ),
    move(box(glow('#6fd0e8', 0.9), 2, 0.6, 0.3, 0.1), 0, 6, 10),
    tube(
      matte('#f0eee8'),
      [
        [9, 2, -4],
        [14, 0.6, -3],
        [18, 0.5, 3],
      ],
      0.3,
    ),
  );

const catCollar = (): Solid =>
  join(
    lathe(satin('#c8525a'), [
      [4.4, 0],
      [4.6, 0.2],
      [4.6, 1.3],
      [4.4, 1.5],
      [4.35, 0.7],
      [4.4, 0],
    ]),
    move(
      join(
        ball(metal('#d9b46a', 0.2), 0.9),
        lathe(metal('#8a6a2c', 0.3), [
          [0.92, -0.1],
          [0.92, 0.1],
        ]),
      ),
      0,
      -0.5,
      5.2,
    ),
    move(box(black, 2, 1.7, 0.7, 0.3), 0, -0.1, -4.6),
    ring(9, move(ball(satin('#f4ece0'), 0.3), 4.6, 0.75, 0)),
  );

const rubberBone = (): Solid =>
  join(
    move(turn(cylinder(matte('#e0843c'), 1.5, 9), 0, 0, 90), 4.5, 2, 0),
    [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => move(ball(matte('#e0843c'), 2), x * 5, 2, z * 1.5))),
    repeat(5, (i) =>
      move(
        lathe(matte('#c96f2c'), [
          [1.5, 0],
          [1.7, 0.2],
          [1.5, 0.4],
        ]).flatMap((m) => turn([m], 0, 0, 90)),
        -2.4 + i * 1.3,
        2,
        0,
      ),
    ),
  );

const petGlove = (): Solid =>
  turn(
    join(
      pillow(
        cloth('#3f7a9a', 0.4),
        [
          [-6, 0],
          [6, 0],
          [7, 9],
          [11, 14],
          [10, 17],
          [7, 14.6],
          [6.4, 22],
          [4.6, 23],
          [3.8, 16],
          [3, 25],
          [1, 25.4],
          [0.4, 16],
          [-0.8, 24.4],
          [-2.8, 24],
          [-3, 15],
          [-4.6, 20.4],
          [-6.6, 19.4],
          [-7, 9],
        ],
        3,
      ),
      // Rubber nubs in rows of nine.
      repeat(60, (i) =>
        move(ball(matte('#2b5a74'), 0.36, 0.36, 0.8), -4.6 + (i % 9) * 1.2, 2 + Math.floor(i / 9) * 2, 1.5),
      ),
    ),
    -80,
    14,
  );

const litterBox = (): Solid =>
  join(
    loft(plastic('#8fa8a0', 0.3), [
      { y: 0, wide: 20, deep: 14, power: 4 },
      { y: 14, wide: 23, deep: 17, power: 4 },
    ]),
    loft(stone('#d9d3c6'), [
      { y: 10, wide: 20, deep: 14, power: 4 },
      { y: 14.4, wide: 20.6, deep: 14.6, power: 4 },
    ]),
    move(
      turn(
        join(
          plate(
            plastic('#d98a5a', 0.3),
            [
              [-4, 0],
              [4, 0],
              [4.6, 8],
              [-4.6, 8],
            ],
            0.6,
            0.2,
            1,
          ),
          repeat(4, (i) => move(box(stone('#d9d3c6'), 0.7, 5, 0.8, 0.2), -2.4 + i * 1.6, 1.6, 0)),
          bar(plastic('#d98a5a', 0.3), [0, 0, 0], [0, -14, 0], 1),
        ),
        -60,
        20,
      ),
      6,
      19,
      4,
    ),
  );

/** For pets. */
export const pets: Kinds = {
  petFountain: stands('#f4f2ed', petFountain, { pitch: 22 }),
  catCollar: stands('#c8525a', catCollar, { pitch: 30 }),
  rubberBone: stands('#e0843c', rubberBone, { pitch: 30 }),
  petGlove: stands('#3f7a9a', petGlove, { pitch: 50 }),
  litterBox: stands('#8fa8a0', litterBox, { pitch: 28 }),
};
