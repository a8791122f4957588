import type { Kinds } from '../kind.ts';
import { babyCare } from './babyCare.ts';
import { babyFeeding } from './babyFeeding.ts';
import { babyGear } from './babyGear.ts';
import { books } from './books.ts';
import { buildingBlocks } from './buildingBlocks.ts';
import { cradles } from './cradles.ts';
import { fruitFeeders } from './fruitFeeder.ts';
import { learningToys } from './learningToys.ts';
import { outdoorToys } from './outdoorToys.ts';
import { parcel } from './parcel.ts';
import { playSets } from './playSets.ts';
import { smallGames } from './smallGames.ts';
import { softToys } from './softToys.ts';
import { toyCars } from './toyCars.ts';

/** All kinds of toys and things for babies. */
export const toyKinds: Kinds = {
  ...babyCare,
  ...babyFeeding,
  ...babyGear,
  ...books,
  ...buildingBlocks,
  ...cradles,
  ...fruitFeeders,
  ...learningToys,
  ...outdoorToys,
  ...parcel,
  ...playSets,
  ...smallGames,
  ...softToys,
  ...toyCars,
};
