import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, glass, leather, type Material, plastic, satin } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { strap, zipLine } from './parts.ts';

/**
 * Pouches, sleeves and cases.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; loft: wide is half the width, deep half the depth; tube: points, radius; strap: half length, y,
 * rise, z, width, thickness; zipLine: half length, y, z; move and turn: x, y, z.
 */

/** A bottle at the right side of a belt bag. */
const waterBottle = (): Solid => {
  const flask = cylinder(glass('#a9cfe0', 0.7), 2.6, 13);
  const cap = move(cylinder(plastic('#2a4f7a'), 1.6, 3.4), 0, 13, 0);
  return move(join(flask, cap), 14, 2.4, 4);
};

/** A pouch on a belt. */
const beltBag = (material: Material, colour: Hex): Solid => {
  const pocket = move(
    loft(material, [
      { y: 0, wide: 9, deep: 2.4, power: 3 },
      { y: 3, wide: 12, deep: 4, power: 3 },
      { y: 9, wide: 12.6, deep: 3.4, power: 3 },
      { y: 12, wide: 11.4, deep: 1.6, power: 3 },
    ]),
    0,
    2,
    6,
  );
  const belt = tube(
    cloth(darker(colour, 0.4)),
    [
      [-12, 8, 5],
      [-17, 8, -4],
      [-12, 8, -14],
      [0, 8, -18],
      [12, 8, -14],
      [17, 8, -4],
      [12, 8, 5],
    ],
    0.3,
    { flat: 1.5 },
  );
  const buckle = move(box(plastic('#1f1f21'), 5, 3.4, 1.4, 0.5), 0, 6.4, -18);
  const topZip = zipLine(9.6, 10.6, 9);
  const frontZip = zipLine(7.4, 6.6, 10.1);
  return join(pocket, topZip, frontZip, belt, buckle);
};

const runningPouch = (colour: Hex): Solid => join(beltBag(satin(colour), colour), waterBottle());

const laptopSleeve = (colour: Hex): Solid => {
  const sleeve = turn(box(cloth(colour, 0.3), 39, 28, 3, 1.4), -6, 0);
  const zip = move(zipLine(18, 26.6, 0.2), 0, 0.6, -1);
  const handle = strap(cloth(darker(colour, 0.2), 0.3), 6, 27.4, 5, -2, 1, 0.4);
  return join(sleeve, zip, handle);
};

const briefcase = (colour: Hex): Solid => {
  const shell = box(cloth(colour, 0.25), 41, 30, 10, 2);
  const frontPocket = move(box(cloth(darker(colour, 0.2), 0.25), 36, 17, 2.6, 1), 0, 2, 5.2);
  const handles = [3, -3].flatMap((z) => strap(leather(darker(colour, 0.5)), 7, 29, 8, z, 0.7, 0.6));
  const shoulderStrap = strap(cloth(darker(colour, 0.4)), 20.6, 24, 22, -1, 1.7, 0.3);
  const pocketZip = zipLine(17, 17, 6.8);
  const topZip = zipLine(19, 28.4, 4.4);
  return join(shell, frontPocket, pocketZip, topZip, handles, shoulderStrap);
};

export const pouchesAndCases: Kinds = {
  runningPouch: stands('#26262a', runningPouch, { pitch: 22 }),
  leatherBeltBag: stands('#b8282e', (c) => beltBag(leather(c), c), { pitch: 22 }),
  laptopSleeve: stands('#8b8e93', laptopSleeve),
  briefcase: stands('#26262a', briefcase),
};
