import { darker, type Hex, mix } from '../../studio/colour.ts';
import { leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, scale, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * Headphones.
 * Lengths are centimetres, angles degrees. lathe: [radius, height] from one end; plate: outline, thickness, rounding of edges, rounding of
 * corners; tube: points, radius, with `flat` as the half thickness of a band; move and turn: x, y, z.
 */

/** An ear cup, its cushion to the right. */
const earCup = (colour: Hex): Solid => {
  const shell = turn(
    lathe(
      plastic(colour, 0.28),
      [
        [0, 0],
        [3.4, 0],
        [4.2, 1.4],
        [4.2, 2.6],
      ],
      { bevel: 0.8 },
    ),
    0,
    0,
    -90,
  );
  const cushion = turn(
    lathe(
      leather(darker(colour, 0.4), 0.2),
      [
        [2, 2.4],
        [3.4, 2.4],
        [4.4, 3.4],
        [4, 4.6],
        [2.4, 4.4],
        [2.2, 3],
      ],
      { bevel: 0.6 },
    ),
    0,
    0,
    -90,
  );
  return join(shell, cushion);
};

/** The ear of a cat on the right half of the headband. */
const catEar = (colour: Hex): Solid =>
  move(
    plate(
      plastic(colour),
      [
        [-1.6, 0],
        [1.6, 0],
        [0.4, 3.4],
      ],
      1,
      0.4,
      0.5,
    ),
    5,
    20.4,
    0,
  );

const headband = (colour: Hex): Solid =>
  tube(
    plastic(colour, 0.3),
    [
      [9.4, 13, 0],
      [8, 18, 0],
      [4, 21.4, 0],
      [0, 22.4, 0],
      [-4, 21.4, 0],
      [-8, 18, 0],
      [-9.4, 13, 0],
    ],
    1.6,
    { flat: 0.5 },
  );

const headCushion = (colour: Hex): Solid =>
  tube(
    leather(darker(colour, 0.4), 0.2),
    [
      [6.8, 18.2, 0],
      [3.6, 20.4, 0],
      [0, 21.2, 0],
      [-3.6, 20.4, 0],
      [-6.8, 18.2, 0],
    ],
    1.7,
    { flat: 0.5 },
  );

const headphone = (colour: Hex, hasCatEars = false): Solid => {
  const rightEarCup = move(scale(turn(earCup(colour), 0, 180), 1, 1.18, 1), 9.6, 6, 0);
  const slider = tube(
    metal('#b9bcc2'),
    [
      [9.8, 10, 0],
      [9.4, 14, 0],
    ],
    0.5,
    { flat: 0.9 },
  );
  const rightHalf = join(rightEarCup, slider, hasCatEars ? catEar(colour) : []);
  return join(pair(rightHalf), headband(colour), headCushion(colour));
};

/** Headphones with a cord. */
const studioHeadphone = (colour: Hex): Solid => {
  const cord = tube(
    matte('#1d1d1f'),
    [
      [-10, 1.4, 0],
      [-12, -1, 3],
      [-6, -1, 9],
      [4, -1, 8],
      [8, -1, 12],
    ],
    0.28,
  );
  return join(headphone(colour), cord);
};

/** The detail shows the left ear cup. */
const onEarCup = [0.2, 0.3, 0.6] as const;

const grey: Hex = '#8a8d94';
const pink: Hex = '#e39aac';

export const headphones: Kinds = {
  noiseHeadphone: stands('#26262a', (c) => headphone(c), { yaw: -34, pitch: 8, focus: onEarCup }),
  studioHeadphone: stands('#26262a', studioHeadphone, { yaw: -34, pitch: 10, focus: [0.2, 0.4, 0.6] }),
  batteryHeadphone: stands('#2d4f88', (c) => headphone(mix(c, grey, 0.15)), {
    yaw: -34,
    pitch: 8,
    focus: onEarCup,
  }),
  kidsHeadphone: stands(pink, (c) => headphone(mix(c, pink, 0.35), true), {
    yaw: -30,
    pitch: 8,
    focus: onEarCup,
  }),
};
