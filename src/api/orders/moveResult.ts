import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { isSessionOver } from '../client/failsEveryCall.ts';
import type { Failure, RefusedFailure } from '../client/failure.ts';

/** How the move of one of several orders ended. */
export type MoveResult = { readonly order: Order } & (
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly failure: RefusedFailure }
  /** No response came, or a broken one; `status` is the order's status read afterwards, `null` if that failed too. */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly status: OrderStatus | null }
  /** Not sent: after the `failure` of an earlier order it would have failed as well. */
  | { readonly kind: 'notSent'; readonly failure: Failure }
);

/**
 * Whether the user can try the move again: the session was over, the move was not sent, or its response was lost and the order is not
 * known to have another status now.
 */
export const isRetryable = (result: MoveResult): boolean => {
  if (result.kind === 'moved') return false;
  if (result.kind === 'refused') return isSessionOver(result.failure);
  if (result.kind === 'notSent') return true;
  const { status, order } = result;
  return status === null || status === order.orderStatus;
};

/** Whether another try may succeed at once; after a refusal, of this order or an earlier one, the user has to sign in first. */
export const isRetryableNow = (result: MoveResult): boolean =>
  // The type does not know that a move that was made is never retryable.
  isRetryable(result) && result.kind !== 'moved' && result.failure.kind !== 'refused';

/** The failure that the orders after this one would meet as well, so that they are not sent; `null` if they are sent. */
export const stoppingFailure = (result: MoveResult): Failure | null => {
  if (result.kind === 'moved') return null;
  if (result.kind === 'refused') return isSessionOver(result.failure) ? result.failure : null;
  if (result.kind === 'notSent') return result.failure;
  // The shop could be reached again if the order's status was read after the failure.
  return result.status === null ? result.failure : null;
};
