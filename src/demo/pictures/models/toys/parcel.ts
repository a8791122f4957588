import { type Hex, lighter } from '../../studio/colour.ts';
import { paper } from '../../studio/material.ts';
import { join, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { type Kinds, stands } from '../kind.ts';

/**
 * A parcel, which a product without a kind of its own shows.
 * Lengths are centimetres. box: width, height, depth, rounding.
 */

const tapedParcel = (colour: Hex): Solid => {
  const carton = box(paper(colour), 26, 18, 20, 0.3);
  // A box like the carton, narrow and larger by a millimetre: it shows as a strip around it.
  const tape = box(paper(lighter(colour, 0.3)), 4, 18.1, 20.1, 0.2);
  return join(carton, tape);
};

export const parcel: Kinds = {
  parcel: stands('#c9a37a', tapedParcel, { pitch: 22 }),
};
