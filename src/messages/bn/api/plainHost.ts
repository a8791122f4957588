import type { Matches } from '../../matches.ts';

export const notOffered = 'এই শপে এই সুবিধা নেই।';
export const noSuchPage = 'এমন কোনো পেজ নেই।';
export const noSoldOutMark = 'এই শপের সার্ভার পণ্যকে “স্টক শেষ” হিসেবে চিহ্নিত করতে পারে না।';
export const productGone = 'পণ্যটি আর নেই।';

export type Complete = Matches<typeof import('../../en/api/plainHost.ts'), typeof import('./plainHost.ts')>;
