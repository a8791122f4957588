import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, leather, matte, plastic } from '../../studio/material.ts';
import { join, move, type Solid, scale } from '../../studio/mesh.ts';
import { loft, tube } from '../../studio/surfaces.ts';
import { both, laces, opening, sole, upper } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** A pair of leather shoes. */
export const dressShoe = (colour: Hex, kind: 'oxford' | 'loafer'): Solid => {
  const skin = { ...leather(colour, 0.35), rough: 0.24 };
  return both(
    join(
      sole(leather('#2c211b'), 0.9, 1.03),
      move(scale(sole(leather('#241b16'), 1.8), 0.3, 1, 0.95), 8.6, -0.9, 0),
      upper(
        skin,
        [
          [-15, 0.9, 1.9],
          [-13.4, 2.8, 3.4],
          [-9, 3.6, 4],
          [-4, 5.2, 3.5],
          [0, 6.8, 2.9],
          [4, 7.2, 2.8],
          [9, 7.4, 2.8],
          [12, 7.4, 2.4],
          [12.7, 5, 1.6],
        ],
        0.8,
      ),
      opening(5.6, 7.6, 5, 2.2, '#6b4c36'),
      kind === 'oxford'
        ? laces(4, [-4.4, 5.8, 0], [-0.2, 7.5, 0], darker(colour, 0.5), 1.4)
        : tube(
            skin,
            [
              [-3.4, 3.4, 3.7],
              [-3.6, 6.1, 1.6],
              [-3.6, 6.3, 0],
              [-3.6, 6.1, -1.6],
              [-3.4, 3.4, -3.5],
            ],
            1,
            { flat: 0.35 },
          ),
      tube(
        leather(darker(colour, 0.3)),
        kind === 'oxford'
          ? [
              [-9.6, 1.4, 4.1],
              [-9, 3.4, 2.6],
              [-8.6, 4.4, 0],
              [-9, 3.4, -2.6],
              [-9.6, 1.4, -4],
            ]
          : [
              [-4, 4.4, 3],
              [-9, 4, 2.7],
              [-11.4, 3.6, 0],
              [-9, 4, -2.7],
              [-4, 4.4, -2.8],
            ],
        0.22,
      ),
      tube(
        skin,
        [
          [-0.4, 7.6, 2],
          [5, 7.6, 2.7],
          [11.4, 8.2, 1.6],
          [12, 8.3, 0],
          [11.4, 8.2, -1.6],
          [5, 7.6, -2.6],
          [-0.4, 7.6, -2],
        ],
        0.32,
      ),
    ),
  );
};

/** A pair of boots: of rubber, or of leather with laces. */
export const boot = (colour: Hex, rubber: boolean): Solid => {
  const skin = rubber ? plastic(colour, 0.16) : leather(mix(colour, '#6d5238', 0.45), 0.3);
  return both(
    join(
      sole(matte('#26211d'), 2.4, 1.05),
      upper(
        skin,
        [
          [-14.6, 2, 2.4],
          [-12.8, 4.2, 4],
          [-9, 5.2, 4.3],
          [-4, 7.4, 3.9],
          [0, 9.6, 3.6],
          [4, 10.4, 3.5],
          [9, 10.6, 3.4],
          [12.2, 9, 2.7],
          [12.9, 7, 1.8],
        ],
        2,
      ),
      loft(skin, [
        { y: 7, wide: 6, deep: 3.6, x: 5.6 },
        { y: 13, wide: 5, deep: 3.7, x: 6.6 },
        { y: 19, wide: 5.4, deep: 4.1, x: 6.9 },
      ]),
      opening(6.9, 19, 5, 3.7, '#2b2724'),
      tube(
        rubber ? plastic(darker(colour, 0.25)) : cloth('#4d4034', 0.3),
        [
          [1.6, 19, 0],
          [3, 19.3, 3.4],
          [7, 19.3, 4.2],
          [11.4, 19.3, 3],
          [12.4, 19.3, 0],
          [11.4, 19.3, -3],
          [7, 19.3, -4.2],
          [3, 19.3, -3.4],
          [1.6, 19, 0],
        ],
        0.8,
      ),
      rubber
        ? tube(
            plastic(darker(colour, 0.25)),
            [
              [-14.6, 3, 0],
              [-11.6, 3, 4.4],
              [-5, 3, 4.3],
              [2, 3, 3.6],
              [10, 3, 3.4],
              [13, 3, 0],
            ],
            0.5,
          )
        : laces(7, [-4.6, 9.2, 0], [1.4, 18, 0], '#d9a64c', 1.9),
    ),
  );
};

/** How shoes are photographed. */
export const view = { yaw: -16, pitch: 22, focus: [0.35, 0.6, 0.8] as const };
