import { glass, glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, scale } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, oak, row, steel, tone } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const mosquitoLamp = (): Solid =>
  join(
    // Foot.
    lathe(black, [
      [0, 0],
      [6, 0],
      [6.4, 3],
      [0, 3.4],
    ]),
    // Light behind a grid of bars.
    lathe(glow('#7a6af0', 0.7), [
      [3, 3],
      [3, 17],
      [0, 17],
    ]),
    ring(16, bar(black, [5.6, 3, 0], [5.6, 17, 0], 0.22)),
    // Roof and handle.
    move(
      lathe(
        black,
        [
          [6.2, 0],
          [6.4, 1],
          [3, 4],
          [0, 4.6],
        ],
        { bevel: 0.8 },
      ),
      0,
      17,
      0,
    ),
    tube(
      black,
      [
        [-2, 21, 0],
        [0, 25, 0],
        [2, 21, 0],
      ],
      0.4,
    ),
  );

const vinylFloor = (): Solid =>
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

const foamMat = (): Solid =>
  repeat(12, (i) =>
    move(box(matte(tone(i % 4)), 29.6, 1.2, 29.6, 0.4), -45 + (i % 4) * 30, 0, -30 + Math.floor(i / 4) * 30),
  ).concat(
    repeat(9, (i) =>
      move(cylinder(matte(tone(i % 4)), 3.4, 1.24), -30.4 + (i % 3) * 30, 0, -30 + Math.floor(i / 3) * 30),
    ),
  );

const ceilingLamp = (): Solid =>
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

/** Lamps and floors. */
export const lampsAndFloors: Kinds = {
  mosquitoLamp: stands('#28292d', mosquitoLamp),
  vinylFloor: stands('#c9a06c', vinylFloor, { pitch: 28 }),
  foamMat: stands('#5a8aa0', foamMat, { pitch: 40 }),
  ceilingLamp: stands('#f4f8fb', ceilingLamp, { hangs: true, pitch: 2, focus: [0.5, 0.28, 0.5] }),
  gardenLights: stands('#cfd2d7', gardenLights),
  touchLamp: stands('#d9b46a', touchLamp),
};
