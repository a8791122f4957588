import { lighter } from '../../studio/colour.ts';
import { paper } from '../../studio/material.ts';
import { join } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A parcel, which a product without a kind of its own shows.
 * Lengths are centimetres. box: width, height, depth, rounding.
 */

export const parcel: Kinds = {
  parcel: stands(
    '#c9a37a',
    (c) => join(box(paper(c), 26, 18, 20, 0.3), box(paper(lighter(c, 0.3)), 4, 18.1, 20.1, 0.2)),
    { pitch: 22 },
  ),
};
