import { type Hex } from '../../studio/colour.ts';
import { glow, type Material, metal, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, loft, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, silver } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** A hair tie: a ring of gathered cloth about the y axis. */
const scrunchie = (material: Material, radius: number, thick: number): Solid =>
  lathe(
    material,
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      return [radius + Math.cos(angle) * thick, Math.sin(angle) * thick];
    }),
    { bevel: 0, sides: 96, wave: (angle) => 1 + 0.06 * Math.sin(angle * 18) },
  );

const curlingRod = (): Solid =>
  join(
    // The rod, bent around the head.
    tube(
      satin('#d98fa3'),
      [
        [-14, 1.6, 8],
        [-12, 2, -2],
        [-6, 2.4, -9],
        [0, 2.6, -11],
        [6, 2.4, -9],
        [12, 2, -2],
        [14, 1.6, 8],
      ],
      1.7,
    ),
    // Wrinkles of its cloth.
    repeat(5, (i) =>
      move(
        turn(scrunchie(satin('#c27b92'), 1.75, 0.4), 0, (i - 2) * -14, 90),
        (i - 2) * 3,
        2.6 - Math.abs(i - 2) * 0.1,
        -11 + (i - 2) ** 2 * 0.5,
      ),
    ),
    // Two hair ties.
    pair(move(scrunchie(satin('#b8627a'), 2.6, 1.1), 4.2, 1.2, 6)),
  );

const beardTrimmer = (): Solid =>
  join(
    // Body.
    loft(black, [
      { y: 0, wide: 1.8, deep: 1.5 },
      { y: 6, wide: 2, deep: 1.7 },
      { y: 13, wide: 1.6, deep: 1.4 },
    ]),
    // Head and teeth.
    move(box(metal('#b9bcc2'), 3.8, 1.6, 2, 0.3), 0, 13, 0),
    repeat(13, (i) => move(box(metal('#d6d9de'), 0.16, 1, 1.6, 0.04), -1.7 + i * 0.28, 14.4, 0)),
    // Ring that sets the length.
    lathe(plastic('#c9503f'), [
      [1.9, 8.6],
      [2.05, 9],
      [2.05, 9.8],
      [1.9, 10.2],
    ]),
    // Light of the battery.
    move(box(glow('#6fd0e8', 0.8), 0.8, 2, 0.2, 0.05), 0, 4, 1.7),
  );

const hairDryer = (colour: Hex): Solid =>
  join(
    // Housing, a lathe's profile laid on its side.
    move(
      turn(
        lathe(
          plastic(colour, 0.24),
          [
            [0, -9],
            [4.4, -8],
            [4.8, -3],
            [4.2, 4],
            [3.2, 9],
            [3, 13],
            [2.7, 13],
            [2.6, 9],
          ],
          { bevel: 1 },
        ),
        0,
        0,
        90,
      ),
      0,
      20,
      0,
    ),
    // Nozzle.
    move(
      turn(
        lathe(
          black,
          [
            [3, 0],
            [6.6, 3.4],
            [6.6, 5],
            [0, 5],
          ],
          { bevel: 0.4 },
        ),
        0,
        0,
        90,
      ),
      -12.6,
      20,
      0,
    ),
    // Handle, switch and cord.
    move(
      turn(
        loft(plastic(colour, 0.24), [
          { y: 0, wide: 1.6, deep: 1.5 },
          { y: 9, wide: 2, deep: 1.8 },
          { y: 17, wide: 2.4, deep: 2 },
        ]),
        0,
        0,
        -12,
      ),
      1.5,
      0,
      0,
    ),
    move(box(black, 0.9, 3, 0.4, 0.2), 0.4, 10, 1.9),
    tube(
      black,
      [
        [1.6, 0.6, 0],
        [3, -1, 1],
        [9, -0.4, 4],
        [14, 0, 3],
      ],
      0.35,
    ),
  );

const shaver = (colour: Hex): Solid =>
  join(
    // Body.
    loft(plastic(colour, 0.22), [
      { y: 0, wide: 2.4, deep: 2 },
      { y: 9, wide: 2.6, deep: 2.2 },
      { y: 13, wide: 2.2, deep: 1.8 },
    ]),
    // Head.
    move(
      loft(black, [
        { y: 0, wide: 2, deep: 1.8 },
        { y: 2, wide: 3.4, deep: 2.8 },
        { y: 3.4, wide: 3.2, deep: 2.6 },
      ]),
      0,
      12.6,
      0.6,
    ),
    // Three foils, a third of a turn (2.094 radians) apart.
    repeat(3, (i) =>
      move(
        lathe(
          silver,
          [
            [0, 0.3],
            [0.5, 0.4],
            [1.15, 0.3],
            [1.25, 0],
          ],
          { bevel: 0.1 },
        ),
        Math.cos(i * 2.094 + quarterTurn) * 1.5,
        16,
        0.6 + Math.sin(i * 2.094 + quarterTurn) * 1.3,
      ),
    ),
  );

const straightener = (): Solid =>
  turn(
    join(
      // The two arms, each with a heated plate.
      repeat(2, (i) =>
        move(
          turn(
            join(
              box(black, 2.6, 26, 1.8, 0.8),
              move(box(metal('#c9a493', 0.25), 2.4, 9, 0.3, 0.1), 0, 16, i === 0 ? 0.9 : -0.9),
            ),
            i === 0 ? -5 : 5,
            0,
          ),
          0,
          0,
          i === 0 ? -1 : 1,
        ),
      ),
      // Cord.
      tube(
        black,
        [
          [0, 0, 0],
          [0, -3, 0],
          [3, -6, 0],
          [9, -5, 0],
        ],
        0.35,
      ),
    ),
    -78,
    24,
  );

/** Devices for hair and beard. */
export const hairTools: Kinds = {
  curlingRod: stands('#d98fa3', curlingRod, { pitch: 38 }),
  hairDryer: stands('#f1efec', hairDryer, { yaw: -14, pitch: 10 }),
  shaver: stands('#26262a', shaver),
  beardTrimmer: stands('#232326', beardTrimmer),
  straightener: stands('#232326', straightener, { pitch: 40 }),
};
