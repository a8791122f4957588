import { type Hex } from '../../studio/colour.ts';
import { cloth, glow, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A yo-yo, and a speed cube with coloured stickers.
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

const stickerSize = 1.66;
/** From a sticker's middle to the next one's. */
const stickerDistance = 1.86;
/** Height of the cube's middle, and of the middle of its lowest stickers. */
const [cubeMiddle, lowestMiddle] = [2.78, 0.92];
/** From the cube's middle to the middle of a sticker's thickness. */
const faceDistance = 2.76;

const stickerColours: readonly Hex[] = ['#d0402c', '#f6f4ef', '#2f7ac0', '#e9b93c', '#3f9a5a', '#e58a3c'];

/** The colour of a sticker on a face, both numbered from 0; the factors mix the colours. */
const stickerColour = (sticker: number, face: number): Hex =>
  stickerColours[(sticker * 5 + face * 3 + (sticker >> 1)) % 6] ?? '#d0402c';

/** Nine stickers on each face but the one on which the cube stands. */
const stickers = (): Solid =>
  repeat(9, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const across = column * stickerDistance - stickerDistance;
    const middle = row * stickerDistance + lowestMiddle;
    const lowerEdge = middle - stickerSize / 2;
    const upright = (face: number): Solid =>
      box(plastic(stickerColour(i, face), 0.2), stickerSize, stickerSize, 0.2, 0.1);
    const front = move(upright(0), across, lowerEdge, faceDistance);
    const back = move(upright(1), across, lowerEdge, -faceDistance);
    const left = move(turn(upright(2), 0, 90), -faceDistance, lowerEdge, across);
    const right = move(turn(upright(3), 0, 90), faceDistance, lowerEdge, across);
    const flat = box(plastic(stickerColour(i, 4), 0.2), stickerSize, 0.2, stickerSize, 0.1);
    const top = move(flat, across, 5.5, middle - cubeMiddle);
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
