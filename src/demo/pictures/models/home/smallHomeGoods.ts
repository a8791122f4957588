import type { Hex } from '../../studio/colour.ts';
import { cloth, fleece, glow, matte, metal, satin, stone, wax } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, oak, pot, tone, white } from './parts.ts';

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

const laundry = (): Solid =>
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

const dividers = (): Solid =>
  join(
    box(oak, 46, 2, 34, 0.4),
    [-22.6, 22.6].flatMap((x) => move(box(oak, 1, 10, 34, 0.2), x, 0, 0)),
    [-16.6, 16.6].flatMap((z) => move(box(oak, 46, 10, 1, 0.2), 0, 0, z)),
    repeat(3, (i) => move(box(white, 44, 8, 0.6, 0.2), 0, 2, -8 + i * 8)),
    repeat(2, (i) => move(box(white, 0.6, 8, 32, 0.2), -7.6 + i * 15, 2, 0)),
    repeat(9, (i) =>
      move(box(fleece(tone(i), 0.3), 11, 4, 5.6, 1.6), -15 + (i % 3) * 15, 2, -12 + Math.floor(i / 3) * 8),
    ),
  );

/** One clip: its base and the arc that holds a cable. */
const clip = (colour: Hex): Solid =>
  join(
    box(matte(colour), 2.4, 0.4, 1.8, 0.15),
    tube(
      matte(colour),
      [
        [-0.7, 0.3, 0],
        [-0.8, 1.3, 0],
        [0.2, 1.7, 0],
        [0.8, 1, 0],
      ],
      0.3,
      { flat: 0.8 },
    ),
  );

const clips = (): Solid =>
  join(
    repeat(10, (i) =>
      move(clip(i % 2 === 0 ? '#33363c' : '#e6e2da'), (i % 5) * 3.4, 0, Math.floor(i / 5) * 4),
    ),
    // The cable in the front row.
    tube(
      cloth('#c8525a', 0.2),
      [
        [-4, 0.9, 0],
        [0, 0.9, 0],
        [7, 0.9, 0.1],
        [13.6, 0.9, 0],
        [18, 0.4, 2],
      ],
      0.26,
    ),
  );

/** The place of bulb `i` on the wire: a spiral in waves, which rise from `lowest`. */
const onWire = (i: number, lowest: number): Point => [
  Math.cos(i * 0.75) * (3 + i * 0.2),
  lowest + Math.abs(Math.sin(i * 1.3)) * 1.6,
  Math.sin(i * 0.75) * (3 + i * 0.2),
];

const fairy = (): Solid =>
  join(
    tube(
      metal('#c98a5a', 0.3),
      Array.from({ length: 30 }, (_, i) => onWire(i, 0.5)),
      0.1,
    ),
    repeat(29, (i) => move(ball(glow('#ffdf9a', 1.8), 0.42), ...onWire(i, 0.7))),
    // The battery's case.
    move(box(black, 4, 1.6, 3, 0.5), 10, 0, 6),
  );

const lantern = (): Solid =>
  join(
    lathe(
      glow('#e8624a', 0.3),
      [
        [4, 0],
        [9, 3],
        [12, 9],
        [12, 13],
        [9, 19],
        [4, 22],
      ],
      { bevel: 2, wave: (_a, y) => 1 + 0.02 * Math.cos(y * 4) },
    ),
    lathe(metal('#c9a24a'), [
      [4.2, -0.6],
      [4.4, 0.4],
    ]),
    lathe(metal('#c9a24a'), [
      [4.2, 21.6],
      [4.4, 22.6],
    ]),
    tube(
      matte('#3a2a20'),
      [
        [-3, 22, 0],
        [0, 29, 0],
        [3, 22, 0],
      ],
      0.24,
    ),
    // The tassel.
    repeat(9, (i) => bar(satin('#c9a24a'), [0, -0.6, 0], [Math.cos(i) * 0.8, -9, Math.sin(i) * 0.8], 0.16)),
  );

const succulent = (): Solid =>
  join(
    pot(4, 5, '#d9b8a0'),
    lathe(stone('#6a4f3a'), [
      [0, 4.4],
      [3.5, 4.4],
    ]),
    // Three rings of leaves, the inner ones smaller and more upright.
    [0, 1, 2].flatMap((l) =>
      ring(
        9 - l * 2,
        move(
          turn(
            scale(
              ball(wax((['#7fa88a', '#92b89a', '#b9cfa9'] as const)[l] ?? '#7fa88a'), 1),
              1.1 - l * 0.2,
              2.1 - l * 0.3,
              0.55,
            ),
            0,
            90,
            -62 + l * 22,
          ),
          1.9 - l * 0.6,
          5.6 + l * 0.8,
          0,
        ),
        l * 20,
      ),
    ),
  );

/** Small things for the home: for pets, laundry and drawers, lights, and a plant. */
export const smallHomeGoods: Kinds = {
  petGlove: stands('#3f7a9a', petGlove, { pitch: 50 }),
  laundryNet: stands('#f2efe8', laundry),
  drawerDivider: stands('#c9a06c', dividers, { pitch: 44 }),
  cableClips: stands('#33363c', clips, { pitch: 42 }),
  fairyLights: stands('#ffdf9a', fairy, { pitch: 42 }),
  paperLantern: stands('#e8624a', lantern, { pitch: 4 }),
  succulent: stands('#7fa88a', succulent, { pitch: 24 }),
};
