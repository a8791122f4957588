import { isRecord } from '#domain/parse.ts';
import { type Failure, failureOf } from './failure.ts';

/** What an endpoint fetches, as named in the console's message (ER-2). */
const thingOf = (endpoint: string): string => {
  if (/slide/i.test(endpoint)) return 'slide data';
  if (/order/i.test(endpoint)) return 'orders';
  return /user/i.test(endpoint) ? 'users' : 'products';
};

export interface FailedFetch {
  /** Such as "Error fetching products". */
  readonly line: string;
  readonly failure: Failure;
}

/**
 * The failed fetch that an action reports; `null` for every other action. Aborted and skipped queries and
 * queries that the host refused do not count as failed.
 */
export const failedFetch = (action: unknown): FailedFetch | null => {
  if (!isRecord(action) || action.type !== 'shopApi/executeQuery/rejected' || !isRecord(action.meta))
    return null;
  const { aborted, condition, arg } = action.meta;
  if (aborted === true || condition === true || !isRecord(arg)) return null;
  const failure = failureOf(action.payload ?? action.error);
  return failure.kind === 'refused'
    ? null
    : { line: `Error fetching ${thingOf(String(arg.endpointName))}`, failure };
};
