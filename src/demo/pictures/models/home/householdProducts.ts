import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, matte, plastic, satin, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, tone, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const sewingKit = (): Solid =>
  join(
    box(plastic('#d98fa3'), 18, 2.4, 13, 1),
    move(turn(box(plastic('#d98fa3'), 18, 1.6, 13, 0.8), -74, 0), 0, 9, -8),
    repeat(8, (i) =>
      move(
        join(
          cylinder(wood('#d9b58c', '#c49a6c', 'y', 1), 1, 0.3),
          move(cylinder(satin(tone(i)), 0.9, 1.6), 0, 0.3, 0),
          move(cylinder(wood('#d9b58c', '#c49a6c', 'y', 1), 1, 0.3), 0, 1.9, 0),
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

const scrubSponges = (): Solid =>
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

const sprayBottle = (): Solid =>
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

/** Small products for the household. */
export const householdProducts: Kinds = {
  sewingKit: stands('#d98fa3', sewingKit, { pitch: 36 }),
  wedgeStopper: stands('#6b6f78', () => join(stopper(0), move(stopper(1), 9, 0, 4)), { pitch: 24 }),
  scrubSponges: stands('#f0cf4a', scrubSponges, { pitch: 28 }),
  sprayBottle: stands('#a9d0b8', sprayBottle),
};
