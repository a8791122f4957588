import type { Order } from '#domain/orders/order.ts';
import { unsentStatuses } from '#domain/orders/orderLists.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { ActorAt } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import type { ApiError } from '../../errors/apiError.ts';
import { findOrders } from '../lists/ordersRepository.ts';
import { idsHandedOver } from '../stock/handedOverGoodsRepository.ts';
import { giveBack, takeAgain } from '../stock/orderStock.ts';

/** A move of an order, as far as it matters for stock. */
interface StockedMove {
  readonly order: Pick<Order, '_id' | 'number'>;
  readonly move: Pick<OrderMove, 'from' | 'to'>;
}

/**
 * Does what moves do to counted goods (GS-5): an order that is cancelled before it ships gives back what it holds, and a cancelled
 * order that is confirmed again takes what it needs. Goods that have shipped, or that a courier has got since the order took them, come
 * back only when staff have received them (`receiveReturn`). Returns refusals for the orders for which too few pieces are left, by their ids. Call this function
 * in the transaction that has locked the orders.
 */
export const moveStock = async (
  tx: Db,
  moves: readonly StockedMove[],
  by: ActorAt,
): Promise<Map<string, ApiError>> => {
  const ordersWhere = (matches: (move: StockedMove['move']) => boolean): StockedMove['order'][] =>
    moves.filter(({ move }) => matches(move)).map(({ order }) => order);
  const cancelled = ordersWhere(({ from, to }) => to === 'Cancelled' && unsentStatuses.includes(from));
  if (cancelled.length > 0) {
    const cancelledIds = cancelled.map(({ _id }) => _id);
    const onTheirWay = await idsHandedOver(tx, cancelledIds);
    const inShop = cancelled.filter(({ _id }) => !onTheirWay.has(_id));
    await giveBack(tx, inShop, 'cancelled', by);
  }
  const confirmedAgain = ordersWhere(({ from, to }) => from === 'Cancelled' && to === 'Confirmed');
  if (confirmedAgain.length === 0) return new Map();
  const ids = confirmedAgain.map(({ _id }) => _id);
  const ordersById = await findOrders(tx, ids);
  // In the sequence of the request, so that the first orders get what is left.
  const inSequence = ids.flatMap((id) => ordersById.get(id) ?? []);
  return takeAgain(tx, inSequence, by);
};
