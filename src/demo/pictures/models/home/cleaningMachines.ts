import { darker, type Hex } from '../../studio/colour.ts';
import { glass, glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, sheet, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const robotVacuum = (colour: Hex): Solid =>
  join(
    lathe(
      plastic(colour, 0.24),
      [
        [0, 0.8],
        [15.6, 0.8],
        [17, 2.4],
        [17, 7],
        [16, 8.6],
        [0, 9],
      ],
      { sides: 60 },
    ),
    lathe(metal('#b9bcc2', 0.2), [
      [15, 8.8],
      [15.4, 9.1],
      [15, 9.2],
    ]),
    move(
      lathe(plastic(darker(colour, 0.3), 0.2), [
        [0, 0],
        [4, 0],
        [4, 2.2],
        [0, 2.4],
      ]),
      0,
      8.8,
      -5,
    ),
    move(box(glow('#7fd6f0', 1), 3, 0.2, 0.7, 0.1), 0, 8.9, 8),
    sheet(matte('#26272b'), 30, 2, (u, v) => [
      Math.cos((u - 0.5) * 2.6 + quarterTurn) * 17.3,
      2.4 + v * 4.2,
      Math.sin((u - 0.5) * 2.6 + quarterTurn) * 17.3,
    ]),
    repeat(9, (i) =>
      bar(
        matte('#4a4d54'),
        [13, 0.5, 11],
        [13 + Math.cos(i * 0.7) * 5, 0.4, 11 + Math.sin(i * 0.7) * 5],
        0.16,
      ),
    ),
  );

const washingMachine = (colour: Hex): Solid =>
  join(
    loft(plastic(colour, 0.26), [
      { y: 0, wide: 19, deep: 19, power: 4 },
      { y: 2, wide: 20, deep: 20, power: 4 },
      { y: 50, wide: 20, deep: 20, power: 4 },
      { y: 54, wide: 18.6, deep: 18.6, power: 4 },
    ]),
    move(
      join(
        cylinder(glass('#cfe0e8', 0.5), 14, 1.6),
        lathe(plastic('#5a8aa8'), [
          [13.6, 0],
          [15, 0.6],
          [14.6, 2],
          [13.6, 2],
        ]),
      ),
      0,
      54,
      1,
    ),
    move(box(plastic('#5a8aa8', 0.2), 27, 9, 1.6, 0.5), 0, 40, 20),
    move(facing(join(cylinder(white, 3, 2), cylinder(plastic('#5a8aa8'), 1, 2.4))), 8, 44.5, 20.8),
    repeat(3, (i) =>
      move(box(glow(i === 0 ? '#bff0d0' : '#dfeaf0', 0.8), 1.6, 1.6, 0.3, 0.3), -11 + i * 4, 43.7, 20.9),
    ),
    [10, 16, 22, 28].flatMap((y) => move(box(plastic(colour, 0.26), 26, 1.2, 0.8, 0.4), 0, y, 20)),
    tube(
      matte('#8a8d94'),
      [
        [14, 6, -19],
        [24, 5, -16],
        [28, 2, -2],
        [27, 1.4, 12],
      ],
      1.4,
    ),
  );

const airPurifier = (): Solid =>
  join(
    loft(white, [
      { y: 0, wide: 14, deep: 14, power: 3 },
      { y: 2, wide: 15, deep: 15, power: 3 },
      { y: 46, wide: 14.6, deep: 14.6, power: 3 },
      { y: 50, wide: 12.6, deep: 12.6, power: 2.6 },
    ]),
    repeat(9, (i) => move(box(matte('#c4c2bc'), 18, 0.6, 0.6, 0.2), 0, 7 + i * 2.4, 14.9)),
    move(
      lathe(matte('#3a3b40'), [
        [0, 0],
        [10, 0.4],
      ]),
      0,
      50,
      0,
    ),
    ring(12, move(box(matte('#55575d'), 8, 0.3, 0.3, 0.1), 6, 50.4, 0)),
    lathe(glow('#6fd0e8', 1), [
      [11.6, 50.2],
      [12.2, 50.1],
    ]),
    move(box(glow('#6fe0a8', 0.9), 3, 1.2, 0.3, 0.1), 0, 40, 14.8),
  );

const handVacuum = (): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic('#3d4148', 0.3),
          [
            [0, -10],
            [4.6, -9],
            [5, 0],
            [4, 6],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      4,
      8,
      0,
    ),
    move(
      turn(
        lathe(
          glass('#c9d6da', 0.5),
          [
            [4, 0],
            [4.6, 2],
            [4, 9],
            [1.6, 15],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      -2,
      8,
      0,
    ),
    tube(
      plastic('#3d4148', 0.3),
      [
        [12, 10, 0],
        [14, 17, 0],
        [6, 19, 0],
        [0, 13, 0],
      ],
      1.3,
    ),
    move(ball(plastic('#d9542c'), 1, 0.5, 0.8), 8, 19.6, 0),
    move(box(black, 3, 3, 12, 1), 18, 0, 9),
  );

/** Machines that clean. */
export const cleaningMachines: Kinds = {
  robotVacuum: stands('#f1efec', robotVacuum, { pitch: 30 }),
  washingMachine: stands('#f1efec', washingMachine, { pitch: 22 }),
  airPurifier: stands('#f4f2ed', airPurifier),
  handVacuum: stands('#3d4148', handVacuum, { yaw: -14 }),
};
