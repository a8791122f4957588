import type { Hex } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';

/**
 * Parts that several models of machines for the kitchen have.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; tube: points, radius;
 * move: x, y, z.
 */

/** A panel with four lit digits, two on each side of a gap, and five buttons below them; y is its lower edge, z its middle. */
export const panel = (
  wide: number,
  high: number,
  y: number,
  z: number,
  digitColour: Hex = '#8fe0ea',
): Solid => {
  const front = move(box(plastic('#141518', 0.08), wide, high, 0.3, 0.14), 0, y, z);
  const digits = repeat(4, (i) => {
    const halfGap = wide * 0.03;
    const fromMiddle = i - 1.5;
    const x = fromMiddle * wide * 0.14 + (fromMiddle > 0 ? halfGap : -halfGap);
    const digit = box(glow(digitColour, 1.1), wide * 0.1, high * 0.34, 0.1, 0.03);
    return move(digit, x, y + high * 0.5, z + 0.14);
  });
  const buttons = repeat(5, (i) => {
    const fromMiddle = i - 2;
    const button = ball(glow('#f3f5f6', 0.7), wide * 0.024);
    return move(button, fromMiddle * wide * 0.16, y + high * 0.2, z + 0.16);
  });
  return join(front, digits, buttons);
};

/** A cord that leaves a machine at x and z, at the height y, and lies on the ground to the right. */
export const cord = (x: number, z: number, y = 1): Solid =>
  tube(
    matte('#1d1d1f'),
    [
      [x, y, z],
      [x + 3, 0.6, z - 2],
      [x + 8, 0.4, z + 1],
      [x + 13, 0.4, z - 1],
    ],
    0.34,
  );
