import type { Kinds } from '../kind.ts';
import { dailyClothes } from './dailyClothes.ts';
import { denimJackets } from './denimJackets.ts';
import { lehengaKinds } from './lehenga.ts';
import { longDresses } from './longDresses.ts';
import { sarees } from './sarees.ts';
import { swimwear } from './swimwear.ts';
import { underwear } from './underwear.ts';
import { yogaAndRunning } from './yogaAndRunning.ts';

/** All kinds of womenswear. */
export const womenswearKinds: Kinds = {
  ...dailyClothes,
  ...denimJackets,
  ...lehengaKinds,
  ...longDresses,
  ...sarees,
  ...swimwear,
  ...underwear,
  ...yogaAndRunning,
};
