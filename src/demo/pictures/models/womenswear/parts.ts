import { type Hex } from '../../studio/colour.ts';
import { type Material, metal } from '../../studio/material.ts';
import { move, type Point, type Solid } from '../../studio/mesh.ts';
import { ball, sheet } from '../../studio/surfaces.ts';

/**
 * Parts that several models of women's clothes have.
 * Lengths are centimetres. ball: radius, or radii x, y, z; move: x, y, z.
 */

/** The colour of embroidery. */
export const gold: Hex = '#c99a3f';

/** A pleated skirt whose waist is at y = 0; `waist` and `hem` are half widths, `pleats` is their number, front and back. */
export const skirt = (material: Material, waist: number, hem: number, long: number, pleats = 22): Solid =>
  sheet(material, 160, 16, (u, v) => {
    // From -1 at the left side seam to 1 at the right one.
    const side = u * 2 - 1;
    const halfWidth = waist + (hem - waist) * v ** 0.85;
    // The hem hangs lower in its middle.
    const sag = (1 - side ** 2) * v * 2.5;
    const pleatDepth = 1.1 + v * 1.1;
    const roundness = 2 * Math.cos((u - 0.5) * Math.PI);
    return [side * halfWidth, -v * long - sag, 1.5 + pleatDepth * Math.sin(u * Math.PI * pleats) + roundness];
  });

/** Beads at the points of a line. */
export const beads = (line: readonly Point[], colour: Hex, size: number): Solid =>
  line.flatMap(([x, y, z]) => move(ball(metal(colour, 0.3), size, size, size * 0.6), x, y, z));
