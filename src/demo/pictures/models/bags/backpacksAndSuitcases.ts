import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { backpack, bearFace } from './backpack.ts';
import { steel, strap, zipLine } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const hikingPack = (colour: Hex): Solid =>
  join(
    backpack(colour, { tall: 54 }),
    move(turn(cylinder(cloth('#b88a4c', 0.4), 3.4, 28), 0, 0, 90), 14, 58, 0),
    [-8, 8].flatMap((x) =>
      tube(
        cloth('#2a2a2c'),
        [
          [x, 54, 4],
          [x, 60.6, 4.4],
          [x, 62, 0],
          [x, 58, -4],
        ],
        0.8,
        { flat: 0.3 },
      ),
    ),
    tube(
      cloth('#2a2a2c'),
      [
        [-15, 8, 2],
        [-18, 7, 5],
        [-9, 6, 13],
        [9, 6, 13],
        [18, 7, 5],
        [15, 8, 2],
      ],
      0.3,
      { flat: 1.2 },
    ),
  );

const suitcase = (colour: Hex): Solid =>
  join(
    move(box(plastic(colour, 0.3), 36, 50, 22, 4), 0, 4, 0),
    repeat(7, (i) =>
      [11.05, -11.05].flatMap((z) =>
        move(box(plastic(darker(colour, 0.14), 0.3), 1.5, 42, 0.5, 0.24), -13.5 + i * 4.5, 8, z),
      ),
    ),
    tube(
      matte('#232325'),
      [
        [-18.1, 8, 0],
        [-18.1, 50, 0],
        [-14, 54.1, 0],
        [14, 54.1, 0],
        [18.1, 50, 0],
        [18.1, 8, 0],
      ],
      0.5,
    ),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) =>
        move(
          join(
            move(turn(cylinder(matte('#1f1f21'), 2.2, 2.6), 0, 0, 90), 1.3, 2.2, 0),
            box(plastic('#3a3a3d'), 3, 4, 3.4, 0.8),
          ),
          x * 14,
          0,
          z * 7.6,
        ),
      ),
    ),
    pair(
      tube(
        steel,
        [
          [7.5, 53, -8],
          [7.5, 84, -8],
        ],
        0.8,
        { isSmooth: false },
      ),
    ),
    move(box(plastic('#2a2a2d'), 19, 3.4, 3.6, 1.4), 0, 83, -8),
    strap(plastic('#2a2a2d'), 6, 54, 2.4, 3, 1, 0.6),
    move(box(plastic('#2a2a2d'), 1.4, 7, 3.6, 0.5), 18.3, 30, 0),
  );

/** Backpacks and a suitcase. */
export const backpacksAndSuitcases: Kinds = {
  kidsBag: stands('#e39aac', (c) =>
    join(
      backpack(c, { tall: 36, kids: true }),
      move(box(cloth(lighter(c, 0.35), 0.3), 17, 15, 9, 2), 26, 0, 6),
      move(bearFace(8, 0), 26, 0, 11),
      move(turn(cylinder(cloth(darker(c, 0.15), 0.3), 3, 19), 0, 0, 90), 35, 3, 18),
    ),
  ),
  schoolBag: stands('#2d4f88', (c) =>
    join(
      backpack(c),
      tube(
        metal('#eef1f4', 0.3),
        [
          [-11.6, 5, 9.9],
          [0, 5, 10.4],
          [11.6, 5, 9.9],
        ],
        0.5,
        { flat: 0.15 },
      ),
    ),
  ),
  hikingPack: stands('#2f6b4a', hikingPack),
  miniBackpack: stands('#e39aac', (c) => backpack(c, { tall: 30, skin: leather(c) })),
  travelPack: stands('#8b8e93', (c) => join(backpack(c, { tall: 50 }), zipLine(10, 44, 3.8))),
  antiTheft: stands('#26262a', (c) =>
    join(backpack(c, { tall: 46 }), move(box(plastic('#16171a'), 2.6, 1.4, 0.8, 0.3), 14, 22, 3)),
  ),
  suitcase: stands('#2d4f88', suitcase, { pitch: 9 }),
};
