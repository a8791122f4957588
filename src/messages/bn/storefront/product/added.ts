import type { Matches } from '../../../matches.ts';

export const undo = 'আগের মতো করুন';
export const viewCart = 'কার্ট দেখুন';
export const ok = 'ঠিক আছে';

export type Complete = Matches<
  typeof import('../../../en/storefront/product/added.ts'),
  typeof import('./added.ts')
>;
