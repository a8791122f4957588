import type { Matches } from '../../../matches.ts';

export const productsFound = 'যেসব পণ্য পাওয়া গেছে';
export const tryAnotherWord = (text: string): string => `“${text}” বানানটি দেখে নিন, বা অন্য শব্দে খুঁজুন।`;
export const theSearchResults = 'খোঁজার ফল';
export const seeAllNamed = (text: string): string => `“${text}” নামের সব পণ্য দেখুন`;

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/searchResults.ts'),
  typeof import('./searchResults.ts')
>;
