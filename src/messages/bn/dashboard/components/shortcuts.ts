import type { Matches } from '../../../matches.ts';

export const next = (noun: string): string => `পরের ${noun}`;
export const previous = (noun: string): string => `আগের ${noun}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/shortcuts.ts'),
  typeof import('./shortcuts.ts')
>;
