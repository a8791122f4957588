import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const clearSearch = 'লেখা মুছুন';
export const searchFailed = 'খোঁজা যায়নি।';
export const noneFound = (noun: string): string => `কোনো ${noun} পাওয়া যায়নি।`;
export const found = (count: number, noun: string): string => `${digits(count)}টি ${noun} পাওয়া গেছে।`;

export type Complete = Matches<typeof import('../../en/ui/controls.ts'), typeof import('./controls.ts')>;
