import { type Hex } from '../../studio/colour.ts';
import {
  fleece,
  glass,
  glow,
  leather,
  type Material,
  matte,
  metal,
  plastic,
  satin,
  wax,
  wood,
} from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { brush } from './makeupItems.ts';
import { black, comb, digital, row, silver, white } from './parts.ts';

/** A hair tie: a ring of gathered cloth about the y axis. */
const scrunchie = (material: Material, radius: number, thick: number): Solid =>
  lathe(
    material,
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      return [radius + Math.cos(angle) * thick, Math.sin(angle) * thick];
    }),
    { bevel: 0, sides: 96, wave: (angle) => 1 + 0.06 * Math.sin(angle * 18) },
  );

const curler = (): Solid =>
  join(
    tube(
      satin('#d98fa3'),
      [
        [-14, 1.6, 8],
        [-12, 2, -2],
        [-6, 2.4, -9],
        [0, 2.6, -11],
        [6, 2.4, -9],
        [12, 2, -2],
        [14, 1.6, 8],
      ],
      1.7,
    ),
    repeat(5, (i) =>
      move(
        turn(scrunchie(satin('#c27b92'), 1.75, 0.4), 0, (i - 2) * -14, 90),
        (i - 2) * 3,
        2.6 - Math.abs(i - 2) * 0.1,
        -11 + (i - 2) ** 2 * 0.5,
      ),
    ),
    pair(move(scrunchie(satin('#b8627a'), 2.6, 1.1), 4.2, 1.2, 6)),
  );

const shaving = (): Solid =>
  join(
    lathe(wood('#6d452a', '#53321d', 'x', 1), [
      [0, 0],
      [5, 0],
      [5, 1],
      [0, 1],
    ]),
    tube(
      silver,
      [
        [-2, 1, 0],
        [-2, 14, 0],
      ],
      0.4,
      { isSmooth: false },
    ),
    tube(
      silver,
      [
        [-2, 13.6, 0],
        [2.4, 13.6, 2],
        [4, 13.6, 0],
      ],
      0.3,
    ),
    move(
      join(
        lathe(black, [
          [0, 6],
          [1.3, 6.4],
          [0.8, 9],
          [1.3, 10],
          [1.2, 11],
        ]),
        lathe(
          fleece('#8a6f52', 0.14),
          [
            [1.2, 6],
            [1.9, 2.4],
            [0, 1.4],
          ],
          { bevel: 0.6 },
        ),
      ),
      3.2,
      3,
      1,
    ),
    move(
      lathe(silver, [
        [0, 0],
        [4, 0],
        [4.6, 4],
        [4.3, 4],
        [3.8, 0.6],
        [0, 0.6],
      ]),
      13,
      0,
      2,
    ),
    move(ball(fleece('#f6f5f2', 0.4), 3.6, 1.6, 3.6), 13, 3.4, 2),
  );

const brushes = (): Solid =>
  join(
    repeat(9, (i) =>
      move(
        turn(
          brush(
            plastic(i % 2 === 0 ? '#2a2729' : '#d98fa3', 0.2),
            fleece('#8a5f48', 0.14),
            15 + (i % 3) * 2,
            0.36 + (i % 4) * 0.16,
          ),
          0,
          0,
          78 - i * 1.4,
        ),
        -4 + i,
        5,
        (i % 3) - 1,
      ),
    ),
    lathe(
      leather('#7a4a3a'),
      [
        [0, 0],
        [5.4, 0],
        [5.6, 11],
        [5.2, 11],
        [5, 1],
        [0, 1],
      ],
      { bevel: 0.3 },
    ),
  );

const sponge = (shade: Hex): Solid =>
  lathe(
    fleece(shade, 0.12),
    [
      [0, 0],
      [2.2, 0.6],
      [2.5, 2],
      [1.6, 3.8],
      [0, 5.4],
    ],
    { bevel: 1.4 },
  );

const hollywood = (): Solid =>
  join(
    box(white, 30, 2, 10, 0.8),
    move(box(white, 34, 28, 2, 0.8), 0, 3, -1),
    move(box(metal('#e9eef2', 0.03), 27, 21, 0.3, 0.1), 0, 6.5, 0.1),
    pair(repeat(4, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), 15.2, 7 + i * 6.4, 0.5))),
    repeat(5, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), -11 + i * 5.5, 29.2, 0.5)),
  );

const scrub = (): Solid =>
  join(
    jar(glass('#c9a68a', 0.5), black, 4.4, 6, ['#3b2a20', '#d9b48a']),
    lathe(wax('#4a2f20'), [
      [0, 0.2],
      [4, 0.2],
      [4, 5.6],
      [0, 5.6],
    ]),
    repeat(9, (i) =>
      move(
        turn(scale(ball(wax('#3d2417'), 0.62), 1, 0.75, 0.7), 0, i * 47),
        6 + (i % 3) * 1.4,
        0.46,
        1 + Math.floor(i / 3) * 1.5,
      ),
    ),
  );

const mat = (): Solid =>
  join(
    lathe(
      matte('#b79bd1'),
      [
        [0, 0],
        [7, 0],
        [7, 0.6],
        [0, 0.6],
      ],
      { wave: (a) => 1 + 0.12 * Math.abs(Math.cos(a * 2.5)) },
    ),
    repeat(60, (i) =>
      move(
        ball(matte('#a587c4'), 0.36, 0.5, 0.36),
        Math.cos(i * 2.4) * Math.sqrt(i) * 0.8,
        0.7,
        Math.sin(i * 2.4) * Math.sqrt(i) * 0.8,
      ),
    ),
    move(turn(brush(black, fleece('#8a5f48', 0.14), 13, 0.6), 0, 24), -4, 1.6, 2),
  );

/** Body care. */
export const bodyCare: Kinds = {
  curlingRod: stands('#d98fa3', curler, { pitch: 38 }),
  coffeeScrub: stands('#4a2f20', scrub),
  showerGel: stands('#e3a0b0', () =>
    bottle({
      material: glass('#f2b8c4', 0.5),
      r: 3.3,
      high: 18,
      cap: 'pump',
      capMaterial: white,
      label: ['#fff4f6', '#b8425e'],
      inside: '#e58fa2',
    }),
  ),
  stylingClay: stands(
    '#2c2b2d',
    () => join(jar(black, metal('#8a8d92', 0.3), 3.8, 3, ['#d9cdb8', '#2c2622']), move(comb(), 9, 3.4, 2)),
    digital,
  ),
  shavingKit: stands('#6d452a', shaving, digital),
  brushSet: stands('#2a2729', brushes),
  blenderSponge: stands('#e3a0b0', () =>
    row(4, 5.4, (i) => sponge((['#e3788f', '#d9a07a', '#8fb8a9', '#a99ac9'] as const)[i] ?? '#e3788f')),
  ),
  vanityMirror: stands('#f6f4ef', hollywood, { yaw: -18 }),
  brushMat: stands('#b79bd1', mat, { pitch: 44 }),
};
