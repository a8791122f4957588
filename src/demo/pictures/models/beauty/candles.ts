import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, glow, matte, wax } from '../../studio/material.ts';
import { join, move, type Solid } from '../../studio/mesh.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { row } from './parts.ts';

/**
 * Scented candles.
 * Lengths are centimetres. lathe: [radius, height] from one end; tube: points, radius; row: count, distance; move: x, y,
 * z.
 */

/** The glass of a candle whose wax is `high`. */
const candleGlass = (shade: Hex, high: number): Solid =>
  lathe(
    glass(lighter(shade, 0.6), 0.6),
    [
      [0, 0],
      [3, 0],
      [3, high + 1.6],
      [2.8, high + 1.6],
    ],
    {},
  );

const candleWax = (shade: Hex, high: number): Solid =>
  lathe(wax(shade), [
    [0, 0.3],
    [2.7, 0.3],
    [2.7, high],
    [0, high - 0.2],
  ]);

const wick = (high: number): Solid =>
  tube(
    matte('#2b2624'),
    [
      [0, high - 0.3, 0],
      [0.1, high + 0.9, 0],
    ],
    0.08,
  );

/** A flame that stands on the ground. */
const flame = (): Solid =>
  lathe(
    glow('#ffce6a', 1.8),
    [
      [0, 0],
      [0.4, 0.5],
      [0, 1.7],
    ],
    { bevel: 0.3 },
  );

/** A burning candle in a glass; its wax is `high`. */
const candle = (shade: Hex, high: number): Solid =>
  join(candleGlass(shade, high), candleWax(shade, high), wick(high), move(flame(), 0, high + 0.7, 0));

export const candles: Kinds = {
  candles: stands('#b79bd1', () =>
    row(3, 7, (i) => candle((['#b79bd1', '#a58bc4', '#d0bde0'] as const)[i] ?? '#b79bd1', 4 + i * 2)),
  ),
};
