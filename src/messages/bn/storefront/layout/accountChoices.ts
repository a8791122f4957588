import type { Matches } from '../../../matches.ts';

export const dashboard = 'ড্যাশবোর্ড';
export const logout = 'লগআউট';
export const login = 'লগইন';
export const register = 'রেজিস্টার';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/accountChoices.ts'),
  typeof import('./accountChoices.ts')
>;
