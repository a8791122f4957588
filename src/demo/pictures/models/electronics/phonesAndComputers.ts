import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { glass, glow, leather, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, fromHigher, lens, slab, steel, tones, wallpaper, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const icons = (wide: number, high: number, z: number): Solid =>
  repeat(12, (i) =>
    move(
      box(glow(tones[i % 8] ?? '#f0a35a', 0.7), wide * 0.14, wide * 0.14, 0.06, 0.02),
      ((i % 4) - 1.5) * wide * 0.22,
      high * 0.12 + Math.floor(i / 4) * wide * 0.24,
      z,
    ),
  );

const phoneBack = (colour: Hex, z: number, count: number): Solid =>
  move(
    join(
      box(metal(mix(colour, '#8a8d94', 0.3), 0.3), 3, 3.6 - (count < 3 ? 0.6 : 0), 0.24, 0.1),
      repeat(count, (i) =>
        move(turn(lens(0.62), 0, 180), ((i % 2) - 0.5) * 1.4, 2.7 - Math.floor(i / 2) * 1.5, -0.1),
      ),
    ),
    1.7,
    10.8,
    z,
  );

const phone = (colour: Hex, cameras: number): Solid => {
  const one = join(
    slab(
      metal(mix(colour, '#8a8d94', 0.25), 0.3),
      7.4,
      15.8,
      0.8,
      wallpaper(mix(colour, '#4a6ab0', 0.5)),
      0.16,
    ),
    icons(7.4, 15.8, 0.46),
    move(ball(dark, 0.18, 0.18, 0.06), 0, 15, 0.44),
    phoneBack(colour, -0.5, cameras),
    move(box(steel, 0.16, 1.4, 0.3, 0.08), 3.74, 9, 0),
  );
  return join(turn(one, -9, 12), move(turn(one, 9, 168 + 24), -6.4, 0, -4.4));
};

const ruggedPhone = (colour: Hex): Solid =>
  join(
    turn(
      join(
        slab(matte('#26272a'), 8.6, 17.6, 1.6, wallpaper('#3f6a8a'), 0.8),
        icons(7, 15, 0.9),
        [-1, 1].flatMap((x) =>
          [0, 14.6].flatMap((y) =>
            move(box(matte(colour === '#26262a' ? '#d9842c' : colour), 1.8, 3, 2, 0.6), x * 3.7, y, 0),
          ),
        ),
      ),
      -8,
      10,
    ),
    repeat(9, (i) =>
      move(
        ball(glass('#e6f0f4', 0.7), 0.5, 0.3, 0.5),
        Math.cos(i * 2.4) * (6 + i * 0.4),
        0.1,
        4 + Math.sin(i * 2.4) * 3,
      ),
    ),
  );

const featurePhone = (colour: Hex): Solid =>
  turn(
    join(
      box(plastic(colour, 0.26), 5, 11.6, 1.5, 0.7),
      move(box(glow('#8fb8d9', 0.5), 3.6, 3, 0.1, 0.03), 0, 7.4, 0.76),
      repeat(15, (i) =>
        move(
          box(plastic(lighter(colour, 0.28)), 1.1, 0.64, 0.3, 0.15),
          ((i % 3) - 1) * 1.4,
          0.8 + Math.floor(i / 3) * 0.96,
          0.72,
        ),
      ),
      move(facing(cylinder(steel, 0.7, 0.3)), 0, 6.1, 0.62),
    ),
    -10,
    0,
  );

const tablet = (): Solid =>
  join(
    turn(
      join(slab(metal('#5a5e66', 0.3), 25, 16.6, 0.8, wallpaper('#5a7fb0'), 0.8), icons(20, 13, 0.5)),
      -20,
      0,
    ),
    move(
      turn(
        join(
          box(leather('#2c2e34'), 25, 0.6, 17, 0.2),
          repeat(48, (i) =>
            move(
              box(plastic('#3d4048'), 1.5, 0.3, 1.4, 0.1),
              -10.6 + (i % 12) * 1.93,
              0.5,
              -5.8 + Math.floor(i / 12) * 2,
            ),
          ),
          move(box(plastic('#3d4048'), 7, 0.1, 4.4, 0.04), 0, 0.56, 5.2),
        ),
        6,
        0,
      ),
      0,
      0.6,
      10,
    ),
  );

const laptop = (): Solid =>
  join(
    box(metal('#b9bdc4', 0.32), 32, 1.3, 22, 0.4),
    repeat(56, (i) =>
      move(
        box(plastic('#2d2f34'), 1.7, 0.3, 1.6, 0.1),
        -13.4 + (i % 14) * 2.06,
        1.2,
        -8 + Math.floor(i / 14) * 2.3,
      ),
    ),
    move(box(metal('#a9adb4', 0.3), 10, 0.1, 6, 0.04), 0, 1.26, 6),
    move(
      turn(
        join(
          box(metal('#b9bdc4', 0.32), 32, 20.6, 0.7, 0.3),
          move(box(wallpaper('#4a78b8'), 30.6, 18.6, 0.1, 0.04), 0, 1.2, 0.36),
          icons(8, 8, 0.5),
        ),
        -16,
        0,
      ),
      0,
      1,
      -11,
    ),
  );

const miniPc = (): Solid =>
  join(
    box(metal('#4a4d54', 0.4), 13, 5, 13, 1),
    move(box(glow('#6fd0e8', 1), 0.5, 0.5, 0.1, 0.04), 4.6, 2.6, 6.5),
    repeat(2, (i) => move(box(dark, 1.5, 0.8, 0.2, 0.05), -3 + i * 2.2, 2.2, 6.5)),
    pair(
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
    ),
  );

const printer = (): Solid =>
  join(
    box(white, 38, 20, 30, 2),
    move(box(plastic('#2f3238', 0.3), 38.2, 4, 30.2, 1.4), 0, 17, 0),
    move(box(matte('#1f2125'), 26, 4, 4, 0.5), 0, 12, 13.6),
    move(turn(box(paper('#fdfdfb'), 21, 0.3, 20, 0.05), 8, 0), 0, 12.4, 19),
    move(turn(box(paper('#fdfdfb'), 21, 16, 0.3, 0.05), -14, 0), 0, 20, -10),
    move(turn(box(dark, 9, 0.6, 4, 0.2), 40, 0), -11, 20.6, 13),
    repeat(8, (i) =>
      move(box(paper('#9aa0a8'), 16 - (i % 3) * 4, 0.05, 0.4, 0.02), -1, 12.9 - i * 0.16, 14.6 + i * 1.4),
    ),
  );

const ssd = (): Solid =>
  join(
    turn(box(metal('#3f6a9a', 0.34), 6, 10, 1, 0.45), -70, 20),
    tube(
      matte('#1d1d1f'),
      [
        [1, 1, -4],
        [4, 1.4, -8],
        [9, 0.6, -6],
        [10, 0.5, 1],
      ],
      0.3,
    ),
    move(turn(box(steel, 1.2, 0.5, 2.2, 0.15), 0, 4), 10, 0.2, 2),
  );

/** Phones and computers. */
export const phonesAndComputers: Kinds = {
  smartphone5g: stands('#2d4f88', (c) => phone(c, 3), { pitch: 10 }),
  flagship: stands('#26262a', (c) => phone(c, 4), { pitch: 10 }),
  budgetPhone: stands('#2f6b4a', (c) => phone(c, 2), { pitch: 10 }),
  ruggedPhone: stands('#26262a', ruggedPhone, { pitch: 12 }),
  featurePhone: stands('#26262a', featurePhone, { pitch: 10 }),
  tablet: stands('#5a5e66', tablet, { pitch: 20 }),
  laptop: stands('#b9bdc4', laptop, { pitch: 20 }),
  miniPc: stands('#4a4d54', miniPc, fromHigher),
  printer: stands('#f5f4f0', printer, fromHigher),
  ssd: stands('#3f6a9a', ssd, { pitch: 34 }),
};
