import type { Matches } from '../../matches.ts';

export const removed = 'সরানো হয়েছে।';
export const noLongerSold = 'এই পণ্যটি আর বিক্রি হয় না।';
export const remove = 'সরান';
// The beginning of “… could not be loaded.”
export const aFavourite = 'পছন্দের পণ্যটি';
export const myFavourites = 'আমার পছন্দের তালিকা';
export const showMeMore = 'আরও দেখুন';
export const noFavouritesYet = 'পছন্দের তালিকায় এখনো কিছু নেই';
export const tapTheHeart = 'পণ্যের হার্ট চিহ্নে চাপ দিন, পণ্যটি এই ব্রাউজারে এখানে জমা থাকবে।';
export const browseProducts = 'পণ্য দেখুন';

export type Complete = Matches<
  typeof import('../../en/storefront/favourites.ts'),
  typeof import('./favourites.ts')
>;
