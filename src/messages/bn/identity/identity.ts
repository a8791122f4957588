import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const atLeast = (count: string): string => `অন্তত ${digits(count)}টি অক্ষর`;
export const atMost = (count: string): string => `সর্বোচ্চ ${digits(count)}টি অক্ষর`;
export const lowerCaseLetter = 'ছোট হাতের একটি ইংরেজি অক্ষর';
export const upperCaseLetter = 'বড় হাতের একটি ইংরেজি অক্ষর';
export const digit = 'একটি সংখ্যা';
export const symbol = '! বা ?-এর মতো একটি চিহ্ন';

export type Complete = Matches<
  typeof import('../../en/identity/identity.ts'),
  typeof import('./identity.ts')
>;
