import { readTexts } from '../values/parse.ts';

/** Maximum number of products that a browser remembers as recently seen (SH-5). */
export const recentLimit = 12;

/** The ids in a stored list, newest first. */
export const readRecent = (raw: unknown): string[] => [...new Set(readTexts(raw))].slice(0, recentLimit);

/** The list with the product that is seen now in front; the oldest beyond the limit are dropped. */
export const withSeen = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, recentLimit);
