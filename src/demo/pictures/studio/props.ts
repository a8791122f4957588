import { glaze, leather, matte, paper, wood } from './material.ts';
import { join, move, type Point, repeat, ring, type Solid, turn } from './mesh.ts';
import { box } from './solids.ts';
import { lathe, sheet, tube } from './surfaces.ts';

/** Everyday things that stand beside a product, so that one sees how large it is. */

const mug = (): Solid => {
  const clay = glaze('#ece6da');
  const body = lathe(
    clay,
    [
      [0, 0],
      [3.4, 0],
      [4.1, 2],
      [4.1, 9],
      [3.8, 9],
      [3.7, 2.2],
      [0, 1],
    ],
    { bevel: 0.5 },
  );
  const handle = tube(
    clay,
    [
      [4, 7.4, 0],
      [6, 7.2, 0],
      [6.6, 5, 0],
      [5.6, 2.9, 0],
      [3.8, 2.6, 0],
    ],
    0.45,
  );
  const coffee = lathe(glaze('#4a2f20'), [
    [0, 7.6],
    [3.7, 7.6],
  ]);
  return join(body, handle, coffee);
};

const leaf = (long: number, wide: number): Solid =>
  sheet(matte('#4c7149'), 6, 10, (u, v) => {
    const half = wide * Math.sin(Math.PI * v ** 0.8) * (u - 0.5);
    return [half, long * (v * 0.86 - v * v * 0.28), long * v * v * 0.62 + Math.abs(u - 0.5) * wide * 0.3];
  });

const plant = (size: number): Solid => {
  const pot = lathe(
    glaze('#b9a58e'),
    [
      [0, 0],
      [size * 0.2, 0],
      [size * 0.27, size * 0.42],
      [size * 0.24, size * 0.42],
      [size * 0.22, size * 0.36],
      [0, size * 0.36],
    ],
    { bevel: size * 0.02 },
  );
  const uprightLeaves = move(ring(7, leaf(size * 0.62, size * 0.16)), 0, size * 0.36, 0);
  const slantingLeaves = move(ring(6, turn(leaf(size * 0.7, size * 0.14), -24, 0), 25), 0, size * 0.36, 0);
  return join(pot, uprightLeaves, slantingLeaves);
};

const books = (): Solid =>
  repeat(3, (index) => {
    const cover = box(
      leather((['#8c4a3c', '#d9cfbd', '#3f5a63'] as const)[index] ?? '#8c4a3c'),
      21 - index * 2,
      2.6,
      14.5 - index,
      0.2,
    );
    const pages = move(box(paper('#f4efe4'), 20.6 - index * 2, 1.9, 14.6 - index, 0.05), 0.4, 0.35, 0.1);
    return move(turn(join(cover, pages), 0, index * 7 - 8), 0, index * 2.6, 0);
  });

const coin = (): Solid =>
  lathe(
    glaze('#c9b27a'),
    [
      [0, 0],
      [1.25, 0],
      [1.25, 0.2],
      [0, 0.2],
    ],
    { bevel: 0.05 },
  );

const stool = (): Solid => {
  const seat = move(
    lathe(
      wood('#c69a69', '#a5794c', 'x', 2),
      [
        [0, 0],
        [17, 0],
        [17, 3],
        [0, 3],
      ],
      { bevel: 0.6 },
    ),
    0,
    43,
    0,
  );
  const legs = ring(
    4,
    tube(
      wood('#c69a69', '#a5794c', 'y', 2),
      [
        [14, 0, 0],
        [11, 43, 0],
      ],
      1.6,
      { isSmooth: false },
    ),
  );
  return join(seat, legs);
};

/** The things that stand behind and beside a subject with these bounds, in centimetres. */
export const props = ([low, high]: readonly [Point, Point], lies: boolean): Solid => {
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const [left, right, back] = [low[0], high[0], low[2]];
  if (lies)
    return size < 90
      ? move(mug(), right + size * 0.13, 0, back + size * 0.12)
      : move(plant(34), right + size * 0.08, 0, back - 2);
  if (size < 9) return move(coin(), right + 1.8, 0, high[2] * 0.4);
  if (size < 17) return move(mug(), left - 5.5, 0, back - 6);
  if (size < 75)
    return join(
      move(books(), left - 9, 0, back - 9),
      move(plant(Math.min(30, size * 0.7)), right + size * 0.2, 0, back - size * 0.25),
    );
  return join(
    move(plant(size * 0.5), left - size * 0.14, 0, back - size * 0.16),
    size > 110 ? move(stool(), right + 24, 0, back - 16) : [],
  );
};
