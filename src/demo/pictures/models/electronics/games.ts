import { type Hex } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, type Flat, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, wallpaper } from './parts.ts';

/**
 * Consoles and a gamepad.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; move and turn: x, y, z.
 */

/** Button to button of four in a ring: a quarter turn in radians, rounded as the stored pictures have it. */
const buttonAngle = 1.571;

/** The x and y of a button of four in a ring around the place x and y. */
const inRing = (i: number, radius: number, x: number, y: number): Flat => [
  x + Math.cos(i * buttonAngle) * radius,
  y + Math.sin(i * buttonAngle) * radius,
];

const gamepadShell = (colour: Hex): Solid =>
  plate(
    plastic(colour, 0.34),
    [
      [-4, 3.4],
      [4, 3.4],
      [7, 3],
      [8.6, 0],
      [9, -5],
      [7.6, -6.2],
      [6, -4.4],
      [3.6, -1.6],
      [-3.6, -1.6],
      [-6, -4.4],
      [-7.6, -6.2],
      [-9, -5],
      [-8.6, 0],
      [-7, 3],
    ],
    3.4,
    1.5,
    1.4,
  );

const padRubber = matte('#1c1d20');

const gamepad = (colour: Hex): Solid => {
  const stickBase = facing(cylinder(matte('#26272a'), 1.3, 1, 0.2));
  const knob = move(ball(padRubber, 1.5, 1.5, 0.6), 0, 0, 1.1);
  const stick = join(stickBase, knob);
  const sticks = join(move(stick, -5.6, 1.2, 1.7), move(stick, 2.8, -0.6, 1.7));
  const buttons = (['#4a90d0', '#d0483f', '#5aa85a', '#e0b13a'] as const).flatMap((buttonColour, i) =>
    move(ball(plastic(buttonColour, 0.14), 0.6, 0.6, 0.4), ...inRing(i, 1.2, 5.8, 1.2), 1.8),
  );
  const dPadAcross = move(box(padRubber, 2.4, 0.8, 0.6, 0.2), -2.8, -1, 1.5);
  const dPadUpright = move(box(padRubber, 0.8, 2.4, 0.6, 0.2), -2.8, -1.8, 1.5);
  const light = move(ball(glow('#7fd6f0', 1), 0.5, 0.5, 0.2), 0, 1.8, 1.7);
  return turn(join(gamepadShell(colour), sticks, buttons, dPadAcross, dPadUpright, light), -58, 0);
};

const consolePlastic = plastic('#cfccc4', 0.34);

/** Two controllers, which lie in front of their console. */
const controllers = (): Solid => {
  const shell = box(consolePlastic, 10.6, 1.6, 4.6, 0.5);
  const face = move(box(plastic('#2c2b2d'), 10, 0.2, 3.6, 0.1), 0, 1.5, 0);
  const dPadPlastic = plastic('#1c1b1d');
  const dPadAcross = move(box(dPadPlastic, 2.2, 0.5, 0.7, 0.15), -3.2, 1.6, 0);
  const dPadUpright = move(box(dPadPlastic, 0.7, 0.5, 2.2, 0.15), -3.2, 1.6, 0);
  const buttons = repeat(2, (i) =>
    move(cylinder(plastic('#c0323c', 0.16), 0.62, 0.4, 0.1), 2.4 + i * 1.7, 1.6, 0.2),
  );
  return pair(move(turn(join(shell, face, dPadAcross, dPadUpright, buttons), 0, -14), 9, 0, 12));
};

const retroConsole = (): Solid => {
  const housing = box(consolePlastic, 15, 3.6, 11, 0.8);
  const cartridge = move(box(plastic('#3b3a3c'), 9, 1, 4.6, 0.3), 0, 3.3, -1.6);
  const powerButton = move(box(plastic('#b8323c'), 2.4, 0.5, 1.2, 0.2), -4, 3.4, 3.6);
  const cords = pair(
    tube(
      matte('#1d1d1f'),
      [
        [6, 1, 10],
        [5, 0.4, 7],
        [3, 1.4, 5.6],
      ],
      0.22,
    ),
  );
  return join(housing, cartridge, powerButton, controllers(), cords);
};

const handheldGame = (): Solid => {
  const housing = box(plastic('#3f5a8a', 0.3), 8.4, 14, 2, 1);
  const screenFrame = move(box(dark, 7.2, 6.2, 0.1, 0.03), 0, 6.8, 1);
  const screen = move(box(wallpaper('#6fae6a'), 6, 4.8, 0.1, 0.03), 0, 7.5, 1.04);
  const dPadAcross = move(box(padRubber, 2.4, 0.8, 0.4, 0.2), -2.2, 3.4, 0.9);
  const dPadUpright = move(box(padRubber, 0.8, 2.4, 0.4, 0.2), -2.2, 2.6, 0.9);
  const buttons = (['#d0483f', '#e0b13a', '#5aa85a', '#4a90d0'] as const).flatMap((buttonColour, i) =>
    move(facing(cylinder(plastic(buttonColour, 0.16), 0.5, 0.4, 0.1)), ...inRing(i, 0.95, 2.3, 3.8), 0.9),
  );
  return turn(join(housing, screenFrame, screen, dPadAcross, dPadUpright, buttons), -14, 8);
};

export const games: Kinds = {
  gamepad: stands('#26262a', gamepad, { pitch: 24, yaw: -14 }),
  retroConsole: stands('#cfccc4', retroConsole, { pitch: 34 }),
  handheldGame: stands('#3f5a8a', handheldGame, { pitch: 10 }),
};
