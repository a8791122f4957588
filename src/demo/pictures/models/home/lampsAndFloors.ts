import { darker, type Hex } from '../../studio/colour.ts';
import {
  cloth,
  fleece,
  glass,
  glow,
  matte,
  metal,
  paper,
  plastic,
  wax,
  wood,
} from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, oak, row, steel, tone } from './parts.ts';

const paintKit = (): Solid =>
  join(
    lathe(steel, [
      [0, 0],
      [7, 0],
      [7, 14],
      [6.4, 14],
      [6.4, 12.6],
    ]),
    lathe(wax('#6f9aa8'), [
      [0, 12],
      [6.4, 12],
    ]),
    tube(
      steel,
      [
        [-7, 11, 0],
        [-6, 18, 0],
        [0, 21, 0],
        [6, 18, 0],
        [7, 11, 0],
      ],
      0.24,
    ),
    lathe(paper('#6f9aa8'), [
      [7.06, 3],
      [7.06, 10],
    ]),
    move(
      turn(
        join(
          box(wood('#c99a62', '#a97d48', 'z', 1), 3, 1, 12, 0.4),
          move(box(fleece('#6f9aa8', 0.16), 3.2, 1, 4, 0.3), 0, 0, -8),
        ),
        0,
        40,
      ),
      13,
      0,
      5,
    ),
    sheet(
      wax('#6f9aa8'),
      20,
      4,
      (u, v) => [
        -12 + Math.cos(u * 6.28) * v * (3 + Math.sin(u * 19)),
        0.15,
        8 + Math.sin(u * 6.28) * v * 2.4,
      ],
      true,
    ),
  );

const floorRoll = (): Solid =>
  join(
    sheet(oak, 60, 2, (u, v) => {
      const a = u * 26;
      const r = 2 + u * 4;
      return u < 0.82
        ? [Math.cos(a) * r, 7 + Math.sin(a) * r, -30 + v * 60]
        : [(u - 0.82) * 240, 0.6, -30 + v * 60];
    }),
    move(box(oak, 40, 0.5, 60, 0.1), 22, 0, 0),
  );

const puzzle = (): Solid =>
  repeat(12, (i) =>
    move(box(matte(tone(i % 4)), 29.6, 1.2, 29.6, 0.4), -45 + (i % 4) * 30, 0, -30 + Math.floor(i / 4) * 30),
  ).concat(
    repeat(9, (i) =>
      move(cylinder(matte(tone(i % 4)), 3.4, 1.24), -30.4 + (i % 3) * 30, 0, -30 + Math.floor(i / 3) * 30),
    ),
  );

const chandelier = (): Solid =>
  join(
    bar(steel, [0, 30, 0], [0, 60, 0], 0.4),
    move(
      lathe(metal('#d9b46a', 0.2), [
        [0, 0],
        [8, 0],
        [6, 2],
        [0, 3],
      ]),
      0,
      58,
      0,
    ),
    [20, 14, 8].flatMap((r, l) =>
      join(
        lathe(metal('#d9b46a', 0.2), [
          [r, 30 - l * 8],
          [r + 0.6, 30.6 - l * 8],
          [r, 31.4 - l * 8],
        ]),
        ring(30 - l * 8, move(scale(ball(glass('#f4f8fb', 0.5), 1), 0.8, 2.6, 0.8), r, 27.4 - l * 8, 0)),
      ),
    ),
    ring(6, move(ball(glow('#ffe9b8', 1.6), 2, 2.6, 2), 9, 30, 0)),
  );

const gardenLights = (): Solid =>
  row(4, 15, (i) =>
    join(
      bar(steel, [0, 0, 0], [0, 22, 0], 0.7),
      move(
        join(
          lathe(glass('#fff3cf', 0.4), [
            [3, 0],
            [3.6, 6],
          ]),
          move(ball(glow('#ffe2a0', 1.6), 1.6, 2.4, 1.6), 0, 3, 0),
          lathe(steel, [
            [3.6, 6],
            [5, 6.6],
            [4.4, 8],
            [0, 8.6],
          ]),
          move(box(plastic('#26344f', 0.1), 4.6, 0.3, 4.6, 0.1), 0, 8.3, 0),
        ),
        0,
        22 + (i % 2) * 0,
        0,
      ),
    ),
  );

const touchLamp = (): Solid =>
  join(
    lathe(
      metal('#d9b46a', 0.26),
      [
        [0, 0],
        [6, 0],
        [6, 1.2],
        [1, 1.8],
        [0.7, 20],
        [0, 20],
      ],
      { bevel: 0.3 },
    ),
    lathe(
      glow('#fff0d0', 0.7),
      [
        [7.4, 18],
        [5, 29],
        [0, 29.4],
      ],
      { bevel: 0.4 },
    ),
  );

const officeChair = (colour: Hex): Solid =>
  join(
    ring(
      5,
      join(
        tube(
          black,
          [
            [0, 10, 0],
            [16, 8, 0],
            [30, 6, 0],
          ],
          2,
          { flat: 1.6 },
        ),
        move(facing(cylinder(matte('#1c1c1e'), 3, 4)), 30, 3, -2),
      ),
    ),
    bar(steel, [0, 9, 0], [0, 44, 0], 2),
    move(box(cloth(colour, 0.4), 50, 9, 48, 4), 0, 44, 0),
    move(
      turn(
        join(
          loft(cloth(colour, 0.4), [
            { y: 0, wide: 20, deep: 3, power: 3 },
            { y: 26, wide: 23, deep: 3.4, power: 3 },
            { y: 54, wide: 21, deep: 3, power: 3 },
          ]),
          move(
            loft(cloth(darker(colour, 0.2), 0.4), [
              { y: 0, wide: 13, deep: 3, power: 3 },
              { y: 12, wide: 14, deep: 3.4, power: 3 },
            ]),
            0,
            60,
            1,
          ),
          move(box(cloth(darker(colour, 0.2), 0.4), 32, 9, 5, 2), 0, 8, 2),
        ),
        -8,
        0,
      ),
      0,
      54,
      -21,
    ),
    pair(
      join(
        tube(
          black,
          [
            [24, 48, 0],
            [28, 54, 0],
            [28, 68, 0],
          ],
          1.6,
        ),
        move(box(matte('#28292d'), 7, 3, 26, 1.4), 28, 68, 2),
      ),
    ),
  );

/** Lamps and floors. */
export const lampsAndFloors: Kinds = {
  paintKit: stands('#6f9aa8', paintKit, { pitch: 24 }),
  vinylFloor: stands('#c9a06c', floorRoll, { pitch: 28 }),
  foamMat: stands('#5a8aa0', puzzle, { pitch: 40 }),
  ceilingLamp: stands('#f4f8fb', chandelier, { hangs: true, pitch: 2, focus: [0.5, 0.28, 0.5] }),
  gardenLights: stands('#cfd2d7', gardenLights),
  touchLamp: stands('#d9b46a', touchLamp),
  officeChair: stands('#26262a', officeChair, { yaw: -32, focus: [0.5, 0.7, 0.5] }),
};
