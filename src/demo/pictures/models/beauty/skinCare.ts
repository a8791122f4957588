import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, plastic, satin, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, sheet } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, carton, jar, squeeze } from '../packs.ts';
import { brush, lipstick } from './makeupItems.ts';
import { black, digital, gloss, gold, mascara, palette, row, shades, white } from './parts.ts';

const nude = (i: number): Hex =>
  (
    [
      '#e9cdb5',
      '#d9a98b',
      '#b8816a',
      '#8f5a49',
      '#caa07f',
      '#e6b7a9',
      '#a9685c',
      '#6a4438',
      '#f0dcc6',
    ] as const
  )[i % 9] ?? '#d9a98b';

const makeupKit = (): Solid =>
  join(
    palette(6, 4, 2.6, (i) => nude(i * 2)),
    move(turn(brush(black, fleece('#8a5f48', 0.14), 12), 0, 20), 4, 0.6, 9),
    move(lipstick('#b8324a'), 12, 0, 2),
    move(mascara().slice(0, 2), 14.6, 0, -1),
  );

const attar = (): Solid =>
  join(
    box(wood('#5a3420', '#432414', 'x', 1), 15, 3, 9, 0.4),
    move(box(satin('#7a2430'), 13.6, 0.4, 7.6, 0.1), 0, 2.8, 0),
    repeat(6, (i) =>
      move(
        join(
          lathe(
            glass('#f2d9a0', 0.6),
            [
              [0, 0],
              [0.8, 0],
              [0.8, 2.4],
              [0.3, 2.9],
            ],
            { bevel: 0.2 },
          ),
          lathe(
            wax(
              (['#c9852c', '#a3552c', '#d9b04a', '#8a3a2c', '#c9a04a', '#9a6a2c'] as const)[i] ?? '#c9852c',
            ),
            [
              [0, 0.2],
              [0.6, 0.2],
              [0.6, 2],
              [0, 2],
            ],
          ),
          move(
            lathe(
              gold,
              [
                [0, 0],
                [0.5, 0],
                [0.7, 0.8],
                [0.3, 1.6],
                [0, 2],
              ],
              { bevel: 0.2 },
            ),
            0,
            2.8,
            0,
          ),
        ),
        -4.4 + (i % 3) * 4.4,
        3,
        i < 3 ? -1.9 : 1.9,
      ),
    ),
    move(turn(box(wood('#5a3420', '#432414', 'x', 1), 15, 1.2, 9, 0.4), -100, 0), 0, 7.4, -5.4),
  );

const capsules = (): Solid =>
  join(
    bottle({
      material: glass('#9a5a1c', 0.55),
      r: 3.6,
      high: 9,
      neck: 2.6,
      capMaterial: white,
      label: ['#f4f6f2', '#2f7a8a'],
      inside: '#c98a2c',
    }),
    repeat(7, (i) =>
      move(
        turn(
          lathe(
            { ...glass('#f0b84a', 0.4) },
            [
              [0, -0.9],
              [0.4, -0.7],
              [0.45, 0],
              [0.4, 0.7],
              [0, 0.9],
            ],
            { bevel: 0.3 },
          ),
          90,
          i * 50,
        ),
        6 + (i % 3) * 1.2,
        0.42,
        2 + Math.floor(i / 3) * 1.6,
      ),
    ),
  );

const aloe = (): Solid =>
  join(
    jar(plastic('#4c9a5a', 0.16), white, 4.6, 7, ['#f2f7ee', '#3a7a48']),
    repeat(3, (i) =>
      move(
        turn(
          sheet(wax('#6fae68'), 8, 12, (u, v) => [
            (u - 0.5) * 3 * (1 - v),
            v * 10 - v * v * 1.4,
            Math.sin(u * 3.14) * 1.1 * (1 - v),
          ]),
          -20,
          i * 40 - 60,
          i * 16 - 16,
        ),
        7.4 + i * 0.8,
        0,
        -2 + i,
      ),
    ),
  );

/** Skin care. */
export const skinCare: Kinds = {
  liquidLips: stands('#8a2f3c', () => row(6, 2.6, (i) => gloss(shades[i] ?? '#8a2f3c'))),
  makeupKit: stands('#232326', makeupKit, { pitch: 30 }),
  serum: stands('#d98a1c', () =>
    join(
      bottle({
        material: glass('#c9781c', 0.5),
        r: 1.9,
        high: 7.4,
        cap: 'dropper',
        capMaterial: gold,
        label: ['#fff6e6', '#d9821c'],
        inside: '#e09a2c',
      }),
      move(carton('#fff4e2', '#e0902c', 5, 11, 4.4), 6.4, 0, -3),
    ),
  ),
  aloe: stands('#4c9a5a', aloe),
  sunscreen: stands('#f2b84a', () =>
    squeeze(plastic('#fbf3e0', 0.3), plastic('#e99a2c'), '#e99a2c', 2.5, 12),
  ),
  peelMask: stands('#232326', () =>
    squeeze(plastic('#232326', 0.24), plastic('#b8bcc2'), '#5a5d62', 2.6, 14),
  ),
  hairOil: stands('#a8641c', () =>
    join(
      bottle({
        material: glass('#d9a85a', 0.5),
        r: 2.9,
        high: 13,
        capMaterial: plastic('#2c3a24'),
        label: ['#f6efdc', '#6a3a5a'],
        inside: '#b8862c',
      }),
      move(
        lathe(
          { ...wax('#b5667a'), rough: 0.25 },
          [
            [0, 0],
            [2.4, 0.4],
            [3, 2.2],
            [1.6, 4.4],
            [0.3, 5.2],
            [0.2, 6],
          ],
          { bevel: 1.2 },
        ),
        7,
        0,
        2,
      ),
    ),
  ),
  shampooSet: stands('#c9a05a', () =>
    row(2, 8, (i) =>
      bottle({
        material: plastic(i === 0 ? '#6a4a2c' : '#ece0c8', 0.22),
        r: 3.2,
        high: 17,
        cap: 'disc',
        capMaterial: gold,
        label: i === 0 ? ['#e9d8b4', '#6a4a2c'] : ['#6a4a2c', '#e9d8b4'],
      }),
    ),
  ),
  hairMask: stands('#a685b8', () => jar(plastic('#8a6aa0', 0.2), gold, 5.4, 8, ['#f4ecf8', '#6a4a84'])),
  foundation: stands('#d9a98b', () =>
    join(
      bottle({
        material: glass('#f0dccb', 0.4),
        r: 2,
        high: 9,
        cap: 'pump',
        capMaterial: black,
        label: null,
        inside: '#d3a080',
      }),
      move(turn(brush(black, fleece('#8a5f48', 0.14), 13, 0.6), 0, 30), 1, 0.9, 6),
    ),
  ),
  nudePalette: stands('#b8816a', () => palette(6, 3, 2.8, nude), { pitch: 34 }),
  attar: stands('#5a3420', attar, { pitch: 26 }),
  bodyMist: stands('#e3a0b0', () =>
    bottle({
      material: glass('#f6d3dc', 0.6),
      r: 2.4,
      high: 17,
      cap: 'spray',
      capMaterial: gold,
      label: ['#fff5f7', '#c9647e'],
      inside: '#eeb4c2',
    }),
  ),
  fishOil: stands('#d9a02c', capsules, digital),
};
