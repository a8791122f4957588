import { cloth, fleece, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone } from './parts.ts';

/**
 * A piano mat and a tablet for children.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * move and turn: x, y, z.
 */

const pianoMat = (): Solid => {
  const mat = box(fleece('#3a4a7a', 0.3), 90, 1, 34, 0.5);
  const whiteKeys = repeat(14, (i) =>
    move(box(cloth('#f6f4ee', 0.3), 5.4, 0.4, 22, 0.2), -39 + i * 6, 0.8, 4),
  );
  const blackKeys = repeat(13, (i) =>
    i % 7 === 2 || i % 7 === 6 ? [] : move(box(cloth('#1f2024', 0.3), 3, 0.5, 12, 0.2), -36 + i * 6, 1.1, -1),
  );
  const buttons = repeat(8, (i) => move(ball(plastic(tone(i)), 2, 0.6, 2), -28 + i * 8, 1.2, -12.4));
  return join(mat, whiteKeys, blackKeys, buttons);
};

const appKey = (i: number): Solid => {
  const key = box(plastic(tone(i), 0.3), 2.8, 2.8, 0.6, 0.3);
  const dot = move(ball(plastic('#ffffff'), 0.7, 0.7, 0.14), 0, 1.4, 0.6);
  return join(key, dot);
};

const kidsTablet = (): Solid => {
  const shell = box(plastic('#4f94b8', 0.28), 18, 25, 2, 1);
  const screen = move(box(plastic('#f6efdc', 0.3), 15, 21, 0.2, 0.1), 0, 2.6, 1);
  const apps = repeat(20, (i) => move(appKey(i), -5.4 + (i % 4) * 3.6, 5 + Math.floor(i / 4) * 3.7, 1.1));
  return turn(join(shell, screen, apps), -14, 8);
};

export const learningToys: Kinds = {
  pianoMat: stands('#3a4a7a', pianoMat, { pitch: 40 }),
  kidsTablet: stands('#4f94b8', kidsTablet),
};
