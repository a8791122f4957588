import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const title = 'আমার কার্ট';
export const selectAll = 'সব বাছুন';
export const selected = (count: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(count)}টি বাছা হয়েছে`;
export const removed = (product: string): string => `${product} কার্ট থেকে সরানো হয়েছে।`;

export type Complete = Matches<typeof import('../../en/storefront/cart.ts'), typeof import('./cart.ts')>;
