import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, matte, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, oak, row, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const sofa = (colour: Hex): Solid => {
  const f = cloth(colour, 0.6);
  return join(
    move(box(f, 200, 24, 86, 5), 0, 12, 0),
    row(3, 58, () => move(box(f, 57, 16, 66, 6), 0, 32, 9)),
    row(3, 58, () => move(turn(box(f, 57, 44, 20, 8), -10, 0), 0, 42, -28)),
    pair(move(box(f, 20, 52, 86, 7), 98, 10, 0)),
    move(box(f, 200, 60, 16, 6), 0, 14, -42),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) =>
        move(
          lathe(wood('#8a5c38', '#6a4226', 'y', 3), [
            [0, 0],
            [2, 0],
            [3, 13],
            [0, 13],
          ]),
          x * 92,
          0,
          z * 34,
        ),
      ),
    ),
    move(
      turn(
        pillow(
          cloth('#d9b48f', 0.5),
          [
            [-20, -20],
            [20, -20],
            [20, 20],
            [-20, 20],
          ],
          14,
          { radius: 4 },
        ),
        -16,
        20,
        8,
      ),
      -68,
      68,
      -10,
    ),
  );
};

const studyTable = (colour: Hex): Solid =>
  join(
    move(box(oak, 60, 2.4, 40, 0.6), 0, 27, 0),
    pair(
      tube(
        plastic(colour),
        [
          [26, 27, -16],
          [27, 1, -18],
          [27, 1, 18],
          [26, 27, 16],
        ],
        1.2,
        { isSmooth: false },
      ),
    ),
    move(box(matte('#3a2a20'), 40, 0.3, 1.6, 0.1), 0, 29.3, -12),
    move(turn(box(plastic('#26282d', 0.2), 25, 17, 0.8, 0.4), -14, 0), 0, 29, -12),
    move(
      lathe(matte('#3a2a20'), [
        [0, 0],
        [4, 0],
        [4, 0.2],
      ]),
      23,
      29.3,
      10,
    ),
  );

const officeChair = (colour: Hex): Solid =>
  join(
    ring(
      5,
      join(
        tube(
          black,
          [
            [0, 10, 0],
            [16, 8, 0],
            [30, 6, 0],
          ],
          2,
          { flat: 1.6 },
        ),
        move(facing(cylinder(matte('#1c1c1e'), 3, 4)), 30, 3, -2),
      ),
    ),
    bar(steel, [0, 9, 0], [0, 44, 0], 2),
    move(box(cloth(colour, 0.4), 50, 9, 48, 4), 0, 44, 0),
    move(
      turn(
        join(
          loft(cloth(colour, 0.4), [
            { y: 0, wide: 20, deep: 3, power: 3 },
            { y: 26, wide: 23, deep: 3.4, power: 3 },
            { y: 54, wide: 21, deep: 3, power: 3 },
          ]),
          move(
            loft(cloth(darker(colour, 0.2), 0.4), [
              { y: 0, wide: 13, deep: 3, power: 3 },
              { y: 12, wide: 14, deep: 3.4, power: 3 },
            ]),
            0,
            60,
            1,
          ),
          move(box(cloth(darker(colour, 0.2), 0.4), 32, 9, 5, 2), 0, 8, 2),
        ),
        -8,
        0,
      ),
      0,
      54,
      -21,
    ),
    pair(
      join(
        tube(
          black,
          [
            [24, 48, 0],
            [28, 54, 0],
            [28, 68, 0],
          ],
          1.6,
        ),
        move(box(matte('#28292d'), 7, 3, 26, 1.4), 28, 68, 2),
      ),
    ),
  );

/** Furniture. */
export const furniture: Kinds = {
  sofa: stands('#8b8e93', sofa, { yaw: -28, pitch: 16 }),
  studyTable: stands('#26262a', studyTable, { pitch: 20 }),
  officeChair: stands('#26262a', officeChair, { yaw: -32, focus: [0.5, 0.7, 0.5] }),
};
