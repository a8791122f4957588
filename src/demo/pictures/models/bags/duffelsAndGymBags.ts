import { darker, mix } from '../../studio/colour.ts';
import { cloth, satin } from '../../studio/material.ts';
import { join, move, pair, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { duffel } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** Duffels and other bags for sport. */
export const duffelsAndGymBags: Kinds = {
  packableDuffel: stands(
    '#b8282e',
    (c) => join(duffel(satin(c), c, 46, 13), move(box(satin(darker(c, 0.12)), 16, 3, 11, 1), 6, 0, 26)),
    { yaw: -34 },
  ),
  weekender: stands('#2f6b4a', (c) => duffel(cloth(mix(c, '#8a8261', 0.3), 0.4), '#7a4a2a', 50, 14), {
    yaw: -34,
  }),
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
};
