import { fleece, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone } from './parts.ts';

/**
 * A book with sounds, and a book to paint in with water.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; plate: outline, thickness, rounding of edges, rounding of corners; move and turn: x, y, z.
 */

/** A picture on a page: a triangle for every third number, else a disc. */
const picture = (i: number): Solid => {
  const card = box(paper('#fffaf0'), 4.6, 4.6, 0.3, 0.2);
  const symbol = move(
    i % 3 === 0
      ? plate(
          paper(tone(i)),
          [
            [-1.4, -1.4],
            [1.4, -1.4],
            [0, 1.6],
          ],
          0.3,
        )
      : ball(paper(tone(i)), 1.4, 1.4, 0.2),
    0,
    2.3,
    0.3,
  );
  return join(card, symbol);
};

/** A book with three rows of pictures, and a bar of buttons beside them, each of which plays a sound. */
const soundBook = (): Solid => {
  const cover = box(paper('#f6d36a'), 24, 24, 2.4, 0.4);
  const pictures = repeat(9, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(picture(i), -7.6 + column * 5.6, 3 + row * 6.4, 1.2);
  });
  const soundBar = move(box(plastic('#4f94b8'), 5.4, 22, 2, 0.6), 8.8, 1, 0.6);
  const buttonDistance = 4.2;
  const soundButtons = repeat(5, (i) =>
    move(ball(plastic(tone(i), 0.2), 1.3, 1.3, 0.6), 8.8, 4 + i * buttonDistance, 1.8),
  );
  return turn(join(cover, pictures, soundBar, soundButtons), -16, 6);
};

const fishBlue = paper('#4f94b8');

/** A page that stands behind the lying ones, with a fish on it. */
const standingPage = (): Solid => {
  const page = box(paper('#e9b93c'), 20, 22, 0.8, 0.2);
  const paperSheet = move(box(paper('#fffdf6'), 17, 17, 0.2, 0.05), 0, 2.4, 0.4);
  const fishBody = move(ball(fishBlue, 4, 3, 0.2), -1, 10, 0.6);
  const fishTail = move(
    plate(
      fishBlue,
      [
        [0, 0],
        [4, 3],
        [4, -3],
      ],
      0.3,
    ),
    2.4,
    10,
    0.6,
  );
  const fishEye = move(ball(paper('#26262a'), 0.4, 0.4, 0.1), -3.4, 11, 0.9);
  return move(turn(join(page, paperSheet, fishBody, fishTail, fishEye), -18, 0), 1, 2.4, -8);
};

/** A pen that is filled with water and lies on the pages; its tip is a brush. */
const waterPen = (): Solid => {
  const barrel = lathe(plastic('#d9534a'), [
    [0, 0],
    [0.8, 0],
    [0.8, 10],
    [0.3, 12],
  ]);
  const tip = lathe(fleece('#f6f4ef', 0.1), [
    [0.3, 12],
    [0.4, 13],
    [0, 14],
  ]);
  return move(turn(join(barrel, tip), 90, 30), 9, 3.2, 3);
};

const waterBook = (): Solid => {
  const pageThickness = 0.8;
  // Each page lies a little further to the right and to the back than the one below it.
  const lyingPages = repeat(3, (i) =>
    move(box(paper(tone(i + 1)), 20, pageThickness, 22, 0.2), i * 1.4, i * pageThickness, -i),
  );
  return join(lyingPages, standingPage(), waterPen());
};

export const books: Kinds = {
  soundBook: stands('#f6d36a', soundBook),
  waterBook: stands('#e9b93c', waterBook, { pitch: 24 }),
};
