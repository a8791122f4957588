import { cloth, glow, matte, metal, paper, satin, stone, wax, wood } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black, facing, pot, row } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const monstera = (): Solid =>
  join(
    // Pot.
    pot(9, 15, '#e6ded0'),
    // Leaves on their stems, each farther round and of one of three lengths.
    repeat(9, (i) => {
      const a = i * 2.4;
      const long = 20 + (i % 3) * 8;
      const end: Point = [Math.cos(a) * long * 0.7, 15 + long, Math.sin(a) * long * 0.7];
      return join(
        tube(matte('#5f8a52'), [[0, 13, 0], [end[0] * 0.5, 15 + long * 0.7, end[2] * 0.5], end], 0.5),
        move(
          turn(
            plate(
              matte(i % 2 === 0 ? '#3f7347' : '#548a55'),
              // A round leaf with a cut at every fifth of its points.
              Array.from({ length: 40 }, (_, k) => {
                const t = (k / 40) * fullTurn;
                const r = (8 + 2 * Math.cos(t)) * (k % 5 === 2 ? 0.62 : 1);
                return [Math.sin(t) * r, Math.cos(t) * r - 3];
              }),
              0.3,
              0.1,
            ),
            -50,
            (-a * 180) / Math.PI + 90,
          ),
          end[0],
          end[1],
          end[2],
        ),
      );
    }),
  );

const macrame = (): Solid =>
  join(
    // The stick that it hangs on.
    bar(wood('#b98a58', '#8d6238', 'x', 1), [-28, 60, 0], [28, 60, 0], 1.3),
    // Cords with a knot each, longest in the middle.
    repeat(25, (i) => {
      const x = -24 + i * 2;
      const low = 20 - (1 - Math.abs(i - 12) / 12) * 18;
      return join(
        tube(
          cloth('#efe6d4', 0.4),
          [
            [x, 60, 0.6],
            [x + (i % 2 ? 1 : -1), 48, 1],
            [x + (i % 2 ? -1 : 1), 38, 1],
            [x, low, 0.6],
          ],
          0.8,
        ),
        move(ball(cloth('#efe6d4', 0.4), 1.2), x, 44 - Math.abs(i - 12) * 0.5, 1),
      );
    }),
    // The cord that holds it.
    tube(
      cloth('#efe6d4', 0.4),
      [
        [-26, 60, 0],
        [0, 74, 0],
        [26, 60, 0],
      ],
      0.4,
    ),
  );

const calligraphy = (): Solid =>
  row(3, 44, (i) =>
    move(
      turn(
        join(
          box(metal('#c9a24a', 0.3), 40, 58, 3, 0.4),
          move(box(paper('#f6f1e4'), 37, 55, 0.4, 0.1), 0, 1.5, 1.5),
          i === 1
            ? repeat(5, (k) =>
                move(
                  facing(
                    lathe(
                      metal('#a8843a', 0.3),
                      [
                        [2.4 + k * 2.2, 0],
                        [2.8 + k * 2.2, 0.3],
                        [3.2 + k * 2.2, 0],
                      ],
                      { wave: (a) => 1 + 0.06 * Math.cos(a * 8) },
                    ),
                  ),
                  0,
                  30,
                  1.8,
                ),
              )
            : repeat(3, (k) =>
                tube(
                  matte('#2b2622'),
                  [
                    [12, 44 - k * 13, 2.2],
                    [6, 40 - k * 13, 2.2],
                    [-2, 47 - k * 13, 2.2],
                    [-6, 39 - k * 13, 2.2],
                    [-12, 43 - k * 13, 2.2],
                    [-13, 37 - k * 13, 2.2],
                  ],
                  (t) => 0.5 + 1.3 * Math.sin(t * 9 + k + i) ** 2,
                  { flat: 0.3 },
                ),
              ),
        ),
        -5,
        0,
      ),
      0,
      0,
      i === 1 ? 2 : 0,
    ),
  );

/** The place of bulb `i` on the wire: a spiral in waves, which rise from `lowest`. */
const onWire = (i: number, lowest: number): Point => [
  Math.cos(i * 0.75) * (3 + i * 0.2),
  lowest + Math.abs(Math.sin(i * 1.3)) * 1.6,
  Math.sin(i * 0.75) * (3 + i * 0.2),
];

const fairyLights = (): Solid =>
  join(
    tube(
      metal('#c98a5a', 0.3),
      Array.from({ length: 30 }, (_, i) => onWire(i, 0.5)),
      0.1,
    ),
    repeat(29, (i) => move(ball(glow('#ffdf9a', 1.8), 0.42), ...onWire(i, 0.7))),
    // The battery's case.
    move(box(black, 4, 1.6, 3, 0.5), 10, 0, 6),
  );

const paperLantern = (): Solid =>
  join(
    lathe(
      glow('#e8624a', 0.3),
      [
        [4, 0],
        [9, 3],
        [12, 9],
        [12, 13],
        [9, 19],
        [4, 22],
      ],
      { bevel: 2, wave: (_a, y) => 1 + 0.02 * Math.cos(y * 4) },
    ),
    lathe(metal('#c9a24a'), [
      [4.2, -0.6],
      [4.4, 0.4],
    ]),
    lathe(metal('#c9a24a'), [
      [4.2, 21.6],
      [4.4, 22.6],
    ]),
    tube(
      matte('#3a2a20'),
      [
        [-3, 22, 0],
        [0, 29, 0],
        [3, 22, 0],
      ],
      0.24,
    ),
    // The tassel.
    repeat(9, (i) => bar(satin('#c9a24a'), [0, -0.6, 0], [Math.cos(i) * 0.8, -9, Math.sin(i) * 0.8], 0.16)),
  );

const succulent = (): Solid =>
  join(
    pot(4, 5, '#d9b8a0'),
    lathe(stone('#6a4f3a'), [
      [0, 4.4],
      [3.5, 4.4],
    ]),
    // Three rings of leaves, the inner ones smaller and more upright.
    [0, 1, 2].flatMap((l) =>
      ring(
        9 - l * 2,
        move(
          turn(
            scale(
              ball(wax((['#7fa88a', '#92b89a', '#b9cfa9'] as const)[l] ?? '#7fa88a'), 1),
              1.1 - l * 0.2,
              2.1 - l * 0.3,
              0.55,
            ),
            0,
            90,
            -62 + l * 22,
          ),
          1.9 - l * 0.6,
          5.6 + l * 0.8,
          0,
        ),
        l * 20,
      ),
    ),
  );

/** Decorations for a room. */
export const decorations: Kinds = {
  monstera: stands('#4f7f4c', monstera, { pitch: 8 }),
  macrame: stands('#efe6d4', macrame, { yaw: -12, pitch: 4 }),
  calligraphy: stands('#c9a24a', calligraphy, { yaw: -14, pitch: 4, focus: [0.5, 0.5, 0.8] }),
  fairyLights: stands('#ffdf9a', fairyLights, { pitch: 42 }),
  paperLantern: stands('#e8624a', paperLantern, { pitch: 4 }),
  succulent: stands('#7fa88a', succulent, { pitch: 24 }),
};
