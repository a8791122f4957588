import type { Matches } from '../../../matches.ts';
import { digits, groupDigits } from '../../language.ts';

export const pleaseEnterAPageUpTo = (count: number): string =>
  digits(`1 থেকে ${groupDigits(count)}-এর মধ্যে একটি পাতার নম্বর লিখুন।`);
export const goToPage = 'যে পাতায় যাবেন';
export const go = 'যান';
export const page = (page: number): string => `পাতা ${digits(page)}`;
export const pagesOf = (noun: string): string => `${noun}: পাতাগুলো`;
export const firstPage = 'প্রথম পাতা';
export const previous = 'আগের';
export const next = 'পরের';
export const perPage = (noun: string): string => `প্রতি পাতায় ${noun}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/paging.ts'),
  typeof import('./paging.ts')
>;
