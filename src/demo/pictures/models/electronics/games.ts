import { type Hex } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, wallpaper } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const gamepad = (colour: Hex): Solid =>
  turn(
    join(
      plate(
        plastic(colour, 0.34),
        [
          [-4, 3.4],
          [4, 3.4],
          [7, 3],
          [8.6, 0],
          [9, -5],
          [7.6, -6.2],
          [6, -4.4],
          [3.6, -1.6],
          [-3.6, -1.6],
          [-6, -4.4],
          [-7.6, -6.2],
          [-9, -5],
          [-8.6, 0],
          [-7, 3],
        ],
        3.4,
        1.5,
        1.4,
      ),
      repeat(2, (i) =>
        move(
          join(
            facing(cylinder(matte('#26272a'), 1.3, 1, 0.2)),
            move(ball(matte('#1c1d20'), 1.5, 1.5, 0.6), 0, 0, 1.1),
          ),
          i === 0 ? -5.6 : 2.8,
          i === 0 ? 1.2 : -0.6,
          1.7,
        ),
      ),
      repeat(4, (i) =>
        move(
          ball(
            plastic((['#4a90d0', '#d0483f', '#5aa85a', '#e0b13a'] as const)[i] ?? '#4a90d0', 0.14),
            0.6,
            0.6,
            0.4,
          ),
          5.8 + Math.cos(i * 1.571) * 1.2,
          1.2 + Math.sin(i * 1.571) * 1.2,
          1.8,
        ),
      ),
      move(box(matte('#1c1d20'), 2.4, 0.8, 0.6, 0.2), -2.8, -1, 1.5),
      move(box(matte('#1c1d20'), 0.8, 2.4, 0.6, 0.2), -2.8, -1.8, 1.5),
      move(ball(glow('#7fd6f0', 1), 0.5, 0.5, 0.2), 0, 1.8, 1.7),
    ),
    -58,
    0,
  );

const retroConsole = (): Solid =>
  join(
    box(plastic('#cfccc4', 0.34), 15, 3.6, 11, 0.8),
    move(box(plastic('#3b3a3c'), 9, 1, 4.6, 0.3), 0, 3.3, -1.6),
    move(box(plastic('#b8323c'), 2.4, 0.5, 1.2, 0.2), -4, 3.4, 3.6),
    pair(
      move(
        turn(
          join(
            box(plastic('#cfccc4', 0.34), 10.6, 1.6, 4.6, 0.5),
            move(box(plastic('#2c2b2d'), 10, 0.2, 3.6, 0.1), 0, 1.5, 0),
            move(box(plastic('#1c1b1d'), 2.2, 0.5, 0.7, 0.15), -3.2, 1.6, 0),
            move(box(plastic('#1c1b1d'), 0.7, 0.5, 2.2, 0.15), -3.2, 1.6, 0),
            repeat(2, (i) =>
              move(cylinder(plastic('#c0323c', 0.16), 0.62, 0.4, 0.1), 2.4 + i * 1.7, 1.6, 0.2),
            ),
          ),
          0,
          -14,
        ),
        9,
        0,
        12,
      ),
    ),
    pair(
      tube(
        matte('#1d1d1f'),
        [
          [6, 1, 10],
          [5, 0.4, 7],
          [3, 1.4, 5.6],
        ],
        0.22,
      ),
    ),
  );

const handheldGame = (): Solid =>
  turn(
    join(
      box(plastic('#3f5a8a', 0.3), 8.4, 14, 2, 1),
      move(box(dark, 7.2, 6.2, 0.1, 0.03), 0, 6.8, 1),
      move(box(wallpaper('#6fae6a'), 6, 4.8, 0.1, 0.03), 0, 7.5, 1.04),
      move(box(matte('#1c1d20'), 2.4, 0.8, 0.4, 0.2), -2.2, 3.4, 0.9),
      move(box(matte('#1c1d20'), 0.8, 2.4, 0.4, 0.2), -2.2, 2.6, 0.9),
      repeat(4, (i) =>
        move(
          facing(
            cylinder(
              plastic((['#d0483f', '#e0b13a', '#5aa85a', '#4a90d0'] as const)[i] ?? '#d0483f', 0.16),
              0.5,
              0.4,
              0.1,
            ),
          ),
          2.3 + Math.cos(i * 1.571) * 0.95,
          3.8 + Math.sin(i * 1.571) * 0.95,
          0.9,
        ),
      ),
    ),
    -14,
    8,
  );

/** Consoles and a gamepad. */
export const games: Kinds = {
  gamepad: stands('#26262a', gamepad, { pitch: 24, yaw: -14 }),
  retroConsole: stands('#cfccc4', retroConsole, { pitch: 34 }),
  handheldGame: stands('#3f5a8a', handheldGame, { pitch: 10 }),
};
