import type { Matches } from '../../../matches.ts';
import { digits, groupDigits } from '../../language.ts';

export const order = 'অর্ডার';
export const findAnOrder = 'অর্ডার খুঁজুন';
export const orders = 'অর্ডার';
export const whatToSearchBy = 'নম্বর, ফোন, নাম, ই-মেইল বা আইডি';
export const ordersFound = 'যেসব অর্ডার পাওয়া গেছে';
export const nothingMatches = (text: string): string =>
  `“${text}” লিখে কিছু পাওয়া যায়নি। অর্ডার নম্বর, ফোন, নাম, ই-মেইল বা আইডি দিয়ে খুঁজুন।`;
export const theOrders = 'অর্ডারগুলো';
export const seeAllOrders = (total: number): string => `সব ${digits(groupDigits(total))}টি অর্ডার দেখুন`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/layout/search.ts'),
  typeof import('./search.ts')
>;
