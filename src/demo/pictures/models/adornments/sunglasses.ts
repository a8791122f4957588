import { type Hex } from '../../studio/colour.ts';
import { glass, type Material, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { curve, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold, loop } from './parts.ts';

/**
 * Sunglasses and glasses.
 * Lengths are centimetres. plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; loop: radius, count of
 * points; move: x, y, z.
 */

type GlassesShape = 'aviator' | 'square' | 'round' | 'cat';

/** The right lens of each shape, in centimetres from the bridge. */
const outlines: Readonly<Record<GlassesShape, readonly Point[]>> = {
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

/** The two arms that rest on the ears. */
const temples = (frame: Material, thick: number): Solid =>
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
      thick * 0.9,
    ),
  );

/** The second bar of aviators, above the bridge. */
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
  const line = curve(outlines[shape], 5);
  const thick = shape === 'cat' || shape === 'square' ? 0.28 : 0.14;
  const rims = pair(tube(frame, line, thick, { isSmooth: false }));
  const lenses = pair(
    plate(
      lens,
      line.slice(0, -1).map(([x, y]) => [x, y]),
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
    thick * 0.8,
  );
  const topBar = shape === 'aviator' ? browBar(frame) : [];
  return move(join(rims, lenses, bridge, topBar, temples(frame, thick)), 0, 2.9, 0);
};

const dark = (colour: Hex): Material => ({ ...plastic(colour, 0.06), clear: 0 });

const eyewear = { yaw: -24, pitch: 14, focus: [0.3, 0.5, 0.9] as const };

export const sunglasses: Kinds = {
  aviators: stands('#26262a', () => glasses(gold, dark('#3a4a3e'), 'aviator'), eyewear),
  squareShades: stands(
    '#26262a',
    (c) => glasses(plastic(c === '#f1efec' ? '#e8e2d8' : '#1f1f22', 0.2), dark('#56463a'), 'square'),
    eyewear,
  ),
  catEye: stands('#b8282e', (c) => glasses(plastic(c, 0.18), dark('#4a3540'), 'cat'), eyewear),
  roundShades: stands('#26262a', () => glasses(gold, dark('#5a3f2c'), 'round'), eyewear),
  blueGlasses: stands('#26262a', (c) => glasses(plastic(c, 0.24), glass('#dfeaf4', 0.9), 'square'), eyewear),
};
