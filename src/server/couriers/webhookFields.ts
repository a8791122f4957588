import { createHash } from 'node:crypto';
import { readText } from '#domain/values/parse.ts';
import type { CourierNews, StageOfWord } from './courier.ts';

/** How many letters of a courier's word or event type are kept. */
export const longestWordLength = 100;

/** A key for a webhook that brings none; equal bodies have equal keys. */
export const bodyKey = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Reads a parcel's id, which may be a number; `null` when it is missing or does not look like an id. */
export const idOf = (value: unknown): string | null => {
  const text = readText(value).trim();
  return /^[\w-]{1,100}$/.test(text) ? text : null;
};

/** The fields of news that tell its stage, from what the courier's table has for its word. */
export const stageFields = (stage: ReturnType<StageOfWord>): Pick<CourierNews, 'stage' | 'isKnown'> => ({
  stage: stage ?? null,
  isKnown: stage !== undefined,
});
