import type { Matches } from '../../matches.ts';

export const screenMessages = {
  notFound: 'পেজটি পাওয়া যায়নি',
  tryAgain: 'আবার চেষ্টা করুন',
  goHome: 'হোমে যান',
} as const;

export const emptyListing = (name: string): string => `${name}-এ কোনো পণ্য নেই`;

export type Complete = Matches<
  typeof import('../../en/domain/screenMessages.ts'),
  typeof import('./screenMessages.ts')
>;
