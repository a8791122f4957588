import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import {
  cloth,
  fleece,
  glass,
  glow,
  type Material,
  matte,
  metal,
  plastic,
  satin,
  stone,
} from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { cylinder, type Flat, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, steel, tone, white } from './parts.ts';

const cushions = (colour: Hex): Solid =>
  repeat(5, (i) =>
    move(
      turn(
        join(
          pillow(
            {
              ...fleece(
                [
                  colour,
                  lighter(colour, 0.35),
                  mix(colour, '#d9c4a0', 0.6),
                  darker(colour, 0.25),
                  mix(colour, '#8a94a8', 0.5),
                ][i] as Hex,
                0.16,
              ),
            },
            [
              [-20, -20],
              [20, -20],
              [20, 20],
              [-20, 20],
            ],
            17,
            { edge: 18, radius: 2 },
          ),
          tube(
            satin(darker(colour, 0.2)),
            [
              [-19.6, -19.6, 0],
              [19.6, -19.6, 0],
              [19.6, 19.6, 0],
              [-19.6, 19.6, 0],
              [-19.6, -19.6, 0],
            ],
            0.5,
            { isSmooth: false },
          ),
        ),
        -14,
        i * 8 - 14,
      ),
      i < 3 ? i * 38 - 38 : (i - 3) * 40 - 20,
      i < 3 ? 20 : 54,
      i < 3 ? 0 : -7,
    ),
  );

const drawers = (colour: Hex): Solid =>
  join(
    repeat(5, (i) =>
      move(
        join(
          box(plastic('#efece6', 0.3), 44, 22, 38, 2),
          move(box(plastic(lighter(colour, 0.25), 0.3), 40, 18, 2, 1), 0, 2, 18.4),
          move(box(white, 12, 3, 2, 1), 0, 11, 19.6),
        ),
        0,
        8 + i * 22.4,
        0,
      ),
    ),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => move(facing(cylinder(matte('#28292d'), 3.4, 3)), x * 17, 3.4, z * 14)),
    ),
  );

const underBed = (colour: Hex): Solid =>
  repeat(3, (i) =>
    move(
      join(
        box(cloth(mix(colour, '#b9b4aa', 0.4), 0.5), 70, 16, 44, 4),
        move(box(glass('#e6eef0', 0.5), 40, 0.5, 28, 0.2), 0, 15.9, 0),
        move(box(fleece(tone(i), 0.4), 38, 1, 26, 0.4), 0, 15, 0),
        tube(
          steel,
          [
            [-33, 14, 21.4],
            [33, 14, 21.4],
          ],
          0.4,
        ),
        tube(
          cloth('#4a4d54', 0.5),
          [
            [-6, 8, 22],
            [-5, 5, 24],
            [5, 5, 24],
            [6, 8, 22],
          ],
          0.9,
        ),
      ),
      i * 4,
      i * 16.4,
      -i * 3,
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

const iron = (colour: Hex): Solid =>
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

const litter = (): Solid =>
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

/** Storage. */
export const storage: Kinds = {
  cushions: stands('#8b8e93', cushions, { yaw: -14 }),
  wardrobeDrawer: stands('#8b8e93', drawers),
  storageBags: stands('#8b8e93', underBed, { pitch: 24 }),
  steamIron: stands('#b8282e', iron, { yaw: 14, pitch: 16 }),
  litterBox: stands('#8fa8a0', litter, { pitch: 28 }),
};
