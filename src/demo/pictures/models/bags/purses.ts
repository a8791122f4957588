import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { glass, leather, metal, printed, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { diamonds } from '../prints.ts';
import { body, flap, gold, lock, strap } from './parts.ts';

/**
 * Purses.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; loft: wide is half the width, deep half the depth; tube: points, radius;
 * body: half widths below and above, height, half depth; flap: half width, height, drop, z; strap: half
 * length, y, rise, z, width, thickness; lock: y, z, radius; move and turn: x, y, z.
 */

/** A chain in an arc from the right side of a bag to the left; every other link is turned by 90 degrees. */
const carryingChain = (): Solid => {
  const linkCount = 38;
  const link = lathe(
    gold,
    [
      [0.5, -0.25],
      [0.85, 0],
      [0.5, 0.25],
    ],
    { bevel: 0.2, sides: 12 },
  );
  return repeat(linkCount, (i) => {
    const angle = (i / (linkCount - 1)) * Math.PI;
    return move(turn(link, 90 * (i % 2), 30), Math.cos(angle) * 12, 15 + Math.sin(angle) * 15, 0);
  });
};

/** A quilted bag that hangs on a chain. */
const chainBag = (colour: Hex): Solid => {
  const quilted = printed(leather(colour, 0.2), [colour, darker(colour, 0.5)], diamonds(5));
  const frontFlap = flap(quilted, 12.6, 16.2, 10.5, 3.4);
  return join(body(quilted, 13, 12.4, 16, 4.4), frontFlap, lock(7.4, 4.8, 1.5), carryingChain());
};

/** A transparent purse, in which a lipstick and a coin purse show. */
const clearPurse = (colour: Hex): Solid => {
  const pocket = box(glass(lighter(colour, 0.75), 0.72), 17, 12, 5, 0.8);
  const goldEdge = tube(
    gold,
    [
      [-8.5, 12, 0],
      [8.5, 12, 0],
    ],
    0.4,
    { isSmooth: false },
  );
  const lipstick = move(cylinder(metal('#d9ad5c'), 0.8, 5), -3, 0.8, 0);
  const coinPurse = move(box(satin('#b8424a'), 6, 3.4, 1, 0.4), 3, 0.8, 0.4);
  const goldHandle = strap(gold, 8.4, 11, 14, 0, 0.25, 0.25);
  return join(pocket, goldEdge, lock(10.6, 2.6, 0.9), goldHandle, lipstick, coinPurse);
};

const bucketBag = (colour: Hex): Solid => {
  const trim = leather(darker(colour, 0.3));
  const bucket = loft(leather(colour), [
    { y: 0, wide: 9, deep: 7 },
    { y: 1, wide: 9.4, deep: 7.4 },
    { y: 12, wide: 10.4, deep: 8 },
    { y: 18, wide: 9, deep: 6.6 },
    { y: 21, wide: 10, deep: 7.2 },
  ]);
  const drawstring = tube(
    trim,
    [
      [0, 17.6, 7],
      [8.6, 17.8, 3],
      [8.6, 17.8, -3],
      [0, 17.6, -7],
      [-8.6, 17.8, -3],
      [-8.6, 17.8, 3],
      [0, 17.6, 7],
    ],
    0.4,
  );
  const rightCordEnd = tube(
    trim,
    [
      [1, 17.4, 7.2],
      [2, 13, 8.6],
      [2.4, 9, 8.8],
    ],
    0.35,
  );
  const leftCordEnd = tube(
    trim,
    [
      [-1, 17.4, 7.2],
      [-1.4, 13, 8.8],
      [-1, 9.6, 8.9],
    ],
    0.35,
  );
  const shoulderStrap = strap(trim, 9.6, 19, 20, 0, 0.8, 0.25);
  return join(bucket, drawstring, rightCordEnd, leftCordEnd, shoulderStrap);
};

export const purses: Kinds = {
  chainBag: stands('#26262a', chainBag),
  clearPurse: stands('#e39aac', clearPurse),
  bucketBag: stands('#d9742e', bucketBag),
};
