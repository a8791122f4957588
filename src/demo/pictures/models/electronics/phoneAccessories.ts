import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, glass, glow, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, fromHigher, lens, slab, steel, wallpaper, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const clearCase = (colour: Hex): Solid =>
  join(
    turn(
      join(
        box(glass('#eef3f5', 0.74), 8.2, 16.6, 1.3, 0.6),
        move(
          slab(
            metal(mix(colour, '#5a6a8a', 0.5), 0.3),
            7.4,
            15.8,
            0.8,
            metal(mix(colour, '#5a6a8a', 0.5), 0.3),
          ),
          0,
          0.4,
          0,
        ),
        move(lens(0.7), -1.8, 14, 0.4),
        move(lens(0.7), -1.8, 12, 0.4),
      ),
      -10,
      0,
    ),
    move(
      turn(
        join(
          tube(
            glass('#eef3f5', 0.5),
            [
              [-4, 0.6, 0],
              [4, 0.6, 0],
              [4, 16, 0],
              [-4, 16, 0],
              [-4, 0.6, 0],
            ],
            0.5,
            { isSmooth: false },
          ),
          box(glass('#eef3f5', 0.8), 7.6, 16, 0.3, 0.1),
        ),
        -14,
        16,
      ),
      8.6,
      0,
      -3,
    ),
  );

const flipCase = (colour: Hex): Solid =>
  join(
    turn(slab(leather(colour), 8.2, 16.4, 1.6, dark, 0.5), -6, 20),
    move(
      turn(
        join(
          box(leather(colour), 8, 16.4, 0.6, 0.25),
          repeat(3, (i) =>
            move(box(leather(darker(colour, 0.1 + i * 0.1)), 6, 3.4, 0.3, 0.1), 0.4, 2 + i * 3.6, 0.4),
          ),
          move(box(plastic('#d9b04a'), 5, 2, 0.2, 0.05), 0.4, 12.4, 0.4),
        ),
        -6,
        -34,
      ),
      -7.4,
      0,
      2.4,
    ),
  );

const screenGlass = (privacy: boolean): Solid =>
  privacy
    ? turn(
        join(
          slab(metal('#5a5d62', 0.3), 7.6, 15.8, 0.8, wallpaper('#4a6ab0')),
          move(turn(box(glass('#2b2d33', 0.5), 7.2, 15.4, 0.3, 0.12), 0, -10), 3.6, 0, 2.2),
        ),
        -12,
        14,
      )
    : join(
        turn(slab(metal('#5a5d62', 0.3), 7.6, 15.8, 0.8, wallpaper('#3f7f86')), -14, 18),
        repeat(3, (i) =>
          move(
            turn(box(glass('#bfe3de', 0.72), 7.2, 15.4, 0.3, 0.12), -14, 18),
            2.6 + i * 2.9,
            0,
            2.6 + i * 1.6,
          ),
        ),
      );

const ganCharger = (): Solid =>
  join(
    box(white, 5.4, 6, 3.4, 0.8),
    repeat(2, (i) => move(box(dark, 1.1, 0.4, 0.2, 0.1), 0, 4.2 - i * 1.4, 1.7)),
    move(box(dark, 1.5, 0.7, 0.2, 0.05), 0, 1.2, 1.7),
    pair(move(box(steel, 0.3, 0.6, 2, 0.1), 0.9, 2.6, -2.4)),
    tube(
      cloth('#f2f1ec', 0.12),
      [
        [2, 3, 2],
        [6, 2, 4],
        [9, 0.4, 2],
        [12, 0.3, 5],
      ],
      0.26,
    ),
  );

const typeCCable = (colour: Hex): Solid =>
  join(
    tube(
      cloth(colour, 0.14),
      Array.from(
        { length: 64 },
        (_, i): Point => [
          Math.cos(i * 0.5) * (5 + 0.2 * Math.sin(i * 3)),
          0.3 + i * 0.024,
          Math.sin(i * 0.5) * (5 + 0.2 * Math.cos(i * 2)),
        ],
      ),
      0.28,
    ),
    move(box(metal('#8a8d94'), 1.1, 0.7, 2.6, 0.25), 6.8, 0.3, 5),
    move(box(steel, 0.8, 0.3, 1, 0.1), 6.8, 0.5, 6.6),
    move(box(metal('#8a8d94'), 1.1, 0.7, 2.6, 0.25), 2, 0.3, 8),
    move(box(steel, 0.8, 0.3, 1, 0.1), 2, 0.5, 9.6),
    move(box(leather('#3a2a20'), 2.2, 2.2, 1.2, 0.4), -5.4, 0, 0),
  );

const powerBank = (colour: Hex, wireless: boolean): Solid =>
  join(
    turn(
      join(
        box(plastic(colour, 0.3), 7, 14.6, wireless ? 1.6 : 2.6, 0.7),
        wireless
          ? move(
              facing(
                lathe(plastic(lighter(colour, 0.3)), [
                  [2.3, 0],
                  [2.6, 0.1],
                  [2.3, 0.14],
                ]),
              ),
              0,
              8,
              0.8,
            )
          : join(
              move(box(dark, 4, 2, 0.1, 0.03), 0, 11, 1.3),
              repeat(3, (i) =>
                move(box(glow('#7fd6f0', 1.2), 0.8, 1.1, 0.06, 0.02), -1.2 + i * 1.2, 11.5, 1.36),
              ),
            ),
      ),
      -12,
      0,
    ),
    wireless
      ? move(turn(slab(metal('#b9bdc4', 0.3), 7.2, 15.2, 0.8, wallpaper('#b0608a')), -12, 0), 8.6, 0, -3)
      : tube(
          matte('#26272a'),
          [
            [3, 1, 2],
            [7, 0.6, 4],
            [10, 0.4, 0],
          ],
          0.28,
        ),
  );

/** Cases, chargers and holders for phones. */
export const phoneAccessories: Kinds = {
  clearCase: stands('#eef3f5', clearCase, { pitch: 10 }),
  flipCase: stands('#26262a', (c) => flipCase(mix(c, '#5d3a24', 0.5)), { pitch: 10, yaw: -8 }),
  temperedGlass: stands('#e6f0f4', () => screenGlass(false), { pitch: 10 }),
  privacyGlass: stands('#3a3d44', () => screenGlass(true), { pitch: 10 }),
  ganCharger: stands('#f5f4f0', ganCharger, fromHigher),
  typeCCable: stands('#26262a', typeCCable, { pitch: 38 }),
  powerBank: stands('#26262a', (c) => powerBank(c, false)),
  magneticBank: stands('#f1efec', (c) => powerBank(c, true)),
};
