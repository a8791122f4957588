import { type Hex } from '../../studio/colour.ts';
import { cloth, glass, matte } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';

/**
 * Hooks and clips.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius; move and turn: x, y, z.
 */

const wallHooks = (): Solid => {
  const pad = box(glass('#e9f0f2', 0.6), 6, 6, 0.4, 0.8);
  const hook = tube(
    steel,
    [
      [0, 4, 0.3],
      [0, 2, 0.8],
      [0, 0.9, 1.6],
      [0, 1.6, 2.4],
    ],
    0.34,
  );
  return repeat(6, (i) => move(turn(join(pad, hook), -60, 0), (i % 3) * 7.4, 0, Math.floor(i / 3) * 7.4));
};

/** One clip: its base and the arc that holds a cable. */
const clip = (colour: Hex): Solid => {
  const rubber = matte(colour);
  const base = box(rubber, 2.4, 0.4, 1.8, 0.15);
  const arc = tube(
    rubber,
    [
      [-0.7, 0.3, 0],
      [-0.8, 1.3, 0],
      [0.2, 1.7, 0],
      [0.8, 1, 0],
    ],
    0.3,
    { flat: 0.8 },
  );
  return join(base, arc);
};

const cableClips = (): Solid => {
  const clips = repeat(10, (i) =>
    move(clip(i % 2 === 0 ? '#33363c' : '#e6e2da'), (i % 5) * 3.4, 0, Math.floor(i / 5) * 4),
  );
  // The cable in the front row.
  const cable = tube(
    cloth('#c8525a', 0.2),
    [
      [-4, 0.9, 0],
      [0, 0.9, 0],
      [7, 0.9, 0.1],
      [13.6, 0.9, 0],
      [18, 0.4, 2],
    ],
    0.26,
  );
  return join(clips, cable);
};

export const hooksAndClips: Kinds = {
  wallHooks: stands('#cfd2d7', wallHooks, { pitch: 40 }),
  cableClips: stands('#33363c', cableClips, { pitch: 42 }),
};
