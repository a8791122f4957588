import { isRecord } from '#domain/parse.ts';
import type { Failure } from './failure.ts';
import type { Ask, ListFacts } from './shopApi.ts';

/** Calls beyond API-1 to API-7, which a host may not have (API-8). */

export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };
export type Base = (ask: Ask) => PromiseLike<{ data?: unknown; error?: Failure; meta?: ListFacts }>;

/** The result without its metadata. */
export const answerOf = async (base: Base, ask: Ask): Promise<Answer> => {
  const { data, error } = await base(ask);
  return error === undefined ? { data } : { error };
};

/**
 * Whether the host has the call: a host may not know a call beyond API-1 to API-7, or reply with an HTML
 * page.
 */
export const isAnswered = ({ data, error }: Answer): boolean =>
  error === undefined
    ? isRecord(data)
    : error.kind !== 'refused' || ![404, 405].includes(error.status) || error.code === 'unknown';
