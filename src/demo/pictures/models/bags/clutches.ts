import { type Hex, mix } from '../../studio/colour.ts';
import { glass, leather, type Material, metal, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold, lock } from './parts.ts';
import { pouch } from './shapes.ts';

/**
 * Evening bags and clutches.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; plate:
 * outline, thickness, rounding; tube: points, radius; lock: y, z, radius; pouch: width, height, depth; move:
 * x, y, z.
 */

/** A flat clutch with a flap that comes to a point. */
const envelope = (skin: Material): Solid => {
  const pocket = box(skin, 27, 16, 2.4, 0.9);
  const frontFlap = move(
    plate(
      skin,
      [
        [-13.4, 0],
        [13.4, 0],
        [1.4, -10.5],
        [-1.4, -10.5],
      ],
      0.6,
      0.2,
      0.8,
    ),
    0,
    16,
    1.6,
  );
  return join(pocket, frontFlap, lock(6.4, 2, 0.9));
};

const eveningBag = (colour: Hex): Solid => {
  const handle = tube(
    glass('#f4f7fa', 0.5),
    [
      [-9.6, 12.6, 0],
      [-7, 18, 0],
      [0, 21, 0],
      [7, 18, 0],
      [9.6, 12.6, 0],
    ],
    0.5,
  );
  const pearls = repeat(19, (i) =>
    move(
      ball(metal('#f2f4f8', 0.08), 0.75),
      Math.sin((i / 18) * Math.PI - quarterTurn) * 9.6,
      12.8 + Math.cos((i / 18) * Math.PI - quarterTurn) * 8.4,
      0,
    ),
  );
  const clasp = move(ball(metal('#f2f4f8', 0.08), 1.2), 0, 13, 1);
  return join(pouch(satin(colour), 21, 13, 4), handle, pearls, clasp);
};

const beadedClutch = (colour: Hex): Solid => {
  const beads: Material = {
    ...metal(mix(colour, '#e9dcc4', 0.45), 0.3),
    grain: (x, y, z) => 0.12 * Math.sin(x * 8 + z * 3) * Math.sin(y * 8),
  };
  const wristStrap = repeat(24, (i) =>
    move(ball(gold, 0.5), 10.4 + Math.sin(i / 4) * 3 + i * 0.1, 11 - i * 0.46, 2 + i * 0.1),
  );
  return join(pouch(beads, 22, 12, 3.4), wristStrap);
};

export const clutches: Kinds = {
  eveningBag: stands('#e39aac', eveningBag),
  beadedClutch: stands('#26262a', beadedClutch),
  envelopeClutch: stands('#b8282e', (c) => envelope(leather(c))),
};
