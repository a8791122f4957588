import { glass, glow, matte, plastic, printed } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, white } from './parts.ts';

/**
 * A doctor's set and a lamp.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius;
 * move and turn: x, y, z.
 */

const red = plastic('#d9534a', 0.28);

const crossWhite = plastic('#ffffff');

const syringeYellow = plastic('#e9b93c');

/** The open lid of the case, with a cross on its outside. */
const openLid = (): Solid => {
  const crossBar = move(box(crossWhite, 8, 0.3, 2.4, 0.1), 0, 2.9, 0);
  const crossPost = move(box(crossWhite, 2.4, 0.3, 8, 0.1), 0, 2.9, 0);
  return move(turn(join(box(red, 26, 3, 18, 1.2), crossBar, crossPost), -74, 0), 0, 17, -11);
};

const syringe = (): Solid => {
  const barrel = cylinder(glass('#eef4f4', 0.6), 1.3, 7);
  const fingerRest = move(cylinder(syringeYellow, 1.5, 0.8), 0, 7, 0);
  const plunger = bar(syringeYellow, [0, 7, 0], [0, 10, 0], 0.4);
  return move(turn(join(barrel, fingerRest, plunger), 90, 30), 3, 9.4, -2);
};

/** A doctor's case with a stethoscope, a syringe and an otoscope. */
const doctorSet = (): Solid => {
  const doctorsCase = box(red, 26, 8, 18, 1.6);
  const lining = move(box(plastic('#f6f4ef'), 25, 0.5, 17, 0.2), 0, 7.7, 0);
  const stethoscope = tube(
    matte('#4f94b8'),
    [
      [-8, 9, -3],
      [-10, 9, 4],
      [-4, 9, 6],
      [-3, 9, -1],
      [-6, 9, -4],
      [-8, 9, -3],
    ],
    0.5,
  );
  const chestPiece = move(cylinder(steel, 1.7, 0.8), -4, 8.4, 6);
  const head = move(box(plastic('#6fae6a'), 3, 1.6, 1.6, 0.5), 0, 7, 0);
  const otoscope = move(turn(join(bar(white, [0, 0, 0], [0, 7, 0], 0.5), head), -88, -20), 8, 9, 6);
  return join(doctorsCase, lining, openLid(), stethoscope, chestPiece, syringe(), otoscope);
};

/** 1 in small spots, the stars, where three waves of different lengths are high at once; otherwise 0. */
const stars = (x: number, y: number, z: number): number =>
  Number(Math.sin(x * 3.1 + z) * Math.sin(y * 2.9) * Math.cos(z * 3.3) > 0.5);

/** A lamp with a globe that shows stars. */
const starLamp = (): Solid => {
  const cream = plastic('#f0ece4', 0.3);
  const foot = lathe(
    cream,
    [
      [0, 0],
      [6, 0],
      [6.6, 2],
      [5, 3.4],
    ],
    { bevel: 0.5 },
  );
  const nightSky = printed(glow('#4a5fb0', 0.35), ['#36488f', '#ffe9a0'], stars);
  const globe = move(ball(nightSky, 6.4), 0, 8.8, 0);
  const rim = lathe(cream, [
    [5.2, 3.2],
    [6, 4],
    [5.6, 4.8],
  ]);
  const buttons = repeat(3, (i) => move(ball(glow('#6fd0e8', 0.8), 0.5, 0.5, 0.2), -1.6 + i * 1.6, 1.4, 6.2));
  return join(foot, globe, rim, buttons);
};

export const playSets: Kinds = {
  doctorSet: stands('#d9534a', doctorSet, { pitch: 30 }),
  starLamp: stands('#4a5fb0', starLamp),
};
