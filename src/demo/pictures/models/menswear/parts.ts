import { darker, type Hex } from '../../studio/colour.ts';
import { fleece, knit, metal, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { zip } from '../garmentDetails.ts';
import { mirrored, neckband, top } from '../garments.ts';

/**
 * A jacket, with or without a hood.
 * Lengths are centimetres. pillow: outline, thickness; tube: points, radius; neckband: half width, depth, thickness;
 * zip: from, to, z; move: x, y, z.
 */

/** The fur along the edge of a hood. */
const hoodFur = (): Solid =>
  move(
    pillow(
      fleece('#e8dfd0', 0.6),
      mirrored([
        [0, 16],
        [12, 12],
        [15, 2],
        [10, -6],
        [7, 0],
        [6, 7],
        [0, 10],
      ]),
      6,
      { detail: 60 },
    ),
    0,
    0,
    2.6,
  );

/** A jacket with a zip and ribbed hem; `hooded` adds the fur of a hood; the hood behind it is not seen. */
export const jacket = (colour: Hex, { hooded = false, long = 64 } = {}): Solid => {
  const fabric = satin(colour);
  const rib = knit(darker(colour, 0.25), 0.6);
  const body = top(fabric, {
    sleeve: 57,
    cuff: 8,
    long,
    wide: 29,
    shoulder: 24,
    neck: 8,
    neckDepth: 5,
    thick: 8,
    crease: 0.55,
  });
  const hem = move(
    pillow(
      rib,
      mirrored([
        [0, 0],
        [28.6, 0],
        [27, -6.5],
        [0, -6.5],
      ]),
      7.4,
      { edge: 2, detail: 60 },
    ),
    0,
    -long + 4,
    0,
  );
  const pocketZips = pair(
    tube(
      metal('#bfc2c7'),
      [
        [12, -36, 4],
        [18, -46, 4],
      ],
      0.4,
    ),
  );
  return join(
    body,
    neckband(rib, 8.5, 5, 2.2),
    zip(-6, -long + 2, 4.3),
    hem,
    pocketZips,
    hooded ? hoodFur() : [],
  );
};
