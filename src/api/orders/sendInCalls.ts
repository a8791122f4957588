import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import * as messages from '#messages/api/client.ts';
import { failsEveryCall } from '../client/failsEveryCall.ts';
import { type Failure, failureOfError } from '../client/failure.ts';

/** Whether the shop has answered about an order that was sent with others. */
export interface MaybeUnanswered {
  /**
   * Absent when the shop answered. `lost`: nobody knows whether the shop has done it. `notSent`: it has not, since it could not be reached
   * for an earlier order.
   */
  readonly unanswered?: 'lost' | 'notSent';
}

/** What belongs to an order, by the order's id. */
export interface ForOrder {
  readonly order: string;
}

/** How orders are sent in calls. */
export interface CallOptions {
  /** The idempotency key: what is sent twice with it for an order is done once. */
  readonly key: string;
  /** Told after each call how many orders are done. */
  readonly onProgress: (done: number) => void;
}

/** How a call ended. */
interface EndedCall<Answer> {
  readonly data?: readonly Answer[];
  readonly error?: unknown;
}

/**
 * Sends what is to be done with orders, `consignmentsPerCall` per call, and reports after each call how many are done. An order without
 * an answer gets `noAnswer` with the failure of its call. Once the shop cannot be reached or the session is over, the rest is not sent,
 * and has that failure too. Never rejects.
 */
export const sendInCalls = async <Item extends ForOrder, Answer extends ForOrder>(
  items: readonly Item[],
  send: (items: Item[]) => PromiseLike<EndedCall<Answer>>,
  noAnswer: (order: string, message: string) => Answer,
  onProgress: (done: number) => void,
): Promise<(Answer & MaybeUnanswered)[]> => {
  const results: (Answer & MaybeUnanswered)[] = [];
  /** The failed call after which no other is sent. */
  let stopped: EndedCall<Answer> | null = null;
  while (results.length < items.length) {
    const itemsOfCall = items.slice(results.length, results.length + consignmentsPerCall);
    const isSent = stopped === null;
    const { data = [], error }: EndedCall<Answer> = stopped ?? (await send(itemsOfCall));
    const failure: Failure | null = error === undefined ? null : failureOfError(error);
    if (failure !== null && failsEveryCall(failure)) stopped = { error: failure };
    // The shop works the orders of a call one after the other: unless it refused the call, it may have done some before it failed.
    const unanswered: MaybeUnanswered =
      failure?.kind === 'refused' ? {} : { unanswered: isSent ? 'lost' : 'notSent' };
    for (const { order } of itemsOfCall) {
      const answer = data.find((candidate) => candidate.order === order);
      const message = failure?.message ?? messages.noAnswer;
      results.push(answer ?? { ...noAnswer(order, message), ...unanswered });
    }
    onProgress(results.length);
  }
  return results;
};
