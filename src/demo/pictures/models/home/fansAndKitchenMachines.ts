import { type Hex, mix } from '../../studio/colour.ts';
import { glaze, glow, type Material, matte, metal, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, row, steel, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const blades = (count: number, r: number, material: Material): Solid =>
  ring(
    count,
    turn(
      plate(
        material,
        [
          [r * 0.12, -r * 0.1],
          [r * 0.7, -r * 0.34],
          [r * 0.98, -r * 0.1],
          [r * 0.94, r * 0.26],
          [r * 0.4, r * 0.2],
          [r * 0.12, r * 0.1],
        ],
        0.5,
        0.2,
        r * 0.08,
      ),
      -72,
      0,
    ),
  );

const cage = (r: number): Solid =>
  join(
    lathe(steel, [
      [r - 0.4, -2],
      [r, -2],
      [r, 2],
      [r - 0.4, 2],
    ]),
    repeat(26, (i) =>
      turn(
        tube(
          steel,
          [
            [r * 0.2, 3.4, 0],
            [r * 0.7, 3, 0],
            [r, 1.6, 0],
          ],
          0.16,
          { sides: 6 },
        ),
        0,
        i * 13.85,
      ),
    ),
    cylinder(white, r * 0.2, 4),
  );

const tableFan = (colour: Hex): Solid =>
  join(
    loft(plastic(colour), [
      { y: 0, wide: 13, deep: 10 },
      { y: 2.4, wide: 12, deep: 9 },
      { y: 4, wide: 6, deep: 5 },
    ]),
    bar(plastic(colour), [0, 3, 0], [0, 20, 0], 2.4),
    move(
      facing(
        join(
          blades(5, 13.6, plastic(mix(colour, '#7fa9c0', 0.5))),
          cage(15.4),
          move(cylinder(plastic(colour), 5, 7, 1.4), 0, -8, 0),
        ),
      ),
      0,
      33,
      1,
    ),
    repeat(4, (i) => move(box(glow('#8fd6f0', 0.8), 1.2, 0.3, 0.6, 0.1), -3 + i * 2, 2.6, 8)),
    move(box(glow('#fff3d6', 1), 6, 1, 0.5, 0.2), 0, 14, 2.4),
  );

const ceilingFan = (colour: Hex): Solid =>
  join(
    bar(plastic(colour), [0, 14, 0], [0, 44, 0], 1.4),
    move(
      lathe(plastic(colour), [
        [0, 0],
        [6, 0],
        [4, 5],
        [1.4, 6],
      ]),
      0,
      42,
      0,
    ),
    lathe(
      plastic(colour, 0.2),
      [
        [0, 0],
        [8, 1],
        [12, 4],
        [12, 9],
        [8, 13],
        [0, 15],
      ],
      { bevel: 1.8 },
    ),
    repeat(3, (i) =>
      turn(
        join(
          move(turn(box(wood('#8a623e', '#6d4a2c', 'x', 2), 50, 1, 14, 0.5), 8, 0), 38, 5, 0),
          move(box(steel, 10, 1, 5, 0.4), 13, 5.4, 0),
        ),
        0,
        i * 120 + 20,
      ),
    ),
  );

const microwave = (colour: Hex): Solid =>
  join(
    box(plastic(colour, 0.26), 48, 28, 36, 1.4),
    move(box(plastic('#101115', 0.05), 32, 24, 0.6, 0.3), -6.4, 2, 18),
    move(box(glow('#6a4a22', 0.4), 24, 15, 0.2, 0.1), -6.4, 6, 18.3),
    tube(
      steel,
      [
        [9, 5, 18.6],
        [9, 5, 20.4],
        [9, 23, 20.4],
        [9, 23, 18.6],
      ],
      0.7,
    ),
    move(box(glow('#7fd6c0', 0.9), 8, 2.6, 0.2, 0.1), 17, 22, 18.1),
    repeat(9, (i) =>
      move(box(matte('#c9c7c2'), 2, 1.2, 0.3, 0.1), 14.4 + (i % 3) * 2.7, 15.6 - Math.floor(i / 3) * 2.2, 18),
    ),
    move(facing(cylinder(steel, 2.6, 1.6)), 17, 6, 18),
  );

const infraredCooker = (): Solid =>
  join(
    box(plastic('#1b1c20', 0.05), 30, 5, 36, 1.2),
    [0, 1, 2]
      .flatMap((i) =>
        lathe(glow('#d0402a', 0.9), [
          [3 + i * 3, 5],
          [3.5 + i * 3, 5.12],
          [4 + i * 3, 5],
        ]),
      )
      .flatMap((m) => move([m], 0, 0, -4)),
    repeat(5, (i) => move(ball(glow('#f3f5f6', 0.9), 0.5, 0.1, 0.5), -7 + i * 3.5, 5, 13.6)),
    move(box(glow('#ff6a4a', 1.2), 4, 0.1, 1.6, 0.04), 0, 5, 10.4),
  );

const espresso = (colour: Hex): Solid =>
  join(
    box(plastic(colour, 0.26), 24, 3, 28, 1),
    move(box(plastic(colour, 0.26), 24, 30, 12, 1.4), 0, 0, -8),
    move(box(metal('#c9ccd1', 0.24), 24, 10, 26, 1.4), 0, 21, -0.6),
    lathe(steel, [
      [0, 0],
      [3.6, 0],
      [3.6, 3],
      [0, 3],
    ]).flatMap((m) => move([m], -2, 17, 4)),
    tube(
      black,
      [
        [-2, 17.6, 6],
        [-2, 17.2, 12],
        [-2, 16.6, 19],
      ],
      1.1,
    ),
    tube(
      steel,
      [
        [9, 21, 8],
        [9.6, 14, 10],
        [10.4, 8, 12],
      ],
      0.5,
    ),
    move(
      join(
        lathe(glaze('#f4f0e8'), [
          [0, 0],
          [2, 0],
          [3, 4.6],
          [2.8, 4.6],
          [1.8, 0.6],
          [0, 0.6],
        ]),
        lathe(wax('#6a3f1e'), [
          [0, 4],
          [2.7, 4],
        ]),
      ),
      -2,
      3,
      5,
    ),
    move(box(matte('#2b2c30'), 16, 0.4, 12, 0.1), -1, 3, 5),
    move(facing(cylinder(metal('#f0eee8'), 2.4, 0.4)), 5, 26, 12.2),
    row(3, 3, () => move(facing(cylinder(black, 1, 0.6)), -5, 26, 12.2)),
  );

/** Fans, and large machines for the kitchen. */
export const fansAndKitchenMachines: Kinds = {
  tableFan: stands('#f1efec', tableFan, { pitch: 8, yaw: -22, focus: [0.5, 0.66, 0.9] }),
  ceilingFan: stands('#f1efec', (c) => ceilingFan(c), { hangs: true, pitch: -14, yaw: -10 }),
  microwave: stands('#26262a', microwave, { yaw: -22 }),
  infraredCooker: stands('#1b1c20', infraredCooker, { pitch: 38 }),
  espresso: stands('#26262a', espresso),
};
