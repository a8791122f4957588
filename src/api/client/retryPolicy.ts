import type { RetryOptions } from '@reduxjs/toolkit/query/react';
import { type Failure, failureOfError } from './failure.ts';

/** Which failed queries are sent again, and after how long (ER-4). */

/** Attempts after the first one; `healFailedQueries.ts` goes on at longer intervals. */
const retries = 2;

/** Milliseconds before the first retry, and at most between two; see `backoffDelay`. */
const firstWait = 1200;
const longestWait = 5000;

/** Whether the same request may succeed later: no response, an overloaded server, or too many requests. */
export const isTemporary = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  (failure.kind === 'broken' ? failure.isTemporary === true : failure.status === 429);

/** Whether the shop refuses the request for good: it answers the same, however often it is asked. */
export const isRefusedForGood = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && !isTemporary(failure);

/** Milliseconds that the server asked to wait; 0 when it did not. */
export const retryAfterOf = (failure: Failure): number =>
  failure.kind === 'unreachable' ? 0 : (failure.retryAfter ?? 0);

/**
 * Milliseconds before the next attempt. The pause is `first`, doubled for each of the `attempt` earlier waits, and at most `longest`. Of it
 * a random share from half to all is waited, so that many browsers that lost the same network do not return at the same moment.
 */
export const backoffDelay = (attempt: number, first: number, longest: number): number => {
  const pause = Math.min(longest, first * 2 ** attempt);
  const share = 0.5 + Math.random() / 2;
  return pause * share;
};

/** How long the host asked to wait: `retryCondition` stores it by the query's signal, since `backoff` gets the signal but no error. */
const hostWaits = new WeakMap<AbortSignal, number>();

/** Options of RTK Query's `retry`: queries only, since a retried mutation could be applied twice. */
export const retryOptions: RetryOptions = {
  retryCondition: (error, _request, { attempt, baseQueryApi: { type, signal } }) => {
    const failure = failureOfError(error);
    const hostWait = retryAfterOf(failure);
    hostWaits.set(signal, hostWait);
    // A longer wait is left to `healFailedQueries`, so that the screen meanwhile tells the failure.
    return type === 'query' && attempt <= retries && isTemporary(failure) && hostWait <= longestWait;
  },
  backoff: (attempt, _maxRetries, signal) => {
    const hostWait = signal === undefined ? 0 : (hostWaits.get(signal) ?? 0);
    // RTK Query counts from 1.
    const wait = hostWait + backoffDelay(attempt - 1, firstWait, longestWait);
    // `retry` itself checks afterwards whether the query was aborted.
    return new Promise((resolve) => setTimeout(resolve, wait));
  },
};
