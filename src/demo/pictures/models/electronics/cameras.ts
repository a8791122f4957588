import { type Hex, mix } from '../../studio/colour.ts';
import { glass, glow, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, lens, wallpaper } from './parts.ts';

/**
 * Cameras.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lens: radius; move and turn: x, y, z.
 */

/** An instant camera with ears, whose latest photo comes out at the top. */
const kidsCamera = (colour: Hex): Solid => {
  const shell = plastic(mix(colour, '#7fc0d9', 0.4), 0.26);
  const cameraBody = box(shell, 11, 8.4, 5, 1.8);
  const cameraLens = move(lens(2.4), 0.6, 4, 2.6);
  const flash = move(box(glow('#fff6e0', 0.7), 2, 1, 0.2, 0.1), -3.8, 6.2, 2.5);
  const shutterButton = move(box(plastic('#f0b84a'), 1.8, 0.8, 1.8, 0.4), -3.4, 8.1, 0);
  const photoPaper = move(turn(box(paper('#fdfcf8'), 6, 5, 0.1, 0.03), -8, 0), 0, 8, -0.6);
  const photo = move(box(wallpaper('#6fa8d0'), 5, 3.6, 0.06, 0.02), 0, 8.8, -0.4);
  const ears = pair(move(ball(shell, 1.6, 1.6, 1), 4.2, 8.6, 0));
  return join(cameraBody, cameraLens, flash, shutterButton, photoPaper, photo, ears);
};

/** A camera with its waterproof case on the right and two batteries on the left. */
const actionCamera = (): Solid => {
  const cameraBody = box(plastic('#2b2d32', 0.3), 6, 4.4, 2.6, 0.5);
  const cameraLens = move(lens(1.6), 1.2, 2.3, 1.3);
  const frontScreen = move(box(dark, 1.8, 1.4, 0.1, 0.04), -1.6, 1.6, 1.32);
  const shutterButton = move(box(plastic('#c9302c'), 0.9, 0.3, 0.9, 0.1), -1.6, 4.3, 0);
  const clearShell = box(glass('#eaf2f4', 0.72), 7.4, 6.4, 4.4, 0.9);
  const lensWindow = move(facing(cylinder(glass('#eaf2f4', 0.6), 1.9, 1.2)), 1.2, 3.2, 2);
  const base = box(black, 2, 1, 2, 0.3);
  const waterproofCase = move(join(clearShell, lensWindow, base), 9.4, 0, -1);
  const batteryDistance = 1.6;
  const battery = box(plastic('#4a4d54'), 2.4, 3, 0.9, 0.2);
  const batteries = repeat(2, (i) => move(battery, -5.6, 0, 2 - i * batteryDistance));
  return join(cameraBody, cameraLens, frontScreen, shutterButton, waterproofCase, batteries);
};

export const cameras: Kinds = {
  kidsCamera: stands('#7fc0d9', kidsCamera, { yaw: -20 }),
  actionCamera: stands('#2b2d32', actionCamera, { yaw: -16 }),
};
