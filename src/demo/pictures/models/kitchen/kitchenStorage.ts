import { glass, plastic, wax } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, knob, steel, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const spiceRack = (): Solid =>
  join(
    cylinder(beech, 11, 1.4),
    cylinder(beech, 1.4, 26),
    move(cylinder(beech, 11, 1.2), 0, 13, 0),
    move(knob(0, beech), 0, 26, 0),
    [1.4, 14.2].flatMap((y, level) =>
      ring(
        6,
        move(
          join(
            lathe(
              glass('#eef4f4', 0.78),
              [
                [0, 0],
                [2.5, 0],
                [2.5, 6.4],
              ],
              {},
            ),
            lathe(
              wax(
                (['#c9502c', '#d9a02c', '#7a4a2c', '#8a9a4a', '#b8321c', '#e9d2a0'] as const)[level * 3] ??
                  '#c9502c',
              ),
              [
                [0, 0.2],
                [2.3, 0.2],
                [2.3, 4.6],
                [0, 4.8],
              ],
            ),
            move(cylinder(steel, 2.6, 1.6), 0, 6.4, 0),
          ),
          7.6,
          y,
          0,
        ),
        level * 30,
      ),
    ),
  );

const riceDispenser = (): Solid =>
  join(
    box(white, 24, 34, 24, 2.4),
    move(box(glass('#e6eef0', 0.6), 14, 20, 1, 0.5), 0, 11, 12),
    move(box(wax('#f3eddd'), 13, 13, 0.6, 0.2), 0, 11.4, 11.9),
    move(box(plastic('#5a8a94'), 9, 5, 3, 0.8), 0, 4, 12),
    move(box(plastic('#5a8a94'), 24.4, 2.4, 24.4, 1), 0, 33.4, 0),
    move(
      lathe(glass('#f2f6f6', 0.7), [
        [0, 0],
        [3.4, 0],
        [4, 6],
        [3.8, 6],
      ]),
      19,
      0,
      8,
    ),
    move(
      lathe(wax('#f3eddd'), [
        [0, 0.2],
        [3.2, 0.2],
        [3.4, 3],
        [0, 3.4],
      ]),
      19,
      0,
      8,
    ),
  );

/** For storing food. */
export const kitchenStorage: Kinds = {
  spiceRack: stands('#cfa473', spiceRack),
  riceDispenser: stands('#f5f3ee', riceDispenser),
};
