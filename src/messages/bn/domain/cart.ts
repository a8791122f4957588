import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const piecesOfThis = (limit: number): string =>
  `এক অর্ডারে এই পণ্য সর্বোচ্চ ${digits(limit)} পিস নেওয়া যায়। বেশি লাগলে আমাদের কল করুন।`;
export const piecesOfEach = (limit: number): string => `প্রতিটি পণ্য সর্বোচ্চ ${digits(limit)} পিস বাছুন।`;
export const tooManyLines = (limit: number, count: number): string =>
  `এই ${digits(count)}টি পণ্যের মধ্যে সর্বোচ্চ ${digits(limit)}টি বাছুন, বাকিগুলো আলাদা অর্ডার করুন।`;

export const soldOut = (name: string): string => (name ? `${name}: স্টক শেষ।` : 'এই পণ্যের স্টক শেষ।');
export const notOrderable = (name: string): string => `${name || 'এই পণ্যটি'} এখন অর্ডার করা যাচ্ছে না।`;
export const piecesLeft = (name: string, left: number): string =>
  `${name || 'এই পণ্যটি'} আর মাত্র ${digits(left)} পিস আছে।`;
export const pleaseChoose = (name: string, choice: 'color' | 'size'): string =>
  `${name || 'এই পণ্যটির'}${name ? '-এর' : ''} ${choice === 'color' ? 'রং' : 'সাইজ'} বাছুন।`;

export type Complete = Matches<typeof import('../../en/domain/cart.ts'), typeof import('./cart.ts')>;
