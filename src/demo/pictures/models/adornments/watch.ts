import { type Material } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { facing } from './parts.ts';
import { dialOf, type Watch } from './watchDial.ts';

/**
 * A wrist watch: its case, its crown and its strap. All is in proportion to `size`, the radius of the dial.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** The case behind the dial. */
const caseOf = (rim: Material, size: number, isSquare: boolean): Solid =>
  isSquare
    ? // A box stands on its origin: moved down by half its height, its middle is there.
      move(box(rim, size * 1.9, size * 2.1, 1, 0.5), 0, -size * 1.05, 0)
    : facing(
        lathe(
          rim,
          [
            [0, -0.4],
            [size * 0.95, -0.4],
            [size * 1.08, 0],
            [size * 1.08, 0.3],
            [size * 0.95, 0.62],
            [size * 0.9, 0.4],
            [0, 0.4],
          ],
          { bevel: 0.08, sides: 56 },
        ),
      );

/** A crown or a button at the right side of the case. */
const sideButton = (rim: Material, radius: number, long: number, x: number, y: number): Solid =>
  move(turn(cylinder(rim, radius, long, 0.06), 0, 0, -90), x, y, 0.05);

/** A wrist watch on a cushion, which does not show: its strap goes around behind it. */
export const watch = (options: Watch): Solid => {
  const { strap, rim, size = 2, style = 'plain' } = options;
  const isSquare = style === 'smart' || style === 'digital';
  const strapHalfWidth = size * (isSquare ? 0.62 : 0.52);
  /** One half of the strap: the upper with `side` 1, the lower with -1. It is narrower towards its end. */
  const halfStrap = (side: 1 | -1): Solid =>
    tube(
      strap,
      [
        [0, side * size * 0.85, 0],
        [0, side * (size + 1.2), -0.3],
        [0, side * (size + 2.6), -1.6],
        [0, side * (size + 2.6), -3.6],
        [0, side * (size + 0.6), -5.2],
        [0, 0, -5.6],
      ],
      (share) => strapHalfWidth * (1 - share * 0.22),
      { flat: 0.16, across: [1, 0, 0] },
    );
  const strapAround = join(halfStrap(1), halfStrap(-1));
  const crown = sideButton(rim, 0.26, 0.5, size * 1.06, 0);
  const stopwatchButtons =
    style === 'chrono' ? [0.9, -0.9].flatMap((y) => sideButton(rim, 0.2, 0.45, size * 0.94, y)) : [];
  const upright = join(caseOf(rim, size, isSquare), dialOf(options), crown, stopwatchButtons, strapAround);
  const leaningBack = turn(upright, -16, 0);
  return move(leaningBack, 0, size + 3, 0);
};
