import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { ball, type Flat, loft, type Section, tube } from '../../studio/surfaces.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** Shoes point to the viewer's left: heel at x = 12, toe at x = -15. */

/** A loft along x instead of y: sections from toe to heel. */
export const alongFoot = (
  material: Material,
  sections: readonly (Section & { readonly base?: number })[],
): Solid => turn(loft(material, sections), 0, 0, 90);

/** The sole's outline seen from above: x along the foot, y across. */
export const soleLine: Flat[] = [
  [-15, 0],
  [-14.2, 3],
  [-11, 4.6],
  [-6, 4.7],
  [0, 3.5],
  [6, 3.3],
  [10.5, 3.3],
  [12.6, 1.8],
  [13, 0],
  [12.6, -1.8],
  [10.5, -3.2],
  [6, -3],
  [0, -3.1],
  [-6, -4.4],
  [-11, -4],
  [-14.2, -2.4],
];

/** A sole that lies on the ground, as thick as `thick` and `grow` times as large as usual. */
export const sole = (material: Material, thick: number, grow = 1): Solid =>
  move(
    scale(turn(plate(material, soleLine, thick, Math.min(0.5, thick * 0.3), 1.5), 90, 0), grow, 1, grow),
    0,
    thick / 2,
    0,
  );

/** The body of a shoe above its sole, which is `base` thick: heights and half widths from toe to heel. */
export const upper = (
  material: Material,
  heights: readonly (readonly [x: number, high: number, wide: number])[],
  base: number,
): Solid =>
  alongFoot(
    material,
    heights.map(([x, high, wide]) => ({
      y: -x,
      x: base + high / 2 - 0.3,
      wide: high / 2 + 0.3,
      deep: wide,
      power: 2.5,
    })),
  );

/** The opening for the foot, with its middle at x and y. */
export const opening = (x: number, y: number, wide: number, deep: number, lining: Hex): Solid =>
  move(turn(ball(matte(lining), wide, 0.7, deep), 0, 0, -8), x, y, 0);

/** Laces across the shoe, with their eyelets, from the first lace to the last. */
export const laces = (count: number, from: Point, to: Point, colour: Hex, wide: number): Solid =>
  repeat(count, (i) => {
    const t = i / Math.max(1, count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return join(
      tube(
        cloth(colour),
        [
          [x, y - 0.4, -wide],
          [x - 0.4, y + 0.45, 0],
          [x, y - 0.4, wide],
        ],
        0.36,
      ),
      eyelets(x, y - 0.3, wide + 0.3),
    );
  });

/** Two eyelets, z to both sides of the middle. */
export const eyelets = (x: number, y: number, z: number): Solid =>
  [-z, z].flatMap((side) => move(ball(metal('#c8cad0'), 0.3), x, y, side));

/** Two shoes of a pair, one behind the other and turned a little. */
export const both = (shoe: Solid): Solid =>
  join(move(shoe, 0, 0, 6), move(turn(scale(shoe, 1, 1, -1), 0, 13), 3, 0, -7));

/** A pair of sneakers: of cloth in the colour, or white with details in the colour. */
export const sneaker = (colour: Hex, white = false): Solid => {
  const body: Material = white ? leather('#f3f1ec', 0.2) : cloth(colour, 0.3);
  return both(
    join(
      sole(matte('#f5f3ee'), 2.6, 1.04),
      sole(matte(white ? colour : darker(colour, 0.3)), 0.7, 1.05),
      upper(
        body,
        [
          [-14.4, 1.6, 2.4],
          [-12.6, 3.6, 3.9],
          [-9, 4.6, 4.2],
          [-4, 6.4, 3.7],
          [0, 8.2, 3.2],
          [4, 8.8, 3],
          [9, 9, 3],
          [12, 9.4, 2.6],
          [12.8, 7, 1.8],
        ],
        2,
      ),
      upper(
        white ? leather('#f6f4ef', 0.2) : matte(darker(colour, 0.25)),
        [
          [-14.7, 1.4, 2.4],
          [-13.2, 3.2, 3.8],
          [-10.4, 4, 4.3],
          [-8.6, 2.6, 4.3],
        ],
        2,
      ),
      upper(
        matte(white ? colour : '#f0ede6'),
        [
          [8.4, 5, 3.1],
          [10, 7, 3.2],
          [12.4, 7.6, 2.7],
          [13.2, 5, 1.8],
        ],
        2,
      ),
      opening(6.4, 10.3, 4.6, 2.3, '#3a3836'),
      tube(
        body,
        [
          [1.4, 10.4, -2.4],
          [6, 11, -2.8],
          [11.6, 11.6, -1.6],
          [12.2, 11.8, 0],
          [11.6, 11.6, 1.6],
          [6, 11, 2.8],
          [1.4, 10.4, 2.4],
        ],
        0.6,
      ),
      laces(5, [-6.4, 7.6, 0], [0.4, 10.4, 0], white ? '#ffffff' : '#f4f1ea', 1.9),
      [3.6, -3.6].flatMap((z) =>
        tube(
          plastic(white ? colour : lighter(colour, 0.55)),
          [
            [-5, 4.6, z * 1.16],
            [0, 5, z],
            [4, 7.6, z * 0.88],
          ],
          0.7,
          { flat: 0.3 },
        ),
      ),
    ),
  );
};
