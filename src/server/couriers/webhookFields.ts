import { createHash } from 'node:crypto';
import { readText } from '#domain/values/parse.ts';
import type { CourierNews, StageOfWord } from './courier.ts';

/** Letters of a courier's word or type of event that are kept. */
export const longestWord = 100;

/** The key of a webhook that brings none: equal bodies have equal keys. */
export const bodyKey = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** An id of a parcel, also from a number; `null` when there is none, or a text that is none. */
export const idOf = (value: unknown): string | null => {
  const text = readText(value).trim();
  return /^[\w-]{1,100}$/.test(text) ? text : null;
};

/** What the entry of a courier's table means for its news. */
export const newsOfEntry = (stage: ReturnType<StageOfWord>): Pick<CourierNews, 'stage' | 'isKnown'> => ({
  stage: stage ?? null,
  isKnown: stage !== undefined,
});
