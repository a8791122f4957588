import { darker, type Hex, mix } from '../../studio/colour.ts';
import { glow, leather, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gadgetView, lens, wallpaper } from './parts.ts';

const kidsCam = (colour: Hex): Solid =>
  join(
    box(plastic(mix(colour, '#7fc0d9', 0.4), 0.26), 11, 8.4, 5, 1.8),
    move(lens(2.4), 0.6, 4, 2.6),
    move(box(glow('#fff6e0', 0.7), 2, 1, 0.2, 0.1), -3.8, 6.2, 2.5),
    move(box(plastic('#f0b84a'), 1.8, 0.8, 1.8, 0.4), -3.4, 8.1, 0),
    move(turn(box(paper('#fdfcf8'), 6, 5, 0.1, 0.03), -8, 0), 0, 8, -0.6),
    move(box(wallpaper('#6fa8d0'), 5, 3.6, 0.06, 0.02), 0, 8.8, -0.4),
    pair(move(ball(plastic(mix(colour, '#7fc0d9', 0.4), 0.26), 1.6, 1.6, 1), 4.2, 8.6, 0)),
  );

const cup = (colour: Hex): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic(colour, 0.28),
          [
            [0, 0],
            [3.4, 0],
            [4.2, 1.4],
            [4.2, 2.6],
          ],
          { bevel: 0.8 },
        ),
        0,
        0,
        -90,
      ),
      0,
      0,
      0,
    ),
    move(
      turn(
        lathe(
          leather(darker(colour, 0.4), 0.2),
          [
            [2, 2.4],
            [3.4, 2.4],
            [4.4, 3.4],
            [4, 4.6],
            [2.4, 4.4],
            [2.2, 3],
          ],
          { bevel: 0.6 },
        ),
        0,
        0,
        -90,
      ),
      0,
      0,
      0,
    ),
  );

const headphone = (colour: Hex, kids = false): Solid => {
  const half = join(
    move(scale(turn(cup(colour), 0, 180), 1, 1.18, 1), 9.6, 6, 0),
    tube(
      metal('#b9bcc2'),
      [
        [9.8, 10, 0],
        [9.4, 14, 0],
      ],
      0.5,
      { flat: 0.9 },
    ),
    kids
      ? move(
          plate(
            plastic(colour),
            [
              [-1.6, 0],
              [1.6, 0],
              [0.4, 3.4],
            ],
            1,
            0.4,
            0.5,
          ),
          5,
          20.4,
          0,
        )
      : [],
  );
  return join(
    pair(half),
    tube(
      plastic(colour, 0.3),
      [
        [9.4, 13, 0],
        [8, 18, 0],
        [4, 21.4, 0],
        [0, 22.4, 0],
        [-4, 21.4, 0],
        [-8, 18, 0],
        [-9.4, 13, 0],
      ],
      1.6,
      { flat: 0.5 },
    ),
    tube(
      leather(darker(colour, 0.4), 0.2),
      [
        [6.8, 18.2, 0],
        [3.6, 20.4, 0],
        [0, 21.2, 0],
        [-3.6, 20.4, 0],
        [-6.8, 18.2, 0],
      ],
      1.7,
      { flat: 0.5 },
    ),
  );
};

const cabled = (colour: Hex): Solid =>
  join(
    headphone(colour),
    tube(
      matte('#1d1d1f'),
      [
        [-10, 1.4, 0],
        [-12, -1, 3],
        [-6, -1, 9],
        [4, -1, 8],
        [8, -1, 12],
      ],
      0.28,
    ),
  );

const earbud = (colour: Hex): Solid =>
  join(
    ball(plastic(colour, 0.16), 1, 1.1, 0.9),
    move(turn(ball(matte('#e9e7e2'), 0.62, 0.7, 0.62), 0, 0, 20), 0.7, 0.3, 0.5),
    tube(
      plastic(colour, 0.16),
      [
        [-0.3, -0.4, 0],
        [-0.5, -3, 0],
      ],
      0.42,
    ),
  );

const budsCase = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.18), [
      { y: 0, wide: 2.6, deep: 1.2, power: 3 },
      { y: 0.6, wide: 3, deep: 1.5, power: 3 },
      { y: 3, wide: 3.1, deep: 1.6, power: 3 },
    ]),
    move(
      turn(
        loft(plastic(colour, 0.18), [
          { y: 0, wide: 3.1, deep: 1.6, power: 3 },
          { y: 1.4, wide: 3, deep: 1.5, power: 3 },
          { y: 2, wide: 2.4, deep: 1, power: 3 },
        ]),
        -70,
        0,
      ),
      0,
      3,
      -1.7,
    ),
    pair(move(earbud(colour), 1.3, 4, 0)),
    move(ball(glow('#7fe09a', 1), 0.14), 0, 1.8, 1.62),
  );

const neckband = (colour: Hex): Solid =>
  join(
    tube(
      matte(colour),
      [
        [-4, 0.6, 9],
        [-7.4, 0.6, 3],
        [-7, 0.6, -4],
        [0, 0.6, -8],
        [7, 0.6, -4],
        [7.4, 0.6, 3],
        [4, 0.6, 9],
      ],
      (t) => (t < 0.26 || t > 0.74 ? 0.75 : 0.45),
    ),
    pair(
      tube(
        matte(colour),
        [
          [4, 0.6, 9],
          [3, 0.4, 12],
          [1.6, 0.5, 10],
        ],
        0.16,
      ),
    ),
    pair(
      move(
        join(cylinder(metal('#5a5d62', 0.3), 0.7, 0.9), move(ball(matte('#3a3b3f'), 0.6), 0, 1.1, 0)),
        1.5,
        0,
        10,
      ),
    ),
  );

/** Headphones. */
export const headphones: Kinds = {
  kidsCamera: stands('#7fc0d9', kidsCam, { yaw: -20 }),
  noiseHeadphone: stands('#26262a', (c) => headphone(c), { yaw: -34, pitch: 8, focus: [0.2, 0.3, 0.6] }),
  studioHeadphone: stands('#26262a', cabled, { yaw: -34, pitch: 10, focus: [0.2, 0.4, 0.6] }),
  batteryHeadphone: stands('#2d4f88', (c) => headphone(mix(c, '#8a8d94', 0.15)), {
    yaw: -34,
    pitch: 8,
    focus: [0.2, 0.3, 0.6],
  }),
  kidsHeadphone: stands('#e39aac', (c) => headphone(mix(c, '#e39aac', 0.35), true), {
    yaw: -30,
    pitch: 8,
    focus: [0.2, 0.3, 0.6],
  }),
  earbuds: stands('#f1efec', budsCase, gadgetView),
  neckband: stands('#26262a', neckband, { pitch: 44 }),
};
