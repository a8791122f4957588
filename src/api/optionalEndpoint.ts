import { isRecord } from '#domain/parse.ts';
import type { Failure } from './failure.ts';
import type { ApiRequest, ListMeta } from './shopApi.ts';

/** Calls beyond API-1 to API-7, which a host may not have (API-8). */

export type EndpointResult = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };
export type BaseQuery = (
  request: ApiRequest,
) => PromiseLike<{ data?: unknown; error?: Failure; meta?: ListMeta }>;

/** The result without its metadata. */
export const resultOf = async (baseQuery: BaseQuery, request: ApiRequest): Promise<EndpointResult> => {
  const { data, error } = await baseQuery(request);
  return error === undefined ? { data } : { error };
};

/**
 * Whether the host has the call: a host may not know a call beyond API-1 to API-7, or reply with an HTML
 * page.
 */
export const isSupported = ({ data, error }: EndpointResult): boolean =>
  error === undefined
    ? isRecord(data)
    : error.kind !== 'refused' || ![404, 405].includes(error.status) || error.code === 'unknown';
