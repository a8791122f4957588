import { type Hex } from '../../studio/colour.ts';
import { fleece, glow, matte, metal } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';

/**
 * Key rings with a torch, a pop-it and a smiling face.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A factor for the radius of a torch: ribs for the fingers, up to the height 4. */
const fingerRibs = (_angle: number, y: number): number => 1 + (y < 4 ? 0.03 * Math.sin(y * 14) : 0);

const keyTorch = (): Solid => {
  const body = move(
    turn(
      lathe(
        metal('#4a6a8a', 0.3),
        [
          [0, 0],
          [0.9, 0],
          [0.9, 5],
          [1.2, 5.6],
          [1.2, 6.6],
          [0, 6.6],
        ],
        { wave: fingerRibs },
      ),
      0,
      0,
      90,
    ),
    2,
    1.2,
    0,
  );
  const light = move(ball(glow('#fff3cf', 1.8), 0.3, 0.9, 0.9), -4.6, 1.2, 0);
  const keyRing = tube(
    steel,
    [
      [2, 1.2, 0],
      [3.4, 0.6, 1.4],
      [5, 0.3, 0.6],
      [4.4, 0.3, -1.4],
      [2.8, 0.6, -1],
    ],
    0.16,
  );
  return join(body, light, keyRing);
};

/** The colours of a pop-it's rows of bubbles, from below. */
const bubbleColours: readonly Hex[] = ['#e0546f', '#f0a35a', '#7fc08a', '#5aa9d6'];

/** A toy of silicone whose bubbles one presses in. */
const popIt = (): Solid => {
  const base = box(matte('#e07a9a'), 7, 7, 1, 0.5);
  const bubbles = bubbleColours.flatMap((colour, row) => {
    const bubble = ball(matte(colour), 0.7, 0.7, 0.5);
    const rowHeight = 1.1 + row * 1.6;
    return repeat(4, (column) => move(bubble, -2.3 + column * 1.55, rowHeight, 0.5));
  });
  const keyRing = tube(
    steel,
    [
      [2.8, 6.8, 0],
      [4.2, 8.4, 0.2],
      [5.2, 7.4, 0],
      [4, 6.4, -0.2],
      [2.8, 6.8, 0],
    ],
    0.16,
  );
  return turn(join(base, bubbles, keyRing), -30, 0);
};

const emojiKey = (): Solid => {
  const dark = matte('#2b2622');
  const face = move(scale(ball(fleece('#f2c230', 0.16), 3), 1, 1, 0.62), 0, 3, 0);
  const eyes = pair(move(ball(dark, 0.4, 0.6, 0.3), 1, 3.8, 1.7));
  const mouth = tube(
    dark,
    [
      [-1.3, 2.4, 1.6],
      [0, 1.5, 1.8],
      [1.3, 2.4, 1.6],
    ],
    0.2,
  );
  const keyRing = tube(
    steel,
    [
      [0, 6, 0],
      [0.9, 7, 0],
      [0, 8.2, 0],
      [-0.9, 7, 0],
      [0, 6, 0],
    ],
    0.14,
  );
  return join(face, eyes, mouth, keyRing);
};

export const keyRings: Kinds = {
  keyTorch: stands('#4a6a8a', keyTorch, { pitch: 26 }),
  popIt: stands('#e07a9a', popIt, { pitch: 22 }),
  emojiKey: stands('#f2c230', emojiKey),
};
