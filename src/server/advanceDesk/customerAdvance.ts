import {
  advanceAmount,
  advanceDays,
  amountToCollect,
  type CountedAdvance,
  currentAdvanceState,
  isPayableAdvance,
} from '#domain/cash/advance.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import type { Order } from '#domain/orders/order.ts';
import { deliveredStatuses } from '#domain/orders/orderLists.ts';
import { dayMs } from '#domain/values/dates.ts';
import { findAdvance, isStarted, type StoredAdvance } from '../advances/advancesRepository.ts';
import type { Db } from '../database/database.ts';
import { notFound } from '../errors/apiError.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import { type AdvanceDesk, tokenVersion } from './advanceDesk.ts';
import { courierCollects, isUnsent } from './orderOfAdvance.ts';

/** What a customer who has an advance's link may see and do. */

/** The time until which the advance can be paid. */
export const endOf = ({ askedAt }: Pick<StoredAdvance, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + advanceDays * dayMs);

/** Finds the advance that a token names; throws an ApiError if there is none. */
export const advanceOfToken = async (
  { db, tokens }: Pick<AdvanceDesk, 'db' | 'tokens'>,
  token: string,
): Promise<StoredAdvance> => {
  const link = await tokens.read(token);
  // All links of advances have this version, since none is ever revoked.
  if (link === null || link.version !== tokenVersion) throw notFound('link', 'token');
  const advance = await findAdvance(db, link.id);
  if (advance === null) throw notFound('link', 'token');
  return advance;
};

/** Finds the order of an advance; `null` once the order is deleted. */
export const orderOf = async (db: Db, { orderId }: Pick<StoredAdvance, 'orderId'>): Promise<Order | null> => {
  if (orderId === null) return null;
  const stored = await findOrder(db, orderId);
  return stored?.order ?? null;
};

/**
 * Whether the customer can pay the advance now. Not once a courier has the parcel: the courier then collects the whole amount. Nor if the
 * order was corrected since, and less may be asked for by now.
 */
export const canPay = async (
  db: Db,
  advance: StoredAdvance,
  order: Order | null,
  now: Date,
): Promise<boolean> => {
  const isOpen = isPayableAdvance(advance) && now < endOf(advance);
  if (!isOpen || order === null || !isUnsent(order.orderStatus)) return false;
  if (advance.amount > advanceAmount(order)) return false;
  return !(await courierCollects(db, order._id));
};

/** Taka to collect for the order, less these advances; nothing after the delivery, when the link still shows the payment. */
const leftToCollect = (order: Order | null, advances: readonly CountedAdvance[]): number =>
  order === null || deliveredStatuses.includes(order.orderStatus) ? 0 : amountToCollect(order, advances);

/**
 * Returns what the page of an advance shows: the order's number and amounts, and nothing about the customer. Throws an ApiError
 * for a token that names no advance.
 */
export const customerAdvance = async (desk: AdvanceDesk, token: string): Promise<CustomerAdvance> => {
  const advance = await advanceOfToken(desk, token);
  const { orderNumber, amount } = advance;
  const order = await orderOf(desk.db, advance);
  // What was paid for an order that is now cancelled or deleted is to be given back.
  const state = currentAdvanceState(advance, order);
  const isPayable = await canPay(desk.db, advance, order, desk.now());
  const lowersAmount = isPayable || state === 'paid';
  return {
    orderNumber,
    amount,
    state,
    isStarted: isStarted(advance),
    canPay: isPayable,
    atTheDoor: leftToCollect(order, lowersAmount ? [{ amount, state: 'paid' }] : []),
    endsAt: endOf(advance).toISOString(),
  };
};
