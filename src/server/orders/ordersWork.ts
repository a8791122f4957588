import type { OrderCounts, OrdersQuery, OrdersQuestion, SetStatusBody } from '#contract/orders.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/dates.ts';
import {
  type Order,
  type OrderMove,
  type OrderRefusal,
  type OrderStatus,
  orderStatuses,
} from '#domain/order.ts';
import { csvHead, csvRow } from '#domain/orderCsv.ts';
import { type OrderDay, orderDays } from '#domain/orderDays.ts';
import { orderRefusals } from '#domain/texts.ts';
import { afterMove, eventTo, isRemovable, moveRefusal } from '#machines/orderMoves.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Page } from '../database/paging.ts';
import type { Caller } from '../plugins/access.ts';
import { notAllowed, Refusal, unknown } from '../plugins/refusal.ts';
import * as repository from './ordersRepository.ts';

const filterOf = ({ status, ...rest }: OrdersQuery) => ({
  ...rest,
  ...(status === undefined ? {} : { statuses: status.split(',') as OrderStatus[] }),
});

/** Whose orders a caller may see as own: those placed under the account, and under its verified address (API-11). */
const ownOrders = ({ uid, email, emailVerified }: Caller): repository.OrderOwner => ({
  uid,
  email: emailVerified ? email : null,
});

export const listAllOrders = (db: Db, query: OrdersQuery): Promise<Page<Order>> =>
  repository.listOrders(db, { owner: null, ...filterOf(query) });

/** The orders of an address: one's own, or anybody's for an admin. */
export const listOrdersOf = async (
  db: Db,
  caller: Caller,
  query: OrdersQuery & { email: string },
): Promise<Page<Order>> => {
  const email = query.email.trim().toLowerCase();
  const isOwn = email === caller.email.toLowerCase();
  if (!isOwn && caller.role !== 'admin') throw notAllowed('You may see your own orders only.');
  const owner = isOwn ? ownOrders(caller) : await repository.ownerByEmail(db, email);
  return repository.listOrders(db, { owner, ...filterOf(query) });
};

export const countOrdersFor = async (db: Db, caller: Caller): Promise<OrderCounts> => {
  const counts = await repository.countOrders(db, caller.role === 'admin' ? null : ownOrders(caller));
  return Object.fromEntries(orderStatuses.map((status) => [status, counts[status] ?? 0])) as OrderCounts;
};

/** Orders that are read and written at once for an export: some hundred kilobytes. */
const exportBatch = 500;

async function* csvParts(db: Db, filter: repository.OrderFilter): AsyncGenerator<string> {
  yield csvHead;
  for await (const orders of repository.eachOrder(db, filter, exportBatch)) yield orders.map(csvRow).join('');
}

/** The matching orders of the whole shop as a CSV file in parts, and how many there are. */
export const exportAllOrders = async (
  db: Db,
  question: OrdersQuestion,
): Promise<{ parts: AsyncGenerator<string>; total: number }> => {
  const filter = { owner: null, ...filterOf(question) };
  return { parts: csvParts(db, filter), total: await repository.countMatching(db, filter) };
};

/** What was ordered on each of the last `days` days up to that of `now`, oldest first. */
export const countDaysOf = async (db: Db, days: number, now: Date): Promise<OrderDay[]> => {
  const today = dhakaDay(now);
  return orderDays(today, days, await repository.countByDay(db, dayStart(dayAfter(today, 1 - days))));
};

/** An order that is the caller's or that an admin asks for; to others it does not exist. */
const giveStored = async (db: Db, caller: Caller, id: string): Promise<Order> => {
  const stored = await repository.findOrder(db, id);
  if (stored === null) throw unknown('order');
  const own = ownOrders(caller);
  const isOwn = stored.customerUid === own.uid || stored.order.customerData.email.toLowerCase() === own.email;
  if (caller.role !== 'admin' && !isOwn) throw unknown('order');
  return stored.order;
};

export const giveOrder = async (
  db: Db,
  caller: Caller,
  id: string,
): Promise<{ data: Order; history: OrderMove[] }> => ({
  data: await giveStored(db, caller, id),
  history: await repository.listMoves(db, id),
});

const refuse = (reason: OrderRefusal, orderStatus: OrderStatus): Refusal =>
  new Refusal('moveRefused', orderRefusals[reason].en, { reason, orderStatus });

/** What is said to the one of two who came second: the order moved between the look and the write. */
const tooLate = async (tx: Db, id: string): Promise<Refusal> => {
  const stored = await repository.findOrder(tx, id);
  return stored === null ? unknown('order') : refuse('movedMeanwhile', stored.order.orderStatus);
};

/**
 * Moves the order where orderMachine lets this caller move it, and keeps the step. Throws a Refusal with
 * the order's true status when the machine has no such move, or when somebody else moved it since it was seen.
 */
export const setStatus = (
  db: Db,
  caller: Caller,
  id: string,
  wish: SetStatusBody,
  now: Date,
): Promise<OrderStatus> =>
  db.transaction(async (tx) => {
    const order = await giveStored(tx, caller, id);
    const from = order.orderStatus;
    if (wish.from !== undefined && wish.from !== from) throw refuse('movedMeanwhile', from);
    const type = eventTo(wish.status);
    if (type === null) throw refuse('noSuchMove', from);
    const event = { type, by: caller.role, at: now.toISOString() };
    const refusal = moveRefusal(order, event);
    if (refusal !== null) throw refuse(refusal, from);
    const next = afterMove(order, event);
    const moved = await repository.moveOrder(tx, id, {
      from,
      to: next.orderStatus,
      deliveredAt: next.deliveredAt,
    });
    if (!moved) throw await tooLate(tx, id);
    await repository.insertMove(tx, id, {
      event: type,
      from,
      to: next.orderStatus,
      by: caller.role,
      at: event.at,
      byUid: caller.uid,
    });
    return next.orderStatus;
  });

/** Removes an order whose status lets an admin remove it (ST-4, ST-5). */
export const removeOrder = (db: Db, caller: Caller, id: string): Promise<number> =>
  db.transaction(async (tx) => {
    const { orderStatus } = await giveStored(tx, caller, id);
    if (!isRemovable(orderStatus, caller.role)) throw refuse('notRemovable', orderStatus);
    const count = await repository.deleteOrder(tx, id, orderStatus);
    if (count === 0) throw await tooLate(tx, id);
    return count;
  });
