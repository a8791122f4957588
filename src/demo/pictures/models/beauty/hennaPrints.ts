import { paper } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A sheet of paper with a print in the colour of henna.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; tube: points, radius; move and turn: x, y, z.
 */

const henna = paper('#6f3018');

/** What is printed lies at this z, just in front of the paper. */
const printZ = 0.12;

/** Petals around the middle of a flower, `away` from it; `wide` and `long` are half their width and length. */
const hennaPetals = (count: number, away: number, wide: number, long: number): Solid => {
  const petal = move(ball(henna, wide, long, 0.05), 0, away, 0);
  return repeat(count, (i) => turn(petal, 0, 0, (360 / count) * i));
};

/** A flower of four rings of petals around its heart. */
const hennaFlower = (size: number): Solid =>
  scale(
    join(
      ball(henna, 0.5, 0.5, 0.06),
      hennaPetals(8, 1.2, 0.3, 0.6),
      hennaPetals(16, 2.2, 0.16, 0.16),
      hennaPetals(12, 3.2, 0.42, 0.75),
      hennaPetals(24, 4.4, 0.14, 0.2),
    ),
    size,
    size,
    1,
  );

/** A stem with five leaves; `side` is 1 to the right, -1 to the left. */
const hennaVine = (side: number): Solid => {
  const stem = tube(
    henna,
    [
      [side, 4.6, printZ],
      [side * 3.4, 3.2, printZ],
      [side * 5.6, 4.4, printZ],
      [side * 6.2, 6.4, printZ],
    ],
    0.12,
  );
  const leaves = repeat(5, (i) => {
    const sagOfStem = Math.sin(i * 0.8) * 0.9;
    return move(ball(henna, 0.5, 0.22, 0.05), side * (1.8 + i), 4.8 - sagOfStem, printZ);
  });
  return join(stem, leaves);
};

const hennaSheet = (): Solid => {
  const mainFlower = move(hennaFlower(1.15), 0, 12, printZ);
  const smallFlowers = [-5.2, 5.2].flatMap((x) =>
    [18.4, 8].flatMap((y) => move(hennaFlower(0.36), x, y, printZ)),
  );
  const wristFlower = move(hennaPetals(7, 0.8, 0.2, 0.5), 0, 3.2, printZ);
  const print = join(mainFlower, smallFlowers, hennaVine(1), hennaVine(-1), wristFlower);
  const paperSheet = box(paper('#fbf7ee'), 15, 21, 0.2, 0.05);
  return turn(join(paperSheet, print), -62, 0);
};

export const hennaPrints: Kinds = {
  hennaSheet: stands('#fbf7ee', hennaSheet, { pitch: 24, yaw: -14 }),
};
