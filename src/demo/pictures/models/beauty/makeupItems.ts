import { type Hex } from '../../studio/colour.ts';
import { type Material, metal, paper, plastic, wax } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';

/**
 * Make-up without a package.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; move and turn: x, y, z.
 */

/** A brush that lies along x; `thick` is the radius of its handle. */
export const brush = (handle: Material, hair: Material, long = 14, thick = 0.5): Solid => {
  const [stickEnd, ferruleEnd] = [long * 0.64, long * 0.8];
  const stick = lathe(handle, [
    [0, 0],
    [thick * 0.5, 0],
    [thick * 0.8, long * 0.4],
    [thick * 0.5, long * 0.62],
    [thick, stickEnd],
  ]);
  const ferrule = lathe(metal('#d8b878'), [
    [thick, stickEnd],
    [thick * 1.1, long * 0.66],
    [thick * 1.2, ferruleEnd],
  ]);
  const bristles = lathe(
    hair,
    [
      [thick * 1.2, ferruleEnd],
      [thick * 1.8, long * 0.92],
      [thick * 0.8, long],
      [0, long * 1.02],
    ],
    { bevel: thick },
  );
  return turn(join(stick, ferrule, bristles), 0, 0, -90);
};

/** A lipstick without its cap. */
export const lipstick = (shade: Hex): Solid => {
  const base = cylinder(plastic('#232124', 0.12), 1, 3.6, 0.1);
  const collar = move(cylinder(metal('#d9b46a'), 0.82, 1.6, 0.05), 0, 3.6, 0);
  const bullet = move(
    lathe(
      wax(shade),
      [
        [0, 0],
        [0.62, 0],
        [0.62, 2],
        [0.4, 2.6],
        [0, 2.8],
      ],
      { bevel: 0.3 },
    ),
    0,
    5,
    0,
  );
  return join(base, collar, bullet);
};

/** A round tin pan of powder or cream. */
export const pan = (shade: Hex, radius: number): Solid => {
  const tin = cylinder(metal('#b9bcc1'), radius, 0.3, 0.05);
  const powder = move(ball({ ...paper(shade), sheen: 0.2 }, radius * 0.92, 0.25, radius * 0.92), 0, 0.26, 0);
  return join(tin, powder);
};
