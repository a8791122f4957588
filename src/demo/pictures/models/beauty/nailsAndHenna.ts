import { type Hex } from '../../studio/colour.ts';
import { fleece, glow, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, silver, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const henna = paper('#6f3018');

/** Petals of a printed flower, around its middle. */
const hennaPetals = (count: number, away: number, wide: number, long: number): Solid =>
  repeat(count, (i) => turn(move(ball(henna, wide, long, 0.05), 0, away, 0), 0, 0, (360 / count) * i));

/** A flower of four rings of petals. */
const hennaFlower = (size: number): Solid =>
  scale(
    join(
      ball(henna, 0.5, 0.5, 0.06),
      hennaPetals(8, 1.2, 0.3, 0.6),
      hennaPetals(16, 2.2, 0.16, 0.16),
      hennaPetals(12, 3.2, 0.42, 0.75),
      hennaPetals(24, 4.4, 0.14, 0.2),
    ),
    size,
    size,
    1,
  );

/** A stem with five leaves; `side` is 1 to the right, -1 to the left. */
const hennaVine = (side: number): Solid =>
  join(
    tube(
      henna,
      [
        [side, 4.6, 0.12],
        [side * 3.4, 3.2, 0.12],
        [side * 5.6, 4.4, 0.12],
        [side * 6.2, 6.4, 0.12],
      ],
      0.12,
    ),
    repeat(5, (i) =>
      move(ball(henna, 0.5, 0.22, 0.05), side * (1.8 + i), 4.8 - Math.sin(i * 0.8) * 0.9, 0.12),
    ),
  );

const hennaSheet = (): Solid => {
  const print = join(
    move(hennaFlower(1.15), 0, 12, 0.12),
    [-5.2, 5.2].flatMap((x) => [18.4, 8].flatMap((y) => move(hennaFlower(0.36), x, y, 0.12))),
    hennaVine(1),
    hennaVine(-1),
    move(hennaPetals(7, 0.8, 0.2, 0.5), 0, 3.2, 0.12),
  );
  return turn(join(box(paper('#fbf7ee'), 15, 21, 0.2, 0.05), print), -62, 0);
};

const tips = (shade: Hex): Solid =>
  join(
    box(paper('#f4efe9'), 16, 0.4, 12, 0.1),
    repeat(24, (i) =>
      move(
        turn(scale(ball(plastic(shade, 0.08), 1), 0.74 - (i % 4) * 0.06, 0.3, 1.2), -8, 0),
        -6.8 + (i % 8) * 1.94,
        0.8,
        -3.6 + Math.floor(i / 8) * 3.6,
      ),
    ),
  );

const polish = (shade: Hex): Solid =>
  join(
    lathe(
      plastic(shade, 0.06),
      [
        [0, 0],
        [1.4, 0],
        [1.4, 2.8],
        [0.6, 3.4],
        [0.6, 3.8],
      ],
      { bevel: 0.3 },
    ),
    move(
      lathe(black, [
        [0, 0],
        [0.7, 0],
        [0.55, 3.6],
        [0, 3.6],
      ]),
      0,
      3.8,
      0,
    ),
  );

const nailClipper = (): Solid =>
  turn(
    join(
      plate(
        silver,
        [
          [-0.9, 0],
          [0.9, 0],
          [0.7, 7],
          [0.4, 8.2],
          [-0.4, 8.2],
          [-0.7, 7],
        ],
        0.4,
        0.1,
        0.2,
      ),
      move(
        turn(
          plate(
            silver,
            [
              [-0.8, 0],
              [0.8, 0],
              [0.6, 6.6],
              [-0.6, 6.6],
            ],
            0.3,
            0.1,
            0.3,
          ),
          8,
          0,
        ),
        0,
        0.4,
        0.9,
      ),
      move(turn(cylinder(silver, 0.36, 1.6), 90, 0), 0, 6.6, -0.4),
      tube(
        silver,
        [
          [0, 0, 0.4],
          [0.9, -1.2, 0.4],
          [0, -2.2, 0.4],
          [-0.9, -1.2, 0.4],
          [0, 0, 0.4],
        ],
        0.14,
      ),
    ),
    -72,
    30,
  );

const babyNail = (): Solid =>
  join(
    loft(white, [
      { y: 0, wide: 1.4, deep: 1.3 },
      { y: 7, wide: 1.8, deep: 1.6 },
      { y: 11, wide: 1.3, deep: 1.2 },
    ]),
    move(cylinder(plastic('#8fc7c0', 0.3), 1.3, 1, 0.2), 0, 11, 0),
    move(cylinder(fleece('#f0b8a8', 0.1), 1.1, 0.5, 0.1), 0, 12, 0),
    row(5, 2.8, (i) =>
      move(
        join(
          cylinder(
            plastic((['#8fc7c0', '#f0b8a8', '#e9d28f', '#a9b8e0', '#d9a0c0'] as const)[i] ?? '#8fc7c0'),
            1.1,
            0.8,
            0.2,
          ),
          move(cylinder(fleece('#f6f1e8', 0.1), 0.95, 0.4), 0, 0.8, 0),
        ),
        10,
        0,
        2,
      ),
    ),
    move(ball(glow('#9fe0d6', 0.7), 0.5, 0.8, 0.2), 0, 6, 1.6),
  );

/** Nails and henna. */
export const nailsAndHenna: Kinds = {
  hennaSheet: stands('#fbf7ee', hennaSheet, { pitch: 24, yaw: -14 }),
  gelPolish: stands('#c94a6a', () =>
    row(7, 3.3, (i) =>
      polish(
        (['#c94a6a', '#e39aac', '#8a2f48', '#d9b48f', '#6f4b8f', '#2d4f78', '#eef2f4'] as const)[i] ??
          '#c94a6a',
      ),
    ),
  ),
  nailClipper: stands('#d6d9de', nailClipper, { pitch: 50 }),
  babyNail: stands('#f6f4ef', babyNail),
  pressOn: stands('#e3a0b0', () => tips('#e39aac'), { pitch: 50 }),
};
