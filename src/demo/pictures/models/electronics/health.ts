import { type Hex, mix } from '../../studio/colour.ts';
import { cloth, glass, glow, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, white } from './parts.ts';

/**
 * A blood pressure monitor, bathroom scales and a massage gun.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A blood pressure monitor with its cuff on a hose. */
const bloodPressure = (): Solid => {
  const housing = box(white, 13, 10, 6, 1.6);
  const screen = move(box(plastic('#d3dcd2', 0.2), 8, 7, 0.1, 0.04), -1.4, 2, 3);
  // Two rows of three dark bars, which stand for digits.
  const digits = repeat(6, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(box(paper('#2c302c'), 0.9, 1.7, 0.06, 0.02), -3.4 + column * 1.5, 2.6 + row * 2.8, 3.08);
  });
  const button = move(facing(cylinder(plastic('#4f8fb0', 0.2), 1.1, 0.5)), 4.6, 3, 2.8);
  const monitor = turn(join(housing, screen, digits, button), -16, 0);
  const hose = tube(
    matte('#4a4d54'),
    [
      [-6, 3, 2],
      [-11, 1, 6],
      [-8, 0.6, 12],
      [0, 1.4, 12],
    ],
    0.4,
  );
  const cuff = move(
    turn(
      lathe(cloth('#4a5a78', 0.3), [
        [4.4, 0],
        [5, 0.4],
        [5, 11],
        [4.4, 11.4],
      ]),
      0,
      0,
      90,
    ),
    13,
    5,
    12,
  );
  return join(monitor, hose, cuff);
};

/** Scales of glass with two electrodes for the feet. */
const bodyScale = (colour: Hex): Solid => {
  const glassPlate = box(glass(mix(colour, '#dfe7ea', 0.5), 0.2), 30, 1.4, 30, 0.6);
  const innerPlate = box(plastic(mix(colour, '#dfe7ea', 0.4), 0.1), 29.4, 1.1, 29.4, 0.5);
  const screen = box(dark, 9, 4.4, 0.3, 0.1);
  const digits = repeat(3, (i) =>
    move(box(glow('#f3f5f6', 1), 1.5, 2.6, 0.1, 0.03), -2.4 + i * 2.4, 0.9, 0.16),
  );
  const display = move(turn(join(screen, digits), -90, 0), 0, 1.36, -7);
  const electrodes = pair(move(box(metal('#c9ccd1', 0.24), 7, 0.2, 20, 0.08), 9, 1.36, 0));
  return join(glassPlate, innerPlate, display, electrodes);
};

const headWhite = matte('#e9e6df');

/** The case of a massage gun, on which five spare heads lie in a row. */
const carryCase = (): Solid => {
  const bag = box(cloth('#2b2d32', 0.3), 20, 6, 14, 2);
  const spareHeads = repeat(5, (i) =>
    move(ball(i % 2 === 0 ? headWhite : matte('#3a3d45'), 1.5), -7 + i * 3.5, 6.6, 0),
  );
  return move(join(bag, spareHeads), 16, 0, -4);
};

/** A massage gun beside its case. */
const massageGun = (): Solid => {
  const motorHousing = move(
    turn(
      lathe(
        plastic('#35383f', 0.32),
        [
          [0, -6],
          [2.6, -6],
          [2.8, 0],
          [2.4, 4],
          [1, 5],
        ],
        { bevel: 0.7 },
      ),
      0,
      0,
      90,
    ),
    0,
    15,
    0,
  );
  const massageHead = move(ball(headWhite, 2.2), -7, 15, 0);
  const grip = tube(
    matte('#35383f'),
    [
      [1, 14, 0],
      [1.6, 6, 0],
      [2, 0.4, 0],
    ],
    1.7,
  );
  const lightRing = move(
    lathe(glow('#6fe0a8', 0.9), [
      [1.75, 0],
      [1.85, 0.2],
      [1.75, 0.4],
    ]),
    1.7,
    4,
    0,
  );
  return join(motorHousing, massageHead, grip, lightRing, carryCase());
};

export const health: Kinds = {
  bloodPressure: stands('#f5f4f0', bloodPressure, { pitch: 22 }),
  bodyScale: stands('#f1efec', bodyScale, { pitch: 34 }),
  massageGun: stands('#35383f', massageGun),
};
