import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, fleece, knit, type Material } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { creases, mirrored, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * A hoodie.
 * Lengths are centimetres. pillow: outline, thickness; tube: points, radius; creases: depth, distance; move: x, y, z.
 */

const hood = (fabric: Material): Solid =>
  move(
    pillow(
      fabric,
      mirrored([
        [0, 15],
        [9, 13],
        [14, 4],
        [13, -6],
        [7, -11],
        [5.5, -2],
        [0, 4],
      ]),
      6,
      { edge: 3, relief: creases(0.3, 5), detail: 60 },
    ),
    0,
    0,
    2.4,
  );

/** The inside of the hood, which its opening shows. */
const hoodInside = (colour: Hex): Solid =>
  move(
    pillow(
      fleece(darker(colour, 0.4), 0.25),
      mirrored([
        [0, 9],
        [6, 7],
        [7, 0],
        [4, -8],
        [0, -10],
      ]),
      3,
      { detail: 40 },
    ),
    0,
    0,
    1.6,
  );

/** The pocket for both hands. */
const pouch = (fabric: Material): Solid =>
  move(
    pillow(
      fabric,
      mirrored([
        [0, 0],
        [9, 0],
        [17, -14],
        [17, -19],
        [0, -19],
      ]),
      2.4,
      { edge: 1, radius: 1, detail: 50 },
    ),
    0,
    -40,
    3.6,
  );

const hoodie = (colour: Hex): Solid => {
  const fabric = fleece(colour, 0.25);
  const rib = knit(darker(colour, 0.12), 0.5);
  const body = top(fabric, {
    sleeve: 56,
    cuff: 8,
    long: 66,
    wide: 29,
    shoulder: 24,
    neck: 10,
    neckDepth: 9,
    thick: 8,
  });
  const cords = pair(
    tube(
      cloth('#f0ece4', 0.3),
      [
        [3, -9, 5.2],
        [3.6, -16, 5],
        [3, -25, 5],
      ],
      0.5,
    ),
  );
  const hem = move(
    pillow(
      rib,
      mirrored([
        [0, 0],
        [28, 0],
        [27, -6],
        [0, -6],
      ]),
      7,
      { edge: 2, detail: 60 },
    ),
    0,
    -63,
    0,
  );
  return join(body, hood(fabric), hoodInside(colour), pouch(fabric), cords, hem);
};

export const hoodies: Kinds = {
  hoodie: lies('#8b8e93', hoodie),
};
