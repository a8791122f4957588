import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, printed, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { pillow, plate } from '../../studio/solids.ts';
import { ball, cylinder, loft, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { checks } from '../prints.ts';
import { gold, steel } from './parts.ts';
import { duffel, pouch } from './shapes.ts';

const coinPurse = (colour: Hex): Solid =>
  join(
    loft(printed(satin(colour), [colour, lighter(colour, 0.6)], checks(1.6)), [
      { y: 0, wide: 2.4, deep: 1.2 },
      { y: 2, wide: 5, deep: 2.6 },
      { y: 6, wide: 4.6, deep: 2.2 },
      { y: 8.6, wide: 4, deep: 1 },
    ]),
    tube(
      gold,
      [
        [-4.6, 5.6, 0],
        [-4, 9, 0],
        [0, 9.7, 0],
        [4, 9, 0],
        [4.6, 5.6, 0],
      ],
      0.4,
    ),
    move(ball(gold, 0.8), -0.6, 10.4, 0.4),
    move(ball(gold, 0.8), 0.7, 10.4, -0.4),
    repeat(6, (i) =>
      move(ball(satin('#f4dfe4'), 0.5, 0.5, 0.2), Math.cos(i) * 1.4, 4.4 + Math.sin(i) * 1.4, 2.6),
    ),
    repeat(2, (i) => move(turn(cylinder(gold, 1.2, 0.2, 0.05), 0, 0), 6.4 + i * 1.6, i * 0.2, 2 - i)),
  );

const keyPouch = (colour: Hex): Solid =>
  join(
    pouch(leather(colour), 11, 7, 1.8),
    tube(
      steel,
      [
        [-5.4, 6, 0],
        [-7.4, 6.6, 0.6],
        [-8, 5, 0.8],
        [-6.6, 4.2, 0.6],
        [-5.4, 5.4, 0],
      ],
      0.24,
    ),
    move(
      turn(
        plate(
          steel,
          [
            [-1, 2.6],
            [1, 2.6],
            [1, 0.8],
            [0.35, 0.5],
            [0.35, -3],
            [-0.35, -3],
            [-0.35, 0.5],
            [-1, 0.8],
          ],
          0.25,
          0.05,
          0.3,
        ),
        0,
        20,
        18,
      ),
      -8.2,
      3,
      0.9,
    ),
  );

/** Small purses. */
export const smallPurses: Kinds = {
  gymDuffel: stands(
    '#b8282e',
    (c) =>
      join(
        duffel(cloth(c, 0.3), c),
        move(turn(cylinder(cloth('#2a2a2c', 0.3), 8.4, 1.4), 0, 0, 90), -24.4, 12, 0),
      ),
    { yaw: -34 },
  ),
  drawstringBag: stands('#b8282e', (c) =>
    join(
      pillow(
        cloth(c, 0.25),
        mirrored([
          [0, 40],
          [9, 41],
          [15, 34],
          [18, 16],
          [17, 1],
          [0, 0],
        ]),
        12,
        { edge: 9, detail: 60, relief: (x, y) => (y > 28 ? 0.6 * Math.sin(x * 1.8) * ((y - 28) / 12) : 0) },
      ),
      pair(
        tube(
          cloth('#f0ece2', 0.4),
          [
            [9, 39, 1],
            [19, 30, 2],
            [19, 12, 2],
            [16.6, 2, 1],
          ],
          0.4,
        ),
      ),
      tube(
        cloth('#f0ece2', 0.4),
        [
          [-12, 37, 1.4],
          [0, 36, 3],
          [12, 37, 1.4],
        ],
        0.5,
      ),
    ),
  ),
  kissPurse: stands('#b8282e', coinPurse),
  keyPouch: stands('#2f6b4a', keyPouch),
};
