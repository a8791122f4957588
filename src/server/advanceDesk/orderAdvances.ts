import {
  type Advance,
  advanceAmount,
  currentAdvanceState,
  isOpenAdvance,
  type OrderAdvances,
  paidInAdvance,
} from '#domain/cash/advance.ts';
import { advanceReasons } from '#domain/cash/advanceReasons.ts';
import type { Order } from '#domain/orders/order.ts';
import { otherOrderCount } from '#domain/orders/phoneHistory.ts';
import {
  advancesOf,
  advancesOfOrders,
  historiesOf,
  isStarted,
  type StoredAdvance,
} from '../advances/advancesRepository.ts';
import type { Db } from '../database/database.ts';
import { notFound } from '../errors/apiError.ts';
import { readKnownPhones } from '../orders/calls/phoneHistoriesRepository.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import { type AdvanceDesk, tokenVersion } from './advanceDesk.ts';
import { keysMissing } from './checkPayment.ts';
import { canPay, endOf } from './customerAdvance.ts';
import { courierCollects, isUnsent } from './orderOfAdvance.ts';

/** What staff see about the advances of an order (CA-10). */

/** Why the shop asks for no advances at all, in a sentence for staff; `null` when it does. Not for use in a transaction (SEC-13). */
export const whyNoAdvances = async ({ settings, gateway }: AdvanceDesk): Promise<string | null> => {
  if (!settings().takesAdvances) return 'The shop asks for no advance.';
  return (await gateway()) === null ? keysMissing : null;
};

/** Why no advance can be asked for this order, in a sentence for staff; `null` when one can. */
export const whyNotAskable = async (
  db: Db,
  order: Order,
  advances: readonly StoredAdvance[],
): Promise<string | null> => {
  if (!isUnsent(order.orderStatus))
    return `The order is ${order.orderStatus}. Only a pending or confirmed order can have an advance.`;
  if (advances.some(isOpenAdvance)) return 'An advance was asked for already.';
  if (await courierCollects(db, order._id)) return 'A courier has the parcel and collects the whole amount.';
  if (advanceAmount(order) === 0)
    return 'The delivery charge, or a tenth of the total, is less than can be paid in advance.';
  return null;
};

/** Why an advance is proposed for the order, in sentences for staff. */
const reasonsFor = async (desk: AdvanceDesk, order: Order): Promise<string[]> => {
  const [phoneHistory] = await readKnownPhones(desk.db, [order._id]);
  // Nothing is found for an order that was deleted meanwhile.
  if (phoneHistory === undefined) return [];
  const { delivered, cancelled, returned } = phoneHistory;
  return advanceReasons(desk.settings(), {
    total: order.total,
    isOutside: order.customerData.deliveryArea === 'Outside of Dhaka',
    finished: delivered + cancelled + returned,
    delivered,
    others: otherOrderCount(phoneHistory),
  });
};

const toAdvance = async (
  desk: AdvanceDesk,
  order: Order,
  advance: StoredAdvance,
  history: Advance['history'],
): Promise<Advance> => ({
  id: advance.id,
  amount: advance.amount,
  state: currentAdvanceState(advance, order),
  revision: advance.revision,
  isStarted: isStarted(advance),
  bankTransactionId: advance.bankTransactionId,
  token: (await canPay(desk.db, advance, order, desk.now()))
    ? await desk.tokens.mint({ id: advance.id, version: tokenVersion })
    : null,
  endsAt: endOf(advance).toISOString(),
  history,
});

/** Finds the order with this id; throws an ApiError if there is none. */
const requireOrder = async (db: Db, id: string): Promise<Order> => {
  const stored = await findOrder(db, id);
  if (stored === null) throw notFound('order');
  return stored.order;
};

/** Returns the advances of an order, whether another can be asked for and why one is proposed. Throws an ApiError for an unknown order. */
export const orderAdvances = async (desk: AdvanceDesk, id: string): Promise<OrderAdvances> => {
  const order = await requireOrder(desk.db, id);
  const stored = await advancesOf(desk.db, id);
  const histories = await historiesOf(
    desk.db,
    stored.map((advance) => advance.id),
  );
  const refusal = (await whyNoAdvances(desk)) ?? (await whyNotAskable(desk.db, order, stored));
  return {
    isOn: desk.settings().takesAdvances,
    amount: refusal === null ? advanceAmount(order) : 0,
    refusal,
    reasons: refusal === null ? await reasonsFor(desk, order) : [],
    advances: await Promise.all(
      stored.map((advance) => toAdvance(desk, order, advance, histories.get(advance.id) ?? [])),
    ),
  };
};

/** Returns what was paid in advance for each of the orders, in taka; orders without such a payment are left out. */
export const paidAdvances = async (
  { db }: Pick<AdvanceDesk, 'db'>,
  ids: readonly string[],
): Promise<{ orderId: string; amount: number }[]> => {
  const advances = await advancesOfOrders(db, ids);
  const paidFor = (orderId: string): number =>
    paidInAdvance(advances.filter((advance) => advance.orderId === orderId));
  return [...new Set(ids)]
    .map((orderId) => ({ orderId, amount: paidFor(orderId) }))
    .filter(({ amount }) => amount > 0);
};
