import { type Hex } from '../../studio/colour.ts';
import { cloth, matte, plastic, wood } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { oak, row } from './parts.ts';

/**
 * A sofa and a low table.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * pillow: outline, thickness; tube: points, radius; row: count, distance; move and turn: x, y, z.
 */

const sofa = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.6);
  const base = move(box(fabric, 200, 24, 86, 5), 0, 12, 0);
  const seatCushions = row(3, 58, () => move(box(fabric, 57, 16, 66, 6), 0, 32, 9));
  const backCushions = row(3, 58, () => move(turn(box(fabric, 57, 44, 20, 8), -10, 0), 0, 42, -28));
  const armrests = pair(move(box(fabric, 20, 52, 86, 7), 98, 10, 0));
  const back = move(box(fabric, 200, 60, 16, 6), 0, 14, -42);
  const leg = lathe(wood('#8a5c38', '#6a4226', 'y', 3), [
    [0, 0],
    [2, 0],
    [3, 13],
    [0, 13],
  ]);
  const legs = [-92, 92].flatMap((x) => [-34, 34].flatMap((z) => move(leg, x, 0, z)));
  const looseCushion = move(
    turn(
      pillow(
        cloth('#d9b48f', 0.5),
        [
          [-20, -20],
          [20, -20],
          [20, 20],
          [-20, 20],
        ],
        14,
        { radius: 4 },
      ),
      -16,
      20,
      8,
    ),
    -68,
    68,
    -10,
  );
  return join(base, seatCushions, backCushions, armrests, back, legs, looseCushion);
};

const darkBrown = matte('#3a2a20');

/** A table for someone who studies on the floor or in bed: with a groove for a tablet and a place for a cup. */
const studyTable = (colour: Hex): Solid => {
  const tableTop = move(box(oak, 60, 2.4, 40, 0.6), 0, 27, 0);
  const legs = pair(
    tube(
      plastic(colour),
      [
        [26, 27, -16],
        [27, 1, -18],
        [27, 1, 18],
        [26, 27, 16],
      ],
      1.2,
      { isSmooth: false },
    ),
  );
  const groove = move(box(darkBrown, 40, 0.3, 1.6, 0.1), 0, 29.3, -12);
  const tablet = move(turn(box(plastic('#26282d', 0.2), 25, 17, 0.8, 0.4), -14, 0), 0, 29, -12);
  const cupHolder = move(
    lathe(darkBrown, [
      [0, 0],
      [4, 0],
      [4, 0.2],
    ]),
    23,
    29.3,
    10,
  );
  return join(tableTop, legs, groove, tablet, cupHolder);
};

export const furniture: Kinds = {
  sofa: stands('#8b8e93', sofa, { yaw: -28, pitch: 16 }),
  studyTable: stands('#26262a', studyTable, { pitch: 20 }),
};
