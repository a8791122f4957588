import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, glow, matte, plastic, stone, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { jar } from '../packs.ts';
import { gold, row, soap, white } from './parts.ts';

const faceRoller = (): Solid =>
  join(
    turn(
      join(
        lathe(stone('#7fae95'), [
          [0, 0],
          [0.8, 0],
          [0.6, 3],
          [0.9, 6],
          [0.7, 9],
        ]),
        tube(
          gold,
          [
            [0, 9, 0],
            [0, 10.4, 0],
            [2.6, 10.8, 0],
            [2.8, 12.6, 0],
          ],
          0.22,
        ),
        tube(
          gold,
          [
            [0, 10.4, 0],
            [-2.6, 10.8, 0],
            [-2.8, 12.6, 0],
          ],
          0.22,
        ),
        move(
          turn(
            lathe(
              { ...wax('#7fae95'), rough: 0.16 },
              [
                [0, -2.4],
                [1.1, -2.3],
                [1.5, 0],
                [1.1, 2.3],
                [0, 2.4],
              ],
              { bevel: 0.4 },
            ),
            0,
            0,
            90,
          ),
          0,
          12.6,
          0,
        ),
      ),
      -82,
      30,
    ),
    move(
      turn(
        plate(
          { ...wax('#7fae95'), rough: 0.16 },
          [
            [-4, -2],
            [-3, 2],
            [-1.4, 1],
            [0, 2.4],
            [1.4, 1],
            [3, 2.2],
            [4.4, -1],
            [0, -3.2],
          ],
          0.7,
          0.3,
          0.6,
        ),
        -86,
        -12,
      ),
      4,
      0.4,
      7,
    ),
  );

const toothbrush = (shade: Hex): Solid =>
  join(
    lathe(
      plastic(shade, 0.22),
      [
        [0, 0],
        [1.4, 0],
        [1.3, 12],
        [0.9, 14],
        [0, 14],
      ],
      { bevel: 0.4 },
    ),
    lathe(white, [
      [0.5, 14],
      [0.4, 19],
      [0.5, 19.6],
    ]),
    move(box(white, 1, 2.4, 0.8, 0.3), 0, 19, 0),
    move(box(fleece('#9cc6d9', 0.2), 0.9, 2.1, 0.9, 0.2), 0, 19.2, 0.7),
    move(turn(cylinder(plastic('#ffffff'), 0.5, 0.2), 90, 0), 0, 8, 1.3),
  );

const nailLamp = (): Solid =>
  join(
    loft(white, [
      { y: 0, wide: 9, deep: 8, power: 3 },
      { y: 6, wide: 8.6, deep: 7.4, power: 3 },
      { y: 8, wide: 7, deep: 6, power: 3 },
    ]),
    move(box(matte('#2a2630'), 13, 4.4, 6, 1.6), 0, 0.4, 5.2),
    repeat(7, (i) => move(ball(glow('#b48cf2', 1.2), 0.5), -4.8 + i * 1.6, 4.2, 8)),
    move(ball(glow('#8fd0f0', 0.8), 1.2, 0.2, 1.2), 0, 8.1, 2),
  );

const honey = (): Solid =>
  join(
    jar(glass('#f6c35a', 0.5), gold, 4.4, 9, ['#fff3d6', '#a8641c']),
    lathe(wax('#d98a1c'), [
      [0, 0.3],
      [4, 0.3],
      [4, 8],
      [0, 8],
    ]),
    move(
      turn(
        join(
          tube(
            wood('#c99a62', '#a97d48', 'y', 0.5),
            [
              [0, 0, 0],
              [0, 12, 0],
            ],
            0.35,
          ),
          lathe(
            wood('#c99a62', '#a97d48', 'y', 0.5),
            [
              [0, 0],
              [1, 0.6],
              [1.2, 1.6],
              [0.8, 2.8],
              [0, 3],
            ],
            { wave: (_a, y) => 1 + 0.14 * Math.sin(y * 9) },
          ),
        ),
        -84,
        40,
      ),
      9,
      1,
      5,
    ),
  );

const callus = (): Solid =>
  join(
    loft(plastic('#f2d9de', 0.25), [
      { y: 0, wide: 2.2, deep: 2 },
      { y: 8, wide: 2.5, deep: 2.2 },
      { y: 13, wide: 2.8, deep: 2.2 },
    ]),
    move(turn(cylinder({ ...stone('#8a6f9a') }, 1.5, 4.6, 0.3), 0, 0, 90), 2.3, 14, 0.6),
    row(3, 5, () => move(turn(cylinder(stone('#8a6f9a'), 1.5, 4, 0.3), 90, 0), 11, 1.5, 2)),
  );

/** Face tools. */
export const faceTools: Kinds = {
  honey: stands('#d98a1c', honey),
  charcoalSoap: stands(
    '#2c2b2d',
    () =>
      join(
        soap('#2c2b2d'),
        move(turn(soap('#38363a'), 0, 12), 0.4, 2.9, 0),
        move(turn(soap('#2c2b2d'), 0, -6), -0.3, 5.8, 0),
        move(turn(soap('#3d3b40'), 74, 0), 1, 0, 7),
      ),
    { pitch: 24 },
  ),
  callus: stands('#f2d9de', callus),
  nailDryer: stands('#f6f4ef', nailLamp, { pitch: 18 }),
  jadeRoller: stands('#7fae95', faceRoller, { pitch: 42 }),
  sonicBrush: stands('#f6f4ef', () =>
    join(
      toothbrush('#2d4f78'),
      row(4, 2, (i) =>
        move(
          join(
            lathe(white, [
              [0.5, 0],
              [0.4, 5],
              [0.5, 5.6],
            ]),
            move(box(white, 1, 2, 0.7, 0.3), 0, 5, 0),
            move(
              box(
                fleece((['#9cc6d9', '#e3a0b0', '#a9cfa0', '#e9d28f'] as const)[i] ?? '#9cc6d9', 0.2),
                0.9,
                1.8,
                0.9,
                0.2,
              ),
              0,
              5.1,
              0.6,
            ),
          ),
          7,
          0,
          3,
        ),
      ),
      move(box(plastic('#2d4f78', 0.3), 21, 3, 4, 1.2), 4, 0, -6),
    ),
  ),
};
