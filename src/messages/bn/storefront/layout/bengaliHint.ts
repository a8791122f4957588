import type { Matches } from '../../../matches.ts';

export const seeInBengali = 'বাংলায় দেখুন';
export const hide = 'আর দেখাবেন না';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/bengaliHint.ts'),
  typeof import('./bengaliHint.ts')
>;
