import { type Hex } from '../../studio/colour.ts';
import { type cloth, metal } from '../../studio/material.ts';
import { move, type Point, type Solid } from '../../studio/mesh.ts';
import { ball, sheet } from '../../studio/surfaces.ts';

/**
 * Parts that several models of women's clothes have.
 * Lengths are centimetres. ball: radius, or radii x, y, z; move: x, y, z.
 */

/** The colour of embroidery. */
export const gold: Hex = '#c99a3f';

/** A pleated skirt whose waist is at y = 0; `waist` and `hem` are half widths. */
export const skirt = (
  material: ReturnType<typeof cloth>,
  waist: number,
  hem: number,
  long: number,
  pleats = 22,
): Solid =>
  sheet(material, 160, 16, (u, v) => {
    const half = waist + (hem - waist) * v ** 0.85;
    const x = (u * 2 - 1) * half;
    return [
      x,
      -v * long - (1 - Math.abs(u * 2 - 1) ** 2) * v * 2.5,
      1.5 + (1.1 + v * 1.1) * Math.sin(u * Math.PI * pleats) + 2 * Math.cos((u - 0.5) * Math.PI),
    ];
  });

/** Beads at the points of a line. */
export const beads = (line: readonly Point[], colour: Hex, size: number): Solid =>
  line.flatMap(([x, y, z]) => move(ball(metal(colour, 0.3), size, size, size * 0.6), x, y, z));
