import { matte, paper } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { roll } from './parts.ts';

/**
 * Panels for a wall, and tape.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius;
 * roll: radius, radius of the hole, height; move and turn: x, y, z.
 */

const brickPanel = (): Solid => {
  const board = box(matte('#efece6'), 42, 42, 0.8, 0.2);
  const bricks = repeat(15, (i) => {
    const brickRow = Math.floor(i / 3);
    return move(
      box(matte('#f6f4ef'), 12.6 - (brickRow % 2), 7.2, 1.2, 0.5),
      -13.6 + (i % 3) * 13.4 + (brickRow % 2) * 0.4,
      0.8 + brickRow * 8.2,
      0.5,
    );
  });
  return repeat(3, (k) => move(turn(join(board, bricks), -8 - k * 2, k * 6), k * 9 - 9, 0, -k * 8));
};

const tape = matte('#2f3135');

const repairTape = (): Solid => {
  const tapeRoll = join(roll(tape, 6, 4, 9.6), roll(paper('#e6dcc8'), 4.05, 3.7, 9.7));
  const tapeEnd = tube(
    tape,
    [
      [6, 4.8, 0],
      [8, 4.8, 4],
      [12, 4.8, 5],
    ],
    0.1,
    { flat: 4.7 },
  );
  return join(tapeRoll, tapeEnd);
};

export const wallPanelsAndTape: Kinds = {
  brickPanel: stands('#efece6', brickPanel),
  repairTape: stands('#28292d', repairTape, { pitch: 22 }),
};
