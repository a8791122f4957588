import { cloth, glass, matte, metal, plastic, printed, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bamboo, row, steel } from './parts.ts';
import { tumbler } from './shapes.ts';

const knife = (): Solid =>
  turn(
    join(
      plate(
        printed(metal('#c3c7cd', 0.3), ['#c9cdd2', '#8f949c'], (x, y, z) =>
          Number(Math.sin((y + z) * 2.4 + Math.sin(x * 1.7) * 1.6) > 0.3),
        ),
        [
          [-1.8, 0],
          [2.2, 0],
          [2.4, 12],
          [1.2, 18],
          [-1.6, 22],
          [-2, 10],
        ],
        0.3,
        0.12,
      ),
      move(box(metal('#b9bcc2'), 2.6, 1.2, 1.6, 0.3), 0.4, -1, 0),
      move(
        turn(
          loft(wood('#4a2c1c', '#321c10', 'y', 0.6), [
            { y: 0, wide: 1.3, deep: 0.9 },
            { y: 6, wide: 1.5, deep: 1 },
            { y: 11, wide: 1.4, deep: 1 },
            { y: 12, wide: 0.9, deep: 0.7 },
          ]),
          0,
          0,
          180,
        ),
        0.4,
        -0.8,
        0,
      ),
    ),
    -86,
    0,
    0,
  );

const glassJug = (): Solid =>
  join(
    lathe(
      glass('#eaf3f4', 0.8),
      [
        [0, 0],
        [5.4, 0],
        [6, 2],
        [5.4, 14],
        [4, 20],
        [4.6, 23],
      ],
      { bevel: 1.6 },
    ),
    lathe(
      wax('#e9f0da'),
      [
        [0, 0.3],
        [5.2, 0.3],
        [5.6, 2],
        [5.2, 12],
        [0, 12],
      ],
      { bevel: 1 },
    ),
    move(cylinder(bamboo, 4.6, 2), 0, 22.6, 0),
    tube(
      glass('#eaf3f4', 0.6),
      [
        [5, 17, 0],
        [9.4, 17.4, 0],
        [9.6, 8, 0],
        [5.8, 6.4, 0],
      ],
      0.7,
    ),
    repeat(3, (i) =>
      move(
        turn(cylinder(wax('#e9d23c'), 2, 0.4), 70, i * 50),
        Math.cos(i * 2) * 2.4,
        5 + i * 3,
        Math.sin(i * 2) * 2.4,
      ),
    ),
  );

const doubleCup = (): Solid =>
  join(
    lathe(
      glass('#eef5f7', 0.84),
      [
        [0, 0],
        [3, 0],
        [4.4, 3],
        [4.2, 8.6],
        [3.9, 8.8],
      ],
      { bevel: 1 },
    ),
    lathe(
      wax('#a8641c'),
      [
        [0, 1.2],
        [2.4, 1.4],
        [3.6, 4],
        [3.6, 7],
        [0, 7],
      ],
      { bevel: 0.8 },
    ),
  );

const mop = (): Solid =>
  join(
    loft(plastic('#e6ecee', 0.26), [
      { y: 0, wide: 22, deep: 13, power: 3.4 },
      { y: 22, wide: 25, deep: 15, power: 3.4 },
      { y: 23, wide: 24, deep: 14, power: 3.4 },
    ]),
    move(
      lathe(
        plastic('#4f8f9f', 0.26),
        [
          [11, 0],
          [11.4, 0.4],
          [9, -6],
          [8, -7],
        ],
        { wave: (a, y) => (y < -1 ? 1 + 0.03 * Math.sign(Math.sin(a * 20)) : 1) },
      ),
      11,
      24,
      0,
    ),
    tube(
      plastic('#4f8f9f', 0.26),
      [
        [-24, 22, 0],
        [-20, 36, 0],
        [20, 36, 0],
        [25, 22, 0],
      ],
      0.9,
    ),
    tube(
      steel,
      [
        [-12, 26, 0],
        [-18, 108, -6],
      ],
      1.1,
      { isSmooth: false },
    ),
    tube(
      matte('#4f8f9f'),
      [
        [-17, 92, -5],
        [-18.4, 112, -6.3],
      ],
      1.5,
      { isSmooth: false },
    ),
    move(
      ring(
        18,
        tube(
          cloth('#f2f4f2', 0.3),
          [
            [1, 2, 0],
            [8, 0, 0],
            [12, -5, 0],
            [13, -9, 0],
          ],
          1.1,
        ),
      ),
      -11,
      24,
      0,
    ),
  );

/** Tableware. */
export const tableware: Kinds = {
  chefKnife: stands('#c3c6cb', knife, { pitch: 52, yaw: -58 }),
  waterGlasses: stands('#eef5f7', () =>
    repeat(6, (i) => move(tumbler(3.4, 11, i === 1 ? '#dcecf0' : null), -8 + (i % 3) * 8, 0, i < 3 ? -5 : 5)),
  ),
  glassJug: stands('#eaf3f4', glassJug),
  teaCupPair: stands('#eef5f7', () => row(2, 11, doubleCup)),
  spinMop: stands('#4f8f9f', mop, { pitch: 10 }),
};
