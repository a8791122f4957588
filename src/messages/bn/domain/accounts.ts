import type { Matches } from '../../matches.ts';

export const nameRequired = 'নাম দিন';
export const nameTooLong = 'নাম সর্বোচ্চ ১২০ অক্ষরের হতে পারে';
export const emailRequired = 'ই-মেইল দিন';
export const emailShape = 'name@example.com-এর মতো একটি ই-মেইল দিন';
export const passwordRequired = 'পাসওয়ার্ড দিন';

export const markedEmailRequired = '⚠ ই-মেইল দিন';
export const markedPasswordRequired = '⚠ পাসওয়ার্ড দিন';

export const fieldRequired = 'এটি দিতেই হবে';

export type Complete = Matches<typeof import('../../en/domain/accounts.ts'), typeof import('./accounts.ts')>;
