import { metal, wax } from '../../studio/material.ts';
import { join, move, pair, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, row, steel, white } from './parts.ts';

/**
 * An egg beater and a ruti maker.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; tube: points, radius; row: count, distance; move and turn: x, y, z.
 */

const beaterMotor = (): Solid => {
  const upright = loft(white, [
    { y: -8, wide: 3, deep: 3 },
    { y: 0, wide: 4, deep: 3.6 },
    { y: 8, wide: 3, deep: 3.2 },
  ]);
  return move(turn(upright, 0, 0, 90), 0, 15, 0);
};

const beater = (): Solid => {
  const shaft = tube(
    steel,
    [
      [0, 12, 0],
      [0, 6, 0],
    ],
    0.3,
  );
  const wires = ring(
    4,
    tube(
      steel,
      [
        [0, 6, 0],
        [1.8, 4, 0],
        [1.4, 0.6, 0],
        [0, 0, 0],
      ],
      0.2,
    ),
  );
  return join(shaft, wires);
};

/** A hand mixer with two beaters, and two eggs before it. */
const eggBeater = (): Solid => {
  const handle = tube(
    white,
    [
      [-6, 17, 0],
      [-4, 22, 0],
      [4, 22, 0],
      [7, 17.4, 0],
    ],
    1.2,
  );
  const beaters = move(pair(move(beater(), 1.8, 0, 0)), -4, 0, 0);
  const egg = scale(ball(wax('#e9cfae'), 2.2), 1, 1.25, 1);
  const eggs = move(
    row(2, 5, () => egg),
    8,
    2.7,
    5,
  );
  return join(beaterMotor(), handle, beaters, eggs);
};

/** An open ruti maker with a ruti on its lower disc. */
const rutiMaker = (): Solid => {
  const disc = lathe(metal('#c3c6cb', 0.26), [
    [0, 0],
    [11, 0],
    [11, 1.4],
    [0, 1.6],
  ]);
  const rod = tube(
    steel,
    [
      [0, 0.8, 21],
      [0, 1, 25],
      [0, 1.2, 28],
    ],
    0.7,
  );
  const handle = tube(
    black,
    [
      [0, 1.2, 27],
      [0, 1.4, 30],
      [0, 1.4, 34],
    ],
    1.2,
  );
  // The lid's origin is the hinge behind the lower disc, about which the lid turns with its lever.
  const lid = join(move(disc, 0, 0, 11), rod, handle);
  const openLid = move(turn(lid, -104, 0), 0, 2.4, -11.6);
  const ruti = lathe(wax('#ecd6ac'), [
    [0, 1.6],
    [7.6, 1.6],
    [7.8, 2],
    [0, 2.2],
  ]);
  const hinge = move(box(steel, 7, 3, 2.4, 0.5), 0, 0, -11.6);
  const frontLoop = tube(
    steel,
    [
      [-4, 1, 9],
      [-4, 1.4, 14],
      [4, 1.4, 14],
      [4, 1, 9],
    ],
    0.6,
  );
  return join(disc, ruti, hinge, openLid, frontLoop);
};

export const beatersAndRutiMakers: Kinds = {
  eggBeater: stands('#f5f3ee', eggBeater),
  rutiMaker: stands('#c3c6cb', rutiMaker, { pitch: 22 }),
};
