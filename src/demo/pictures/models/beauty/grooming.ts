import { fleece, glass, metal, paper, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar, squeeze } from '../packs.ts';
import { black, comb, fromHigher, silver } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const beardSet = (): Solid =>
  join(
    bottle({
      material: glass('#8a4a1c', 0.5),
      r: 1.8,
      high: 6,
      cap: 'dropper',
      capMaterial: black,
      label: ['#2c2622', '#d9b46a'],
      inside: '#b8742c',
    }),
    move(jar(metal('#c9cbd0', 0.3), metal('#b9bcc2', 0.3), 3, 1.6), 6.4, 0, 1),
    move(turn(comb(), -80, -20), -2, 0.4, 8),
  );

const shavingKit = (): Solid =>
  join(
    lathe(wood('#6d452a', '#53321d', 'x', 1), [
      [0, 0],
      [5, 0],
      [5, 1],
      [0, 1],
    ]),
    tube(
      silver,
      [
        [-2, 1, 0],
        [-2, 14, 0],
      ],
      0.4,
      { isSmooth: false },
    ),
    tube(
      silver,
      [
        [-2, 13.6, 0],
        [2.4, 13.6, 2],
        [4, 13.6, 0],
      ],
      0.3,
    ),
    move(
      join(
        lathe(black, [
          [0, 6],
          [1.3, 6.4],
          [0.8, 9],
          [1.3, 10],
          [1.2, 11],
        ]),
        lathe(
          fleece('#8a6f52', 0.14),
          [
            [1.2, 6],
            [1.9, 2.4],
            [0, 1.4],
          ],
          { bevel: 0.6 },
        ),
      ),
      3.2,
      3,
      1,
    ),
    move(
      lathe(silver, [
        [0, 0],
        [4, 0],
        [4.6, 4],
        [4.3, 4],
        [3.8, 0.6],
        [0, 0.6],
      ]),
      13,
      0,
      2,
    ),
    move(ball(fleece('#f6f5f2', 0.4), 3.6, 1.6, 3.6), 13, 3.4, 2),
  );

const safetyRazor = (): Solid =>
  join(
    turn(
      join(
        lathe(
          silver,
          [
            [0, 0],
            [0.75, 0],
            [0.6, 3],
            [0.75, 4],
            [0.5, 9],
            [0.4, 9.6],
          ],
          { wave: (a, y) => 1 + (y < 8 ? 0.05 * Math.sign(Math.sin(a * 8 + y * 3)) : 0) },
        ),
        move(box(silver, 4.4, 0.9, 2.6, 0.4), 0, 9.4, 0),
      ),
      -56,
      24,
    ),
    repeat(3, (i) =>
      move(
        turn(
          box(paper((['#2d4f88', '#f1efec', '#2d4f88'] as const)[i] ?? '#2d4f88'), 4.6, 0.2, 2.6, 0.05),
          0,
          i * 16,
        ),
        7,
        i * 0.22,
        2,
      ),
    ),
  );

const cottonBuds = (): Solid =>
  join(
    lathe(
      glass('#eef4f6', 0.66),
      [
        [0, 0],
        [4, 0],
        [4, 7.6],
        [3.8, 7.6],
      ],
      {},
    ),
    repeat(40, (i) =>
      move(
        join(
          tube(
            paper('#f6f4ee'),
            [
              [0, 0.6, 0],
              [0, 7.4, 0],
            ],
            0.12,
            { isSmooth: false, sides: 6 },
          ),
          move(ball(fleece('#ffffff', 0.1), 0.32, 0.6, 0.32), 0, 7.6, 0),
        ),
        Math.cos(i * 2.4) * Math.sqrt(i / 40) * 3.4,
        0.2,
        Math.sin(i * 2.4) * Math.sqrt(i / 40) * 3.4,
      ),
    ),
    move(turn(cylinder(plastic('#8fc0c9', 0.25), 4.2, 1.4, 0.3), 72, 20), 8, 3.8, 1),
  );

/** Shaving, cotton buds and combs. */
export const grooming: Kinds = {
  beardSet: stands('#8a4a1c', beardSet, { pitch: 24 }),
  menFaceWash: stands('#232326', () =>
    squeeze(plastic('#2c3036', 0.28), plastic('#5a6a78'), '#6a8090', 2.8, 14),
  ),
  shavingKit: stands('#6d452a', shavingKit, fromHigher),
  safetyRazor: stands('#d6d9de', safetyRazor, { pitch: 34, focus: [0.12, 0.9, 0.3] }),
  hairComb: stands('#b07c4c', () => turn(comb(), -78, 0), { pitch: 54 }),
  cottonBuds: stands('#eef4f6', cottonBuds, { pitch: 24 }),
};
