import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import type { OrderSort } from '#domain/orders/orderSort.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { numberedOrdersLimit } from '#domain/shop/constants.ts';
import type { Db } from '../../database/database.ts';
import {
  inOrder,
  type ListOrder,
  newestFirst,
  type Page,
  reversed,
  toPage,
} from '../../database/queries/paging.ts';
import { eachPage, rowsOfPage } from '../../database/queries/rowsOfPage.ts';
import { orderLines, orders, users } from '../../database/schema/schema.ts';
import { countMatching } from './orderCountsRepository.ts';
import { matching, type OrderListQuery, type OrderOwner } from './orderFilter.ts';
import {
  contentColumns,
  lineRows,
  type NumberedOrder,
  type OrderWithLines,
  orderWithLines,
  toOrder,
} from './orderRow.ts';
import { orderSearch } from './orderSearch.ts';
import { offsetOf, pageIds } from './pageIds.ts';

/** The SQL that reads, rewrites and deletes orders with their lines; insertOrder.ts inserts them. */

type Row = typeof orders.$inferSelect;

const byAmount = {
  key: orders.total,
  id: orders.id,
  type: 'bigint',
  valueOf: (row: Row) => row.total,
} as const;

/** The order of rows for each sort (MD-6). For each, there is an index of all orders and one per status. */
export const orderListOrders: Record<OrderSort, ListOrder<Row>> = {
  // Cursors of this sort are named `orders`, as they were when there was no other sort.
  newest: newestFirst('orders', orders, 'placedAt'),
  oldest: reversed(newestFirst('oldest', orders, 'placedAt')),
  amountDown: { ...byAmount, name: 'amountDown', isAscending: false },
  amountUp: { ...byAmount, name: 'amountUp', isAscending: true },
};

/** An order with the uid of the account that placed it (`null` for a guest), which the API does not return. */
export interface StoredOrder {
  readonly order: NumberedOrder;
  readonly customerUid: string | null;
}

const selectOrders = (db: Db) => db.select({ row: orderWithLines }).from(orders).$dynamic();

/** The rows of the page with their lines, sorted as the filter says, and one more if there is a next page. */
const readRows = async (db: Db, filter: OrderListQuery): Promise<OrderWithLines[]> => {
  const listOrder = orderListOrders[filter.sort ?? 'newest'];
  const { limit, statuses = [] } = filter;
  const isPageOfSeveralStatuses = limit !== undefined && statuses.length > 1;
  const isNumberedPage = offsetOf(filter) > 0;
  // For both, it is faster to find the ids of the page first.
  const results = await (isPageOfSeveralStatuses || isNumberedPage
    ? rowsOfPage(selectOrders(db), listOrder, inArray(orders.id, pageIds(filter, listOrder)), { limit })
    : rowsOfPage(selectOrders(db), listOrder, matching(filter), filter));
  return results.map(({ row }) => row);
};

/** Yields all orders that match, newest first, `batch` at a time, to limit memory use. */
export const eachOrder = (
  db: Db,
  filter: Omit<OrderListQuery, 'sort' | 'page'>,
  batch: number,
): AsyncGenerator<Order[]> =>
  eachPage(
    orderListOrders.newest,
    { limit: batch, after: filter.after },
    (page) => readRows(db, { ...filter, ...page }),
    toOrder,
  );

/** How many pages can be opened by their number; `undefined` for a list without a limit. */
const pageCountOf = (total: number, limit: number | undefined): number | undefined =>
  limit === undefined ? undefined : Math.ceil(Math.min(total, numberedOrdersLimit) / limit);

/** The page of the filter, sorted as it says; all orders without a limit. */
export const listOrders = async (db: Db, filter: OrderListQuery): Promise<Page<Order>> => {
  const listOrder = orderListOrders[filter.sort ?? 'newest'];
  const rows = await readRows(db, filter);
  const page = await toPage(listOrder, rows, filter, toOrder, () => countMatching(db, filter));
  const pageCount = pageCountOf(page.total, filter.limit);
  return pageCount === undefined ? page : { ...page, pageCount };
};

/**
 * For the sort `match`: the first `limit` orders that the filter's search finds. If the text may be part of a phone number, orders of
 * which only the id contains it come last (MD-24). They are read by a query of their own, and only if the others are fewer than `limit`.
 */
export const findHits = async (db: Db, filter: Omit<OrderListQuery, 'sort'>): Promise<Page<Order>> => {
  // `search` and `limit` are always given: the contract refuses the sort `match` without them.
  const { search = '', limit = 0, ...otherConditions } = filter;
  const mayBePhoneNumber = readOrderSearch(search).phonePart !== null;
  if (!mayBePhoneNumber) return listOrders(db, filter);
  const readHits = (found: SQL | undefined, count: number) =>
    selectOrders(db)
      .where(and(matching(otherConditions), found))
      .orderBy(...inOrder(orderListOrders.newest))
      .limit(count);
  const { byMoreThanId, byIdAlone } = orderSearch(search);
  const hits = await readHits(byMoreThanId, limit);
  if (hits.length < limit) hits.push(...(await readHits(byIdAlone, limit - hits.length)));
  const total = hits.length < limit ? hits.length : await countMatching(db, filter);
  return { items: hits.map(({ row }) => toOrder(row)), total, next: null };
};

/** Finds an order with its lines; `null` for an unknown id. */
export const findOrder = async (db: Db, id: string): Promise<StoredOrder | null> => {
  const [result] = await selectOrders(db).where(eq(orders.id, id));
  return result === undefined ? null : { order: toOrder(result.row), customerUid: result.row.customerUid };
};

/** Reads the existing orders among the ids with their lines, by id. */
export const findOrders = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NumberedOrder>> => {
  const results = await selectOrders(db).where(inArray(orders.id, [...ids]));
  return new Map(results.map(({ row }) => [row.id, toOrder(row)]));
};

/** The owner for an e-mail address that staff enter: selects the orders with this address and the orders of its account. */
export const ownerByEmail = async (db: Db, email: string): Promise<OrderOwner> => {
  const [account] = await db.select({ uid: users.uid }).from(users).where(eq(users.email, email)).limit(1);
  return { uid: account?.uid ?? null, email };
};

/**
 * Writes the customer's data, the lines and the amounts of an order that the transaction has locked. The order no longer counts as
 * packed, since the goods in the box or the label on it may be wrong now.
 */
export const rewriteOrder = async (tx: Db, order: Order): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...contentColumns(order), packedAt: null, packedBy: null })
    .where(eq(orders.id, order._id));
  await tx.delete(orderLines).where(eq(orderLines.orderId, order._id));
  await tx.insert(orderLines).values(lineRows(order._id, order.products));
};

/** Deletes an order with its lines and history if it still has this status; returns the number of deleted orders, 1 or 0. */
export const deleteOrder = async (db: Db, id: string, status: OrderStatus): Promise<number> => {
  const deleted = await db
    .delete(orders)
    .where(and(eq(orders.id, id), eq(orders.status, status)))
    .returning({ id: orders.id });
  return deleted.length;
};
