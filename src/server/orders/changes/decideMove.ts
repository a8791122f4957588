import type { SetStatusBody } from '#contract/orders/orders.ts';
import type { Role } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { OrderMove, OrderRefusal } from '#domain/orders/orderStatus.ts';
import { afterMove, eventTo, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { ApiError } from '../../errors/apiError.ts';

/** A move that orderMachine allows, and the order after it. */
export interface DecidedMove {
  readonly move: OrderMove;
  readonly next: OrderSnapshot;
}

/** The ApiError for a refused move, deletion or correction of an order. */
export const refusalFor = (
  reason: OrderRefusal,
  { orderStatus, returnDays }: Pick<OrderSnapshot, 'orderStatus' | 'returnDays'>,
): ApiError =>
  new ApiError('moveRefused', orderRefusalMessage(reason, returnDays).en, { reason, orderStatus });

/**
 * Decides by orderMachine which move a user's command is; throws an ApiError with the order's current status if the machine refuses
 * the move, or if the order is not in the status that the user saw.
 */
export const decideMove = (
  order: OrderSnapshot,
  command: SetStatusBody,
  by: Role,
  now: Date,
): DecidedMove => {
  const from = order.orderStatus;
  const seenStatus = command.from;
  if (seenStatus !== undefined && seenStatus !== from) throw refusalFor('movedMeanwhile', order);
  const type = eventTo(command.status);
  if (type === null) throw refusalFor('noSuchMove', order);
  const event = { type, by, at: now.toISOString() };
  const refusal = moveRefusal(order, event);
  if (refusal !== null) throw refusalFor(refusal, order);
  const next = afterMove(order, event);
  return { move: { event: type, from, to: next.orderStatus, by, at: event.at }, next };
};
