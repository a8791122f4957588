import { type Hex } from '../../studio/colour.ts';
import { cloth, glow, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A yo-yo and a cube.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

const yoyo = (): Solid => {
  const redHalf = lathe(
    plastic('#d9534a', 0.2),
    [
      [0, 0],
      [1, 0.4],
      [3, 0.6],
      [3.2, 1.6],
      [2, 2.6],
      [0, 2.8],
    ],
    { bevel: 0.4 },
  );
  const blueHalf = lathe(
    plastic('#4f94b8', 0.2),
    [
      [0, 0],
      [1, -0.4],
      [3, -0.6],
      [3.2, -1.6],
      [2, -2.6],
      [0, -2.8],
    ],
    { bevel: 0.4 },
  );
  const light = move(ball(glow('#fff3b0', 1), 1.3, 0.4, 1.3), 0, 2.7, 0);
  const halves = move(turn(join(redHalf, blueHalf, light), 64, 20), 0, 3.2, 0);
  const string = tube(
    cloth('#f4f0e6', 0.12),
    [
      [0, 4, 0],
      [4, 4, 4],
      [9, 0.3, 3],
      [8, 0.3, -3],
      [12, 0.3, -2],
      [12, 0.3, 0.4],
      [10.8, 0.3, -0.6],
    ],
    0.14,
  );
  return join(halves, string);
};

/**
 * Nine stickers on each of five faces, in mixed colours. `u` is a sticker's middle across the face, from the middle of the cube; `v` is its
 * height above the table. A box stands on its base, half a sticker (0.83) below its middle; 2.78 is the height of the cube's middle.
 */
const stickers = (): Solid =>
  repeat(9, (i) => {
    const [u, v] = [(i % 3) * 1.86 - 1.86, Math.floor(i / 3) * 1.86 + 0.92];
    const hues: readonly Hex[] = ['#d0402c', '#f6f4ef', '#2f7ac0', '#e9b93c', '#3f9a5a', '#e58a3c'];
    const pick = (k: number): Hex => hues[(i * 5 + k * 3 + (i >> 1)) % 6] ?? '#d0402c';
    const front = move(box(plastic(pick(0), 0.2), 1.66, 1.66, 0.2, 0.1), u, v - 0.83, 2.76);
    const back = move(box(plastic(pick(1), 0.2), 1.66, 1.66, 0.2, 0.1), u, v - 0.83, -2.76);
    const left = move(turn(box(plastic(pick(2), 0.2), 1.66, 1.66, 0.2, 0.1), 0, 90), -2.76, v - 0.83, u);
    const right = move(turn(box(plastic(pick(3), 0.2), 1.66, 1.66, 0.2, 0.1), 0, 90), 2.76, v - 0.83, u);
    const top = move(box(plastic(pick(4), 0.2), 1.66, 0.2, 1.66, 0.1), u, 5.5, v - 2.78);
    return join(front, back, left, right, top);
  });

const speedCube = (): Solid => {
  const core = box(plastic('#1f2023'), 5.6, 5.6, 5.6, 0.3);
  return turn(join(core, stickers()), 0, 12);
};

export const smallGames: Kinds = {
  yoyo: stands('#d9534a', yoyo, { pitch: 26 }),
  speedCube: stands('#1f2023', speedCube, { pitch: 26, yaw: -36 }),
};
