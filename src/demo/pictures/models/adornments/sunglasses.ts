import { type Hex } from '../../studio/colour.ts';
import { glass, type Material, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { curve, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold, loop } from './parts.ts';

/**
 * Sunglasses and glasses; the bridge is at x = 0, and the temples, which rest on the ears, go to the back.
 * Lengths are centimetres. plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; loop: radius, count of
 * points; move: x, y, z.
 */

type GlassesShape = 'aviator' | 'square' | 'round' | 'cat';

/** The outline of the right lens of each shape. */
const rightLens: Readonly<Record<GlassesShape, readonly Point[]>> = {
  aviator: [
    [0.7, 0.6, 0],
    [2, 2.1, 0],
    [5, 2.3, 0],
    [6.2, 0.8, 0],
    [5.4, -2, 0],
    [3.2, -2.8, 0],
    [1.2, -1.6, 0],
    [0.7, 0.6, 0],
  ],
  square: [
    [0.8, 1.6, 0],
    [1.6, 2.05, 0],
    [3.7, 2.15, 0],
    [5.9, 2.15, 0],
    [6.5, 1.7, 0],
    [6.2, -0.4, 0],
    [5.4, -1.85, 0],
    [3.5, -2.15, 0],
    [1.8, -1.75, 0],
    [0.95, -0.2, 0],
    [0.8, 1.6, 0],
  ],
  // A circle, moved from the bridge to the right.
  round: loop(2.5, 16).map(([x, y]): Point => [x + 3.4, y, 0]),
  cat: [
    [0.9, 1.1, 0],
    [2.8, 1.75, 0],
    [4.9, 2.15, 0],
    [6.9, 2.9, 0],
    [6.5, 1.2, 0],
    [5.7, -0.7, 0],
    [4.2, -1.8, 0],
    [2.4, -1.75, 0],
    [1.1, -0.5, 0],
    [0.9, 1.1, 0],
  ],
};

const temples = (frame: Material, radius: number): Solid =>
  pair(
    tube(
      frame,
      [
        [6.3, 1.4, 0],
        [6.7, 1.4, -1],
        [6.7, 1.3, -8],
        [6.6, 0.6, -11.4],
        [6.4, -1.6, -13.4],
      ],
      radius,
    ),
  );

/** The second bridge that aviators have, above the other. */
const browBar = (frame: Material): Solid =>
  tube(
    frame,
    [
      [-2.2, 2.1, 0],
      [0, 1.9, 0.1],
      [2.2, 2.1, 0],
    ],
    0.12,
  );

const glasses = (frame: Material, lens: Material, shape: GlassesShape): Solid => {
  const rimLine = curve(rightLens[shape], 5);
  const isPlasticFrame = shape === 'cat' || shape === 'square';
  const rimRadius = isPlasticFrame ? 0.28 : 0.14;
  const rims = pair(tube(frame, rimLine, rimRadius, { isSmooth: false }));
  const lenses = pair(
    plate(
      lens,
      // The last point of the line is the first again.
      rimLine.slice(0, -1).map(([x, y]) => [x, y]),
      0.14,
      0.05,
    ),
  );
  const bridge = tube(
    frame,
    [
      [-0.9, 0.5, 0],
      [0, 1, 0.2],
      [0.9, 0.5, 0],
    ],
    rimRadius * 0.8,
  );
  const topBar = shape === 'aviator' ? browBar(frame) : [];
  return move(join(rims, lenses, bridge, topBar, temples(frame, rimRadius * 0.9)), 0, 2.9, 0);
};

/** Glass so dark that nothing shows through it. */
const darkLens = (colour: Hex): Material => plastic(colour, 0.06);

/** Square sunglasses: ivory in the shop's white, black in all its other colours. */
const squareSunglasses = (colour: Hex): Solid => {
  const frameColour = colour === '#f1efec' ? '#e8e2d8' : '#1f1f22';
  return glasses(plastic(frameColour, 0.2), darkLens('#56463a'), 'square');
};

/** How glasses are photographed. */
const view = { yaw: -24, pitch: 14, focus: [0.3, 0.5, 0.9] as const };

export const sunglasses: Kinds = {
  aviators: stands('#26262a', () => glasses(gold, darkLens('#3a4a3e'), 'aviator'), view),
  squareShades: stands('#26262a', squareSunglasses, view),
  catEye: stands('#b8282e', (c) => glasses(plastic(c, 0.18), darkLens('#4a3540'), 'cat'), view),
  roundShades: stands('#26262a', () => glasses(gold, darkLens('#5a3f2c'), 'round'), view),
  blueGlasses: stands('#26262a', (c) => glasses(plastic(c, 0.24), glass('#dfeaf4', 0.9), 'square'), view),
};
