import type { Matches } from '../../../matches.ts';

export const checkingYourAccount = 'আপনার অ্যাকাউন্ট দেখা হচ্ছে';
export const account = 'অ্যাকাউন্ট';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/account.ts'),
  typeof import('./account.ts')
>;
