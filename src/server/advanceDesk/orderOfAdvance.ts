import type { PaidOrder } from '#domain/cash/advancePayment.ts';
import { type ConsignmentStage, openStages } from '#domain/consignments/consignmentStage.ts';
import type { Order } from '#domain/orders/order.ts';
import { unsentStatuses } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { advancesOf, type StoredAdvance } from '../advances/advancesRepository.ts';
import { consignmentsOf } from '../consignments/consignmentsRepository.ts';
import type { Db } from '../database/database.ts';
import { lockOrder } from '../orders/history/lockOrder.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';

/** What the order of an advance, and its parcels, decide about the advance. */

/** Whether the goods of an order with this status have not been sent, so that an advance can still lower what is collected. */
export const isUnsent = (status: OrderStatus): boolean => unsentStatuses.includes(status);

const collectingStages: ReadonlySet<ConsignmentStage> = new Set([
  ...openStages,
  'delivered',
  'partlyDelivered',
]);

/**
 * Whether a courier has, or may have, been told already what to collect for the order, or has collected it: staff may move a parcel
 * without its order. An exchange parcel has an amount of its own.
 */
export const courierCollects = async (db: Db, orderId: string): Promise<boolean> => {
  const parcels = await consignmentsOf(db, orderId);
  return parcels.some(({ stage, isExchange }) => !isExchange && collectingStages.has(stage));
};

/** The states of an advance whose money the shop keeps, at least until staff have decided; the money of `refundDue` goes back. */
const keptStates: ReadonlySet<StoredAdvance['state']> = new Set(['paid', 'held']);

/** Locks the order of an advance until the transaction ends; `null` once the order is deleted. */
export const lockOrderOf = async (
  tx: Db,
  { orderId }: Pick<StoredAdvance, 'orderId'>,
): Promise<Order | null> => {
  if (orderId === null || (await lockOrder(tx, orderId)) === null) return null;
  const stored = await findOrder(tx, orderId);
  return stored?.order ?? null;
};

/** What a payment for the advance finds at its order; the state to which the payment leads follows from that (`stateOfReceived`). */
export const paidOrderOf = async (
  db: Db,
  { id }: Pick<StoredAdvance, 'id'>,
  order: Order | null,
): Promise<PaidOrder> => {
  if (order === null) return { takesAdvance: false, courierCollects: false, isPaidAlready: false };
  const advances = await advancesOf(db, order._id);
  const others = advances.filter((other) => other.id !== id);
  return {
    takesAdvance: isUnsent(order.orderStatus),
    courierCollects: await courierCollects(db, order._id),
    isPaidAlready: others.some(({ state }) => keptStates.has(state)),
  };
};
