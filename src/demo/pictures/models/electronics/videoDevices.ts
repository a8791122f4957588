import { glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, lens, slab, steel, tripodLegs, wallpaper, white } from './parts.ts';

const selfie = (): Solid =>
  join(
    tripodLegs(7, 8),
    tube(
      steel,
      [
        [0, 6, 0],
        [0, 34, 0],
      ],
      0.5,
      { isSmooth: false },
    ),
    tube(
      black,
      [
        [0, 4, 0],
        [0, 15, 0],
      ],
      1,
      { isSmooth: false },
    ),
    move(slab(metal('#3b3e45', 0.3), 7.4, 15.4, 0.8, wallpaper('#d08a6a')), 0, 34, 0.8),
    move(box(black, 4, 3, 1.6, 0.5), 0, 36, -0.8),
    move(
      facing(
        lathe(glow('#fff3dc', 1.2), [
          [0, 0.3],
          [2, 0.3],
          [2.2, 0],
        ]),
      ),
      5.8,
      47,
      0,
    ),
    tube(
      black,
      [
        [2, 40, 0],
        [5.8, 45, 0],
      ],
      0.24,
    ),
    move(box(black, 2, 1, 3.6, 0.4), 9, 0, 6),
  );

const doorbell = (): Solid =>
  join(
    turn(
      join(
        box(plastic('#2b2d32', 0.24), 5, 13, 2.4, 1),
        move(lens(1.3), 0, 10, 1.2),
        move(
          facing(
            join(
              cylinder(metal('#8a8d94', 0.3), 1.6, 0.3),
              lathe(glow('#4ad0f0', 1.2), [
                [1.5, 0.2],
                [1.8, 0.3],
                [1.5, 0.36],
              ]),
            ),
          ),
          0,
          3.6,
          1.1,
        ),
      ),
      -4,
      6,
    ),
    move(
      join(
        box(white, 7, 7, 3, 1),
        repeat(5, (i) => move(box(matte('#b9b7b2'), 4, 0.3, 0.2, 0.08), 0, 2 + i * 0.8, 1.5)),
      ),
      9,
      0,
      -2,
    ),
  );

const tvBox = (): Solid =>
  join(
    box(plastic('#202226', 0.2), 11, 2.4, 11, 1),
    lathe(glow('#4ad0f0', 0.9), [
      [1.6, 2.3],
      [1.8, 2.45],
      [1.6, 2.45],
    ]),
    move(
      turn(
        join(
          box(black, 4, 15, 1.6, 0.7),
          repeat(9, (i) =>
            move(
              ball(matte('#5a5d62'), 0.5, 0.4, 0.3),
              -1.1 + (i % 3) * 1.1,
              3 + Math.floor(i / 3) * 1.3,
              0.8,
            ),
          ),
          move(
            facing(
              lathe(matte('#5a5d62'), [
                [0.7, 0],
                [1.3, 0.2],
                [0.7, 0.3],
              ]),
            ),
            0,
            9.6,
            0.7,
          ),
          move(ball(plastic('#c0392b'), 0.44, 0.44, 0.3), -0.9, 13, 0.8),
        ),
        -78,
        24,
      ),
      9,
      1,
      6,
    ),
  );

const projector = (): Solid =>
  join(
    tripodLegs(16, 13),
    tube(
      black,
      [
        [0, 15, 0],
        [0, 20, 0],
      ],
      0.8,
    ),
    move(box(white, 16, 12, 13, 3), 0, 20, 0),
    move(lens(3.2), -2.6, 26, 6.4),
    repeat(7, (i) => move(box(matte('#c9c7c2'), 0.4, 7, 0.2, 0.06), 3 + i * 0.7, 22.6, 6.5)),
    move(ball(glow('#fff6dc', 1), 1.2, 1.2, 0.3), -2.6, 26, 7),
  );

const retroConsole = (): Solid =>
  join(
    box(plastic('#cfccc4', 0.34), 15, 3.6, 11, 0.8),
    move(box(plastic('#3b3a3c'), 9, 1, 4.6, 0.3), 0, 3.3, -1.6),
    move(box(plastic('#b8323c'), 2.4, 0.5, 1.2, 0.2), -4, 3.4, 3.6),
    pair(
      move(
        turn(
          join(
            box(plastic('#cfccc4', 0.34), 10.6, 1.6, 4.6, 0.5),
            move(box(plastic('#2c2b2d'), 10, 0.2, 3.6, 0.1), 0, 1.5, 0),
            move(box(plastic('#1c1b1d'), 2.2, 0.5, 0.7, 0.15), -3.2, 1.6, 0),
            move(box(plastic('#1c1b1d'), 0.7, 0.5, 2.2, 0.15), -3.2, 1.6, 0),
            repeat(2, (i) =>
              move(cylinder(plastic('#c0323c', 0.16), 0.62, 0.4, 0.1), 2.4 + i * 1.7, 1.6, 0.2),
            ),
          ),
          0,
          -14,
        ),
        9,
        0,
        12,
      ),
    ),
    pair(
      tube(
        matte('#1d1d1f'),
        [
          [6, 1, 10],
          [5, 0.4, 7],
          [3, 1.4, 5.6],
        ],
        0.22,
      ),
    ),
  );

const handheld = (): Solid =>
  turn(
    join(
      box(plastic('#3f5a8a', 0.3), 8.4, 14, 2, 1),
      move(box(dark, 7.2, 6.2, 0.1, 0.03), 0, 6.8, 1),
      move(box(wallpaper('#6fae6a'), 6, 4.8, 0.1, 0.03), 0, 7.5, 1.04),
      move(box(matte('#1c1d20'), 2.4, 0.8, 0.4, 0.2), -2.2, 3.4, 0.9),
      move(box(matte('#1c1d20'), 0.8, 2.4, 0.4, 0.2), -2.2, 2.6, 0.9),
      repeat(4, (i) =>
        move(
          facing(
            cylinder(
              plastic((['#d0483f', '#e0b13a', '#5aa85a', '#4a90d0'] as const)[i] ?? '#d0483f', 0.16),
              0.5,
              0.4,
              0.1,
            ),
          ),
          2.3 + Math.cos(i * 1.571) * 0.95,
          3.8 + Math.sin(i * 1.571) * 0.95,
          0.9,
        ),
      ),
    ),
    -14,
    8,
  );

/** Video devices. */
export const videoDevices: Kinds = {
  selfieStick: stands('#26262a', selfie, { pitch: 8, focus: [0.5, 0.8, 0.6] }),
  videoDoorbell: stands('#2b2d32', doorbell),
  tvBox: stands('#202226', tvBox, { pitch: 30 }),
  projector: stands('#f5f4f0', projector),
  retroConsole: stands('#cfccc4', retroConsole, { pitch: 34 }),
  handheldGame: stands('#3f5a8a', handheld, { pitch: 10 }),
};
