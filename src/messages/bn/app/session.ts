import type { Matches } from '../../matches.ts';

export const sessionOfThisTab = 'এই ট্যাবের সেশন';
export const movesOfOrder = (id: string): string => `এখানে অর্ডার ${id}-এর যত বদল হয়েছে`;

export type Complete = Matches<typeof import('../../en/app/session.ts'), typeof import('./session.ts')>;
