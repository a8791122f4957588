import type { Matches } from '../../matches.ts';

export const ratingWords = {
  1: 'খারাপ',
  2: 'তেমন ভালো নয়',
  3: 'মোটামুটি',
  4: 'ভালো',
  5: 'খুব ভালো',
} as const;

export type Complete = Matches<typeof import('../../en/domain/ratings.ts'), typeof import('./ratings.ts')>;
