import type { Matches } from '../matches.ts';

/** The words of the sentences, once a screen or a refusal has loaded them: a first visit does without. */
let wording: ((text: string) => string) | undefined;

export const learnWords = (word: (text: string) => string): void => {
  wording = word;
};

export const worded = (text: string): string => wording?.(text) ?? text;

export type Complete = Matches<
  typeof import('../en/worded.ts'),
  Omit<typeof import('./worded.ts'), 'learnWords'>
>;
