import type { Matches } from '../../../matches.ts';
import { digits, groupDigits } from '../../language.ts';

const ofProducts = (count: number): string => `${digits(groupDigits(count))}টি পণ্যের`;

export const oldAndNewPrices = 'আগের ও নতুন দাম';
export const price = 'দাম';
export const offer = 'অফার';
export const before = 'আগে:';
export const after = 'পরে:';
export const raise = 'বাড়ান';
export const lower = 'কমান';
export const percentLimits = (raise: number, lower: number): string =>
  `বাড়াতে হলে ${digits(raise)} পর্যন্ত, কমাতে হলে ${digits(lower)} পর্যন্ত একটি সংখ্যা লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর।`;
export const direction = 'বাড়াবেন না কমাবেন';
export const perCent = 'শতাংশ';
export const howPricesAreRounded = 'যে দাম পুরো টাকায়, তা পুরো টাকায় রাউন্ড করা হয়, অন্যগুলো পয়সায়।';
export const youCanSafelyPressAgain = (error: string): string =>
  `${error} নিশ্চিন্তে আবার চাপুন। এর মধ্যে যেসব পণ্যের দাম বদলেছে, সেগুলো বাদ যাবে।`;
export const cancel = 'থাক';
export const changing = 'বদলানো হচ্ছে…';
export const notChanged = 'বদলানো হয়নি';
export const ok = 'ঠিক আছে';
export const changeThePricesOf = (count: number): string => `${ofProducts(count)} দাম বদলানো`;
export const changeProducts = (count: number): string => `${ofProducts(count)} দাম বদলান`;
export const wouldChange = (count: number): string => `${ofProducts(count)} দাম বদলাবে:`;
export const wouldStay = (count: number): string => `${ofProducts(count)} দাম আগের মতো থাকবে`;
export const pricesWereChanged = (changed: number, refused: number): string =>
  `${ofProducts(changed)} দাম বদলানো হয়েছে${refused > 0 ? `, ${digits(refused)}টির হয়নি` : ''}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/products/prices.ts'),
  typeof import('./prices.ts')
>;
