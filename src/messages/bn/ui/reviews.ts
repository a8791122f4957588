import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const withdrawYourReview = 'রিভিউ তুলে নেবেন?';
export const reviewWillBeDeleted = (title: string): string => `${title} নিয়ে আপনার রিভিউ মুছে যাবে।`;
export const yesWithdrawIt = 'হ্যাঁ, তুলে নিন';
export const cancel = 'থাক';
export const reviewNotWithdrawn = (reason: string): string => `রিভিউটি তুলে নেওয়া যায়নি। ${reason}`;
export const rateProduct = (title: string): string => `এই পণ্যের রেটিং দিন: ${title}`;
export const changeReviewOf = (title: string): string => `${title} নিয়ে রিভিউ বদলান`;
export const rateThisProduct = 'এই পণ্যের রেটিং দিন';
export const changeReview = 'রিভিউ বদলান';
export const withdrawReviewOf = (title: string): string => `${title} নিয়ে রিভিউ তুলে নিন`;
export const withdraw = 'তুলে নিন';
export const reviewWillAppear = 'ধন্যবাদ! শপ দেখে নেওয়ার পর রিভিউটি দেখা যাবে।';
export const reviewIsShown = 'এটি পণ্যের পেজে দেখানো হচ্ছে।';
export const reviewIsNotShown = 'শপ এটি দেখাচ্ছে না।';
export const itsReason = (reason: string): string => `কারণ: ${reason}`;
export const yourReview = 'আপনার রিভিউ';
export const yourReviews = 'আপনার রিভিউ';
export const ratings = 'রেটিং';
export const stars = (rating: number): string => `${digits(rating)} স্টার`;
export const pleaseChooseARating = 'একটি রেটিং বাছুন।';
export const reviewNotSent = (failure: string): string => `রিভিউটি পাঠানো যায়নি। ${failure}`;
export const yourReviewOf = (title: string): string => `${title} নিয়ে আপনার রিভিউ`;
export const yourRating = 'আপনার রেটিং';
export const howIsTheProduct = 'পণ্যটি কেমন? (না দিলেও চলে)';
export const reviewHint = (length: string, maxLength: string): string =>
  `${digits(maxLength)} অক্ষরের মধ্যে ${digits(length)}। শপ পড়ে দেখার পর আপনার নামের প্রথম অংশ ও পরের অংশের আদ্যক্ষরসহ দেখানো হবে। ফোন নম্বর বা ঠিকানা লিখবেন না।`;
export const sendReview = 'রিভিউ পাঠান';
export const aCustomer = 'একজন গ্রাহক';
export const verifiedPurchase = 'কেনা পণ্য';
export const outOf5 = (rating: number): string => `${digits(5)} স্টারের মধ্যে ${digits(rating)}`;

export type Complete = Matches<typeof import('../../en/ui/reviews.ts'), typeof import('./reviews.ts')>;
