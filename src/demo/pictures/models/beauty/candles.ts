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

/** The glass of a candle: it is higher than the wax. */
const candleGlass = (shade: Hex, waxHeight: number): Solid =>
  lathe(glass(lighter(shade, 0.6), 0.6), [
    [0, 0],
    [3, 0],
    [3, waxHeight + 1.6],
    [2.8, waxHeight + 1.6],
  ]);

const candleWax = (shade: Hex, waxHeight: number): Solid =>
  lathe(wax(shade), [
    [0, 0.3],
    [2.7, 0.3],
    [2.7, waxHeight],
    [0, waxHeight - 0.2],
  ]);

const wick = (waxHeight: number): Solid =>
  tube(
    matte('#2b2624'),
    [
      [0, waxHeight - 0.3, 0],
      [0.1, waxHeight + 0.9, 0],
    ],
    0.08,
  );

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

/** A burning candle in a glass. */
const candle = (shade: Hex, waxHeight: number): Solid =>
  join(
    candleGlass(shade, waxHeight),
    candleWax(shade, waxHeight),
    wick(waxHeight),
    move(flame(), 0, waxHeight + 0.7, 0),
  );

const lilacs: readonly Hex[] = ['#b79bd1', '#a58bc4', '#d0bde0'];

/** Three candles, each higher than the one on its left. */
const candleTrio = (): Solid => row(3, 7, (i) => candle(lilacs[i] ?? '#b79bd1', 4 + i * 2));

export const candles: Kinds = {
  candles: stands('#b79bd1', candleTrio),
};
