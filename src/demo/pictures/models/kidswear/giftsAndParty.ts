import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, fleece, paper, plastic, satin, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A gift box for a newborn, ducks for the bath, and balloons.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; ring: count, solid; tube: points, radius;
 * move: x, y, z.
 */

const booties = (): Solid => {
  const foot = ball(fleece('#e7b9ae', 0.2), 2.4, 2, 4);
  const cuff = move(
    lathe(fleece('#fff6ea', 0.2), [
      [2.2, 0],
      [2.4, 3],
      [1.9, 3],
    ]),
    0,
    1,
    -1.6,
  );
  return pair(move(join(foot, cuff), 3.4, 2, 0));
};

const rattle = (): Solid => {
  const head = move(ball(plastic('#f0b84a'), 2.6), 0, 9, 0);
  const stick = tube(
    wood('#d9ad78', '#c39259', 'y'),
    [
      [0, 0, 0],
      [0, 7, 0],
    ],
    0.7,
  );
  const collar = lathe(plastic('#7ab5c4'), [
    [1.8, 0],
    [2.4, 0.5],
    [1.8, 1],
  ]);
  return join(head, stick, collar);
};

const newbornGift = (): Solid => {
  const giftBox = box(paper('#dfe9ea'), 32, 9, 24, 0.4);
  const tissue = move(box(paper('#f6efe2'), 30, 0.6, 22, 0.2), 0, 8.7, 0);
  const blanket = move(box(fleece('#f0d9c9', 0.3), 14, 3, 18, 1.2), -7, 9, 0);
  const upperBlanket = move(box(fleece('#e9c4b4', 0.3), 13, 2.2, 17, 1), -7, 11.6, 0);
  const faceCloth = move(box(cloth('#b6cdb6'), 8, 1.4, 8, 0.5), 6, 9.2, -5);
  const ribbon = move(box(satin('#c98a8a'), 32.4, 9.2, 2.4, 0.1), 0, 0, 9);
  return join(
    giftBox,
    tissue,
    blanket,
    upperBlanket,
    move(booties(), 5, 9.4, 5),
    move(rattle(), 11, 9.3, -3),
    faceCloth,
    ribbon,
  );
};

const duck = (shade: Hex): Solid => {
  const skin = plastic(shade);
  const body = move(ball(skin, 4, 2.9, 5), 0, 2.8, 0);
  const head = move(ball(skin, 2.5), 0, 6.6, 3);
  const beak = move(ball(plastic('#e8762c'), 1.1, 0.45, 1.3), 0, 6.2, 5.6);
  const eyes = pair(move(ball(plastic('#22201f'), 0.4), 1.1, 7.3, 5));
  const wings = pair(move(ball(skin, 0.9, 1.8, 3), 3.6, 3.4, -0.6));
  const tail = move(ball(skin, 1.4, 1.4, 1.6), 0, 4.4, -4.6);
  return join(body, head, beak, eyes, wings, tail);
};

/** A duck, followed by three paler ones, each further back than the one before. */
const duckFamily = (colour: Hex): Solid => {
  const palerDucks = repeat(3, (i) => move(duck(lighter(colour, 0.2)), 5 + i * 6, 0, 2 - i * 2));
  return join(move(duck(colour), -5, 0, 0), palerDucks);
};

const balloonShades: readonly Hex[] = [
  '#d9536b',
  '#f0c04c',
  '#5aa6c4',
  '#e9e1d5',
  '#9a7bc0',
  '#ee9a5a',
  '#7bb58a',
];

/** A balloon whose knot is 11 below the origin. */
const balloonOf = (shade: Hex): Solid =>
  lathe(
    plastic(shade, 0.14),
    [
      [0, -11],
      [0.9, -10.4],
      [4, -8],
      [8.4, 0],
      [8, 5],
      [5, 9],
      [0, 10.6],
    ],
    { bevel: 4 },
  );

/**
 * One balloon in the middle and six around it, whose strings meet in a weight. Since each is turned by a third of a circle, two and two
 * nearly coincide, and such a pair looks like one balloon of two colours.
 */
const balloons = (): Solid => {
  // In radians, rounded: the stored pictures were rendered with this value.
  const thirdOfTurn = 2.1;
  const balloonsOnStrings = balloonShades.flatMap((shade, i) => {
    const angle = i * thirdOfTurn;
    const x = Math.cos(angle) * (i === 0 ? 0 : 13);
    const y = 46 + (i % 3) * 13;
    const z = Math.sin(angle) * 8;
    const balloon = move(balloonOf(shade), x, y, z);
    const string = tube(
      paper('#d8cfc0'),
      [
        [x, y - 11, z],
        [x * 0.4, y * 0.4, z * 0.4],
        [0, 1, 0],
      ],
      0.14,
    );
    return join(balloon, string);
  });
  const bow = ring(6, move(ball(satin('#d9536b'), 2.6, 1.4, 1), 2, 1.4, 0));
  const weight = cylinder(paper('#c9a24a'), 3, 2);
  return join(balloonsOnStrings, bow, weight);
};

export const giftsAndParty: Kinds = {
  newbornGift: stands('#dfe9ea', newbornGift, { pitch: 30 }),
  duckFamily: stands('#f2c230', duckFamily),
  balloons: stands('#d9536b', balloons),
};
