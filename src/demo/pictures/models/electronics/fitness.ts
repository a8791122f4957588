import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark } from './parts.ts';

/**
 * A treadmill and a skipping rope.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * tube: points, radius; move and turn: x, y, z.
 */

/** The panel of a treadmill; four lit bars stand for the digits on its screen. */
const controlPanel = (): Solid => {
  const panel = box(plastic('#2d3036', 0.24), 66, 26, 5, 2);
  const screen = move(box(dark, 34, 14, 0.4, 0.1), 0, 6, 2.5);
  const digit = box(glow('#ff7a4a', 1.1), 3, 6, 0.2, 0.05);
  const digits = [-8, -2.6, 2.8, 8.2].flatMap((x) => move(digit, x, 10, 2.8));
  return move(turn(join(panel, screen, digits), -30, 0), 0, 108, -60);
};

const treadmill = (): Solid => {
  const base = box(plastic('#26282d', 0.34), 70, 9, 150, 3);
  const belt = move(box(matte('#1a1b1e'), 48, 1, 138, 0.4), 0, 8.4, 2);
  const posts = pair(
    tube(
      plastic('#33363c', 0.34),
      [
        [31, 8, -58],
        [32, 70, -66],
        [31, 118, -60],
      ],
      3.4,
    ),
  );
  const handrails = pair(
    tube(
      matte('#26282d'),
      [
        [31, 94, -62],
        [31, 96, -40],
        [31, 92, -24],
      ],
      2.2,
    ),
  );
  const lightStrip = tube(
    glow('#4ad0f0', 0.6),
    [
      [-24.4, 9, -60],
      [-24.4, 9, 66],
    ],
    0.5,
  );
  return join(base, belt, posts, handrails, controlPanel(), lightStrip);
};

/** A skipping rope, whose handles show the number of jumps. */
const skippingRope = (): Solid => {
  const handle = lathe(
    plastic('#2d2f34'),
    [
      [0, 0],
      [1.2, 0],
      [1, 6],
      [1.4, 12],
      [1, 14],
      [0, 14],
    ],
    { bevel: 0.4 },
  );
  const counter = move(box(glow('#b6e0a8', 0.7), 1.2, 1.6, 0.3, 0.1), 0, 8, 1.1);
  const handles = pair(move(turn(join(handle, counter), -80, 20), 6, 1.4, 6));
  const rope = tube(
    matte('#d9542c'),
    [
      [-2, 1.4, -7],
      [-10, 0.5, -14],
      [-14, 0.5, -2],
      [-6, 0.5, 8],
      [4, 0.5, 12],
      [13, 0.5, 2],
      [10, 0.5, -13],
      [10.4, 1.4, -7],
    ],
    0.34,
  );
  return join(handles, rope);
};

export const fitness: Kinds = {
  treadmill: stands('#26282d', treadmill, { yaw: -38, pitch: 14, focus: [0.5, 0.85, 0.2] }),
  skippingRope: stands('#d9542c', skippingRope, { pitch: 46 }),
};
