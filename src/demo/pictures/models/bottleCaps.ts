import { glass, type Material, matte, metal, plastic } from '../studio/material.ts';
import { join, move, type Solid, turn } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';
import { cylinder, lathe, tube } from '../studio/surfaces.ts';

/**
 * Caps of bottles, which stand on the ground; `r` is the radius of the collar around the bottle's neck.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height]
 * from one end; tube: points, radius; move and turn: x, y, z.
 */

/** The caps that a bottle may have. */
export type Cap = 'screw' | 'pump' | 'spray' | 'dropper' | 'disc' | 'perfume';

/** A pump with its spout to the left. */
const pumpCap = (material: Material, r: number): Solid => {
  const collar = cylinder(material, r, 1.4, 0.2);
  const stem = move(cylinder(material, r * 0.34, 2.2, 0.05), 0, 1.3, 0);
  const button = cylinder(material, r * 0.8, 0.9, 0.25);
  const spout = tube(
    material,
    [
      [0, 0.5, 0],
      [-r * 1.6, 0.5, 0],
      [-r * 2.2, 0, 0],
    ],
    0.32,
  );
  const head = move(join(button, spout), 0, 3.3, 0);
  return join(collar, stem, head);
};

/** A spray head with its nozzle to the left. */
const sprayCap = (material: Material, r: number): Solid => {
  const collar = cylinder(material, r, 1.8, 0.2);
  const head = move(cylinder(material, r * 0.8, 1.6, 0.3), 0, 1.8, 0);
  const nozzle = move(turn(cylinder(plastic('#2a2a2a'), 0.16, 0.2), 0, 0, 90), -r * 0.76, 2.8, 0);
  return join(collar, head, nozzle);
};

/** The rubber bulb of a pipette. */
const dropperCap = (material: Material, r: number): Solid => {
  const collar = cylinder(material, r, 1.7, 0.1);
  const bulb = move(
    lathe(
      matte('#2b2b2d'),
      [
        [0, 0],
        [r * 0.7, 0],
        [r * 0.8, 1.4],
        [r * 0.5, 2.8],
        [0, 3.1],
      ],
      { bevel: 0.6 },
    ),
    0,
    1.7,
    0,
  );
  return join(collar, bulb);
};

/** A lid with a disc on top, which opens when one presses it. */
const discCap = (material: Material, r: number): Solid => {
  const lid = cylinder(material, r * 1.1, 1.9, 0.3);
  const disc = move(cylinder(material, r * 1.08, 0.3, 0.1), 0, 2, 0);
  return join(lid, disc);
};

/** A block of glass on a golden collar. */
const perfumeCap = (r: number): Solid => {
  const collar = cylinder(metal('#d9b46a'), r * 0.7, 0.7, 0.05);
  const glassBlock = move(box(glass('#f2efe8', 0.6), r * 2, r * 2, r * 2, 0.3), 0, 0.6, 0);
  return join(collar, glassBlock);
};

/** A cap for a neck with this radius; a perfume's has materials of its own. */
export const cap = (kind: Cap, material: Material, r: number): Solid => {
  if (kind === 'pump') return pumpCap(material, r);
  if (kind === 'spray') return sprayCap(material, r);
  if (kind === 'dropper') return dropperCap(material, r);
  if (kind === 'disc') return discCap(material, r);
  if (kind === 'perfume') return perfumeCap(r);
  return cylinder(material, r * 1.06, 1.8, 0.2);
};
