import type { Matches } from '../../matches.ts';

export const recentlySeen = 'সম্প্রতি দেখা';
export const forget = 'তালিকা মুছুন';
export const recentForgotten = 'এই ডিভাইস থেকে আপনার দেখা পণ্যের তালিকা মুছে ফেলা হয়েছে।';

export type Complete = Matches<
  typeof import('../../en/storefront/products.ts'),
  typeof import('./products.ts')
>;
