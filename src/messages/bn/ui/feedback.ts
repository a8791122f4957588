import type { Matches } from '../../matches.ts';

export const couldNotBeLoaded = (what: string): string => `${what} লোড করা যায়নি।`;
export const takesLonger = 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে। ইন্টারনেট সংযোগ দুর্বল হতে পারে: আরেকটু অপেক্ষা করুন।';
export const ok = 'ঠিক আছে';
export const cancel = 'থাক';

export type Complete = Matches<typeof import('../../en/ui/feedback.ts'), typeof import('./feedback.ts')>;
