import type { Failure } from '../client/failure.ts';

/** Whether the shop has answered about an order that was sent with others. */
export interface MaybeUnanswered {
  /**
   * Absent when the shop answered. `lost`: nobody knows whether the shop has done it. `notSent`: it has not, since it could not be reached
   * for an earlier order.
   */
  readonly unanswered?: 'lost' | 'notSent';
}

/** The shop works the orders of a call one after the other: unless it refused the call, it may have done some before it failed. */
export const unansweredBy = (failure: Failure | null, isSent: boolean): MaybeUnanswered =>
  failure?.kind === 'refused' ? {} : { unanswered: isSent ? 'lost' : 'notSent' };
