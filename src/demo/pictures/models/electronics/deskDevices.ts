import { type Hex } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, loft, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { fan, tones } from './parts.ts';

/**
 * Devices for the desk: a talking clock, a mouse, a keyboard, and a stand that cools a laptop.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; loft: wide is half the width, deep half the depth; tube: points, radius; fan: radius; digit:
 * value, height; move and turn: x, y, z.
 */

/** A clock that shows 10:08 and says the time at a press of its large button. */
const talkingClock = (): Solid => {
  const redLight = glow('#ff8a5a', 1.3);
  const housing = box(plastic('#23252a', 0.2), 17, 8, 5, 1.4);
  const digits = [1, 0, 0, 8].flatMap((value, i) => {
    const placeInRow = (i - 1.5) * 2.8;
    const awayFromColon = i > 1 ? 0.6 : -0.6;
    return move(digit(redLight, value, 3.8), placeInRow + awayFromColon, 4, 2.5);
  });
  const colon = [3.1, 4.9].flatMap((y) => move(box(redLight, 0.4, 0.4, 0.1, 0.04), 0, y, 2.5));
  const speakButton = move(box(matte('#3a3c42'), 7, 0.8, 3, 0.3), 0, 7.8, 0);
  return join(housing, digits, colon, speakButton);
};

/** Sections of a mouse from the end under the wrist to the buttons: its place, half width and half height. */
const mouseSections: readonly (readonly [y: number, halfWidth: number, halfHeight: number])[] = [
  [-5.7, 1.1, 0.5],
  [-5.1, 2.5, 1.25],
  [-2.4, 3.15, 1.95],
  [1.4, 2.95, 1.75],
  [4.6, 2.75, 1.05],
  [5.6, 2, 0.5],
];

const mouse = (colour: Hex): Solid => {
  // With `z` the underside of each section is at z = 0, so that the shell is flat below once it is turned to lie.
  const standingShell = loft(
    plastic(colour, 0.34),
    mouseSections.map(([y, halfWidth, halfHeight]) => ({
      y,
      wide: halfWidth,
      deep: halfHeight,
      z: halfHeight,
      power: 2.6,
    })),
  );
  const shell = turn(standingShell, -90, 0);
  const buttonSeam = tube(
    matte('#0e0e10'),
    [
      [0, 1, -5.5],
      [0, 2.16, -4.5],
      [0, 3.1, -2.6],
      [0, 3.52, -0.8],
      [0, 3.66, 0.2],
    ],
    0.09,
  );
  const wheel = move(turn(cylinder(plastic('#8b8e93', 0.5), 0.8, 0.7), 0, 0, 90), 0.35, 2.65, -3);
  const light = move(box(glow('#6fd0e8', 0.8), 0.5, 0.1, 0.5, 0.04), 0, 3.74, 1.2);
  return join(shell, buttonSeam, wheel, light);
};

/** The middle of a column of keys. */
const columnX = (column: number): number => -15.8 + column * 2.26;

/** A keyboard lit from below in several colours; its Escape key is red. */
const keyboard = (): Solid => {
  const keysInRow = 15;
  const housing = box(plastic('#24262b', 0.3), 36, 2, 13.4, 0.6);
  const keys = repeat(87, (i) => {
    const [column, row] = [i % keysInRow, Math.floor(i / keysInRow)];
    const greyOfRow: Hex = row % 2 === 0 ? '#3a3d45' : '#34373e';
    const isEscape = i === 0;
    const key = box(plastic(isEscape ? '#c9523f' : greyOfRow, 0.4), 1.9, 1.1, 1.8, 0.3);
    return move(key, columnX(column), 1.7, -5 + row * 2.04);
  });
  const backlight = repeat(keysInRow, (column) => {
    const strip = box(glow(tones[column % tones.length] ?? '#f0a35a', 1), 2, 0.1, 12, 0.04);
    return move(strip, columnX(column), 1.96, 0);
  });
  return join(housing, keys, backlight);
};

/** A sloping board with six fans, on which a laptop is put; stops at its lower edge hold the laptop. */
const coolingStand = (): Solid => {
  const board = box(plastic('#26282d', 0.3), 38, 2.4, 27, 1);
  const fans = repeat(6, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(fan(4.4, '#4aa8f0'), -12 + column * 12, 2.2, -6.4 + row * 12.6);
  });
  const stops = pair(move(box(plastic('#3a3d45'), 4, 2, 1.4, 0.5), 9, 2.2, 13));
  return turn(join(board, fans, stops), 14, 0);
};

export const deskDevices: Kinds = {
  talkingClock: stands('#23252a', talkingClock),
  mouse: stands('#26262a', mouse, { pitch: 34, yaw: 150 }),
  keyboard: stands('#24262b', keyboard, { pitch: 36 }),
  coolingStand: stands('#26282d', coolingStand, { pitch: 30 }),
};
