import { lighter } from '../../studio/colour.ts';
import { paper } from '../../studio/material.ts';
import { join } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { type Kinds, stands } from '../kind.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

/** The neutral kind. */
export const parcel: Kinds = {
  parcel: stands(
    '#c9a37a',
    (c) => join(box(paper(c), 26, 18, 20, 0.3), box(paper(lighter(c, 0.3)), 4, 18.1, 20.1, 0.2)),
    { pitch: 22 },
  ),
};
