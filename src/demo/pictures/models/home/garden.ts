import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glass, glow, matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, big, black, steel, white } from './parts.ts';

const fountain = (): Solid =>
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

const campChair = (colour: Hex): Solid =>
  join(
    move(box(cloth(colour, 0.6), 50, 3, 44, 1), 0, 40, 0),
    move(turn(box(cloth(colour, 0.6), 52, 50, 3, 1), -14, 0), 0, 42, -20),
    pair(
      join(
        bar(steel, [24, 0, 20], [24, 62, -24], 1.3),
        bar(steel, [24, 0, -22], [24, 60, 20], 1.3),
        move(box(cloth(darker(colour, 0.3), 0.6), 6, 2, 42, 0.8), 26, 59, 0),
      ),
    ),
    bar(steel, [-24, 2, 20], [24, 40, 20], 1.1),
    bar(steel, [24, 2, 20], [-24, 40, 20], 1.1),
    move(
      lathe(cloth(darker(colour, 0.4), 0.4), [
        [0, 0],
        [4, 0],
        [4.4, 9],
        [4, 9],
      ]),
      26,
      52,
      14,
    ),
  );

const gardenTable = (): Solid => {
  const b = wood('#d2ab74', '#b98d55', 'x', 2);
  return join(
    repeat(11, (i) => move(turn(cylinder(b, 2.6, 100), 0, 0, 90), 50, 54, -26 + i * 5.2)),
    [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => bar(b, [x * 40, 0, z * 22], [x * 40, 54, z * 22], 3))),
    [-1, 1].flatMap((z) => bar(b, [-40, 16, z * 22], [40, 16, z * 22], 1.8)),
    repeat(24, (i) =>
      move(
        lathe(wood('#a87f4c', '#8d6238', 'y', 2), [
          [2.7, 0],
          [3, 0.5],
          [2.7, 1],
        ]).flatMap((m) => turn([m], 0, 0, 90)),
        -36 + (i % 4) * 24,
        54,
        -26 + Math.floor(i / 4) * 10.4,
      ),
    ),
  );
};

const handVac = (): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic('#3d4148', 0.3),
          [
            [0, -10],
            [4.6, -9],
            [5, 0],
            [4, 6],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      4,
      8,
      0,
    ),
    move(
      turn(
        lathe(
          glass('#c9d6da', 0.5),
          [
            [4, 0],
            [4.6, 2],
            [4, 9],
            [1.6, 15],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      -2,
      8,
      0,
    ),
    tube(
      plastic('#3d4148', 0.3),
      [
        [12, 10, 0],
        [14, 17, 0],
        [6, 19, 0],
        [0, 13, 0],
      ],
      1.3,
    ),
    move(ball(plastic('#d9542c'), 1, 0.5, 0.8), 8, 19.6, 0),
    move(box(black, 3, 3, 12, 1), 18, 0, 9),
  );

const lint = (): Solid =>
  join(
    lathe(white, [
      [0, 0],
      [1.9, 0],
      [2.2, 8],
      [1.9, 11],
    ]),
    move(
      turn(
        join(
          lathe(white, [
            [0, 0],
            [3.6, 0],
            [4, 2],
            [3.8, 3],
          ]),
          lathe(metal('#c9ccd1', 0.26), [
            [0, 3.4],
            [3.6, 3.2],
            [3.8, 3],
          ]),
          repeat(40, (i) =>
            move(
              ball(matte('#2b2c30'), 0.24, 0.1, 0.24),
              Math.cos(i * 2.4) * Math.sqrt(i) * 0.52,
              3.42,
              Math.sin(i * 2.4) * Math.sqrt(i) * 0.52,
            ),
          ),
        ),
        64,
        0,
      ),
      0,
      12,
      -0.6,
    ),
    move(box(glow('#6fd0e8', 0.8), 0.8, 1.6, 0.2, 0.1), 0, 6, 2.1),
  );

/** Garden. */
export const garden: Kinds = {
  petFountain: stands('#f4f2ed', fountain, { pitch: 22 }),
  campingChair: stands('#2f6b4a', campChair, { yaw: -34 }),
  gardenTable: stands('#d2ab74', gardenTable, big(-30, 18)),
  handVacuum: stands('#3d4148', handVac, { yaw: -14 }),
  lintRemover: stands('#f4f2ed', lint, { yaw: -24 }),
};
