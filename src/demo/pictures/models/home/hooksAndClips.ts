import { type Hex } from '../../studio/colour.ts';
import { cloth, glass, matte } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';

/**
 * Hooks for the wall, and clips that hold a cable.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius; move and turn: x, y, z.
 */

/** Six hooks on clear pads, in two rows. */
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
  const leaningHook = turn(join(pad, hook), -60, 0);
  const distance = 7.4;
  return repeat(6, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(leaningHook, column * distance, 0, row * distance);
  });
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

/** Ten clips in two rows; those at the back hold a cable. */
const cableClips = (): Solid => {
  const clips = repeat(10, (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return move(clip(i % 2 === 0 ? '#33363c' : '#e6e2da'), column * 3.4, 0, row * 4);
  });
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
