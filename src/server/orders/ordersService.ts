import { setImmediate } from 'node:timers/promises';
import type { OrderCounts, OrdersFilter, OrdersQuery } from '#contract/orders.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Order } from '#domain/order.ts';
import { csvHead, csvRow } from '#domain/orderCsv.ts';
import { type OrderDay, orderDays } from '#domain/orderDays.ts';
import { type OrderMove, type OrderStatus, orderStatuses } from '#domain/orderStatus.ts';
import { forbidden, unknown } from '../apiError.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Page } from '../database/paging.ts';
import { listMoves } from './movesRepository.ts';
import { countByDay, countByStatus, countMatching } from './orderCountsRepository.ts';
import type { OrderFilter, OrderOwner } from './orderFilter.ts';
import * as repository from './ordersRepository.ts';

const filterOf = ({ status, ...rest }: OrdersQuery) => ({
  ...rest,
  ...(status === undefined ? {} : { statuses: status.split(',') as OrderStatus[] }),
});

/** Owner for the caller's own orders: placed by the account or under its verified address (API-11). */
const ownOrders = ({ uid, email, emailVerified }: Caller): OrderOwner => ({
  uid,
  email: emailVerified ? email : null,
});

/** Orders of the whole shop, newest first. */
export const listAllOrders = (db: Db, query: OrdersQuery): Promise<Page<Order>> =>
  repository.listOrders(db, { owner: null, ...filterOf(query) });

/** Orders of an e-mail address, newest first: the caller's own, or any for an admin; throws an ApiError otherwise. */
export const listOrdersOf = async (
  db: Db,
  caller: Caller,
  query: OrdersQuery & { email: string },
): Promise<Page<Order>> => {
  const email = normalizeEmail(query.email);
  const isOwn = email === normalizeEmail(caller.email);
  if (!isOwn && caller.role !== 'admin') throw forbidden('You may see your own orders only.');
  const owner = isOwn ? ownOrders(caller) : await repository.ownerByEmail(db, email);
  return repository.listOrders(db, { owner, ...filterOf(query) });
};

/** Orders per status: the caller's own, or those of the whole shop for an admin. */
export const countOrdersByStatus = async (db: Db, caller: Caller): Promise<OrderCounts> => {
  const counts = await countByStatus(db, caller.role === 'admin' ? null : ownOrders(caller));
  return Object.fromEntries(orderStatuses.map((status) => [status, counts[status] ?? 0])) as OrderCounts;
};

/**
 * Orders per batch of an export: 1 to 4 ms of this thread. Larger batches take no less in all and let other requests wait
 * longer.
 */
const exportBatch = 50;

async function* csvParts(db: Db, filter: OrderFilter): AsyncGenerator<string> {
  yield csvHead;
  for await (const orders of repository.eachOrder(db, filter, exportBatch)) {
    yield orders.map(csvRow).join('');
    // The embedded database answers without the event loop: other requests would stay unread.
    await setImmediate();
  }
}

/** All matching orders of the shop as parts of a CSV file, and their number. */
export const exportAllOrders = async (
  db: Db,
  query: OrdersFilter,
): Promise<{ parts: AsyncGenerator<string>; total: number }> => {
  const filter = { owner: null, ...filterOf(query) };
  return { parts: csvParts(db, filter), total: await countMatching(db, filter) };
};

/** Orders of each of the last `days` days up to and including that of `now`, oldest first. */
export const countOrdersByDay = async (db: Db, days: number, now: Date): Promise<OrderDay[]> => {
  const today = dhakaDay(now);
  return orderDays(today, days, await countByDay(db, dayStart(dayAfter(today, 1 - days))));
};

/** Whether the caller's account placed the order, or its verified address is that of the order (API-11). */
export const isOwnOrder = (
  caller: Caller,
  { order, customerUid }: Pick<repository.StoredOrder, 'order' | 'customerUid'>,
): boolean => {
  const owner = ownOrders(caller);
  return customerUid === owner.uid || normalizeEmail(order.customerData.email) === owner.email;
};

/** Returns an own order, or any order for an admin; throws the ApiError of an unknown order otherwise. */
export const getOrderForCaller = async (db: Db, caller: Caller, id: string): Promise<Order> => {
  const stored = await repository.findOrder(db, id);
  if (stored === null) throw unknown('order');
  if (caller.role !== 'admin' && !isOwnOrder(caller, stored)) throw unknown('order');
  return stored.order;
};

/** `getOrderForCaller` with the order's history, oldest move first. */
export const getOrderWithHistory = async (
  db: Db,
  caller: Caller,
  id: string,
): Promise<{ data: Order; history: OrderMove[] }> => ({
  data: await getOrderForCaller(db, caller, id),
  history: await listMoves(db, id),
});
