import { type Hex } from '../../studio/colour.ts';
import { matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';

export const steel = metal('#cfd2d7', 0.22);

export const black = plastic('#28292d', 0.3);

export const tones: readonly Hex[] = ['#d9534a', '#4f94b8', '#e9b93c', '#6fae6a', '#a685b8', '#e58a3c'];

export const tone = (i: number): Hex => tones[i % 6] ?? '#d9534a';

export const bar = (material: ReturnType<typeof plastic>, from: Point, to: Point, r: number): Solid =>
  tube(material, [from, to], r, { isSmooth: false });

export const wheel = (r: number, wide: number, hub: Hex): Solid =>
  turn(
    join(
      lathe(
        matte('#242528'),
        [
          [r * 0.5, 0],
          [r, 0],
          [r, wide],
          [r * 0.5, wide],
        ],
        { bevel: wide * 0.25 },
      ),
      cylinder(plastic(hub), r * 0.56, wide * 1.06),
    ),
    90,
    0,
  );

export const eye = (x: number, y: number, z: number, size: number): Solid =>
  pair(move(ball(plastic('#1d1a19', 0.08), size), x, y, z));
