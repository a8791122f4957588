import { and, eq, inArray, sql } from 'drizzle-orm';
import { numberedOrdersLimit } from '#domain/constants.ts';
import { orderDate, orderTime } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { fromPoisha, toPoisha } from '#domain/money.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import { searchKey } from '#domain/orderSearch.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Db } from '../database/openDatabase.ts';
import { afterCursor, inOrder, nextCursor, type Page } from '../database/paging.ts';
import { orderLines, orders, users } from '../database/schema.ts';
import { countMatching } from './orderCountsRepository.ts';
import { matching, type OrderFilter, type OrderOwner } from './orderFilter.ts';
import { orderListOrders } from './orderListOrders.ts';
import { offsetOf, pageIds } from './pageIds.ts';

/** Reads, rewrites and deletes orders with their lines; insertOrder.ts inserts them. */

/** An order with the account that placed it, which the API does not return. */
export interface StoredOrder {
  readonly order: Order;
  readonly customerUid: string | null;
}

/** The lines of `orders`, read with it in one query, so that no list of order ids is sent back to the database. */
export const linesOf = sql<OrderLine[]>`(select coalesce(json_agg(json_build_object(
  'id', line.product_id, 'name', line.name, 'imageUrl', line.image_url, 'color', line.color, 'size', line.size,
  'quantity', line.quantity, 'originalPrice', line.unit_price) order by line.position), '[]'::json)
  from order_lines line where line.order_id = orders.id)`;

const selectOrders = (db: Db) => db.select({ row: orders, lines: linesOf }).from(orders).$dynamic();
type Row = typeof orders.$inferSelect;

/** The order as the API returns it. */
export const toOrder = (row: Row, lines: readonly OrderLine[]): Order => ({
  _id: row.id,
  number: row.number,
  date: orderDate(row.placedAt),
  time: orderTime(row.placedAt),
  subTotal: fromPoisha(row.subTotal),
  total: fromPoisha(row.total),
  orderStatus: row.status,
  products: lines.map((line) => ({ ...line, originalPrice: fromPoisha(line.originalPrice) })),
  customerData: {
    name: row.name,
    email: row.email,
    mobileNumber: row.mobileNumber,
    district: row.district,
    address: row.address,
    comment: row.comment,
    addressType: row.addressType,
    deliveryArea: row.deliveryArea,
    paymentSystem: row.paymentSystem,
    deliveryCharge: fromPoisha(row.deliveryCharge),
  },
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});

/** Rows of the page with their lines, in the filter's order; one more than `limit` when there are more. */
const readRows = async (db: Db, filter: OrderFilter) => {
  const order = orderListOrders[filter.sort ?? 'newest'];
  const { limit, statuses = [] } = filter;
  const isMerged = limit !== undefined && statuses.length > 1;
  const condition =
    isMerged || offsetOf(filter) > 0
      ? inArray(orders.id, pageIds(filter, order))
      : and(matching(filter), afterCursor(order, orders.id, filter.after));
  const query = selectOrders(db)
    .where(condition)
    .orderBy(...inOrder(order, orders.id));
  return limit === undefined ? query : query.limit(limit + 1);
};

/** Yields all matching orders, newest first, `batch` at a time, to limit memory use. */
export async function* eachOrder(
  db: Db,
  filter: Omit<OrderFilter, 'sort' | 'page'>,
  batch: number,
): AsyncGenerator<Order[]> {
  let after = filter.after;
  do {
    const batchRows = await readRows(db, { ...filter, after, limit: batch });
    yield batchRows.slice(0, batch).map(({ row, lines }) => toOrder(row, lines));
    const rows = batchRows.map(({ row }) => row);
    after = nextCursor(orderListOrders.newest, rows, batch) ?? undefined;
  } while (after !== undefined);
}

/** The pages that can be opened by number; `undefined` for a list without a limit. */
const pageCountOf = (total: number, limit: number | undefined): number | undefined =>
  limit === undefined ? undefined : Math.ceil(Math.min(total, numberedOrdersLimit) / limit);

/** The page of the filter, in its order; all orders without a `limit`. */
export const listOrders = async (db: Db, filter: OrderFilter): Promise<Page<Order>> => {
  const { limit, after, sort = 'newest' } = filter;
  const results = await readRows(db, filter);
  const isFirst = after === undefined && offsetOf(filter) === 0;
  const isComplete = isFirst && (limit === undefined || results.length <= limit);
  const total = isComplete ? results.length : await countMatching(db, filter);
  const rows = results.map(({ row }) => row);
  const pageCount = pageCountOf(total, limit);
  return {
    items: results.slice(0, limit).map(({ row, lines }) => toOrder(row, lines)),
    total,
    next: nextCursor(orderListOrders[sort], rows, limit),
    ...(pageCount === undefined ? {} : { pageCount }),
  };
};

/** The order with its lines; `null` for an unknown id. */
export const findOrder = async (db: Db, id: string): Promise<StoredOrder | null> => {
  const [result] = await selectOrders(db).where(eq(orders.id, id));
  return result === undefined
    ? null
    : { order: toOrder(result.row, result.lines), customerUid: result.row.customerUid };
};

/** Owner for an address that an admin enters: covers orders with the address and orders of its account. */
export const ownerByEmail = async (db: Db, email: string): Promise<OrderOwner> => {
  const [account] = await db.select({ uid: users.uid }).from(users).where(eq(users.email, email)).limit(1);
  return { uid: account?.uid ?? null, email };
};

/** What the row of an order stores of the customer's data and the amounts, which are poisha. */
export const contentColumns = ({
  customerData,
  subTotal,
  total,
}: Pick<Order, 'customerData' | 'subTotal' | 'total'>) => ({
  ...customerData,
  nameKey: searchKey(customerData.name),
  emailKey: normalizeEmail(customerData.email),
  subTotal: toPoisha(subTotal),
  deliveryCharge: toPoisha(customerData.deliveryCharge),
  total: toPoisha(total),
});

/** The rows of an order's lines. */
export const lineRows = (orderId: string, lines: readonly OrderLine[]): (typeof orderLines.$inferInsert)[] =>
  lines.map(({ id, originalPrice, ...line }, position) => ({
    ...line,
    orderId,
    position,
    productId: id,
    unitPrice: toPoisha(originalPrice),
  }));

/** Writes the customer's data, the lines and the amounts of an order that the transaction holds. */
export const rewriteOrder = async (tx: Db, order: Order): Promise<void> => {
  await tx.update(orders).set(contentColumns(order)).where(eq(orders.id, order._id));
  await tx.delete(orderLines).where(eq(orderLines.orderId, order._id));
  await tx.insert(orderLines).values(lineRows(order._id, order.products));
};

/** Deletes the order with its lines and history if it still has the status; returns the number deleted. */
export const deleteOrder = async (db: Db, id: string, status: OrderStatus): Promise<number> =>
  (
    await db
      .delete(orders)
      .where(and(eq(orders.id, id), eq(orders.status, status)))
      .returning({ id: orders.id })
  ).length;
