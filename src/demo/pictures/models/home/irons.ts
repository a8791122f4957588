import { type Hex } from '../../studio/colour.ts';
import { glow, type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { cylinder, type Flat, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A steam iron.
 * Lengths are centimetres, angles degrees. cylinder: radius, height, rounding; plate: outline, thickness, rounding of edges, rounding of
 * corners; tube: points, radius; move and turn: x, y, z.
 */

/** Outline of an iron's soleplate seen from above: the tip is on the left. */
const ironOutline: readonly Flat[] = [
  [-15, 0],
  [-12, 3.2],
  [-6, 5.6],
  [2, 6.4],
  [10, 6],
  [12, 4],
  [12, -4],
  [10, -6],
  [2, -6.4],
  [-6, -5.6],
  [-12, -3.2],
];

/** A layer of an iron, from the height `y` upward; `share` is its size as a share of the soleplate's. */
const ironLayer = (material: Material, y: number, thick: number, share: number): Solid => {
  // A smaller layer is moved back, away from the tip.
  const toTheBack = (1 - share) * 3;
  const outline = ironOutline.map(([x, z]): Flat => [x * share + toTheBack, z * share]);
  const edgeRounding = Math.min(1.2, thick / 2.4);
  const layer = plate(material, outline, thick, edgeRounding, 1.4);
  return move(turn(layer, -90, 0), 0, y + thick / 2, 0);
};

const steamIron = (colour: Hex): Solid => {
  const steel = metal('#c9ccd1', 0.2);
  const shell = plastic(colour, 0.24);
  const grey = plastic('#3a3b40', 0.4);
  const handle = tube(
    grey,
    [
      [-6, 6.4, 0],
      [-6.4, 9.6, 0],
      [-4, 12, 0],
      [2, 12.6, 0],
      [8.6, 12, 0],
      [10.6, 9.4, 0],
      [10, 6, 0],
    ],
    1.5,
  );
  const dial = move(cylinder(plastic('#e9e6e0', 0.3), 2, 1, 0.3), 2.4, 7, 0);
  const light = move(cylinder(glow('#e4803a', 0.8), 0.45, 0.5, 0.1), -3, 7, 0);
  const cord = tube(
    matte('#28292d'),
    [
      [10, 11, 0],
      [15, 14, -2],
      [20, 6, -4],
      [22, 0.6, 2],
    ],
    0.4,
  );
  const soleplate = ironLayer(steel, 0, 1, 1);
  const heatShield = ironLayer(grey, 1, 1, 0.97);
  const waterTank = ironLayer(shell, 2, 3.6, 0.94);
  const top = ironLayer(shell, 4.6, 2.6, 0.74);
  return join(soleplate, heatShield, waterTank, top, handle, dial, light, cord);
};

export const irons: Kinds = {
  steamIron: stands('#b8282e', steamIron, { yaw: 14, pitch: 16 }),
};
