import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, type Material } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { ball, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A baseball cap.
 * Lengths are centimetres. ball: radius, or radii x, y, z; tube: points, radius; ring: count, solid, degrees of the first; sheet: columns,
 * rows, the point for u and v (0 to 1); move: x, y, z.
 */

/** The dome: u goes around the head, v from the edge up to a small hole, which the button covers. */
const capCrown = (fabric: Material): Solid =>
  sheet(
    fabric,
    48,
    14,
    (u, v) => {
      const angle = u * fullTurn;
      const [halfWidth, halfDepth, height] = [9, 10, 10.4];
      const narrowing = Math.cos(v * 1.5);
      return [
        Math.cos(angle) * halfWidth * narrowing,
        0.6 + Math.sin(v * quarterTurn) * height,
        Math.sin(angle) * halfDepth * narrowing,
      ];
    },
    true,
  );

/** The part of the crown's edge that the visor takes, in radians. */
const visorArc = 2.6;

/** The visor: u goes along the crown's edge, v from just inside the edge forwards. */
const capVisor = (fabric: Material): Solid =>
  sheet(fabric, 24, 8, (u, v) => {
    const fromMiddle = (u - 0.5) * visorArc;
    const angle = fromMiddle + Math.PI / 2;
    const [halfWidth, halfDepth] = [8.6 + v, 9.4 + v * 7.4];
    const slope = v * 1.2;
    const arch = Math.cos(fromMiddle) * 0.6;
    return [Math.cos(angle) * halfWidth, 0.6 - slope + arch, Math.sin(angle) * halfDepth];
  });

const capSeams = (trim: Material): Solid =>
  ring(
    6,
    tube(
      trim,
      [
        [9.1, 1, 0],
        [7.6, 6.6, 0],
        [4, 10, 0],
        [0, 11.2, 0],
      ],
      0.14,
    ),
    30,
  );

/** A cap of six panels. */
const cap = (colour: Hex): Solid => {
  const trim = cloth(darker(colour, 0.2));
  const fabric = cloth(colour, 0.2);
  const button = move(ball(trim, 0.8, 0.5, 0.8), 0, 11.1, 0);
  return join(capCrown(fabric), capSeams(trim), capVisor(fabric), button);
};

const fadedGrey = '#8a8478';

export const caps: Kinds = {
  baseballCap: stands('#d9742e', (c) => cap(mix(c, fadedGrey, 0.25)), { pitch: 18, yaw: -38 }),
};
