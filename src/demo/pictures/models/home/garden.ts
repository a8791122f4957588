import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, matte, metal, plastic, printed, satin, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, leaf, roll, steel } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const tent = (colour: Hex): Solid =>
  join(
    sheet(
      satin(colour),
      48,
      20,
      (u, v) => {
        const a = u * fullTurn;
        const r = Math.cos(v * 1.5) ** 0.62;
        const sq = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
        const k = 1 + (sq - 1) * 0.55;
        return [Math.cos(a) * 120 * r * k, Math.sin(v * quarterTurn) * 130, Math.sin(a) * 110 * r * k];
      },
      true,
    ),
    [45, 135].flatMap((a) =>
      turn(
        tube(
          matte('#c9a24a'),
          [
            [150, 0, 0],
            [128, 62, 0],
            [80, 112, 0],
            [0, 133, 0],
            [-80, 112, 0],
            [-128, 62, 0],
            [-150, 0, 0],
          ],
          1.4,
        ),
        0,
        a,
      ),
    ),
    move(
      turn(
        plate(
          matte(darker(colour, 0.55)),
          [
            [-32, 0],
            [32, 0],
            [28, 60],
            [0, 80],
            [-28, 60],
          ],
          2,
          0.5,
          8,
        ),
        -24,
        0,
      ),
      0,
      2,
      118,
    ),
    box(matte(darker(colour, 0.4)), 250, 3, 230, 2),
  );

const hammock = (colour: Hex): Solid =>
  join(
    sheet(
      printed(
        cloth(colour, 1),
        [colour, '#f3ecdc', lighter(colour, 0.4)],
        (_x, _y, z) => Math.abs(Math.floor(z / 8)) % 3,
      ),
      48,
      20,
      (u, v) => {
        const x = (u * 2 - 1) * 100;
        const dip = 60 - 46 * Math.cos(((u * 2 - 1) * Math.PI) / 2);
        return [
          x,
          dip + Math.abs(v - 0.5) ** 2 * 70 * Math.cos(((u * 2 - 1) * Math.PI) / 2),
          (v - 0.5) * 90 * Math.cos(((u * 2 - 1) * Math.PI) / 2.3),
        ];
      },
    ),
    pair(repeat(7, (i) => bar(cloth('#e9dfc8', 0.6), [100, 60, (i - 3) * 4], [136, 86, 0], 0.6))),
    pair(
      join(
        bar(wood('#8a5c38', '#6a4226', 'y', 3), [136, 0, 0], [136, 96, 0], 4),
        bar(wood('#8a5c38', '#6a4226', 'x', 3), [136, 3, -30], [136, 3, 30], 4),
      ),
    ),
    bar(wood('#8a5c38', '#6a4226', 'x', 3), [-136, 3, 0], [136, 3, 0], 4),
  );

const campingChair = (colour: Hex): Solid =>
  join(
    move(box(cloth(colour, 0.6), 50, 3, 44, 1), 0, 40, 0),
    move(turn(box(cloth(colour, 0.6), 52, 50, 3, 1), -14, 0), 0, 42, -20),
    pair(
      join(
        bar(steel, [24, 0, 20], [24, 62, -24], 1.3),
        bar(steel, [24, 0, -22], [24, 60, 20], 1.3),
        move(box(cloth(darker(colour, 0.3), 0.6), 6, 2, 42, 0.8), 26, 59, 0),
      ),
    ),
    bar(steel, [-24, 2, 20], [24, 40, 20], 1.1),
    bar(steel, [24, 2, 20], [-24, 40, 20], 1.1),
    move(
      lathe(cloth(darker(colour, 0.4), 0.4), [
        [0, 0],
        [4, 0],
        [4.4, 9],
        [4, 9],
      ]),
      26,
      52,
      14,
    ),
  );

const gardenTable = (): Solid => {
  const b = wood('#d2ab74', '#b98d55', 'x', 2);
  return join(
    repeat(11, (i) => move(turn(cylinder(b, 2.6, 100), 0, 0, 90), 50, 54, -26 + i * 5.2)),
    [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => bar(b, [x * 40, 0, z * 22], [x * 40, 54, z * 22], 3))),
    [-1, 1].flatMap((z) => bar(b, [-40, 16, z * 22], [40, 16, z * 22], 1.8)),
    repeat(24, (i) =>
      move(
        lathe(wood('#a87f4c', '#8d6238', 'y', 2), [
          [2.7, 0],
          [3, 0.5],
          [2.7, 1],
        ]).flatMap((m) => turn([m], 0, 0, 90)),
        -36 + (i % 4) * 24,
        54,
        -26 + Math.floor(i / 4) * 10.4,
      ),
    ),
  );
};

const handShovel = (): Solid =>
  turn(
    join(
      sheet(metal('#6a8a72', 0.34), 20, 16, (u, v) => {
        const w = 3.6 * Math.sqrt(Math.max(0, 1 - (Math.max(0, v - 0.3) / 0.7) ** 2));
        return [(u - 0.5) * 2 * w, v * 15, -(((u - 0.5) * 2) ** 2) * -1.6];
      }),
      tube(
        metal('#6a8a72', 0.34),
        [
          [0, 0.4, 0.2],
          [0, -4, 1],
          [0, -6, 0.6],
        ],
        0.5,
      ),
      bar(wood('#c99a62', '#a97d48', 'y', 1), [0, -5.6, 0.6], [0, -17, 0.2], 1.3),
    ),
    -76,
    30,
  );

const plantTie = (): Solid =>
  join(
    roll(plastic('#4f8a4c', 0.4), 4.4, 1.4, 2),
    tube(
      plastic('#4f8a4c', 0.4),
      [
        [4.4, 1, 0],
        [5.4, 0.6, 4],
        [9, 0.3, 6],
        [12, 0.3, 4],
      ],
      0.1,
      { flat: 0.5 },
    ),
    move(turn(leaf(8, 3), 10, 30), -8, 0, 0),
    move(turn(leaf(7, 2.6), 20, -30), -8, 0, 0),
  );

/** For the garden and for camping. */
export const garden: Kinds = {
  tent: stands('#2f6b4a', tent, { yaw: -30, pitch: 12 }),
  hammock: stands('#2d4f88', hammock, { yaw: -20, pitch: 18 }),
  campingChair: stands('#2f6b4a', campingChair, { yaw: -34 }),
  gardenTable: stands('#d2ab74', gardenTable, { yaw: -30, pitch: 18 }),
  handShovel: stands('#6a8a72', handShovel, { pitch: 46 }),
  plantTie: stands('#4f8a4c', plantTie, { pitch: 28 }),
};
