import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glass, leather, type Material, matte, metal, plastic, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel, strap, zipLine } from './parts.ts';
import { duffel } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const beltBag = (material: Material, colour: Hex, bottle = false): Solid =>
  join(
    move(
      loft(material, [
        { y: 0, wide: 9, deep: 2.4, power: 3 },
        { y: 3, wide: 12, deep: 4, power: 3 },
        { y: 9, wide: 12.6, deep: 3.4, power: 3 },
        { y: 12, wide: 11.4, deep: 1.6, power: 3 },
      ]),
      0,
      2,
      6,
    ),
    zipLine(9.6, 10.6, 9),
    zipLine(7.4, 6.6, 10.1),
    tube(
      cloth(darker(colour, 0.4)),
      [
        [-12, 8, 5],
        [-17, 8, -4],
        [-12, 8, -14],
        [0, 8, -18],
        [12, 8, -14],
        [17, 8, -4],
        [12, 8, 5],
      ],
      0.3,
      { flat: 1.5 },
    ),
    move(box(plastic('#1f1f21'), 5, 3.4, 1.4, 0.5), 0, 6.4, -18),
    bottle
      ? move(
          join(
            cylinder(glass('#a9cfe0', 0.7), 2.6, 13),
            move(cylinder(plastic('#2a4f7a'), 1.6, 3.4), 0, 13, 0),
          ),
          14,
          2.4,
          4,
        )
      : [],
  );

const laptopSleeve = (colour: Hex): Solid =>
  join(
    turn(box(cloth(colour, 0.3), 39, 28, 3, 1.4), -6, 0),
    move(zipLine(18, 26.6, 0.2), 0, 0.6, -1),
    strap(cloth(darker(colour, 0.2), 0.3), 6, 27.4, 5, -2, 1, 0.4),
  );

const briefcase = (colour: Hex): Solid =>
  join(
    box(cloth(colour, 0.25), 41, 30, 10, 2),
    move(box(cloth(darker(colour, 0.2), 0.25), 36, 17, 2.6, 1), 0, 2, 5.2),
    zipLine(17, 17, 6.8),
    zipLine(19, 28.4, 4.4),
    [3, -3].flatMap((z) => strap(leather(darker(colour, 0.5)), 7, 29, 8, z, 0.7, 0.6)),
    strap(cloth(darker(colour, 0.4)), 20.6, 24, 22, -1, 1.7, 0.3),
  );

const hyperbaric = (colour: Hex): Solid =>
  join(
    move(
      turn(
        loft(cloth(colour, 0.4), [
          { y: -90, wide: 20, deep: 20 },
          { y: -84, wide: 30, deep: 30 },
          { y: 0, wide: 33, deep: 32 },
          { y: 84, wide: 30, deep: 30 },
          { y: 90, wide: 20, deep: 20 },
        ]),
        0,
        0,
        90,
      ),
      0,
      32,
      0,
    ),
    repeat(5, (i) =>
      move(
        turn(
          lathe(cloth(darker(colour, 0.4)), [
            [32, -1.6],
            [34, -1],
            [34, 1],
            [32, 1.6],
          ]),
          0,
          0,
          90,
        ),
        -64 + i * 32,
        32,
        0,
      ),
    ),
    move(turn(cylinder(glass('#dbe7ea', 0.5), 11, 3), 78, 0), -16, 46, 28),
    tube(
      steel,
      [
        [-70, 58, 14],
        [0, 63, 12],
        [70, 58, 14],
      ],
      0.7,
    ),
    move(
      join(
        turn(cylinder(metal('#e2e4e8'), 6, 3), 90, 0),
        move(turn(cylinder(plastic('#f6f4ee'), 5, 3.4), 90, 0), 0, 0, 0.2),
      ),
      48,
      44,
      30,
    ),
    tube(
      matte('#2a2a2c'),
      [
        [60, 36, 30],
        [84, 20, 44],
        [104, 4, 40],
        [112, 10, 30],
      ],
      1.2,
    ),
    move(
      join(
        cylinder(plastic('#c94a3a'), 4, 38),
        move(box(plastic('#2b2b2d'), 26, 3, 3, 1.2), 0, 52, 0),
        tube(
          steel,
          [
            [0, 36, 0],
            [0, 54, 0],
          ],
          0.9,
        ),
      ),
      114,
      0,
      26,
    ),
  );

/** Pouches, sleeves and cases. */
export const pouchesAndCases: Kinds = {
  runningPouch: stands('#26262a', (c) => beltBag(satin(c), c, true), { pitch: 22 }),
  leatherBeltBag: stands('#b8282e', (c) => beltBag(leather(c), c), { pitch: 22 }),
  laptopSleeve: stands('#8b8e93', laptopSleeve),
  briefcase: stands('#26262a', briefcase),
  hyperbaric: stands('#2d4f88', hyperbaric, { pitch: 18 }),
  hyperbaricCase: stands('#2d4f88', (c) => duffel(cloth(c, 0.3), c, 70, 20), { yaw: -34 }),
};
