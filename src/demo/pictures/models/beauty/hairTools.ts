import { type Hex } from '../../studio/colour.ts';
import { glass, glow, metal, paper, plastic, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { lipstick } from './makeupItems.ts';
import { black, row, shades, silver } from './parts.ts';

const trimmer = (): Solid =>
  join(
    loft(black, [
      { y: 0, wide: 1.8, deep: 1.5 },
      { y: 6, wide: 2, deep: 1.7 },
      { y: 13, wide: 1.6, deep: 1.4 },
    ]),
    move(box(metal('#b9bcc2'), 3.8, 1.6, 2, 0.3), 0, 13, 0),
    repeat(13, (i) => move(box(metal('#d6d9de'), 0.16, 1, 1.6, 0.04), -1.7 + i * 0.28, 14.4, 0)),
    move(
      lathe(plastic('#c9503f'), [
        [1.9, 8.6],
        [2.05, 9],
        [2.05, 9.8],
        [1.9, 10.2],
      ]),
      0,
      0,
      0,
    ),
    move(box(glow('#6fd0e8', 0.8), 0.8, 2, 0.2, 0.05), 0, 4, 1.7),
  );

const dryer = (colour: Hex): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic(colour, 0.24),
          [
            [0, -9],
            [4.4, -8],
            [4.8, -3],
            [4.2, 4],
            [3.2, 9],
            [3, 13],
            [2.7, 13],
            [2.6, 9],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      0,
      20,
      0,
    ),
    move(
      turn(
        lathe(
          black,
          [
            [3, 0],
            [6.6, 3.4],
            [6.6, 5],
            [0, 5],
          ],
          { bevel: 0.4 },
        ),
        0,
        0,
        90,
      ),
      -12.6,
      20,
      0,
    ),
    move(
      turn(
        loft(plastic(colour, 0.24), [
          { y: 0, wide: 1.6, deep: 1.5 },
          { y: 9, wide: 2, deep: 1.8 },
          { y: 17, wide: 2.4, deep: 2 },
        ]),
        0,
        0,
        -12,
      ),
      1.5,
      0,
      0,
    ),
    move(box(black, 0.9, 3, 0.4, 0.2), 0.4, 10, 1.9),
    tube(
      black,
      [
        [1.6, 0.6, 0],
        [3, -1, 1],
        [9, -0.4, 4],
        [14, 0, 3],
      ],
      0.35,
    ),
  );

const shaver = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.22), [
      { y: 0, wide: 2.4, deep: 2 },
      { y: 9, wide: 2.6, deep: 2.2 },
      { y: 13, wide: 2.2, deep: 1.8 },
    ]),
    move(
      loft(black, [
        { y: 0, wide: 2, deep: 1.8 },
        { y: 2, wide: 3.4, deep: 2.8 },
        { y: 3.4, wide: 3.2, deep: 2.6 },
      ]),
      0,
      12.6,
      0.6,
    ),
    repeat(3, (i) =>
      move(
        lathe(
          silver,
          [
            [0, 0.3],
            [0.5, 0.4],
            [1.15, 0.3],
            [1.25, 0],
          ],
          { bevel: 0.1 },
        ),
        Math.cos(i * 2.094 + 1.57) * 1.5,
        16,
        0.6 + Math.sin(i * 2.094 + 1.57) * 1.3,
      ),
    ),
  );

const organizer = (): Solid =>
  join(
    repeat(3, (i) =>
      move(
        join(box(glass('#e9f1f4', 0.72), 22, 4.6, 13, 0.3), move(ball(silver, 0.6), 0, 2.4, 6.8)),
        0,
        i * 4.8,
        0,
      ),
    ),
    repeat(3, (i) =>
      move(
        box(satin((['#e2b7bd', '#d9c3a3', '#b9cdd6'] as const)[i] ?? '#e2b7bd'), 18, 1.4, 9, 0.4),
        0,
        i * 4.8 + 0.6,
        0,
      ),
    ),
    move(
      row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c')),
      0,
      14.4,
      -2,
    ),
  );

const henna = paper('#6f3018');

/** Petals of a printed flower, around its middle. */
const hennaPetals = (count: number, away: number, wide: number, long: number): Solid =>
  repeat(count, (i) => turn(move(ball(henna, wide, long, 0.05), 0, away, 0), 0, 0, (360 / count) * i));

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

/** Hair tools. */
export const hairTools: Kinds = {
  hennaSheet: stands('#fbf7ee', hennaSheet, { pitch: 24, yaw: -14 }),
  makeupOrganizer: stands('#e9f1f4', organizer),
  hairDryer: stands('#f1efec', dryer, { yaw: -14, pitch: 10 }),
  shaver: stands('#26262a', shaver),
  beardTrimmer: stands('#232326', trimmer),
};
