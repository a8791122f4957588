import { advanceDays, amountToCollect, isPayableAdvance } from '#domain/cash/advance.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import type { Order } from '#domain/orders/order.ts';
import { findAdvance, type StoredAdvance } from '../advances/advancesRepository.ts';
import type { Db } from '../database/database.ts';
import { notFound } from '../errors/apiError.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import { type AdvanceDesk, tokenVersion } from './advanceDesk.ts';
import { hasOpenParcel, takesAdvance } from './paidOrder.ts';

/** What the holder of an advance's link may see and do. */

const dayMs = 24 * 60 * 60 * 1000;

/** Until when the advance can be paid. */
export const endOf = ({ askedAt }: Pick<StoredAdvance, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + advanceDays * dayMs);

/** The advance of a token; throws an ApiError for a token of none. */
export const openAdvance = async (
  { db, tokens }: Pick<AdvanceDesk, 'db' | 'tokens'>,
  token: string,
): Promise<StoredAdvance> => {
  const link = await tokens.read(token);
  const advance = link === null || link.version !== tokenVersion ? null : await findAdvance(db, link.order);
  if (advance === null) throw notFound('link', 'token');
  return advance;
};

/** The order of an advance; `null` once it is deleted. */
export const orderOf = async (db: Db, { orderId }: Pick<StoredAdvance, 'orderId'>): Promise<Order | null> =>
  orderId === null ? null : ((await findOrder(db, orderId))?.order ?? null);

/** Whether the customer can pay the advance now: a courier that has the parcel collects the whole amount. */
export const canPay = async (
  db: Db,
  advance: StoredAdvance,
  order: Order | null,
  now: Date,
): Promise<boolean> =>
  isPayableAdvance(advance) &&
  order !== null &&
  takesAdvance(order.orderStatus) &&
  now < endOf(advance) &&
  !(await hasOpenParcel(db, order._id));

/**
 * What the page of an advance shows: nothing of the customer, and of the order no more than its number and amounts. Throws an
 * ApiError for a token of no advance.
 */
export const customerAdvance = async (desk: AdvanceDesk, token: string): Promise<CustomerAdvance> => {
  const advance = await openAdvance(desk, token);
  const { orderNumber, amount, state, startedAt } = advance;
  const order = await orderOf(desk.db, advance);
  const isCancelled = state === 'paid' && (order === null || order.orderStatus === 'Cancelled');
  return {
    orderNumber,
    amount,
    state: isCancelled ? 'refundDue' : state,
    isStarted: startedAt !== null,
    canPay: await canPay(desk.db, advance, order, desk.now()),
    atTheDoor: order === null ? 0 : amountToCollect(order, [{ amount, state: 'paid' }]),
    endsAt: endOf(advance).toISOString(),
  };
};
