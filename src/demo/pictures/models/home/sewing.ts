import { type Hex } from '../../studio/colour.ts';
import { plastic, satin, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel, tone } from './parts.ts';

/**
 * A sewing kit: an open box with spools, scissors and pins.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding;
 * tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** Scissors that lie half open. */
const scissors = (): Solid => {
  const red = plastic('#c8422c');
  const firstBlade = bar(steel, [0, 0, 0], [0.8, 7, 0], 0.3);
  const secondBlade = bar(steel, [0.8, 0, 0], [0, 7, 0], 0.3);
  const firstHandle = tube(
    red,
    [
      [0, 0, 0],
      [-1.2, -2, 0],
      [0, -3, 0],
      [0.6, -1.4, 0],
    ],
    0.3,
  );
  const secondHandle = tube(
    red,
    [
      [0.8, 0, 0],
      [2, -2, 0],
      [0.8, -3, 0],
      [0.2, -1.4, 0],
    ],
    0.3,
  );
  return move(turn(join(firstBlade, secondBlade, firstHandle, secondHandle), -86, 30), 5, 2.8, 1);
};

/** A wooden spool with thread of this colour. */
const spool = (colour: Hex): Solid => {
  const disc = cylinder(wood('#d9b58c', '#c49a6c', 'y', 1), 1, 0.3);
  const thread = move(cylinder(satin(colour), 0.9, 1.6), 0, 0.3, 0);
  return join(disc, thread, move(disc, 0, 1.9, 0));
};

const sewingKit = (): Solid => {
  const pink = plastic('#d98fa3');
  const base = box(pink, 18, 2.4, 13, 1);
  const lid = move(turn(box(pink, 18, 1.6, 13, 0.8), -74, 0), 0, 9, -8);
  const spools = repeat(8, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    return move(spool(tone(i)), -7 + column * 2.4, 2.2, -3 + row * 3);
  });
  const pins = repeat(4, (i) => bar(steel, [-6 + i, 2.5, 4], [-5 + i, 2.5, 5.6], 0.06));
  return join(base, lid, spools, scissors(), pins);
};

export const sewing: Kinds = {
  sewingKit: stands('#d98fa3', sewingKit, { pitch: 36 }),
};
