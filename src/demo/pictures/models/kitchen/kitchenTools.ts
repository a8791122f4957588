import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, glaze, matte, wax } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { panel } from './machineParts.ts';
import { bowl, steel, white } from './parts.ts';

/**
 * Small tools for cooking.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; bowl: radius, height; panel, with lit digits: width, height, y,
 * z, colour of the digits; move and turn: x, y, z.
 */

/** A scale with a bowl of tomatoes on it. */
const kitchenScale = (): Solid => {
  const glassTop = box(glass('#dfe7e9', 0.3), 18, 1.2, 22, 0.6);
  const body = box(steel, 17.4, 1, 21.4, 0.4);
  const display = move(turn(panel(9, 4, 0, 0.1, '#2f3a36'), -84, 0), 0, 1.3, 9.6);
  const tomatoBowl = move(bowl(glaze('#e6ded0'), 7, 5), 0, 1.2, -3);
  const tomatoes = repeat(3, (i) => {
    // 2.1 is a third of a full turn in radians, rounded.
    const angle = i * 2.1;
    return move(ball(wax('#c0392b'), 2.4), Math.cos(angle) * 2.4, 5.4, -3 + Math.sin(angle) * 2.4);
  });
  return join(glassTop, body, display, tomatoBowl, tomatoes);
};

const oilBrush = (colour: Hex): Solid => {
  const silicone = matte(colour);
  const handle = tube(
    silicone,
    [
      [0, 0, 0],
      [0, 14, 0],
    ],
    0.6,
  );
  const head = lathe(silicone, [
    [0.6, 13],
    [1.5, 14.4],
    [1.6, 16],
  ]);
  // They fill a round tuft evenly, as their distances from its middle grow with the root of their number.
  const bristles = repeat(40, (i) => {
    const angle = i * goldenAngle;
    const x = Math.cos(angle) * Math.sqrt(i);
    const z = Math.sin(angle) * Math.sqrt(i);
    return tube(
      matte(lighter(colour, 0.1)),
      [
        [x * 0.22, 16, z * 0.22],
        [x * 0.28, 20, z * 0.28],
      ],
      0.13,
      { sides: 6 },
    );
  });
  const hangingLoop = tube(
    silicone,
    [
      [0, 0, 0],
      [0.7, -1.2, 0],
      [0, -2, 0],
      [-0.7, -1.2, 0],
      [0, 0, 0],
    ],
    0.24,
  );
  return turn(join(handle, head, bristles, hangingLoop), -80, 40);
};

/** A separator that holds a yolk above a bowl, and an egg beside it. */
const eggSeparator = (): Solid => {
  const sieve = lathe(white, [
    [4.4, 4],
    [4.6, 4.2],
    [3.4, 2],
    [2, 1.4],
    [0, 1.2],
  ]);
  const yolk = move(ball(wax('#f0a81c'), 1.9, 1.3, 1.9), 0, 2.6, 0);
  const handle = tube(
    white,
    [
      [4.2, 4, 0],
      [10, 5, 0],
      [16, 5, 0],
    ],
    0.7,
    { flat: 0.4 },
  );
  const egg = move(scale(ball(wax('#e9cfae'), 2.2), 1, 1.25, 1), -8, 2.7, 4);
  const glassBowl = bowl(glass('#eef4f4', 0.7), 5, 3.4);
  return join(sieve, yolk, handle, glassBowl, egg);
};

export const kitchenTools: Kinds = {
  oilBrush: stands('#c8525a', oilBrush, { pitch: 42 }),
  kitchenScale: stands('#d3d6da', kitchenScale, { pitch: 30 }),
  eggSeparator: stands('#f5f3ee', eggSeparator, { pitch: 28, yaw: 14 }),
};
