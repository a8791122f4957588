import { glow, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, fromHigher, icons, steel, wallpaper, white } from './parts.ts';

/**
 * A laptop, a small computer, a printer and an external drive.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius; icons:
 * width, height, z; move and turn: x, y, z.
 */

const laptop = (): Solid => {
  const base = box(metal('#b9bdc4', 0.32), 32, 1.3, 22, 0.4);
  const keysInRow = 14;
  const keys = repeat(4 * keysInRow, (i) => {
    const [column, row] = [i % keysInRow, Math.floor(i / keysInRow)];
    return move(box(plastic('#2d2f34'), 1.7, 0.3, 1.6, 0.1), -13.4 + column * 2.06, 1.2, -8 + row * 2.3);
  });
  const touchpad = move(box(metal('#a9adb4', 0.3), 10, 0.1, 6, 0.04), 0, 1.26, 6);
  const lidShell = box(metal('#b9bdc4', 0.32), 32, 20.6, 0.7, 0.3);
  const screen = move(box(wallpaper('#4a78b8'), 30.6, 18.6, 0.1, 0.04), 0, 1.2, 0.36);
  const lid = move(turn(join(lidShell, screen, icons(8, 8, 0.5)), -16, 0), 0, 1, -11);
  return join(base, keys, touchpad, lid);
};

/** A computer in a box the size of a hand, with two antennas behind it. */
const miniPc = (): Solid => {
  const housing = box(metal('#4a4d54', 0.4), 13, 5, 13, 1);
  const light = move(box(glow('#6fd0e8', 1), 0.5, 0.5, 0.1, 0.04), 4.6, 2.6, 6.5);
  const ports = repeat(2, (i) => move(box(dark, 1.5, 0.8, 0.2, 0.05), -3 + i * 2.2, 2.2, 6.5));
  const antennas = pair(
    move(
      turn(
        tube(
          black,
          [
            [0, 0, 0],
            [0, 9, 0],
          ],
          0.6,
        ),
        8,
        0,
        -8,
      ),
      4.6,
      3,
      -6.4,
    ),
  );
  return join(housing, light, ports, antennas);
};

const printer = (): Solid => {
  const housing = box(white, 38, 20, 30, 2);
  const topCover = move(box(plastic('#2f3238', 0.3), 38.2, 4, 30.2, 1.4), 0, 17, 0);
  const outputSlot = move(box(matte('#1f2125'), 26, 4, 4, 0.5), 0, 12, 13.6);
  const printedSheet = move(turn(box(paper('#fdfdfb'), 21, 0.3, 20, 0.05), 8, 0), 0, 12.4, 19);
  const blankSheet = move(turn(box(paper('#fdfdfb'), 21, 16, 0.3, 0.05), -14, 0), 0, 20, -10);
  const controlPanel = move(turn(box(dark, 9, 0.6, 4, 0.2), 40, 0), -11, 20.6, 13);
  // Lines of text in three lengths; each lies lower than the one before, as the sheet slopes to the viewer.
  const printedLines = repeat(8, (i) => {
    const length = 16 - (i % 3) * 4;
    return move(box(paper('#9aa0a8'), length, 0.05, 0.4, 0.02), -1, 12.9 - i * 0.16, 14.6 + i * 1.4);
  });
  return join(housing, topCover, outputSlot, printedSheet, blankSheet, controlPanel, printedLines);
};

/** An external solid-state drive with its cable. */
const ssd = (): Solid => {
  const housing = turn(box(metal('#3f6a9a', 0.34), 6, 10, 1, 0.45), -70, 20);
  const cable = tube(
    matte('#1d1d1f'),
    [
      [1, 1, -4],
      [4, 1.4, -8],
      [9, 0.6, -6],
      [10, 0.5, 1],
    ],
    0.3,
  );
  const plug = move(turn(box(steel, 1.2, 0.5, 2.2, 0.15), 0, 4), 10, 0.2, 2);
  return join(housing, cable, plug);
};

export const computers: Kinds = {
  laptop: stands('#b9bdc4', laptop, { pitch: 20 }),
  miniPc: stands('#4a4d54', miniPc, fromHigher),
  printer: stands('#f5f4f0', printer, fromHigher),
  ssd: stands('#3f6a9a', ssd, { pitch: 34 }),
};
