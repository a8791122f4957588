import { type Hex, lighter } from '../../studio/colour.ts';
import { glass, paper, satin, wax, wood } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, carton } from '../packs.ts';
import { gold, row } from './parts.ts';

/**
 * Perfumes, attars and a body mist.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; carton: two colours, width, height, depth; row: count,
 * distance; move and turn: x, y, z.
 */

const perfumeCap = (): Solid => {
  const collar = cylinder(gold, 1, 0.9, 0.05);
  const stem = move(cylinder(gold, 0.7, 0.8), 0, 0.9, 0);
  const stopper = move(ball(glass('#f6efe6', 0.5), 1.5, 1.3, 1.5), 0, 2.8, 0);
  return join(collar, stem, stopper);
};

/** A square flask of perfume; `wide` and `high` are those of the glass. */
const perfume = (tint: Hex, wide = 6, high = 8): Solid => {
  const flask = box(glass(lighter(tint, 0.5), 0.7), wide, high, 3.4, 0.7);
  const liquid = box(wax(tint), wide - 1, high - 2.4, 2.5, 0.5);
  const label = box(paper('#f6f0e4'), wide * 0.5, high * 0.26, 0.1, 0.02);
  const labelOnFront = move(label, 0, high * 0.32, 1.72);
  return join(flask, move(liquid, 0, 0.6, 0), move(perfumeCap(), 0, high, 0), labelOnFront);
};

const attarFlask = (): Solid =>
  lathe(
    glass('#f2d9a0', 0.6),
    [
      [0, 0],
      [0.8, 0],
      [0.8, 2.4],
      [0.3, 2.9],
    ],
    { bevel: 0.2 },
  );

const attarOil = (colour: Hex): Solid =>
  lathe(wax(colour), [
    [0, 0.2],
    [0.6, 0.2],
    [0.6, 2],
    [0, 2],
  ]);

const attarStopper = (): Solid =>
  lathe(
    gold,
    [
      [0, 0],
      [0.5, 0],
      [0.7, 0.8],
      [0.3, 1.6],
      [0, 2],
    ],
    { bevel: 0.2 },
  );

const attarBottle = (oil: Hex): Solid => join(attarFlask(), attarOil(oil), move(attarStopper(), 0, 2.8, 0));

const attarOils = ['#c9852c', '#a3552c', '#d9b04a', '#8a3a2c', '#c9a04a', '#9a6a2c'] as const;

/** An open case of wood with two rows of three bottles. */
const attarCase = (): Solid => {
  const caseWood = wood('#5a3420', '#432414', 'x', 1);
  const tray = box(caseWood, 15, 3, 9, 0.4);
  const lining = move(box(satin('#7a2430'), 13.6, 0.4, 7.6, 0.1), 0, 2.8, 0);
  const bottles = attarOils.flatMap((oil, i) => {
    const [column, isInBackRow] = [i % 3, i < 3];
    return move(attarBottle(oil), -4.4 + column * 4.4, 3, isInBackRow ? -1.9 : 1.9);
  });
  const openLid = move(turn(box(caseWood, 15, 1.2, 9, 0.4), -100, 0), 0, 7.4, -5.4);
  return join(tray, lining, bottles, openLid);
};

const perfumeWithCarton = (): Solid =>
  join(perfume('#e3b070'), move(carton('#f6ead8', '#b8864a', 7, 11, 4.4), 7.4, 0, -4));

const trioTints = ['#e3a0b0', '#a9b8d9', '#d9c08a'] as const;

const perfumeTrio = (): Solid => row(3, 4.6, (i) => perfume(trioTints[i] ?? '#e3a0b0', 3.4, 6));

export const fragrances: Kinds = {
  eauDeParfum: stands('#e9c08a', perfumeWithCarton),
  perfumeTrio: stands('#d99aa8', perfumeTrio),
  attar: stands('#5a3420', attarCase, { pitch: 26 }),
  bodyMist: stands('#e3a0b0', () =>
    bottle({
      material: glass('#f6d3dc', 0.6),
      radius: 2.4,
      high: 17,
      cap: 'spray',
      capMaterial: gold,
      label: ['#fff5f7', '#c9647e'],
      inside: '#eeb4c2',
    }),
  ),
};
