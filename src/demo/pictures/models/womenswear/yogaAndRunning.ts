import { darker, type Hex } from '../../studio/colour.ts';
import { knit, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { legs, waistband } from '../garmentDetails.ts';
import { neckband, top, trimOf } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * Sportswear for women: a bra with leggings, and shorts.
 * Lengths are centimetres. pillow: outline, thickness; tube: points, radius; neckband: half width, depth, thickness;
 * waistband: half width, height; move: x, y, z.
 */

const yogaSet = (colour: Hex): Solid => {
  const jersey = satin(colour);
  const bra = move(
    join(
      top(jersey, { sleeve: 0, long: 36, wide: 20, shoulder: 12, neck: 8, neckDepth: 13, thick: 4 }),
      neckband(satin(darker(colour, 0.25)), 8, 13, 0.8),
    ),
    -20,
    28,
    0,
  );
  const leggings = move(
    join(
      legs(jersey, { long: 88, waist: 15, hip: 19, hem: 5.5, gap: 3 }),
      waistband(satin(darker(colour, 0.15)), 15, 8),
    ),
    18,
    22,
    0,
  );
  return join(bra, leggings);
};

const runningShorts = (colour: Hex): Solid => {
  const sideStripes = pair(
    tube(
      satin(trimOf(colour)),
      [
        [20, -3, 2],
        [25, -18, 2.2],
        [27.6, -36, 1.6],
      ],
      0.9,
      { flat: 0.5 },
    ),
  );
  const patchPocket = move(
    pillow(
      satin(darker(colour, 0.18)),
      [
        [0, 0],
        [9, 0],
        [9, -15],
        [0, -15],
      ],
      1.4,
      { edge: 0.5, radius: 1, detail: 30 },
    ),
    8,
    -14,
    2.6,
  );
  return join(
    legs(satin(colour), { long: 38, waist: 19, hip: 25, hem: 13, gap: 1.4 }),
    waistband(knit(darker(colour, 0.3), 0.4), 19, 4),
    sideStripes,
    patchPocket,
  );
};

export const yogaAndRunning: Kinds = {
  yogaSet: lies('#6f4b8f', yogaSet),
  runningShorts: lies('#26262a', runningShorts),
};
