import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, lens, white } from './parts.ts';

/**
 * Chimes that a visitor sets off: by moving past a sensor, or by a doorbell with a camera.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; lens: radius; move and turn: x, y, z.
 */

/** The box in the house that sounds. */
const chime = (depth: number): Solid => {
  const housing = box(white, 7, 7, depth, 1);
  const slots = repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, depth / 2));
  return join(housing, slots);
};

const motionChime = (): Solid => {
  const housing = box(white, 5, 7, 2.6, 1);
  const darkEye = move(ball(dark, 1.5, 1.5, 0.8), 0, 4.2, 1.1);
  const light = move(ball(glow('#e05a3f', 0.8), 0.2), 0, 1.4, 1.3);
  const sensor = turn(join(housing, darkEye, light), -6, 8);
  return join(sensor, move(chime(2.6), 8.6, 0, -2));
};

/** The part beside the door, with a camera and a button. */
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

const videoDoorbell = (): Solid => join(doorbell(), move(chime(3), 9, 0, -2));

export const doorbells: Kinds = {
  motionChime: stands('#f5f4f0', motionChime),
  videoDoorbell: stands('#2b2d32', videoDoorbell),
};
