import type { Matches } from '../../matches.ts';

export const shortcuts = 'শর্টকাট';
export const home = 'হোম';
export const cart = 'কার্ট';
export const call = 'কল';
export const theme = 'থিম';
export const profile = 'প্রোফাইল';
export const pageCouldNotBeShown = 'এই পেজটি দেখানো যায়নি';
export const noConnection = 'ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে আবার চেষ্টা করুন।';

export type Complete = Matches<typeof import('../../en/storefront/layout.ts'), typeof import('./layout.ts')>;
