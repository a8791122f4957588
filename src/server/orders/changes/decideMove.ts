import type { SetStatusBody } from '#contract/orders/orders.ts';
import type { Role } from '#domain/accounts/role.ts';
import { orderRefusalMessages } from '#domain/messages/messages.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderMove, OrderRefusal, OrderStatus } from '#domain/orders/orderStatus.ts';
import { afterMove, eventTo, moveRefusal } from '#machines/orderMoves.ts';
import { ApiError } from '../../errors/apiError.ts';

type Snapshot = Pick<Order, 'orderStatus' | 'deliveredAt'>;

/** A move that the machine allows, and the order after it. */
export interface DecidedMove {
  readonly move: OrderMove;
  readonly next: Snapshot;
}

/** The ApiError of a move or deletion that is refused for an order with that status. */
export const refusalFor = (reason: OrderRefusal, orderStatus: OrderStatus): ApiError =>
  new ApiError('moveRefused', orderRefusalMessages[reason].en, { reason, orderStatus });

/**
 * Decides by orderMachine what a user's command does to an order; throws an ApiError with the order's current status when the
 * machine has no such move, or when the order is not in the status that the user saw.
 */
export const decideMove = (order: Snapshot, args: SetStatusBody, by: Role, now: Date): DecidedMove => {
  const from = order.orderStatus;
  if (args.from !== undefined && args.from !== from) throw refusalFor('movedMeanwhile', from);
  const type = eventTo(args.status);
  if (type === null) throw refusalFor('noSuchMove', from);
  const event = { type, by, at: now.toISOString() };
  const refusal = moveRefusal(order, event);
  if (refusal !== null) throw refusalFor(refusal, from);
  const next = afterMove(order, event);
  return { move: { event: type, from, to: next.orderStatus, by, at: event.at }, next };
};
