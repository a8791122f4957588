import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Db } from '../../database/database.ts';
import { moveOrder } from '../../orders/changes/moveOrder.ts';
import { moveAction } from '../../orders/history/orderActions.ts';
import type { Deciding } from './decisionSubject.ts';

/** Moves the order of a decision as its user would; one that is there already stays. Throws the ApiError of a refused move. */
export const moveDecidedOrder = async (
  tx: Db,
  order: Order,
  status: OrderStatus,
  { caller, now }: Pick<Deciding, 'caller' | 'now'>,
): Promise<void> => {
  const from = order.orderStatus;
  if (from === status) return;
  const to = await moveOrder(tx, caller, order, { status }, now);
  await recordAction(tx, caller, moveAction(order, { from, to }), now);
};
