import { comingBackStatuses } from '#domain/orders/orderLists.ts';
import type { OrderMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Db } from '../../database/database.ts';
import { findReceived, heldBy } from '../../stock/stockMovesRepository.ts';

interface MovedOrder {
  readonly id: string;
  readonly orderStatus: OrderStatus;
  /** Oldest first. */
  readonly history: readonly OrderMove[];
}

/**
 * Returns when the counted goods of an order that was returned, or cancelled on its way, were all in the shop again, as an ISO time, and
 * who received the last of them (GS-5). Returns `null` before that.
 */
export const goodsReceivedOf = async (
  db: Db,
  { id, orderStatus, history }: MovedOrder,
): Promise<{ at: string; by: string } | null> => {
  const movedAt = history.at(-1)?.at;
  if (!comingBackStatuses.includes(orderStatus) || movedAt === undefined) return null;
  const received = await findReceived(db, id, movedAt);
  return received === null || (await heldBy(db, [id])).length > 0 ? null : received;
};
