import type { Matches } from '../../../matches.ts';

export const product = 'পণ্য';
export const searchProducts = 'পণ্য খুঁজুন';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/search.ts'),
  typeof import('./search.ts')
>;
