import { darker, type Hex } from '../../studio/colour.ts';
import { glass, glow, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, knob, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const blender = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.24), [
      { y: 0, wide: 9, deep: 8.6, power: 3 },
      { y: 1, wide: 9.4, deep: 9, power: 3 },
      { y: 11, wide: 7, deep: 6.8, power: 3 },
      { y: 13, wide: 6.4, deep: 6.4 },
    ]),
    move(turn(cylinder(steel, 2.4, 1), 90, 0), 0, 5, 8.4),
    move(
      join(
        lathe(glass('#e6eef0', 0.72), [
          [0, 0],
          [5.4, 0],
          [7.4, 18],
          [7.1, 18],
        ]),
        lathe(wax('#e88a8f'), [
          [0, 0.4],
          [5.1, 0.4],
          [6.2, 10],
          [0, 10.4],
        ]),
        move(cylinder(black, 7.5, 2), 0, 18, 0),
        knob(20),
        tube(
          black,
          [
            [6.4, 15, 0],
            [10.6, 15, 0],
            [10.4, 6, 0],
            [6, 4, 0],
          ],
          0.8,
        ),
      ),
      0,
      13,
      0,
    ),
    move(
      join(
        lathe(glass('#e6eef0', 0.72), [
          [0, 2],
          [4, 2],
          [4.6, 11],
          [4.4, 11],
        ]),
        cylinder(black, 4.4, 2.2),
        move(cylinder(black, 4.7, 1.6), 0, 11, 0),
      ),
      16,
      0,
      4,
    ),
  );

const airFryer = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.22), [
      { y: 0, wide: 12, deep: 13, power: 3 },
      { y: 1.4, wide: 13, deep: 14, power: 3 },
      { y: 16, wide: 13.6, deep: 14.4, power: 3 },
      { y: 27, wide: 12.6, deep: 13.4, power: 3 },
      { y: 31, wide: 10, deep: 10.6, power: 2.6 },
      { y: 32, wide: 5, deep: 5.4 },
    ]),
    // The drawer, its handle, and the display above it.
    move(box(plastic(darker(colour, 0.14), 0.2), 21, 15, 3, 1.4), 0, 1.8, 13.6),
    [-3.4, 3.4].flatMap((x) => move(box(black, 2, 2.2, 4, 0.6), x, 10.3, 16.4)),
    move(box(metal('#c9ccd1', 0.24), 11, 2.8, 2.2, 1), 0, 10, 18.6),
    move(turn(box(plastic('#101115', 0.06), 8, 3.2, 0.5, 0.2), -6, 0), 0, 21.6, 14.1),
    move(turn(box(glow('#7fd6c0', 0.9), 3.6, 1.1, 0.2, 0.08), -6, 0), 0, 22.7, 14.3),
  );

const juicerBottle = (): Solid =>
  join(
    lathe(
      plastic('#e9a0a8', 0.24),
      [
        [0, 0],
        [3.8, 0],
        [3.8, 8],
        [0, 8],
      ],
      { bevel: 0.6 },
    ),
    lathe(
      glass('#eef6f4', 0.76),
      [
        [3.5, 8],
        [3.6, 8.2],
        [3.3, 18],
      ],
      {},
    ),
    lathe(wax('#f0a03c'), [
      [0, 8.2],
      [3.3, 8.2],
      [3.1, 14.6],
      [0, 14.8],
    ]),
    move(cylinder(plastic('#e9a0a8', 0.24), 3.5, 2.2, 0.5), 0, 18, 0),
    tube(
      plastic('#e9a0a8', 0.24),
      [
        [-2.6, 20, 0],
        [-1.6, 23, 0],
        [1.6, 23, 0],
        [2.6, 20, 0],
      ],
      0.4,
    ),
    move(turn(cylinder(steel, 0.9, 0.3), 90, 0), 0, 4, 3.7),
    move(
      lathe(
        wax('#ef8a1c'),
        [
          [0, 0],
          [2, 0.4],
          [3.2, 3],
          [2, 5.6],
          [0, 6],
        ],
        { bevel: 1.6 },
      ),
      8,
      0,
      3,
    ),
  );

/** Kitchen machines. */
export const kitchenMachines: Kinds = {
  blender: stands('#f1efec', blender),
  juicerBottle: stands('#e9a0a8', juicerBottle),
  airFryer: stands('#26262a', airFryer, { yaw: -20, focus: [0.5, 0.62, 1] }),
};
