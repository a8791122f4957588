import { glass, metal, plastic, wax } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, steel, white } from './parts.ts';
import { fromHigher } from './shapes.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const garlic = (): Solid =>
  join(
    ring(6, move(ball(wax('#f3ede2'), 1.3, 2, 1.3), 1, 1.7, 0)),
    lathe(wax('#e9e0d0'), [
      [0.8, 3],
      [0.4, 5],
      [0.5, 6],
    ]),
  );

const garlicPress = (): Solid =>
  join(
    turn(
      join(
        tube(
          steel,
          [
            [0, 0, -0.9],
            [9, 0, -1.6],
            [18, 0, -2.6],
          ],
          0.8,
        ),
        tube(
          steel,
          [
            [0, 0.4, 0.9],
            [9, 1.6, 1.6],
            [18, 3, 2.6],
          ],
          0.8,
        ),
        move(
          lathe(steel, [
            [2.1, 0],
            [2.2, 0.3],
            [2.2, 3],
            [1.9, 3],
          ]),
          -1.4,
          -1,
          0,
        ),
        move(box(steel, 3, 1, 3, 0.4), -1, 2, 0),
      ),
      0,
      24,
    ),
    move(garlic(), 2, 0, 7),
  );

const eggBeater = (): Solid =>
  join(
    move(
      turn(
        loft(white, [
          { y: -8, wide: 3, deep: 3 },
          { y: 0, wide: 4, deep: 3.6 },
          { y: 8, wide: 3, deep: 3.2 },
        ]),
        0,
        0,
        90,
      ),
      0,
      15,
      0,
    ),
    tube(
      white,
      [
        [-6, 17, 0],
        [-4, 22, 0],
        [4, 22, 0],
        [7, 17.4, 0],
      ],
      1.2,
    ),
    pair(
      move(
        join(
          tube(
            steel,
            [
              [0, 12, 0],
              [0, 6, 0],
            ],
            0.3,
          ),
          ring(
            4,
            tube(
              steel,
              [
                [0, 6, 0],
                [1.8, 4, 0],
                [1.4, 0.6, 0],
                [0, 0, 0],
              ],
              0.2,
            ),
          ),
        ),
        1.8,
        0,
        0,
      ),
    ).flatMap((m) => move([m], -4, 0, 0)),
    row(2, 5, () => scale(ball(wax('#e9cfae'), 2.2), 1, 1.25, 1)).flatMap((m) => move([m], 8, 2.7, 5)),
  );

const rutiMaker = (): Solid => {
  const disc = lathe(metal('#c3c6cb', 0.26), [
    [0, 0],
    [11, 0],
    [11, 1.4],
    [0, 1.6],
  ]);
  // The upper disc turns about the hinge behind the lower one, and its lever with it.
  const lid = join(
    move(disc, 0, 0, 11),
    tube(
      steel,
      [
        [0, 0.8, 21],
        [0, 1, 25],
        [0, 1.2, 28],
      ],
      0.7,
    ),
    tube(
      black,
      [
        [0, 1.2, 27],
        [0, 1.4, 30],
        [0, 1.4, 34],
      ],
      1.2,
    ),
  );
  return join(
    disc,
    lathe(wax('#ecd6ac'), [
      [0, 1.6],
      [7.6, 1.6],
      [7.8, 2],
      [0, 2.2],
    ]),
    move(box(steel, 7, 3, 2.4, 0.5), 0, 0, -11.6),
    move(turn(lid, -104, 0), 0, 2.4, -11.6),
    tube(
      steel,
      [
        [-4, 1, 9],
        [-4, 1.4, 14],
        [4, 1.4, 14],
        [4, 1, 9],
      ],
      0.6,
    ),
  );
};

const lemon = (): Solid =>
  turn(
    lathe(
      wax('#f0cf2e'),
      [
        [0, -3.6],
        [0.6, -3.2],
        [2.4, -1.4],
        [2.6, 0],
        [2.4, 1.4],
        [0.6, 3.2],
        [0, 3.6],
      ],
      { bevel: 0.9 },
    ),
    0,
    0,
    90,
  );

const citrusSqueezer = (): Solid =>
  join(
    lathe(
      glass('#e9f3e4', 0.66),
      [
        [0, 0],
        [5.6, 0],
        [6, 5],
        [5.8, 5],
      ],
      {},
    ),
    lathe(wax('#f2dd6a'), [
      [0, 0.3],
      [5.4, 0.3],
      [5.5, 2],
      [0, 2],
    ]),
    lathe(
      plastic('#e9c92c'),
      [
        [6.3, 5],
        [6.3, 5.8],
        [4, 5.6],
        [2.6, 6.6],
        [1.2, 9],
        [0, 9.6],
      ],
      { wave: (a, y) => 1 + (y > 6 ? 0.1 * Math.cos(a * 8) : 0) },
    ),
    move(lemon(), 11, 2.5, 3),
    tube(
      plastic('#e9c92c'),
      [
        [6, 5.4, 0],
        [9, 5.4, 0],
        [9, 1.6, 0],
      ],
      0.6,
    ),
  );

/** Kitchen tools that a hand presses or turns. */
export const handPresses: Kinds = {
  garlicPress: stands('#d3d6da', garlicPress, { pitch: 38 }),
  eggBeater: stands('#f5f3ee', eggBeater),
  rutiMaker: stands('#c3c6cb', rutiMaker, { pitch: 22 }),
  citrusSqueezer: stands('#e9c92c', citrusSqueezer, fromHigher),
};
