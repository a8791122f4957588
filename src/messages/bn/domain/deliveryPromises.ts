import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

/** The shop's settings name the country in English. */
const countryName = (country: string): string => (country === 'Bangladesh' ? 'বাংলাদেশের' : `${country}-এর`);

export const delivery = (country: string, inside: string, outside: string): string =>
  `${countryName(country)} যেকোনো জায়গায় আপনার অর্ডার পৌঁছে দিই: ঢাকার ভিতরে ${digits(inside)}, ঢাকার বাইরে ${digits(outside)}। অর্ডার প্রস্তুত করার আগে আমরা কল করি।`;
export const freeDelivery = (over: string): string =>
  `${digits(over)}-এর বেশি দামের অর্ডারে ডেলিভারি ফ্রি, আপনি যেখানেই থাকুন।`;
export const refusedParcel = (inside: string, outside: string): string =>
  `পণ্য ঠিক থাকার পরও দরজায় ফিরিয়ে দিলে ডেলিভারিম্যানকে শুধু কুরিয়ার চার্জ দিতে হবে: ঢাকায় ${digits(inside)}, ঢাকার বাইরে ${digits(outside)}।`;
export const noReturns = 'দরজায় বুঝে নেওয়া পণ্য ফেরত দেওয়া যায় না।';
export const returnWithin = (days: string): string =>
  `মত বদলেছেন? ডেলিভারির পর ${digits(days)}ের মধ্যে ড্যাশবোর্ড থেকে ফেরতের অনুরোধ করুন।`;

export type Complete = Matches<
  typeof import('../../en/domain/deliveryPromises.ts'),
  typeof import('./deliveryPromises.ts')
>;
