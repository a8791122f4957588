import { type Hex } from '../../studio/colour.ts';
import { cloth, glow, matte, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, fan, slab, tripodLegs, white } from './parts.ts';

const gamepad = (colour: Hex): Solid =>
  turn(
    join(
      plate(
        plastic(colour, 0.34),
        [
          [-4, 3.4],
          [4, 3.4],
          [7, 3],
          [8.6, 0],
          [9, -5],
          [7.6, -6.2],
          [6, -4.4],
          [3.6, -1.6],
          [-3.6, -1.6],
          [-6, -4.4],
          [-7.6, -6.2],
          [-9, -5],
          [-8.6, 0],
          [-7, 3],
        ],
        3.4,
        1.5,
        1.4,
      ),
      repeat(2, (i) =>
        move(
          join(
            facing(cylinder(matte('#26272a'), 1.3, 1, 0.2)),
            move(ball(matte('#1c1d20'), 1.5, 1.5, 0.6), 0, 0, 1.1),
          ),
          i === 0 ? -5.6 : 2.8,
          i === 0 ? 1.2 : -0.6,
          1.7,
        ),
      ),
      repeat(4, (i) =>
        move(
          ball(
            plastic((['#4a90d0', '#d0483f', '#5aa85a', '#e0b13a'] as const)[i] ?? '#4a90d0', 0.14),
            0.6,
            0.6,
            0.4,
          ),
          5.8 + Math.cos(i * 1.571) * 1.2,
          1.2 + Math.sin(i * 1.571) * 1.2,
          1.8,
        ),
      ),
      move(box(matte('#1c1d20'), 2.4, 0.8, 0.6, 0.2), -2.8, -1, 1.5),
      move(box(matte('#1c1d20'), 0.8, 2.4, 0.6, 0.2), -2.8, -1.8, 1.5),
      move(ball(glow('#7fd6f0', 1), 0.5, 0.5, 0.2), 0, 1.8, 1.7),
    ),
    -58,
    0,
  );

const phoneFan = (): Solid =>
  join(
    box(plastic('#24262b', 0.3), 8, 2.4, 8, 1),
    move(turn(fan(3.3, '#e0479a'), 0, 0), 0, 2.2, 0),
    pair(move(box(plastic('#3a3d45'), 1.4, 5, 3, 0.5), 5, 0, 0)),
  )
    .flatMap((m) => turn([m], 70, 0))
    .flatMap((m) => move([m], 0, 4, 0));

const skipRope = (): Solid =>
  join(
    pair(
      move(
        turn(
          join(
            lathe(
              plastic('#2d2f34'),
              [
                [0, 0],
                [1.2, 0],
                [1, 6],
                [1.4, 12],
                [1, 14],
                [0, 14],
              ],
              { bevel: 0.4 },
            ),
            move(box(glow('#b6e0a8', 0.7), 1.2, 1.6, 0.3, 0.1), 0, 8, 1.1),
          ),
          -80,
          20,
        ),
        6,
        1.4,
        6,
      ),
    ),
    tube(
      matte('#d9542c'),
      [
        [-2, 1.4, -7],
        [-10, 0.5, -14],
        [-14, 0.5, -2],
        [-6, 0.5, 8],
        [4, 0.5, 12],
        [13, 0.5, 2],
        [10, 0.5, -13],
        [10.4, 1.4, -7],
      ],
      0.34,
    ),
  );

const massageGun = (): Solid =>
  join(
    move(
      turn(
        lathe(
          plastic('#35383f', 0.32),
          [
            [0, -6],
            [2.6, -6],
            [2.8, 0],
            [2.4, 4],
            [1, 5],
          ],
          { bevel: 0.7 },
        ),
        0,
        0,
        90,
      ),
      0,
      15,
      0,
    ),
    move(ball(matte('#e9e6df'), 2.2), -7, 15, 0),
    tube(
      matte('#35383f'),
      [
        [1, 14, 0],
        [1.6, 6, 0],
        [2, 0.4, 0],
      ],
      1.7,
    ),
    move(
      lathe(glow('#6fe0a8', 0.9), [
        [1.75, 0],
        [1.85, 0.2],
        [1.75, 0.4],
      ]),
      1.7,
      4,
      0,
    ),
    move(
      join(
        box(cloth('#2b2d32', 0.3), 20, 6, 14, 2),
        repeat(5, (i) =>
          move(ball(matte((['#e9e6df', '#3a3d45'] as const)[i % 2] ?? '#e9e6df'), 1.5), -7 + i * 3.5, 6.6, 0),
        ),
      ),
      16,
      0,
      -4,
    ),
  );

const ringLight = (): Solid =>
  join(
    tripodLegs(34, 30),
    tube(
      black,
      [
        [0, 30, 0],
        [0, 128, 0],
      ],
      1,
      { isSmooth: false },
    ),
    move(
      facing(
        lathe(
          glow('#fff7e6', 1.1),
          [
            [17, 0],
            [20, 2],
            [23, 0],
            [20, 0.6],
            [17, 0],
          ],
          { bevel: 0.6 },
        ),
      ),
      0,
      150,
      0,
    ),
    move(
      facing(
        lathe(
          white,
          [
            [16.8, -0.4],
            [20, -2.4],
            [23.2, -0.4],
          ],
          { bevel: 1 },
        ),
      ),
      0,
      150,
      0,
    ),
    move(slab(black, 7.4, 15, 1, dark), 0, 142, 0),
  );

/** Sports devices. */
export const sportsDevices: Kinds = {
  gamepad: stands('#26262a', gamepad, { pitch: 24, yaw: -14 }),
  phoneCooler: stands('#24262b', phoneFan),
  skippingRope: stands('#d9542c', skipRope, { pitch: 46 }),
  massageGun: stands('#35383f', massageGun),
  ringLight: stands('#fff7e6', ringLight, { pitch: 5, focus: [0.5, 0.87, 0.6] }),
};
