import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

/** What stands between the number and a noun that is no thing; things have `টি`. */
const classifiers: Readonly<Record<string, string>> = {
  ব্যবহারকারী: ' জন',
  গ্রাহক: ' জন',
  দিন: '',
  পিস: '',
};

export const theRows = (noun: string): string => noun;
export const noMatch = (noun: string, search: string): string => `“${search}” লিখে কোনো ${noun} পাওয়া যায়নি`;
export const checkTheSpelling = 'বানান দেখে নিন, অথবা পুরো তালিকা দেখুন।';
export const clearTheSearch = 'খোঁজার লেখা মুছুন';
export const noMatchThisFilter = (noun: string): string => `এই ফিল্টারে কোনো ${noun} নেই`;
export const widenTheFilter = 'ফিল্টার কমান, অথবা মুছে ফেলুন।';
export const clearTheFilter = 'ফিল্টার মুছুন';
export const noneLeftOnThisPage = (noun: string): string => `এই পাতায় আর কোনো ${noun} নেই`;
export const theyHaveBeenMoved = 'এগুলো সরে গেছে, নতুনও এসে থাকতে পারে।';
export const goToTheFirstPage = 'প্রথম পাতায় যান';
export const theLatestRows = (noun: string): string => `${noun}: সর্বশেষ অবস্থা`;
export const searchThisList = 'এই তালিকায় খুঁজুন';
export const counted = (_count: number, formatted: string, noun: string): string =>
  `${digits(formatted)}${classifiers[noun] ?? 'টি'} ${noun}`;
export const someOf = (first: string, last: string, all: string): string =>
  digits(`${first}–${last}, মোট ${all}`);

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/lists.ts'),
  typeof import('./lists.ts')
>;
export const showMoreLeft = (count: string): string => `আরও দেখুন (${digits(count)}টি বাকি)`;
