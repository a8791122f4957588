import type { Matches } from '../../matches.ts';

export const yourAccount = 'আপনার অ্যাকাউন্ট';
export const verified = 'যাচাই হয়েছে';
export const notVerified = 'যাচাই হয়নি';
export const deleteMyAccount = 'আমার অ্যাকাউন্ট মুছুন';
export const sending = 'পাঠানো হচ্ছে…';
export const fullStop = '';

export type Complete = Matches<typeof import('../../en/dashboard/account.ts'), typeof import('./account.ts')>;
