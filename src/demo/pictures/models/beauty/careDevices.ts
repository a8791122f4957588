import { type Hex } from '../../studio/colour.ts';
import { fleece, glow, leather, matte, plastic, stone, wax } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold, row, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const neckMassager = (): Solid =>
  join(
    tube(
      fleece('#6b6f78', 0.25),
      [
        [-15, 0, 16],
        [-14, 9, 6],
        [-10, 15, -6],
        [0, 17, -10],
        [10, 15, -6],
        [14, 9, 6],
        [15, 0, 16],
      ],
      (t) => 3.6 + 2 * Math.sin(t * 3.14),
      { flat: 2.6, sides: 20 },
    ),
    pair(repeat(3, (i) => move(ball(plastic('#c9503f'), 1.6), 5 + i * 3.4, 15.4 - i * 2, -4 + i * 3.4))),
    pair(
      tube(
        leather('#3a3b40'),
        [
          [15, 0.4, 15],
          [16, 0.8, 20],
          [13, 1, 24],
          [10, 0.8, 22],
          [12, 0.6, 18],
        ],
        0.8,
      ),
    ),
    move(box(plastic('#26272a'), 3, 5, 1.2, 0.5), 14.4, 4, 11),
  );

const footSpa = (): Solid =>
  join(
    lathe(
      matte('#8fb0b8'),
      [
        [0, 0],
        [16, 0],
        [19, 11],
        [18.6, 17],
        [19.4, 18],
        [18, 18],
        [16.4, 3],
        [0, 3],
      ],
      {
        bevel: 0.6,
        wave: (a, y) => 1 + (y > 5 && y < 14 ? 0.015 * Math.sin(y * 4) : 0) + 0.05 * Math.cos(a * 2),
      },
    ),
    lathe({ ...plastic('#a9d4de', 0.05) }, [
      [0, 13],
      [17.4, 13],
    ]),
    pair(
      tube(
        white,
        [
          [18.6, 15, -4],
          [21, 15, 0],
          [18.6, 15, 4],
        ],
        0.9,
      ),
    ),
    repeat(6, (i) =>
      move(ball(wax('#e39aac'), 1, 0.4, 1), Math.cos(i * 2.4) * 9, 13.2, Math.sin(i * 1.9) * 9),
    ),
  );

const jadeRoller = (): Solid =>
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

const nailDryer = (): Solid =>
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

/** Devices for the care of face, hands and feet. */
export const careDevices: Kinds = {
  neckMassager: stands('#6b6f78', neckMassager, { pitch: 22 }),
  footSpa: stands('#8fb0b8', footSpa, { pitch: 24 }),
  callus: stands('#f2d9de', callus),
  nailDryer: stands('#f6f4ef', nailDryer, { pitch: 18 }),
  jadeRoller: stands('#7fae95', jadeRoller, { pitch: 42 }),
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
