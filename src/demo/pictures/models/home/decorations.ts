import { cloth, matte, metal, paper, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, row } from './parts.ts';

/**
 * Things that hang on a wall.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius; row: count, distance; move and turn: x, y, z.
 */

const cord = cloth('#efe6d4', 0.4);

const macrame = (): Solid => {
  const stick = bar(wood('#b98a58', '#8d6238', 'x', 1), [-28, 60, 0], [28, 60, 0], 1.3);
  // Cords with a knot each, longest in the middle.
  const cords = repeat(25, (i) => {
    const x = -24 + i * 2;
    const low = 20 - (1 - Math.abs(i - 12) / 12) * 18;
    const string = tube(
      cord,
      [
        [x, 60, 0.6],
        [x + (i % 2 ? 1 : -1), 48, 1],
        [x + (i % 2 ? -1 : 1), 38, 1],
        [x, low, 0.6],
      ],
      0.8,
    );
    const knot = move(ball(cord, 1.2), x, 44 - Math.abs(i - 12) * 0.5, 1);
    return join(string, knot);
  });
  const hanger = tube(
    cord,
    [
      [-26, 60, 0],
      [0, 74, 0],
      [26, 60, 0],
    ],
    0.4,
  );
  return join(stick, cords, hanger);
};

/** Rings in the middle picture, strokes of a pen in the others. */
const writing = (i: number): Solid =>
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
      );

const calligraphy = (): Solid => {
  const frame = box(metal('#c9a24a', 0.3), 40, 58, 3, 0.4);
  const background = move(box(paper('#f6f1e4'), 37, 55, 0.4, 0.1), 0, 1.5, 1.5);
  return row(3, 44, (i) => move(turn(join(frame, background, writing(i)), -5, 0), 0, 0, i === 1 ? 2 : 0));
};

export const decorations: Kinds = {
  macrame: stands('#efe6d4', macrame, { yaw: -12, pitch: 4 }),
  calligraphy: stands('#c9a24a', calligraphy, { yaw: -14, pitch: 4, focus: [0.5, 0.5, 0.8] }),
};
