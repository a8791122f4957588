import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Db } from '../../database/database.ts';
import { moveOrder } from '../../orders/changes/moveOrder.ts';
import { moveAction } from '../../orders/history/orderActions.ts';
import type { DecisionRequest } from './decisionSubject.ts';

/** Moves the order in the name of the person who decides, unless it has the status already. Throws an ApiError for a refused move. */
export const moveDecidedOrder = async (
  tx: Db,
  order: Order,
  status: OrderStatus,
  { caller, now }: Pick<DecisionRequest, 'caller' | 'now'>,
): Promise<void> => {
  const from = order.orderStatus;
  if (from === status) return;
  const to = await moveOrder(tx, caller, order, { status }, now);
  await recordAction(tx, caller, moveAction(order, { from, to }), now);
};
