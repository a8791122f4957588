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

/** A mat with the keys of a piano, which one plays with the feet. */
const pianoMat = (): Solid => {
  const mat = box(fleece('#3a4a7a', 0.3), 90, 1, 34, 0.5);
  const keyDistance = 6;
  const whiteKey = box(cloth('#f6f4ee', 0.3), 5.4, 0.4, 22, 0.2);
  const whiteKeys = repeat(14, (i) => move(whiteKey, -39 + i * keyDistance, 0.8, 4));
  const blackKey = box(cloth('#1f2024', 0.3), 3, 0.5, 12, 0.2);
  const blackKeys = repeat(13, (i) => {
    // Of the seven gaps of an octave from C to C, those after E and B have no black key.
    const hasKey = i % 7 !== 2 && i % 7 !== 6;
    return hasKey ? move(blackKey, -36 + i * keyDistance, 1.1, -1) : [];
  });
  const buttons = repeat(8, (i) => move(ball(plastic(tone(i)), 2, 0.6, 2), -28 + i * 8, 1.2, -12.4));
  return join(mat, whiteKeys, blackKeys, buttons);
};

/** A coloured key of the children's tablet, with a white dot. */
const appKey = (i: number): Solid => {
  const key = box(plastic(tone(i), 0.3), 2.8, 2.8, 0.6, 0.3);
  const dot = move(ball(plastic('#ffffff'), 0.7, 0.7, 0.14), 0, 1.4, 0.6);
  return join(key, dot);
};

const kidsTablet = (): Solid => {
  const shell = box(plastic('#4f94b8', 0.28), 18, 25, 2, 1);
  const screen = move(box(plastic('#f6efdc', 0.3), 15, 21, 0.2, 0.1), 0, 2.6, 1);
  const appKeys = repeat(20, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return move(appKey(i), -5.4 + column * 3.6, 5 + row * 3.7, 1.1);
  });
  return turn(join(shell, screen, appKeys), -14, 8);
};

export const learningToys: Kinds = {
  pianoMat: stands('#3a4a7a', pianoMat, { pitch: 40 }),
  kidsTablet: stands('#4f94b8', kidsTablet),
};
