import { type Hex, lighter } from '../../studio/colour.ts';
import { glow, matte, paper, plastic } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, fromHigher, remote, steel, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const smartBulb = (): Solid =>
  join(
    lathe(
      steel,
      [
        [0, 0],
        [1, 0],
        [1.5, 0.6],
        [1.5, 3],
      ],
      { wave: (_a, y) => 1 + 0.05 * Math.sin(y * 9) },
    ),
    lathe(
      white,
      [
        [1.5, 3],
        [2.2, 4],
        [3, 7],
      ],
      { bevel: 0.4 },
    ),
    lathe(
      glow('#c9a8f6', 0.55),
      [
        [3, 7],
        [3.6, 9.6],
        [3, 12],
        [0, 13.4],
      ],
      { bevel: 1.6 },
    ),
    move(
      turn(
        join(
          lathe(steel, [
            [0, 0],
            [1.5, 0],
            [1.5, 3],
          ]),
          lathe(white, [
            [1.5, 3],
            [3, 7],
          ]),
          lathe(
            glow('#ffd79a', 0.5),
            [
              [3, 7],
              [3.6, 9.6],
              [3, 12],
              [0, 13.4],
            ],
            { bevel: 1.6 },
          ),
        ),
        0,
        0,
        -84,
      ),
      5,
      3.5,
      4,
    ),
  );

const ledStrip = (): Solid =>
  join(
    lathe(plastic('#e6e6e2'), [
      [7, 0],
      [7.4, 0.3],
      [7.4, 1.2],
      [7, 1.5],
      [2.4, 1.5],
      [2.4, 0],
      [7, 0],
    ]),
    tube(
      glow('#6a8af0', 0.8),
      Array.from(
        { length: 50 },
        (_, i): Point => [Math.cos(i * 0.5) * (3 + i * 0.075), 1.7, Math.sin(i * 0.5) * (3 + i * 0.075)],
      ),
      0.16,
      { flat: 0.5 },
    ),
    tube(
      glow('#e05aa8', 0.9),
      [
        [6.6, 1.4, 1],
        [10, 1, 5],
        [15, 0.5, 4],
        [19, 0.5, 8],
      ],
      0.16,
      { flat: 0.5 },
    ),
    move(box(white, 4, 1.4, 7, 0.5), -12, 0, 4),
  );

const smartPlug = (): Solid =>
  join(
    lathe(
      white,
      [
        [0, 0],
        [2.8, 0],
        [3, 0.6],
        [3, 4.6],
        [2.6, 5],
      ],
      { bevel: 0.4 },
    ),
    lathe(matte('#e6e4de'), [
      [2.4, 5],
      [2.2, 4],
      [0, 3.8],
    ]),
    repeat(3, (i) =>
      move(
        ball(dark, 0.4, 0.1, 0.4),
        Math.cos(i * 2.09 + quarterTurn) * 1.2,
        3.95,
        Math.sin(i * 2.09 + quarterTurn) * 1.2,
      ),
    ),
    move(ball(glow('#4ad0f0', 1.2), 0.3), 2, 4.9, 1.6),
  )
    .flatMap((m) => turn([m], 90, 0))
    .flatMap((m) => move([m], 0, 3, 0));

const powerStrip = (count: number, colour: Hex): Solid =>
  join(
    turn(
      join(
        box(plastic(colour, 0.28), 34, 4, 8, 1),
        repeat(count, (i) =>
          move(
            join(
              box(matte(lighter(colour, 0.2)), 5, 0.3, 5, 0.1),
              repeat(3, (k) =>
                move(
                  ball(dark, 0.45, 0.1, 0.45),
                  Math.cos(k * 2.09 + quarterTurn) * 1.3,
                  0.3,
                  -Math.sin(k * 2.09 + quarterTurn) * 1.3,
                ),
              ),
            ),
            -12.4 + i * 6.2,
            3.9,
            0,
          ),
        ),
        repeat(3, (i) => move(box(dark, 1.4, 0.1, 0.6, 0.04), 13.4, 3.96, -1.8 + i * 1.8)),
        move(box(glow('#e05a3f', 0.8), 1.6, 0.6, 2.4, 0.2), 10.6, 3.9, 2.2),
      ),
      24,
      0,
    ),
    tube(
      matte('#e6e4de'),
      [
        [17, 2, -1],
        [22, 1, -4],
        [25, 0.5, 3],
        [20, 0.5, 9],
      ],
      0.45,
    ),
  );

const humidityMeter = (): Solid =>
  turn(
    join(
      box(white, 9, 9, 1.8, 0.8),
      move(box(plastic('#dfe4dc', 0.2), 7.4, 6.8, 0.1, 0.04), 0, 1.6, 0.9),
      repeat(2, (k) =>
        repeat(2, (i) =>
          move(box(paper('#2c302c'), 1, 1.9, 0.06, 0.02), -1.6 + i * 1.6, 2.2 + k * 3.1, 0.98),
        ),
      ),
      move(ball(paper('#2c302c'), 0.4, 0.4, 0.05), 2.2, 6.6, 0.98),
      move(
        facing(
          lathe(paper('#2c302c'), [
            [0.9, 0],
            [1.1, 0.04],
          ]),
        ),
        2.2,
        3.2,
        0.96,
      ),
    ),
    -8,
    0,
  );

/** Devices that a phone switches. */
export const smartHome: Kinds = {
  smartRemote: stands('#26262a', remote, fromHigher),
  smartBulb: stands('#c9a8f6', smartBulb),
  ledStrip: stands('#6a8af0', ledStrip, { pitch: 36 }),
  smartPlug: stands('#f5f4f0', smartPlug),
  powerStrip: stands('#f5f4f0', () => powerStrip(4, '#f2f1ec'), { pitch: 26 }),
  humidityMeter: stands('#f5f4f0', humidityMeter, { pitch: 8 }),
  acController: stands('#f1efec', remote, fromHigher),
};
