import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const filter = 'ফিল্টার';
export const clearAll = 'সব মুছুন';
export const close = 'বন্ধ করুন';
export const showProducts = 'পণ্য দেখুন';
export const show = (products: string): string => `${digits(products)} দেখুন`;
export const theFilters = 'ফিল্টার';
export const loadingTheChoices = 'ফিল্টার লোড হচ্ছে';
export const nothingToChoose = 'এখানে বাছার কিছু নেই।';
export const productWord = (_count: number): string => 'টি পণ্য';
export const apply = 'প্রয়োগ করুন';
export const anyPrice = 'যেকোনো দাম';
export const anyRating = 'যেকোনো রেটিং';
export const priceInTaka = 'দাম (টাকা)';
export const lowestPrice = 'সবচেয়ে কম দাম';
export const highestPrice = 'সবচেয়ে বেশি দাম';
export const fromPrice = (lowest: string | null): string =>
  lowest === null ? 'থেকে' : `${digits(lowest)} থেকে`;
export const toPrice = (highest: string | null): string =>
  highest === null ? 'পর্যন্ত' : `${digits(highest)} পর্যন্ত`;
export const sortAndFilter = 'সাজান ও ফিল্টার করুন';
export const any = 'যেকোনো';

export type Complete = Matches<
  typeof import('../../../en/storefront/listing/filters.ts'),
  typeof import('./filters.ts')
>;
