import { type Hex, mix } from '../../studio/colour.ts';
import { matte, metal, plastic } from '../../studio/material.ts';
import { move, type Solid } from '../../studio/mesh.ts';
import { lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing } from './parts.ts';
import { watch } from './watch.ts';

/**
 * Smart watches and a smart ring.
 * Lengths are centimetres. lathe: [radius, height] from one end; watch: its size is the radius of the dial; move: x, y, z.
 */

const smartRing = (colour: Hex): Solid => {
  const outerRadius = 1.14;
  const band = lathe(
    metal(mix(colour, '#6f747b', 0.5), 0.3),
    [
      [0.98, 0],
      [outerRadius, 0.06],
      [outerRadius, 0.7],
      [0.98, 0.76],
      [0.94, 0.38],
      [0.98, 0],
    ],
    { bevel: 0.06, sides: 64 },
  );
  return move(facing(band), 0, outerRadius, 0);
};

export const smartWatchesAndRings: Kinds = {
  smartWatch: stands(
    '#26262a',
    (colour) =>
      watch({
        strap: matte(colour),
        rim: metal(mix(colour, '#9aa0a6', 0.4), 0.3),
        dial: '#11151a',
        size: 2,
        style: 'smart',
      }),
    { yaw: -20 },
  ),
  fitnessBand: stands(
    '#2d4f88',
    (colour) =>
      watch({ strap: matte(colour), rim: plastic('#1c1d20'), dial: '#11151a', size: 1.2, style: 'smart' }),
    { yaw: -20 },
  ),
  gpsWatch: stands(
    '#2f6b4a',
    (colour) =>
      watch({
        strap: matte(colour),
        rim: metal('#5a5d62', 0.4),
        dial: '#1a1d22',
        size: 2.3,
        style: 'chrono',
      }),
    { yaw: -20 },
  ),
  smartRing: stands('#26262a', smartRing, { yaw: -40, pitch: 16 }),
};
