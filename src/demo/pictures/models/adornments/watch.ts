import { type Material } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { facing } from './parts.ts';
import { dialOf, type Watch } from './watchDial.ts';

/**
 * A wrist watch: its case and its strap.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** The case behind the dial; `size` is the radius of the dial. */
const caseOf = (rim: Material, size: number, isSquare: boolean): Solid =>
  isSquare
    ? move(box(rim, size * 1.9, size * 2.1, 1, 0.5), 0, -size * 1.05, 0)
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

/** A wrist watch on a cushion, so that its strap falls to both sides. */
export const watch = (options: Watch): Solid => {
  const { strap, rim, size = 2, style = 'plain' } = options;
  const isSquare = style === 'smart' || style === 'digital';
  const band = (side: number): Solid =>
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
      (t) => size * (isSquare ? 0.62 : 0.52) * (1 - t * 0.22),
      { flat: 0.16, across: [1, 0, 0] },
    );
  const crown = move(turn(cylinder(rim, 0.26, 0.5, 0.06), 0, 0, -90), size * 1.06, 0, 0.05);
  const pushers =
    style === 'chrono'
      ? [1, -1].flatMap((y) =>
          move(turn(cylinder(rim, 0.2, 0.45, 0.06), 0, 0, -90), size * 0.94, y * 0.9, 0.05),
        )
      : [];
  return move(
    turn(join(caseOf(rim, size, isSquare), dialOf(options), crown, pushers, band(1), band(-1)), -16, 0),
    0,
    size + 3,
    0,
  );
};
