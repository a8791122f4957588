import { type Hex } from '../../studio/colour.ts';
import { glow, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, loft } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, silver } from './parts.ts';

/**
 * Electric shavers.
 * Lengths are centimetres. box: width, height, depth, rounding; lathe: [radius, height] from one end; loft: wide is half
 * the width, deep half the depth; move: x, y, z.
 */

const beardTrimmer = (): Solid => {
  const handle = loft(black, [
    { y: 0, wide: 1.8, deep: 1.5 },
    { y: 6, wide: 2, deep: 1.7 },
    { y: 13, wide: 1.6, deep: 1.4 },
  ]);
  const head = move(box(metal('#b9bcc2'), 3.8, 1.6, 2, 0.3), 0, 13, 0);
  const tooth = box(metal('#d6d9de'), 0.16, 1, 1.6, 0.04);
  const toothDistance = 0.28;
  const teeth = repeat(13, (i) => move(tooth, -1.7 + i * toothDistance, 14.4, 0));
  const lengthRing = lathe(plastic('#c9503f'), [
    [1.9, 8.6],
    [2.05, 9],
    [2.05, 9.8],
    [1.9, 10.2],
  ]);
  const batteryLight = move(box(glow('#6fd0e8', 0.8), 0.8, 2, 0.2, 0.05), 0, 4, 1.7);
  return join(handle, head, teeth, lengthRing, batteryLight);
};

/** A third of a full turn, in radians, rounded as the angles of `angles.ts` are. */
const thirdOfTurn = 2.094;

/** A shaver with three round cutters on its head. */
const shaver = (colour: Hex): Solid => {
  const handle = loft(plastic(colour, 0.22), [
    { y: 0, wide: 2.4, deep: 2 },
    { y: 9, wide: 2.6, deep: 2.2 },
    { y: 13, wide: 2.2, deep: 1.8 },
  ]);
  const head = move(
    loft(black, [
      { y: 0, wide: 2, deep: 1.8 },
      { y: 2, wide: 3.4, deep: 2.8 },
      { y: 3.4, wide: 3.2, deep: 2.6 },
    ]),
    0,
    12.6,
    0.6,
  );
  const cutter = lathe(
    silver,
    [
      [0, 0.3],
      [0.5, 0.4],
      [1.15, 0.3],
      [1.25, 0],
    ],
    { bevel: 0.1 },
  );
  const cutters = repeat(3, (i) => {
    const angle = i * thirdOfTurn + quarterTurn;
    return move(cutter, Math.cos(angle) * 1.5, 16, 0.6 + Math.sin(angle) * 1.3);
  });
  return join(handle, head, cutters);
};

export const shavers: Kinds = {
  shaver: stands('#26262a', shaver),
  beardTrimmer: stands('#232326', beardTrimmer),
};
