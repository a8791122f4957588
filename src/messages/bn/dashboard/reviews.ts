import type { Matches } from '../../matches.ts';
import { digits, groupDigits } from '../language.ts';

export const reviews = 'রিভিউ';
export const publish = 'প্রকাশ করুন';
export const reject = 'বাতিল করুন';
export const publishReviewOf = (product: string): string => `${product}: রিভিউ প্রকাশ করুন`;
export const rejectReviewOf = (product: string): string => `${product}: রিভিউ বাতিল করুন`;
export const deleteReviewOf = (product: string): string => `${product}: রিভিউ মুছুন`;
export const noReviewsWaiting = 'কোনো রিভিউ অপেক্ষায় নেই';
export const noPublishedReviewsYet = 'এখনো কোনো রিভিউ প্রকাশ করা হয়নি';
export const noRejectedReviews = 'কোনো রিভিউ বাতিল করা হয়নি';
export const noReviewsAreKept = 'এই শপের সার্ভার রিভিউ রাখে না।';
export const whichReviews = 'কোন রিভিউ';
export const whatToReject =
  'যেসব রিভিউ বিজ্ঞাপন দেয়, অপমান করে বা কারও নাম লেখে সেগুলো বাতিল করুন। সৎ সমালোচনা অন্য গ্রাহকদের কাজে লাগে।';
export const aCustomer = 'একজন গ্রাহক';
export const byTrackingLink = 'ট্র্যাকিং লিংক থেকে';
export const noText = 'কোনো লেখা নেই';
export const rejectedBecause = (reason: string): string => `বাতিল করা হয়েছে: ${reason}`;
export const nothingWasPublished = 'কিছু প্রকাশ করা হয়নি।';
export const whatRejectingDoes = 'আপনার কারণসহ শুধু যিনি লিখেছেন তিনি দেখবেন।';
export const yesReject = 'হ্যাঁ, বাতিল করুন';
export const cancel = 'থাক';
export const reasonForTheAuthor = 'কারণ, যিনি লিখেছেন তাঁর জন্য (না দিলেও চলে)';
export const nothingWasRejected = 'কিছু বাতিল করা হয়নি।';
export const whatDeletingDoes = 'রিভিউটি একেবারে মুছে যাবে। যিনি লিখেছেন তিনি আবার লিখতে পারবেন।';
export const deleted = 'মুছে ফেলা হয়েছে!';
export const theReviewIsStillThere = 'রিভিউটি এখনো আছে।';
export const reviewsTitle = 'রিভিউ';
export const chosen = 'বাছা হয়েছে';
export const reviewOfBy = (product: string, writer: string): string => `${product}: ${writer}-এর রিভিউ`;
export const review = 'রিভিউ';
export const product = 'পণ্য';
export const writer = 'যিনি লিখেছেন';
export const actions = 'কাজ';
export const stateWithCount = (state: string, count: number): string =>
  `${state} (${digits(groupDigits(count))})`;
export const published = (reviews: string): string => `${reviews} প্রকাশ করা হয়েছে।`;
export const rejected = (reviews: string): string => `${reviews} বাতিল করা হয়েছে।`;
export const changedMeanwhile = (reviews: string): string =>
  `তালিকা খোলার পর ${reviews} বদলেছে বা মুছে গেছে। তালিকাটি আবার দেখুন।`;
export const publishedByOthers = (reviews: string): string =>
  `তালিকা খোলার পর অন্য কেউ ${reviews} প্রকাশ করেছেন। সেখানে কিছু বদলানো হয়নি।`;
export const rejectedByOthers = (reviews: string): string =>
  `তালিকা খোলার পর অন্য কেউ ${reviews} বাতিল করেছেন। সেখানে কিছু বদলানো হয়নি।`;
export const reallyReject = (reviews: string): string => `${reviews} বাতিল করবেন?`;

export type Complete = Matches<typeof import('../../en/dashboard/reviews.ts'), typeof import('./reviews.ts')>;
