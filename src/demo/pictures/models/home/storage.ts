import { type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, glass, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, oak, steel, tone, white } from './parts.ts';

/**
 * A shopping trolley, and drawers and bags for clothes.
 * Lengths are centimetres. box: width, height, depth, rounding; cylinder: radius, height, rounding; tube: points, radius;
 * bar: from, to, radius; facing: a solid whose top is to face the viewer; move: x, y, z.
 */

const shoppingTrolley = (): Solid => {
  const navy = cloth('#33496a', 0.4);
  const bag = move(box(cloth('#3f5a78', 0.4), 34, 56, 26, 4), 0, 12, 2);
  const flap = move(box(navy, 35, 12, 27, 4), 0, 58, 2);
  const frame = tube(
    steel,
    [
      [-14, 6, -13],
      [-14, 96, -16],
      [14, 96, -16],
      [14, 6, -13],
    ],
    1,
    { isSmooth: false },
  );
  const handle = bar(matte('#28292d'), [-12, 96, -16], [12, 96, -16], 1.8);
  const pocket = move(box(navy, 24, 18, 3, 1.4), 0, 20, 15);
  return join(bag, flap, frame, handle, pocket);
};

/** A drawer that dividers split into three columns and four rows, with clothes in nine of its compartments. */
const drawerDivider = (): Solid => {
  const bottom = box(oak, 46, 2, 34, 0.4);
  const sides = [-22.6, 22.6].flatMap((x) => move(box(oak, 1, 10, 34, 0.2), x, 0, 0));
  const ends = [-16.6, 16.6].flatMap((z) => move(box(oak, 46, 10, 1, 0.2), 0, 0, z));
  const columnWidth = 15;
  const rowDepth = 8;
  const crossDividers = repeat(3, (i) => move(box(white, 44, 8, 0.6, 0.2), 0, 2, -8 + i * rowDepth));
  const lengthDividers = repeat(2, (i) => move(box(white, 0.6, 8, 32, 0.2), -7.6 + i * columnWidth, 2, 0));
  const foldedClothes = repeat(9, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const garment = box(fleece(tone(i), 0.3), 11, 4, 5.6, 1.6);
    return move(garment, -15 + column * columnWidth, 2, -12 + row * rowDepth);
  });
  return join(bottom, sides, ends, crossDividers, lengthDividers, foldedClothes);
};

/** Five drawers on top of each other, on castors. */
const wardrobeDrawer = (colour: Hex): Solid => {
  const body = box(plastic('#efece6', 0.3), 44, 22, 38, 2);
  const front = move(box(plastic(lighter(colour, 0.25), 0.3), 40, 18, 2, 1), 0, 2, 18.4);
  const handle = move(box(white, 12, 3, 2, 1), 0, 11, 19.6);
  const drawers = repeat(5, (i) => move(join(body, front, handle), 0, 8 + i * 22.4, 0));
  const castor = facing(cylinder(matte('#28292d'), 3.4, 3));
  const castors = [-17, 17].flatMap((x) => [-14, 14].flatMap((z) => move(castor, x, 3.4, z)));
  return join(drawers, castors);
};

/** Three bags on top of each other, each further to the right and to the back than the one below. */
const storageBags = (colour: Hex): Solid => {
  const bag = box(cloth(mix(colour, '#b9b4aa', 0.4), 0.5), 70, 16, 44, 4);
  const clearWindow = move(box(glass('#e6eef0', 0.5), 40, 0.5, 28, 0.2), 0, 15.9, 0);
  const zip = tube(
    steel,
    [
      [-33, 14, 21.4],
      [33, 14, 21.4],
    ],
    0.4,
  );
  const handle = tube(
    cloth('#4a4d54', 0.5),
    [
      [-6, 8, 22],
      [-5, 5, 24],
      [5, 5, 24],
      [6, 8, 22],
    ],
    0.9,
  );
  return repeat(3, (i) => {
    const clothes = move(box(fleece(tone(i), 0.4), 38, 1, 26, 0.4), 0, 15, 0);
    return move(join(bag, clearWindow, clothes, zip, handle), i * 4, i * 16.4, -i * 3);
  });
};

export const storage: Kinds = {
  shoppingTrolley: stands('#3f5a78', shoppingTrolley),
  drawerDivider: stands('#c9a06c', drawerDivider, { pitch: 44 }),
  wardrobeDrawer: stands('#8b8e93', wardrobeDrawer),
  storageBags: stands('#8b8e93', storageBags, { pitch: 24 }),
};
