import { adornments } from './adornments.ts';
import { bags } from './bags.ts';
import { beauty } from './beauty.ts';
import { electronics } from './electronics.ts';
import { footwear } from './footwear.ts';
import { home } from './home.ts';
import { kidswear } from './kidswear.ts';
import type { Kind, Kinds } from './kind.ts';
import { kitchen } from './kitchen.ts';
import { menswear } from './menswear.ts';
import { toys } from './toys.ts';
import { womenswear } from './womenswear.ts';

/** All kinds of products that the demo shop can show. */
export const kinds: Kinds = {
  ...adornments,
  ...bags,
  ...beauty,
  ...electronics,
  ...footwear,
  ...home,
  ...kidswear,
  ...kitchen,
  ...menswear,
  ...toys,
  ...womenswear,
};

/** The neutral kind: a parcel, for what has no picture of its own. */
export const neutralKind = 'parcel';

/** The kind of that name, or the neutral one. */
export const kindOf = (name: string): Kind => (kinds[name] ?? kinds[neutralKind]) as Kind;
