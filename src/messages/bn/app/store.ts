import type { Matches } from '../../matches.ts';

export const errorFetching = (noun: string): string => `${noun} লোড করা যায়নি`;

export type Complete = Matches<typeof import('../../en/app/store.ts'), typeof import('./store.ts')>;
