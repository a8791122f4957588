import { type Hex } from '../../studio/colour.ts';
import { cloth, fleece, glow, type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, type Flat, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const lintRemover = (): Solid =>
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

const laundryNet = (): Solid =>
  join(
    loft({ ...cloth('#f2efe8', 0.5), clear: 0.3 }, [
      { y: 0, wide: 18, deep: 12 },
      { y: 8, wide: 22, deep: 15 },
      { y: 24, wide: 20, deep: 13 },
      { y: 32, wide: 8, deep: 6 },
    ]),
    // Clothes inside.
    repeat(7, (i) =>
      move(
        ball(fleece(tone(i), 0.5), 8, 6, 7),
        Math.cos(i * 2.4) * 9,
        9 + (i % 3) * 6,
        Math.sin(i * 2.4) * 5,
      ),
    ),
    tube(
      cloth('#5a8aa0', 0.4),
      [
        [-8, 32, 0],
        [0, 33, 6],
        [8, 32, 0],
        [0, 33, -6],
        [-8, 32, 0],
      ],
      0.8,
    ),
  );

/** Outline of an iron's plate: the tip is on the left. */
const ironOutline: readonly Flat[] = [
  [-15, 0],
  [-12, 3.2],
  [-6, 5.6],
  [2, 6.4],
  [10, 6],
  [12, 4],
  [12, -4],
  [10, -6],
  [2, -6.4],
  [-6, -5.6],
  [-12, -3.2],
];

/** A layer of an iron, from a height upward, as a share of the plate. */
const ironLayer = (material: Material, y: number, thick: number, share: number): Solid =>
  move(
    turn(
      plate(
        material,
        ironOutline.map(([x, z]): Flat => [x * share + (1 - share) * 3, z * share]),
        thick,
        Math.min(1.2, thick / 2.4),
        1.4,
      ),
      -90,
      0,
    ),
    0,
    y + thick / 2,
    0,
  );

const steamIron = (colour: Hex): Solid =>
  join(
    ironLayer(metal('#c9ccd1', 0.2), 0, 1, 1),
    ironLayer(plastic('#3a3b40', 0.4), 1, 1, 0.97),
    ironLayer(plastic(colour, 0.24), 2, 3.6, 0.94),
    ironLayer(plastic(colour, 0.24), 4.6, 2.6, 0.74),
    tube(
      plastic('#3a3b40', 0.4),
      [
        [-6, 6.4, 0],
        [-6.4, 9.6, 0],
        [-4, 12, 0],
        [2, 12.6, 0],
        [8.6, 12, 0],
        [10.6, 9.4, 0],
        [10, 6, 0],
      ],
      1.5,
    ),
    move(cylinder(plastic('#e9e6e0', 0.3), 2, 1, 0.3), 2.4, 7, 0),
    move(cylinder(glow('#e4803a', 0.8), 0.45, 0.5, 0.1), -3, 7, 0),
    tube(
      matte('#28292d'),
      [
        [10, 11, 0],
        [15, 14, -2],
        [20, 6, -4],
        [22, 0.6, 2],
      ],
      0.4,
    ),
  );

/** For laundry. */
export const laundry: Kinds = {
  lintRemover: stands('#f4f2ed', lintRemover, { yaw: -24 }),
  laundryNet: stands('#f2efe8', laundryNet),
  steamIron: stands('#b8282e', steamIron, { yaw: 14, pitch: 16 }),
};
