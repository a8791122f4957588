import type { Kinds } from '../kind.ts';
import { babyClothes } from './babyClothes.ts';
import { giftsAndParty } from './giftsAndParty.ts';
import { kidsClothes } from './kidsClothes.ts';

/** All kinds of kidswear. */
export const kidswearKinds: Kinds = {
  ...babyClothes,
  ...giftsAndParty,
  ...kidsClothes,
};
