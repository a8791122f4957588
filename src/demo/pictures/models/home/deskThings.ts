import { type Hex } from '../../studio/colour.ts';
import { glass, leather, matte, paper, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, steel } from './parts.ts';

/**
 * Things for a desk: a clock, pens, sticky notes and a notebook.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; row: count, distance; digit: value,
 * height; move and turn: x, y, z.
 */

/** A clock that shows the time on two cards. */
const flipClock = (): Solid => {
  const hours = [1, 0];
  const minutes = [3, 8];
  const digitGap = 4.2;
  const body = box(black, 26, 12, 7, 1.6);
  const card = box(matte('#1a1b1e'), 9, 9, 0.4, 0.4);
  const hinge = move(box(matte('#3a3b40'), 9, 0.2, 0.5, 0.05), 0, 4.4, 0);
  const cards = row(2, 10.4, (i) => {
    const digits = (i === 0 ? hours : minutes).flatMap((value, place) =>
      move(digit(paper('#f2efe8'), value, 6.4), (place - 0.5) * digitGap, 4.5, 0.28),
    );
    return move(join(card, hinge, digits), 0, 1.6, 3.4);
  });
  const feet = [-8, 8].flatMap((x) => move(box(steel, 2, 1, 6, 0.3), x, -0.8, 0));
  return join(body, cards, feet);
};

const penColours: readonly Hex[] = [
  '#26262a',
  '#2d4f88',
  '#b8282e',
  '#2f6b4a',
  '#d9742e',
  '#6f4b8f',
  '#e39aac',
  '#e0b13a',
  '#5aa6c4',
  '#8a5a3a',
];

/** Ten pens that lean outward in a cup. */
const gelPens = (): Solid => {
  const cup = lathe(glass('#e9f0f2', 0.6), [
    [0, 0],
    [3.6, 0],
    [3.8, 9],
    [3.6, 9],
  ]);
  const lean = 9;
  const footDistance = 1.6;
  const pens = penColours.flatMap((colour, i) => {
    // In radians: a tenth of a full turn for each pen.
    const angle = i * 0.63;
    const pen = lathe(plastic(colour), [
      [0, 0],
      [0.4, 0.4],
      [0.45, 12],
      [0.2, 14],
      [0, 14.6],
    ]);
    const leaningPen = turn(pen, Math.cos(angle) * lean, 0, Math.sin(angle) * lean);
    return move(leaningPen, -Math.sin(angle) * footDistance, 0.6, Math.cos(angle) * footDistance);
  });
  return join(cup, pens);
};

const ink = paper('#2b2622');

/** A pad of notes with the face of an animal. */
const animalPad = (faceColour: Hex, earColour: Hex): Solid => {
  const face = box(paper(faceColour), 7.4, 2, 7.4, 0.1);
  const ears = pair(move(cylinder(paper(earColour), 1.5, 2), 2.6, 0, -3.8));
  const eyes = pair(move(ball(ink, 0.4, 0.1, 0.4), 1.3, 2, 0));
  const nose = move(ball(ink, 0.5, 0.1, 0.35), 0, 2, 1);
  return join(face, ears, eyes, nose);
};

const stickyNotes = (): Solid => {
  const pads = [
    animalPad('#f2d46a', '#e8c24a'),
    animalPad('#f0a9b4', '#e08a98'),
    animalPad('#a9d6c0', '#84bfa4'),
  ];
  return row(3, 8.4, (i) => pads[i] ?? []);
};

/** A notebook with an elastic band and a bookmark, and a pen beside it. */
const notebook = (): Solid => {
  const redSatin = satin('#c8525a');
  const cover = box(leather('#3a4a5c'), 9, 1.6, 14, 0.3);
  const pages = move(box(paper('#f4efe4'), 8.8, 1.2, 13.6, 0.05), 0.3, 0.2, 0.1);
  const band = move(box(redSatin, 0.6, 1.8, 14.2, 0.1), 3.4, -0.05, 0);
  const bookmark = tube(
    redSatin,
    [
      [0, 1.6, 7],
      [0.3, 0.6, 8.4],
      [0.2, 0.1, 10],
    ],
    0.18,
    { flat: 0.05 },
  );
  const pen = lathe(plastic('#26262a'), [
    [0, 0],
    [0.4, 0.4],
    [0.45, 12],
    [0, 13.6],
  ]);
  const lyingPen = move(turn(pen, 90, 12), 6.4, 0.5, -6);
  return join(cover, pages, band, bookmark, lyingPen);
};

export const deskThings: Kinds = {
  flipClock: stands('#28292d', flipClock),
  gelPens: stands('#2d4f88', gelPens),
  stickyNotes: stands('#f2d46a', stickyNotes, { pitch: 44 }),
  notebook: stands('#3a4a5c', notebook, { pitch: 44 }),
};
