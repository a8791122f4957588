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

/** Outline of an iron's plate: the tip is on the left. */
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

/** A layer of an iron, from a height upward, as a share of the plate. */
const ironLayer = (material: Material, y: number, thick: number, share: number): Solid =>
  move(
    turn(
      plate(
        material,
        ironOutline.map(([x, z]): Flat => [x * share + (1 - share) * 3, z * share]),
        thick,
        Math.min(1.2, thick / 2.4),
        1.4,
      ),
      -90,
      0,
    ),
    0,
    y + thick / 2,
    0,
  );

const steamIron = (colour: Hex): Solid => {
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
  return join(
    ironLayer(metal('#c9ccd1', 0.2), 0, 1, 1),
    ironLayer(grey, 1, 1, 0.97),
    ironLayer(shell, 2, 3.6, 0.94),
    ironLayer(shell, 4.6, 2.6, 0.74),
    handle,
    dial,
    light,
    cord,
  );
};

export const irons: Kinds = {
  steamIron: stands('#b8282e', steamIron, { yaw: 14, pitch: 16 }),
};
