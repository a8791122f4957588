import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, glow, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, steel } from './parts.ts';

/**
 * For a journey: an adapter for foreign sockets, a scale for luggage and a neck pillow.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; loft: wide is half the
 * width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; move and turn: x, y,
 * z.
 */

const travelAdapter = (colour: Hex): Solid => {
  const housing = box(plastic(colour, 0.3), 6, 7, 5.4, 1);
  const chargingPorts = repeat(4, (i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    return move(box(dark, 1.3, 0.5, 0.2, 0.05), -1.8 + column * 2.6, 1 + row * 1.2, 2.7);
  });
  const pinHoles = repeat(3, (i) => move(facing(cylinder(dark, 0.3, 0.2)), -1 + i, 4.8, 2.6));
  const prongs = pair(move(box(metal('#c9a24a'), 0.7, 1.8, 0.3, 0.1), 1.1, 6.9, 0));
  const slider = move(box(plastic(lighter(colour, 0.4)), 1.4, 0.8, 3, 0.3), 3, 5, 0);
  return join(housing, chargingPorts, pinHoles, prongs, slider);
};

const luggageScale = (): Solid => {
  const uprightGrip = loft(plastic('#33363c', 0.3), [
    { y: 0, wide: 1.4, deep: 1.4 },
    { y: 4, wide: 1.9, deep: 1.7 },
    { y: 10, wide: 1.9, deep: 1.7 },
    { y: 14, wide: 1.4, deep: 1.4 },
  ]);
  const grip = move(turn(uprightGrip, 0, 0, 90), 7, 9, 0);
  const display = move(box(glow('#b6d8b0', 0.6), 3.4, 1.4, 0.2, 0.05), 0, 8.4, 1.7);
  const strap = tube(
    cloth('#26272a', 0.3),
    [
      [0, 7.6, 0],
      [-1.6, 5, 0.4],
      [0, 2, 0],
      [1.6, 5, -0.4],
      [0, 7.6, 0],
    ],
    0.9,
    { flat: 0.14 },
  );
  const hook = tube(
    steel,
    [
      [0, 2.4, 0],
      [0.9, 1.2, 0],
      [0, 0.2, 0],
      [-0.9, 1, 0],
    ],
    0.24,
  );
  return join(grip, display, strap, hook);
};

/** The radius of the neck pillow: largest behind the neck, smallest at both ends. */
const pillowRadius = (shareOfLength: number): number => {
  // Rounded: the stored picture was rendered with this value.
  const fullTurn = 6.28;
  return 5.4 - 0.9 * Math.cos(shareOfLength * fullTurn);
};

/** The pillow, in front of which a sleep mask lies. */
const neckPillow = (colour: Hex): Solid => {
  const cushion = tube(
    fleece(mix(colour, '#7a8494', 0.4), 0.16),
    [
      [-7, 5, 13],
      [-12, 5, 6],
      [-13, 5.4, -3],
      [-8, 6, -11],
      [0, 6.4, -13],
      [8, 6, -11],
      [13, 5.4, -3],
      [12, 5, 6],
      [7, 5, 13],
    ],
    pillowRadius,
    { sides: 20 },
  );
  const sleepMask = move(
    turn(
      plate(
        fleece('#26272c', 0.12),
        [
          [-9, 1],
          [-5, 3.6],
          [0, 2.6],
          [5, 3.6],
          [9, 1],
          [6, -3.4],
          [1.6, -2],
          [0, -0.6],
          [-1.6, -2],
          [-6, -3.4],
        ],
        1,
        0.4,
        1,
      ),
      -80,
      14,
    ),
    3,
    0.9,
    22,
  );
  return join(cushion, sleepMask);
};

export const travelDevices: Kinds = {
  travelAdapter: stands('#26262a', travelAdapter),
  luggageScale: stands('#33363c', luggageScale),
  neckPillow: stands('#8b8e93', neckPillow, { pitch: 30 }),
};
