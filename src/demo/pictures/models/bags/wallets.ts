import { darker, type Hex, mix } from '../../studio/colour.ts';
import { leather, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gold } from './parts.ts';

/**
 * A folding wallet, a card holder and a wallet with a zip.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; tube: points, radius; move
 * and turn: x, y, z.
 */

/** An open wallet that stands, with three slots for cards in its front half. Its parts are made lying and then turned up. */
const bifold = (colour: Hex): Solid => {
  const brown = mix(colour, '#5d3a24', 0.6);
  const half = box(leather(brown), 11.4, 0.9, 9.4, 0.4);
  const frontAngle = -68;
  const front = turn(half, frontAngle, 0);
  const back = move(turn(half, -88, 24), 1.4, 0, -2.6);
  // Each slot is lower than the one behind it, and darker.
  const cardSlots = repeat(3, (i) => {
    const slotLeather = leather(darker(brown, 0.15 + i * 0.1));
    const high = 7.6 - i * 1.2;
    const slot = box(slotLeather, 10.4, 0.2, high, 0.08);
    return move(turn(slot, frontAngle, 0), 0, 0.2 - i * 0.4, 0.7 + i * 0.25);
  });
  return join(front, back, cardSlots);
};

const cardColours = ['#3a6ea5', '#d9b04a', '#b8424a', '#ece7dc'] as const;

const cardHolder = (colour: Hex): Solid => {
  const shell = box(metal(mix(colour, '#9aa0a8', 0.5), 0.34), 6.4, 10, 1.2, 0.4);
  // Each card rises more above the shell than the one before it, and is behind that.
  const cards = cardColours.flatMap((cardColour, i) =>
    move(box(plastic(cardColour), 5.6, 8.6, 0.12, 0.04), -0.3 + i * 0.2, 2.4 + i * 1.1, 0.36 - i * 0.22),
  );
  const upright = join(shell, cards);
  return turn(upright, -14, 0);
};

const zipWallet = (colour: Hex): Solid => {
  const shell = box(leather(colour), 19, 10, 2.4, 1);
  const zip = tube(
    gold,
    [
      [-9.6, 1, 0],
      [-9.6, 9, 0],
      [-8.6, 10, 0],
      [8.6, 10, 0],
      [9.6, 9, 0],
      [9.6, 1, 0],
    ],
    0.3,
  );
  const wristStrap = tube(
    leather(darker(colour, 0.1)),
    [
      [9.6, 9, 0],
      [13, 8, 1],
      [14.6, 3, 1.4],
      [12.6, 1, 1],
      [10.6, 4, 0.6],
      [9.6, 9, 0],
    ],
    0.25,
    { flat: 0.5 },
  );
  const namePlate = move(box(gold, 3, 1.2, 0.3, 0.1), 0, 4.4, 1.3);
  return join(shell, zip, wristStrap, namePlate);
};

export const wallets: Kinds = {
  bifold: stands('#26262a', bifold, { yaw: -18, pitch: 24 }),
  cardHolder: stands('#26262a', cardHolder),
  zipWallet: stands('#b8282e', zipWallet),
};
