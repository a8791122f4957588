import { matte, paper } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { roll } from './parts.ts';

/**
 * Panels for a wall, and tape for repairs.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius;
 * roll: radius, radius of the hole, height; move and turn: x, y, z.
 */

/** Three panels that look like a brick wall, one behind the other. */
const brickPanels = (): Solid => {
  const board = box(matte('#efece6'), 42, 42, 0.8, 0.2);
  const bricks = repeat(15, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    // In every second row, the bricks are a little shorter and farther to the right.
    const odd = row % 2;
    const brick = box(matte('#f6f4ef'), 12.6 - odd, 7.2, 1.2, 0.5);
    return move(brick, -13.6 + column * 13.4 + odd * 0.4, 0.8 + row * 8.2, 0.5);
  });
  const panel = join(board, bricks);
  // The farther back a panel is, the more it leans and is turned.
  return repeat(3, (i) => move(turn(panel, -8 - i * 2, i * 6), i * 9 - 9, 0, -i * 8));
};

const tape = matte('#2f3135');

/** A roll of tape whose end is pulled off. */
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
  brickPanel: stands('#efece6', brickPanels),
  repairTape: stands('#28292d', repairTape, { pitch: 22 }),
};
