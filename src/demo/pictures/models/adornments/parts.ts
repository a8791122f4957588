import { type Hex } from '../../studio/colour.ts';
import { type Material, metal, plastic } from '../../studio/material.ts';
import { type Point, type Solid, turn } from '../../studio/mesh.ts';

/**
 * Materials and shapes that several adornments share.
 * Lengths are centimetres, angles degrees. turn: x, y, z.
 */

export const gold = metal('#dcae52', 0.18);

export const silver = metal('#d9dbe0', 0.16);

/** The material of a polished stone. */
export const gem = (colour: Hex): Material => ({ ...plastic(colour, 0.04), sheen: 0.3 });

/** The solid with its top turned to the viewer. */
export const facing = (solid: Solid): Solid => turn(solid, 90, 0);

/** `count` points around a circle in x and y, and the first again as the last. */
export const loop = (radius: number, count = 24): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, 0];
  });
