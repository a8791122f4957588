import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, glow, leather, matte, metal, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { brush, lipstick } from './makeupItems.ts';
import { black, row, shades, silver, white } from './parts.ts';

/**
 * Brushes, sponges, a mirror and storage for make-up.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; row: count, distance; brush: length, thickness; move and turn: x, y, z.
 */

const brushHair = fleece('#8a5f48', 0.14);

/** Nine brushes of three lengths and four thicknesses in a cup, black and pink in turn. */
const brushSet = (): Solid => {
  const brushes = repeat(9, (i) => {
    const handle = plastic(i % 2 === 0 ? '#2a2729' : '#d98fa3', 0.2);
    const length = 15 + (i % 3) * 2;
    const thickness = 0.36 + (i % 4) * 0.16;
    // Each brush leans more to the right than the one on its left.
    const angleUp = 78 - i * 1.4;
    return move(turn(brush(handle, brushHair, length, thickness), 0, 0, angleUp), -4 + i, 5, (i % 3) - 1);
  });
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

const spongeColours = ['#e3788f', '#d9a07a', '#8fb8a9', '#a99ac9'] as const;

const blenderSponges = (): Solid => row(4, 5.4, (i) => sponge(spongeColours[i] ?? '#e3788f'));

const vanityMirror = (): Solid => {
  const base = box(white, 30, 2, 10, 0.8);
  const frame = move(box(white, 34, 28, 2, 0.8), 0, 3, -1);
  const mirror = move(box(metal('#e9eef2', 0.03), 27, 21, 0.3, 0.1), 0, 6.5, 0.1);
  const lamp = ball(glow('#fff0cc', 1.6), 1.05);
  const sideLamps = pair(repeat(4, (i) => move(lamp, 15.2, 7 + i * 6.4, 0.5)));
  const topLamps = repeat(5, (i) => move(lamp, -11 + i * 5.5, 29.2, 0.5));
  return join(base, frame, mirror, sideLamps, topLamps);
};

/** A mat with knobs, on which brushes are cleaned. */
const brushMat = (): Solid => {
  const mat = lathe(
    matte('#b79bd1'),
    [
      [0, 0],
      [7, 0],
      [7, 0.6],
      [0, 0.6],
    ],
    // Five petals: the absolute value of a cosine has two waves where the cosine has one.
    { wave: (angle) => 1 + 0.12 * Math.abs(Math.cos(angle * 2.5)) },
  );
  const knob = ball(matte('#a587c4'), 0.36, 0.5, 0.36);
  const knobs = repeat(60, (i) => {
    const angle = i * goldenAngle;
    // The distance from the middle grows with the root of the number, so that the knobs are equally close everywhere.
    const root = Math.sqrt(i);
    return move(knob, Math.cos(angle) * root * 0.8, 0.7, Math.sin(angle) * root * 0.8);
  });
  const brushOnMat = move(turn(brush(black, brushHair, 13, 0.6), 0, 24), -4, 1.6, 2);
  return join(mat, knobs, brushOnMat);
};

const contentColours = ['#e2b7bd', '#d9c3a3', '#b9cdd6'] as const;

/** Three clear drawers on top of each other, with lipsticks on the upper one. */
const makeupOrganizer = (): Solid => {
  const drawerDistance = 4.8;
  const drawers = repeat(3, (i) => {
    const drawer = box(glass('#e9f1f4', 0.72), 22, 4.6, 13, 0.3);
    const knob = move(ball(silver, 0.6), 0, 2.4, 6.8);
    return move(join(drawer, knob), 0, i * drawerDistance, 0);
  });
  const contents = contentColours.flatMap((colour, i) =>
    move(box(satin(colour), 18, 1.4, 9, 0.4), 0, i * drawerDistance + 0.6, 0),
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
  blenderSponge: stands('#e3a0b0', blenderSponges),
  vanityMirror: stands('#f6f4ef', vanityMirror, { yaw: -18 }),
  brushMat: stands('#b79bd1', brushMat, { pitch: 44 }),
  makeupOrganizer: stands('#e9f1f4', makeupOrganizer),
};
