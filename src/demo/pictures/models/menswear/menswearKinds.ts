import type { Kinds } from '../kind.ts';
import { hoodies } from './hoodies.ts';
import { jackets } from './jackets.ts';
import { shirts } from './shirts.ts';
import { sportswear } from './sportswear.ts';
import { trousersAndJeans } from './trousers.ts';

/** All kinds of menswear. */
export const menswearKinds: Kinds = {
  ...hoodies,
  ...jackets,
  ...shirts,
  ...sportswear,
  ...trousersAndJeans,
};
