import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, type Material } from '../../studio/material.ts';
import { join, move, ring, type Solid } from '../../studio/mesh.ts';
import { ball, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Baseball caps.
 * Lengths are centimetres. ball: radius, or radii x, y, z; tube: points, radius; move: x, y, z.
 */

const capCrown = (fabric: Material): Solid =>
  sheet(
    fabric,
    48,
    14,
    (u, v) => [
      Math.cos(u * fullTurn) * 9 * Math.cos(v * 1.5),
      0.6 + Math.sin(v * quarterTurn) * 10.4,
      Math.sin(u * fullTurn) * 10 * Math.cos(v * 1.5),
    ],
    true,
  );

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
  const visor = sheet(fabric, 24, 8, (u, v) => [
    Math.cos((u - 0.5) * 2.6 + Math.PI / 2) * (8.6 + v * 1),
    1 - v * 1.2 + Math.cos((u - 0.5) * 2.6) * 0.6 - 0.4,
    Math.sin((u - 0.5) * 2.6 + Math.PI / 2) * (9.4 + v * 7.4),
  ]);
  const button = move(ball(trim, 0.8, 0.5, 0.8), 0, 11.1, 0);
  return join(capCrown(fabric), capSeams(trim), visor, button);
};

export const caps: Kinds = {
  baseballCap: stands('#d9742e', (c) => cap(mix(c, '#8a8478', 0.25)), { pitch: 18, yaw: -38 }),
};
