import type { PaidOrder } from '#domain/cash/advancePayment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { advancesOf, type StoredAdvance } from '../advances/advancesRepository.ts';
import { consignmentsOf } from '../consignments/consignmentsRepository.ts';
import type { Db } from '../database/database.ts';
import { lockOrder } from '../orders/history/orderNotesRepository.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';

/** Statuses in which an advance lowers what is collected: nobody has been sent with the goods yet. */
const advanceStatuses: ReadonlySet<OrderStatus> = new Set(['Pending', 'Confirmed']);

export const takesAdvance = (status: OrderStatus): boolean => advanceStatuses.has(status);

/** Whether a courier has, or may have, an amount of its own for the order. */
export const hasOpenParcel = async (db: Db, orderId: string): Promise<boolean> =>
  (await consignmentsOf(db, orderId)).some(({ stage, isExchange }) => !isExchange && isOpenStage(stage));

const received: ReadonlySet<StoredAdvance['state']> = new Set(['paid', 'held']);

/** The order of an advance, locked until the transaction ends; `null` once it is deleted. */
export const lockOrderOf = async (
  tx: Db,
  { orderId }: Pick<StoredAdvance, 'orderId'>,
): Promise<Order | null> => {
  if (orderId === null || (await lockOrder(tx, orderId)) === null) return null;
  return (await findOrder(tx, orderId))?.order ?? null;
};

/** What decides where a payment for the advance leads. */
export const paidOrderOf = async (
  db: Db,
  { id }: Pick<StoredAdvance, 'id'>,
  order: Order | null,
): Promise<PaidOrder> => {
  if (order === null) return { isAlive: false, hasOpenParcel: false, isPaidAlready: false };
  const others = (await advancesOf(db, order._id)).filter((other) => other.id !== id);
  return {
    isAlive: takesAdvance(order.orderStatus),
    hasOpenParcel: await hasOpenParcel(db, order._id),
    isPaidAlready: others.some(({ state }) => received.has(state)),
  };
};
