import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const error = 'সমস্যা!';
export const exportCsv = 'CSV এক্সপোর্ট করুন';
export const exporting = (progress: string): string => `এক্সপোর্ট হচ্ছে… ${progress}`;
export const rows = 'সারি';
export const rowsOf = (rows: string, total: string): string => digits(`${total}টির মধ্যে ${rows}টি`);
export const moveUp = (name: string): string => `${name} উপরে নিন`;
export const moveDown = (name: string): string => `${name} নিচে নিন`;
export const isAtPlace = (name: string, place: number, count: number): string =>
  `${name} এখন ${digits(count)}টির মধ্যে ${digits(place)} নম্বরে।`;
export const undoTheLastChange = 'শেষ বদলের আগের মতো করুন';
export const saving = 'সেভ হচ্ছে…';
export const save = 'সেভ করুন';
export const saved = 'সেভ হয়েছে। গ্রাহকেরা কয়েক সেকেন্ডের মধ্যে দেখতে পাবেন।';
export const theLastChangeIsUndone = 'শেষ বদলের আগের মতো করা হয়েছে।';

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/actions.ts'),
  typeof import('./actions.ts')
>;
