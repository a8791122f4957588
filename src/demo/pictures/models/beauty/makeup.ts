import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { glass, matte, metal, paper, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, carton, squeeze } from '../packs.ts';
import { lipstick } from './makeupItems.ts';
import { black, gloss, gold, mascara, palette, row, shades, silver, white } from './parts.ts';

const pencil = (shade: Hex, metalBody = false): Solid =>
  join(
    lathe(
      metalBody ? metal(shade, 0.3) : plastic(shade),
      [
        [0, 0],
        [0.5, 0],
        [0.5, 10],
        [0.42, 10.4],
      ],
      {},
    ),
    lathe(wood('#d9b58c', '#c49a6c', 'y', 1), [
      [0.44, 10.4],
      [0.16, 11.4],
    ]),
    lathe(wax(darker(shade, 0.2)), [
      [0.16, 11.4],
      [0, 11.8],
    ]),
  );

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

const perfume = (tint: Hex, wide = 6, high = 8): Solid =>
  join(
    box(glass(lighter(tint, 0.5), 0.7), wide, high, 3.4, 0.7),
    move(box(wax(tint), wide - 1, high - 2.4, 2.5, 0.5), 0, 0.6, 0),
    move(
      join(
        cylinder(gold, 1, 0.9, 0.05),
        move(cylinder(gold, 0.7, 0.8), 0, 0.9, 0),
        move(ball(glass('#f6efe6', 0.5), 1.5, 1.3, 1.5), 0, 2.8, 0),
      ),
      0,
      high,
      0,
    ),
    move(box(paper('#f6f0e4'), wide * 0.5, high * 0.26, 0.1, 0.02), 0, high * 0.32, 1.72),
  );
join(
  loft(silver, [
    { y: 0, wide: 1, deep: 1 },
    { y: 12, wide: 1.4, deep: 1.4 },
  ]),
);

const straightener = (): Solid =>
  turn(
    join(
      repeat(2, (i) =>
        move(
          turn(
            join(
              move(box(black, 2.6, 26, 1.8, 0.8), 0, 0, 0),
              move(box(metal('#c9a493', 0.25), 2.4, 9, 0.3, 0.1), 0, 16, i === 0 ? 0.9 : -0.9),
            ),
            i === 0 ? -5 : 5,
            0,
          ),
          0,
          0,
          i === 0 ? -1 : 1,
        ),
      ),
      tube(
        black,
        [
          [0, 0, 0],
          [0, -3, 0],
          [3, -6, 0],
          [9, -5, 0],
        ],
        0.35,
      ),
    ),
    -78,
    24,
  );

const lashes = (): Solid =>
  join(
    box(paper('#f0e6e9'), 13, 0.6, 9, 0.2),
    repeat(2, (k) =>
      repeat(26, (i) =>
        move(
          turn(
            tube(
              matte('#161416'),
              [
                [0, 0, 0],
                [0, 0.5, 0.9],
                [0, 1.3, 1.5],
              ],
              0.05,
            ),
            0,
            (i - 13) * 4,
          ),
          -3 + k * 6 + (i - 13) * 0.16,
          0.7,
          -1.4 + ((i - 13) / 13) ** 2 * -0.6,
        ),
      ),
    ),
    move(turn(pencil('#232326'), 0, 0, -90), -5.6, 1.1, 3),
    move(turn(box(silver, 6, 0.5, 0.9, 0.2), 0, 30), 4, 0.6, 3),
  );

const wash = (ground: Hex, ink: Hex): Solid => squeeze(plastic(ground, 0.3), plastic(ink), ink);

/** Makeup. */
export const makeup: Kinds = {
  contour: stands(
    '#b8816a',
    () => palette(3, 1, 4.4, (i) => (['#a9745a', '#e08a8a', '#f2dcc0'] as const)[i] ?? '#a9745a'),
    { pitch: 30 },
  ),
  mascara: stands('#232326', () => join(mascara(), move(turn(pencil('#1c1a1c'), 0, 0, -84), -3, 0.6, 7)), {
    pitch: 26,
  }),
  lashes: stands('#f0e6e9', lashes, { pitch: 46 }),
  shadowSticks: stands('#c9a0b8', () =>
    row(6, 1.8, (i) =>
      pencil(
        (['#c9a0b8', '#d9b46a', '#8a9ac0', '#a8746a', '#b7c9b0', '#8a6a9a'] as const)[i] ?? '#c9a0b8',
        true,
      ),
    ),
  ),
  lipOil: stands(
    '#d9647e',
    () => join(gloss('#e0788c'), move(turn(gloss('#e8a08c'), 0, 0, -90), 3, 0.95, 4)),
    { pitch: 22 },
  ),
  bulletLipstick: stands('#8a2f3c', () => row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c'))),
  glossTrio: stands('#d9647e', () =>
    row(3, 3, (i) => gloss((['#e0788c', '#c94a6a', '#e8a894'] as const)[i] ?? '#e0788c')),
  ),
  riceWash: stands('#f2ead8', () =>
    join(
      wash('#f6f1e4', '#c9a86a'),
      repeat(26, (i) =>
        move(
          turn(ball(wax('#f2ebdc'), 0.16, 0.16, 0.42), 0, i * 67),
          4.6 + Math.cos(i * 2.4) * Math.sqrt(i) * 0.42,
          0.16,
          2 + Math.sin(i * 2.4) * Math.sqrt(i) * 0.42,
        ),
      ),
    ),
  ),
  snailEssence: stands('#d9d3c6', () =>
    join(
      bottle({
        material: glass('#eef0ea', 0.55),
        r: 2.3,
        high: 12,
        cap: 'pump',
        capMaterial: white,
        label: ['#f6f3ec', '#8a7a5a'],
        inside: '#e6e0d0',
      }),
      move(carton('#efe9dc', '#9a8a64', 5.6, 14, 5), 7, 0, -3),
    ),
  ),
  gelPolish: stands('#c94a6a', () =>
    row(7, 3.3, (i) =>
      polish(
        (['#c94a6a', '#e39aac', '#8a2f48', '#d9b48f', '#6f4b8f', '#2d4f78', '#eef2f4'] as const)[i] ??
          '#c94a6a',
      ),
    ),
  ),
  pressOn: stands('#e3a0b0', () => tips('#e39aac'), { pitch: 50 }),
  eauDeParfum: stands('#e9c08a', () =>
    join(perfume('#e3b070'), move(carton('#f6ead8', '#b8864a', 7, 11, 4.4), 7.4, 0, -4)),
  ),
  perfumeTrio: stands('#d99aa8', () =>
    row(3, 4.6, (i) => perfume((['#e3a0b0', '#a9b8d9', '#d9c08a'] as const)[i] ?? '#e3a0b0', 3.4, 6)),
  ),
  straightener: stands('#232326', straightener, { pitch: 40 }),
};
