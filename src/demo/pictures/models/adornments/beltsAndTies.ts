import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, leather, type Material, plastic, printed, satin, wood } from '../../studio/material.ts';
import { join, move, type Point, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gem, silver } from './parts.ts';

/**
 * Belts and ties.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; plate: outline,
 * thickness, rounding of edges, rounding of corners; tube: points, radius, with `flat` as half the height of a strap; move and turn:
 * x, y, z.
 */

const plasticBuckle = (): Solid => {
  const frame = box(plastic('#1f2022'), 5, 4.4, 1.4, 0.5);
  const button = move(box(plastic('#34363a'), 3, 2, 1.8, 0.4), 0, 1.2, 0);
  return join(frame, button);
};

const metalBuckle = (): Solid =>
  tube(
    silver,
    [
      [-2.4, 0, 0],
      [2.4, 0, 0],
      [2.4, 4.2, 0],
      [-2.4, 4.2, 0],
      [-2.4, 0, 0],
    ],
    0.36,
    { isSmooth: false },
  );

const metalProng = (): Solid =>
  tube(
    silver,
    [
      [-2.2, 2.1, 0],
      [2.4, 2.1, 0.4],
    ],
    0.22,
  );

/** Height of the middle of the strap, which stands on its edge. */
const strapHeight = 2;
const pointsOfRoll = 60;
const pointsPerRadian = 4.6;

/** The point of the rolled strap with this number, from the innermost on. */
const rollPoint = (i: number): Point => {
  const angle = i / pointsPerRadian;
  const radius = 3 + i * 0.085;
  return [Math.cos(angle) * radius, strapHeight, Math.sin(angle) * radius];
};

/** A rolled belt whose end lies in front: of leather with a metal buckle, or a tactical one of cloth with a plastic buckle. */
const belt = (colour: Hex, style: 'leather' | 'tactical'): Solid => {
  const isTactical = style === 'tactical';
  const [olive, brown] = ['#3d4237', '#4a2e1c'] as const;
  const fabric = isTactical ? cloth(mix(colour, olive, 0.5), 0.3) : leather(mix(colour, brown, 0.5));
  const roll = Array.from({ length: pointsOfRoll }, (_, i) => rollPoint(i));
  const [x, , z] = rollPoint(pointsOfRoll - 1);
  const endInFront: Point[] = [
    [x - 3, strapHeight, z + 4],
    [x - 10, strapHeight, z + 6],
  ];
  const strap = tube(fabric, [...roll, ...endInFront], 0.18, { flat: 1.8 });
  const buckleAngle = -20;
  const frame = turn(isTactical ? plasticBuckle() : metalBuckle(), 0, buckleAngle);
  const buckle = move(frame, x - 12, -0.1, z + 6.4);
  const prong = isTactical ? [] : move(turn(metalProng(), 0, buckleAngle), x - 12, 0, z + 6.6);
  return join(strap, buckle, prong);
};

/** Silk with slanting stripes in a lighter shade. */
const stripedSilk = (colour: Hex): Material => {
  const [stripeDistance, stripeWidth] = [2.4, 0.5];
  // A whole number of distances: the remainder of a negative number would be negative.
  const shift = 300;
  return printed(satin(colour), [colour, lighter(colour, 0.4)], (x, _y, z) =>
    Number((x + z + shift) % stripeDistance < stripeWidth),
  );
};

/** A folded tie that lies flat; its pointed end shows. */
const foldedTie = (colour: Hex): Solid =>
  move(
    turn(
      plate(
        stripedSilk(colour),
        [
          [-3, 6],
          [3, 6],
          [4.2, -4],
          [0, -7],
          [-4.2, -4],
        ],
        1.6,
        0.6,
      ),
      -90,
      0,
    ),
    -6,
    6,
    0,
  );

/** An open case of wood with a folded tie, a rolled tie and cuff links. */
const tieSet = (colour: Hex): Solid => {
  const caseWood = wood('#8a5a36', '#6a4226', 'x', 1);
  const tray = box(caseWood, 30, 5, 17, 0.5);
  const lining = move(box(satin('#efe7da'), 28, 0.6, 15, 0.2), 0, 4.7, 0);
  const rolledTie = move(turn(cylinder(satin(colour), 2.6, 6, 0.8), 90, 0), -6, 6.4, -6);
  const mount = cylinder(silver, 0.9, 0.7);
  const stone = move(cylinder(gem(darker(colour)), 0.6, 0.2), 0, 0.65, 0);
  const cuffLinks = move(pair(move(join(mount, stone), 2.2, 5.3, 0)), 7, 0, 2);
  const lid = move(turn(box(caseWood, 30, 1.6, 17, 0.5), -98, 0), 0, 12, -10);
  return join(tray, lining, foldedTie(colour), rolledTie, cuffLinks, lid);
};

export const beltsAndTies: Kinds = {
  leatherBelt: stands('#26262a', (c) => belt(c, 'leather'), { pitch: 28 }),
  tacticalBelt: stands('#26262a', (c) => belt(c, 'tactical'), { pitch: 28 }),
  tieSet: stands('#b8282e', tieSet, { pitch: 30 }),
};
