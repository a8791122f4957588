import { type Hex } from '../../studio/colour.ts';
import { fleece, type Material, metal, paper } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing, gem, gold, loop, silver } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** A display bust of velvet for necklaces. */
const bust = (): Solid =>
  pillow(
    fleece('#3b3a40', 0.2),
    mirrored([
      [0, 17],
      [3.6, 16.6],
      [4.4, 12],
      [11, 7],
      [12, -2],
      [8, -10],
      [0, -13],
    ]),
    7,
    { edge: 6, detail: 50, radius: 2.6 },
  );

const chain = (material: Material, wide: number, drop: number, size: number, z = 3.4, count = 30): Solid =>
  repeat(count, (i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return move(
      ball(material, size),
      Math.sin(t * 1.5) * wide,
      11 - (1 - t * t) * drop - 0.2,
      z + (1 - t * t) * 0.9,
    );
  });

const kundanSet = (): Solid =>
  join(
    bust(),
    chain(gold, 6, 9, 0.5),
    repeat(9, (i) => {
      const t = (i - 4) / 4;
      return move(
        join(
          ball(gold, 1.3, 1.5, 0.5),
          move(ball(gem('#b3223c'), 0.8, 0.9, 0.5), 0, 0, 0.4),
          move(ball(metal('#f5f1e6', 0.15), 0.5), 0, -2, 0.2),
        ),
        t * 6.4,
        0.2 - (1 - t * t) * 2.6,
        4.3,
      );
    }),
    move(ball(gem('#2c7a52'), 1.3, 1.7, 0.7), 0, -4.4, 4.6),
    pair(
      move(
        join(
          ball(gold, 0.9),
          move(
            lathe(gold, [
              [0, 3],
              [0.6, 2.8],
              [2, 0.6],
              [2.1, 0],
              [0, 0],
            ]),
            0,
            -4.2,
            0,
          ),
          ring(8, move(ball(metal('#f5f1e6', 0.15), 0.35), 1.8, -4.6, 0)),
        ),
        15,
        6,
        1,
      ),
    ),
  );

const fingerRing = (band: Material, stone: Solid): Solid =>
  move(join(tube(band, loop(1), 0.16, { flat: 0.3, sides: 16 }), stone), 0, 1.16, 0);

const diamond = (size: number, colour: Hex): Solid =>
  lathe(
    { ...gem(colour), rough: 0.03, metal: 0.35 },
    [
      [0, -size],
      [size, 0],
      [size * 0.6, size * 0.45],
      [0, size * 0.45],
    ],
    { bevel: 0, sides: 8 },
  );

const bridalCrown = (): Solid =>
  join(
    repeat(11, (i) => {
      const t = (i - 5) / 5;
      const high = 5.4 - t * t * 2.6;
      return move(
        join(
          tube(
            gold,
            [
              [-0.9, 0, 0],
              [0, high, 0],
              [0.9, 0, 0],
            ],
            0.18,
          ),
          move(ball(metal('#f6f2ea', 0.14), 0.6), 0, high + 0.5, 0),
          move(ball(metal('#f6f2ea', 0.14), 0.4), 0, high * 0.45, 0.2),
        ),
        Math.sin(t * 1.4) * 8,
        0,
        Math.cos(t * 1.4) * 8,
      );
    }),
    tube(
      gold,
      Array.from(
        { length: 23 },
        (_, i): Point => [Math.sin(((i - 11) / 11) * 1.45) * 8, 0.2, Math.cos(((i - 11) / 11) * 1.45) * 8],
      ),
      0.32,
    ),
    move(
      join(
        tube(
          gold,
          [
            [0, 0.2, -9],
            [0, 0.2, 3],
          ],
          0.16,
        ),
        facing(cylinder(gold, 1.5, 0.3)),
        move(ball(gem('#b3223c'), 0.8), 0, 0.6, 3.4),
      ),
      13,
      0,
      8,
    ),
  );

const studs = (): Solid => {
  const shades: readonly Hex[] = ['#eef2f6', '#e8b4c2', '#8fb6d9', '#a6cfae', '#e9d18a', '#b79bd1'];
  return join(
    box(paper('#2f2d33'), 15, 0.5, 11, 0.2),
    repeat(12, (i) =>
      repeat(2, (k) =>
        move(
          join(
            ball(silver, 0.42, 0.2, 0.42),
            move(ball(gem(shades[i % 6] ?? '#eef2f6'), 0.38, 0.34, 0.38), 0, 0.26, 0),
          ),
          -5.7 + (i % 4) * 3.5 + k * 1.3,
          0.6,
          -3.4 + Math.floor(i / 4) * 3.4,
        ),
      ),
    ),
  );
};

const bangle = (radius: number, shade: Material): Solid =>
  lathe(shade, [
    [radius, 0],
    [radius + 0.25, 0.15],
    [radius + 0.25, 0.65],
    [radius, 0.8],
    [radius - 0.1, 0.4],
    [radius, 0],
  ]);

const bangles = (): Solid =>
  join(
    repeat(8, (i) =>
      move(
        turn(
          bangle(3.1, metal((['#8c8f94', '#6f7277', '#a6a9ae'] as const)[i % 3] ?? '#8c8f94', 0.42)),
          i * 1.2,
          i * 31,
        ),
        0,
        i * 0.86,
        0,
      ),
    ),
    repeat(8, (i) => ring(14, move(ball(metal('#b9bcc2', 0.3), 0.16), 3.4, i * 0.86 + 0.4, 0), i * 10)),
  );

const pendant = (): Solid =>
  join(
    bust(),
    chain(silver, 5.6, 11, 0.22, 3.4, 50),
    move(join(scale(diamond(1.1, '#dfe8f2'), 1, 1.4, 0.6), tube(silver, loop(1.3), 0.2)), 0, -1.6, 4.8),
  );

/** Jewellery. */
export const jewellery: Kinds = {
  kundanSet: stands('#c99a3f', kundanSet, { yaw: -12, pitch: 8 }),
  zirconRing: stands(
    '#d9dbe0',
    () =>
      fingerRing(
        silver,
        move(
          join(
            diamond(0.5, '#eaf1f8'),
            ring(
              6,
              tube(
                silver,
                [
                  [0.2, -0.5, 0],
                  [0.46, 0.1, 0],
                ],
                0.06,
              ),
            ),
          ),
          0,
          1.5,
          0,
        ),
      ),
    { yaw: -38, pitch: 20, focus: [0.5, 0.85, 0.5] },
  ),
  bridalCrown: stands('#d4ac5a', bridalCrown, { pitch: 20, yaw: -10 }),
  studs: stands('#2f2d33', studs, { pitch: 44 }),
  pendant: stands('#d9dbe0', pendant, { yaw: -12, pitch: 8 }),
  bangles: stands('#8c8f94', bangles, { pitch: 26 }),
};
