import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, glow, leather, matte, metal, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { brush, lipstick } from './makeupItems.ts';
import { black, row, shades, silver, white } from './parts.ts';

/**
 * Brushes, mirror and storage for make-up.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; row: count, distance; brush: length, thickness; move and turn: x, y, z.
 */

const brushSet = (): Solid => {
  const brushes = repeat(9, (i) =>
    move(
      turn(
        brush(
          plastic(i % 2 === 0 ? '#2a2729' : '#d98fa3', 0.2),
          fleece('#8a5f48', 0.14),
          15 + (i % 3) * 2,
          0.36 + (i % 4) * 0.16,
        ),
        0,
        0,
        78 - i * 1.4,
      ),
      -4 + i,
      5,
      (i % 3) - 1,
    ),
  );
  const cup = lathe(
    leather('#7a4a3a'),
    [
      [0, 0],
      [5.4, 0],
      [5.6, 11],
      [5.2, 11],
      [5, 1],
      [0, 1],
    ],
    { bevel: 0.3 },
  );
  return join(brushes, cup);
};

const sponge = (shade: Hex): Solid =>
  lathe(
    fleece(shade, 0.12),
    [
      [0, 0],
      [2.2, 0.6],
      [2.5, 2],
      [1.6, 3.8],
      [0, 5.4],
    ],
    { bevel: 1.4 },
  );

const vanityMirror = (): Solid => {
  const base = box(white, 30, 2, 10, 0.8);
  const frame = move(box(white, 34, 28, 2, 0.8), 0, 3, -1);
  const mirror = move(box(metal('#e9eef2', 0.03), 27, 21, 0.3, 0.1), 0, 6.5, 0.1);
  const sideLamps = pair(repeat(4, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), 15.2, 7 + i * 6.4, 0.5)));
  const topLamps = repeat(5, (i) => move(ball(glow('#fff0cc', 1.6), 1.05), -11 + i * 5.5, 29.2, 0.5));
  return join(base, frame, mirror, sideLamps, topLamps);
};

const brushMat = (): Solid => {
  const mat = lathe(
    matte('#b79bd1'),
    [
      [0, 0],
      [7, 0],
      [7, 0.6],
      [0, 0.6],
    ],
    { wave: (a) => 1 + 0.12 * Math.abs(Math.cos(a * 2.5)) },
  );
  const knobs = repeat(60, (i) =>
    move(
      ball(matte('#a587c4'), 0.36, 0.5, 0.36),
      Math.cos(i * 2.4) * Math.sqrt(i) * 0.8,
      0.7,
      Math.sin(i * 2.4) * Math.sqrt(i) * 0.8,
    ),
  );
  const brushOnMat = move(turn(brush(black, fleece('#8a5f48', 0.14), 13, 0.6), 0, 24), -4, 1.6, 2);
  return join(mat, knobs, brushOnMat);
};

const makeupOrganizer = (): Solid => {
  const drawers = repeat(3, (i) => {
    const drawer = box(glass('#e9f1f4', 0.72), 22, 4.6, 13, 0.3);
    const knob = move(ball(silver, 0.6), 0, 2.4, 6.8);
    return move(join(drawer, knob), 0, i * 4.8, 0);
  });
  const contents = repeat(3, (i) =>
    move(
      box(satin((['#e2b7bd', '#d9c3a3', '#b9cdd6'] as const)[i] ?? '#e2b7bd'), 18, 1.4, 9, 0.4),
      0,
      i * 4.8 + 0.6,
      0,
    ),
  );
  const lipsticksOnTop = move(
    row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c')),
    0,
    14.4,
    -2,
  );
  return join(drawers, contents, lipsticksOnTop);
};

export const makeupTools: Kinds = {
  brushSet: stands('#2a2729', brushSet),
  blenderSponge: stands('#e3a0b0', () =>
    row(4, 5.4, (i) => sponge((['#e3788f', '#d9a07a', '#8fb8a9', '#a99ac9'] as const)[i] ?? '#e3788f')),
  ),
  vanityMirror: stands('#f6f4ef', vanityMirror, { yaw: -18 }),
  brushMat: stands('#b79bd1', brushMat, { pitch: 44 }),
  makeupOrganizer: stands('#e9f1f4', makeupOrganizer),
};
