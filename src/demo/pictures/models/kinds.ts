import { adornmentKinds } from './adornments/adornmentKinds.ts';
import { bagKinds } from './bags/bagKinds.ts';
import { beautyKinds } from './beauty/beautyKinds.ts';
import { electronicsKinds } from './electronics/electronicsKinds.ts';
import { footwearKinds } from './footwear/footwearKinds.ts';
import { homeKinds } from './home/homeKinds.ts';
import { kidswearKinds } from './kidswear/kidswearKinds.ts';
import type { Kind, Kinds } from './kind.ts';
import { kitchenKinds } from './kitchen/kitchenKinds.ts';
import { menswearKinds } from './menswear/menswearKinds.ts';
import { toyKinds } from './toys/toyKinds.ts';
import { womenswearKinds } from './womenswear/womenswearKinds.ts';

/** All kinds of products that the demo shop can show. */
export const kinds: Kinds = {
  ...adornmentKinds,
  ...bagKinds,
  ...beautyKinds,
  ...electronicsKinds,
  ...footwearKinds,
  ...homeKinds,
  ...kidswearKinds,
  ...kitchenKinds,
  ...menswearKinds,
  ...toyKinds,
  ...womenswearKinds,
};

/** The kind for products without a kind of their own: a parcel. */
export const neutralKind = 'parcel';

/** The kind of that name, or the neutral one. */
export const kindOf = (name: string): Kind => (kinds[name] ?? kinds[neutralKind]) as Kind;
