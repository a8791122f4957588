import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, lens, white } from './parts.ts';

/**
 * Doorbells.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; lens: radius; move and turn: x, y, z.
 */

const motionChime = (): Solid => {
  const housing = box(white, 5, 7, 2.6, 1);
  const darkEye = move(ball(dark, 1.5, 1.5, 0.8), 0, 4.2, 1.1);
  const light = move(ball(glow('#e05a3f', 0.8), 0.2), 0, 1.4, 1.3);
  const sensor = turn(join(housing, darkEye, light), -6, 8);
  const chimeHousing = box(white, 7, 7, 2.6, 1);
  const slots = repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, 1.3));
  const chime = move(join(chimeHousing, slots), 8.6, 0, -2);
  return join(sensor, chime);
};

const doorbell = (): Solid => {
  const housing = box(plastic('#2b2d32', 0.24), 5, 13, 2.4, 1);
  const cameraLens = move(lens(1.3), 0, 10, 1.2);
  const buttonDisc = cylinder(metal('#8a8d94', 0.3), 1.6, 0.3);
  const lightRing = lathe(glow('#4ad0f0', 1.2), [
    [1.5, 0.2],
    [1.8, 0.3],
    [1.5, 0.36],
  ]);
  const button = move(facing(join(buttonDisc, lightRing)), 0, 3.6, 1.1);
  return turn(join(housing, cameraLens, button), -4, 6);
};

const videoDoorbell = (): Solid => {
  const chimeHousing = box(white, 7, 7, 3, 1);
  const slots = repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, 1.5));
  const chime = move(join(chimeHousing, slots), 9, 0, -2);
  return join(doorbell(), chime);
};

export const doorbells: Kinds = {
  motionChime: stands('#f5f4f0', motionChime),
  videoDoorbell: stands('#2b2d32', videoDoorbell),
};
