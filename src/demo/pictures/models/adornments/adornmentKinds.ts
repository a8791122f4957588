import { type Kinds } from '../kind.ts';
import { beltsAndTies } from './beltsAndTies.ts';
import { caps } from './caps.ts';
import { hairBows } from './hairBows.ts';
import { hats } from './hats.ts';
import { jewellery } from './jewellery.ts';
import { necklaces } from './necklaces.ts';
import { scarvesGlovesAndUmbrellas } from './scarvesGlovesAndUmbrellas.ts';
import { smartWatchesAndRings } from './smartWatchesAndRings.ts';
import { sunglasses } from './sunglasses.ts';
import { watchesAndBracelets } from './watchesAndBracelets.ts';

/** All kinds of adornments, hats and scarves. */
export const adornmentKinds: Kinds = {
  ...beltsAndTies,
  ...caps,
  ...hairBows,
  ...hats,
  ...jewellery,
  ...necklaces,
  ...scarvesGlovesAndUmbrellas,
  ...smartWatchesAndRings,
  ...sunglasses,
  ...watchesAndBracelets,
};
