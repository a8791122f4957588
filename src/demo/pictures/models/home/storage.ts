import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, glass, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, oak, steel, tone, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const shoppingTrolley = (): Solid =>
  join(
    // Bag and its flap.
    move(box(cloth('#3f5a78', 0.4), 34, 56, 26, 4), 0, 12, 2),
    move(box(cloth('#33496a', 0.4), 35, 12, 27, 4), 0, 58, 2),
    // Frame with its grip.
    tube(
      steel,
      [
        [-14, 6, -13],
        [-14, 96, -16],
        [14, 96, -16],
        [14, 6, -13],
      ],
      1,
      { isSmooth: false },
    ),
    bar(matte('#28292d'), [-12, 96, -16], [12, 96, -16], 1.8),
    // Pocket in front.
    move(box(cloth('#33496a', 0.4), 24, 18, 3, 1.4), 0, 20, 15),
  );

const wallHooks = (): Solid =>
  repeat(6, (i) =>
    move(
      turn(
        join(
          box(glass('#e9f0f2', 0.6), 6, 6, 0.4, 0.8),
          tube(
            steel,
            [
              [0, 4, 0.3],
              [0, 2, 0.8],
              [0, 0.9, 1.6],
              [0, 1.6, 2.4],
            ],
            0.34,
          ),
        ),
        -60,
        0,
      ),
      (i % 3) * 7.4,
      0,
      Math.floor(i / 3) * 7.4,
    ),
  );

const drawerDivider = (): Solid =>
  join(
    box(oak, 46, 2, 34, 0.4),
    [-22.6, 22.6].flatMap((x) => move(box(oak, 1, 10, 34, 0.2), x, 0, 0)),
    [-16.6, 16.6].flatMap((z) => move(box(oak, 46, 10, 1, 0.2), 0, 0, z)),
    repeat(3, (i) => move(box(white, 44, 8, 0.6, 0.2), 0, 2, -8 + i * 8)),
    repeat(2, (i) => move(box(white, 0.6, 8, 32, 0.2), -7.6 + i * 15, 2, 0)),
    repeat(9, (i) =>
      move(box(fleece(tone(i), 0.3), 11, 4, 5.6, 1.6), -15 + (i % 3) * 15, 2, -12 + Math.floor(i / 3) * 8),
    ),
  );

/** One clip: its base and the arc that holds a cable. */
const clip = (colour: Hex): Solid =>
  join(
    box(matte(colour), 2.4, 0.4, 1.8, 0.15),
    tube(
      matte(colour),
      [
        [-0.7, 0.3, 0],
        [-0.8, 1.3, 0],
        [0.2, 1.7, 0],
        [0.8, 1, 0],
      ],
      0.3,
      { flat: 0.8 },
    ),
  );

const cableClips = (): Solid =>
  join(
    repeat(10, (i) =>
      move(clip(i % 2 === 0 ? '#33363c' : '#e6e2da'), (i % 5) * 3.4, 0, Math.floor(i / 5) * 4),
    ),
    // The cable in the front row.
    tube(
      cloth('#c8525a', 0.2),
      [
        [-4, 0.9, 0],
        [0, 0.9, 0],
        [7, 0.9, 0.1],
        [13.6, 0.9, 0],
        [18, 0.4, 2],
      ],
      0.26,
    ),
  );

const wardrobeDrawer = (colour: Hex): Solid =>
  join(
    repeat(5, (i) =>
      move(
        join(
          box(plastic('#efece6', 0.3), 44, 22, 38, 2),
          move(box(plastic(lighter(colour, 0.25), 0.3), 40, 18, 2, 1), 0, 2, 18.4),
          move(box(white, 12, 3, 2, 1), 0, 11, 19.6),
        ),
        0,
        8 + i * 22.4,
        0,
      ),
    ),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => move(facing(cylinder(matte('#28292d'), 3.4, 3)), x * 17, 3.4, z * 14)),
    ),
  );

const storageBags = (colour: Hex): Solid =>
  repeat(3, (i) =>
    move(
      join(
        box(cloth(mix(colour, '#b9b4aa', 0.4), 0.5), 70, 16, 44, 4),
        move(box(glass('#e6eef0', 0.5), 40, 0.5, 28, 0.2), 0, 15.9, 0),
        move(box(fleece(tone(i), 0.4), 38, 1, 26, 0.4), 0, 15, 0),
        tube(
          steel,
          [
            [-33, 14, 21.4],
            [33, 14, 21.4],
          ],
          0.4,
        ),
        tube(
          cloth('#4a4d54', 0.5),
          [
            [-6, 8, 22],
            [-5, 5, 24],
            [5, 5, 24],
            [6, 8, 22],
          ],
          0.9,
        ),
      ),
      i * 4,
      i * 16.4,
      -i * 3,
    ),
  );

/** For keeping things in order. */
export const storage: Kinds = {
  shoppingTrolley: stands('#3f5a78', shoppingTrolley),
  wallHooks: stands('#cfd2d7', wallHooks, { pitch: 40 }),
  drawerDivider: stands('#c9a06c', drawerDivider, { pitch: 44 }),
  cableClips: stands('#33363c', cableClips, { pitch: 42 }),
  wardrobeDrawer: stands('#8b8e93', wardrobeDrawer),
  storageBags: stands('#8b8e93', storageBags, { pitch: 24 }),
};
