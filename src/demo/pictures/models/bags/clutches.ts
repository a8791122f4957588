import { type Hex, mix } from '../../studio/colour.ts';
import type { Grain } from '../../studio/grains.ts';
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
 * outline, thickness, rounding of edges, rounding of corners; tube: points, radius; lock: y, z, radius; pouch: width, height, half depth;
 * move: x, y, z.
 */

/** An envelope clutch: flat, with a flap that comes to a point. */
const envelopeClutch = (skin: Material): Solid => {
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

/** A satin bag; pearls run along its clear handle. */
const eveningBag = (colour: Hex): Solid => {
  const pearl = metal('#f2f4f8', 0.08);
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
  const handleHalfWidth = 9.6;
  const handleRise = 8.4;
  const pearls = repeat(19, (i) => {
    const angleFromTop = (i / 18) * Math.PI - quarterTurn;
    return move(
      ball(pearl, 0.75),
      Math.sin(angleFromTop) * handleHalfWidth,
      12.8 + Math.cos(angleFromTop) * handleRise,
      0,
    );
  });
  const clasp = move(ball(pearl, 1.2), 0, 13, 1);
  return join(pouch(satin(colour), 21, 13, 4), handle, pearls, clasp);
};

/** The relief of closely sewn beads, which are 0.4 cm wide (half of a wave). */
const beadRelief: Grain = (x, y, z) => 0.12 * Math.sin(x * 8 + z * 3) * Math.sin(y * 8);

/** A clutch covered with beads; its wrist strap of larger beads hangs down from the right in a wave. */
const beadedClutch = (colour: Hex): Solid => {
  const beads: Material = { ...metal(mix(colour, '#e9dcc4', 0.45), 0.3), grain: beadRelief };
  const wristStrap = repeat(24, (i) => {
    const wave = Math.sin(i / 4) * 3;
    return move(ball(gold, 0.5), 10.4 + wave + i * 0.1, 11 - i * 0.46, 2 + i * 0.1);
  });
  return join(pouch(beads, 22, 12, 3.4), wristStrap);
};

export const clutches: Kinds = {
  eveningBag: stands('#e39aac', eveningBag),
  beadedClutch: stands('#26262a', beadedClutch),
  envelopeClutch: stands('#b8282e', (colour) => envelopeClutch(leather(colour))),
};
