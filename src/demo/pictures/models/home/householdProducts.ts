import { type Hex } from '../../studio/colour.ts';
import {
  fleece,
  glass,
  leather,
  matte,
  metal,
  paper,
  plastic,
  satin,
  wax,
  wood,
} from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, leaf, roll, row, white } from './parts.ts';

const notebook = (): Solid =>
  join(
    box(leather('#3a4a5c'), 9, 1.6, 14, 0.3),
    move(box(paper('#f4efe4'), 8.8, 1.2, 13.6, 0.05), 0.3, 0.2, 0.1),
    move(box(satin('#c8525a'), 0.6, 1.8, 14.2, 0.1), 3.4, -0.05, 0),
    tube(
      satin('#c8525a'),
      [
        [0, 1.6, 7],
        [0.3, 0.6, 8.4],
        [0.2, 0.1, 10],
      ],
      0.18,
      { flat: 0.05 },
    ),
    move(
      turn(
        join(
          lathe(plastic('#26262a'), [
            [0, 0],
            [0.4, 0.4],
            [0.45, 12],
            [0, 13.6],
          ]),
        ),
        90,
        12,
      ),
      6.4,
      0.5,
      -6,
    ),
  );

const sponges = (): Solid =>
  repeat(5, (i) =>
    move(
      turn(
        join(
          box(
            fleece(['#f0cf4a', '#7fc08a', '#e39aac', '#7fb0d9', '#f0a35a'][i] as Hex, 0.16),
            9,
            2.6,
            6,
            0.5,
          ),
          move(box(fleece('#3f6a4c', 0.1), 9, 0.9, 6, 0.3), 0, 2.5, 0),
        ),
        0,
        i * 9 - 18,
      ),
      i < 3 ? i * 10 - 10 : (i - 3) * 10 - 5,
      i < 3 ? 0 : 3.4,
      i < 3 ? 0 : -1,
    ),
  );

const dustCloth = (): Solid =>
  join(
    row(1, 1, () => box(fleece('#6fb0c0', 0.4), 22, 2.6, 16, 1.2)),
    move(
      sheet(fleece('#6fb0c0', 0.4), 40, 20, (u, v) => [
        (u - 0.5) * 20,
        3 + 1.4 * Math.sin(u * 9 + v * 4) * (0.3 + v),
        -6 + v * 16,
      ]),
      0,
      0,
      2,
    ),
  );

const shovel = (): Solid =>
  turn(
    join(
      sheet(metal('#6a8a72', 0.34), 20, 16, (u, v) => {
        const w = 3.6 * Math.sqrt(Math.max(0, 1 - (Math.max(0, v - 0.3) / 0.7) ** 2));
        return [(u - 0.5) * 2 * w, v * 15, -(((u - 0.5) * 2) ** 2) * -1.6];
      }),
      tube(
        metal('#6a8a72', 0.34),
        [
          [0, 0.4, 0.2],
          [0, -4, 1],
          [0, -6, 0.6],
        ],
        0.5,
      ),
      bar(wood('#c99a62', '#a97d48', 'y', 1), [0, -5.6, 0.6], [0, -17, 0.2], 1.3),
    ),
    -76,
    30,
  );

const sprayer = (): Solid =>
  join(
    lathe(
      glass('#a9d0b8', 0.6),
      [
        [0, 0],
        [4, 0],
        [4.2, 9],
        [1.6, 14],
        [1.6, 15],
      ],
      { bevel: 1 },
    ),
    lathe(wax('#cfe6ea'), [
      [0, 0.3],
      [3.8, 0.3],
      [3.9, 7],
      [0, 7],
    ]),
    move(cylinder(white, 1.9, 2), 0, 15, 0),
    move(box(plastic('#3f7a5a'), 7, 2.6, 2.4, 0.8), -1.6, 17, 0),
    tube(
      plastic('#3f7a5a'),
      [
        [-2, 17, 0],
        [-3.4, 14, 0],
        [-4, 12.4, 0],
      ],
      0.6,
    ),
    move(turn(cylinder(white, 0.8, 1), 0, 0, 90), -5, 18.4, 0),
  );

const tie = (): Solid =>
  join(
    roll(plastic('#4f8a4c', 0.4), 4.4, 1.4, 2),
    tube(
      plastic('#4f8a4c', 0.4),
      [
        [4.4, 1, 0],
        [5.4, 0.6, 4],
        [9, 0.3, 6],
        [12, 0.3, 4],
      ],
      0.1,
      { flat: 0.5 },
    ),
    move(turn(leaf(8, 3), 10, 30), -8, 0, 0),
    move(turn(leaf(7, 2.6), 20, -30), -8, 0, 0),
  );

const collar = (): Solid =>
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

const bone = (): Solid =>
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

/** Household products. */
export const householdProducts: Kinds = {
  notebook: stands('#3a4a5c', notebook, { pitch: 44 }),
  scrubSponges: stands('#f0cf4a', sponges, { pitch: 28 }),
  dustCloth: stands('#6fb0c0', dustCloth, { pitch: 32 }),
  handShovel: stands('#6a8a72', shovel, { pitch: 46 }),
  sprayBottle: stands('#a9d0b8', sprayer),
  plantTie: stands('#4f8a4c', tie, { pitch: 28 }),
  catCollar: stands('#c8525a', collar, { pitch: 30 }),
  rubberBone: stands('#e0843c', bone, { pitch: 30 }),
};
