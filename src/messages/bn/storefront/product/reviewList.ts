import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const theReviews = 'রিভিউ';
export const moreReviews = 'আরও রিভিউ';
export const showMoreReviews = 'আরও রিভিউ দেখুন';
export const reviewsShown = (shown: string, count: string): string =>
  `${digits(count)}টি রিভিউর মধ্যে ${digits(shown)}টি দেখানো হচ্ছে।`;

export type Complete = Matches<
  typeof import('../../../en/storefront/product/reviewList.ts'),
  typeof import('./reviewList.ts')
>;
