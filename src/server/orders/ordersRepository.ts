import { and, eq, sql } from 'drizzle-orm';
import { orderDate, orderTime } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { fromPoisha, toPoisha } from '#domain/money.ts';
import type { CustomerData, Order, OrderLine } from '#domain/order.ts';
import { searchKey } from '#domain/orderSearch.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Db } from '../database/openDatabase.ts';
import { afterCursor, inOrder, type ListOrder, nextCursor, type Page } from '../database/paging.ts';
import { orderLines, orders, users } from '../database/schema.ts';
import { drawOrderNumber } from './drawOrderNumber.ts';
import { countMatching } from './orderCountsRepository.ts';
import { matching, type OrderFilter, type OrderOwner } from './orderFilter.ts';

/** Reads, inserts and deletes orders with their lines. */

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

/** The order of every list. */
export const newest: ListOrder<Row> = {
  name: 'orders',
  key: orders.placedAt,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.placedAt,
};

/** Rows after the cursor with their lines, newest first; one more than `limit` when there are more. */
const readRows = async (db: Db, filter: OrderFilter) => {
  const query = selectOrders(db)
    .where(and(matching(filter), afterCursor(newest, orders.id, filter.after)))
    .orderBy(...inOrder(newest, orders.id));
  return filter.limit === undefined ? query : query.limit(filter.limit + 1);
};

/** Yields all matching orders, newest first, `batch` at a time, to limit memory use. */
export async function* eachOrder(db: Db, filter: OrderFilter, batch: number): AsyncGenerator<Order[]> {
  let after = filter.after;
  do {
    const batchRows = await readRows(db, { ...filter, after, limit: batch });
    yield batchRows.slice(0, batch).map(({ row, lines }) => toOrder(row, lines));
    const rows = batchRows.map(({ row }) => row);
    after = nextCursor(newest, rows, batch) ?? undefined;
  } while (after !== undefined);
}

/** Newest first; all orders without a `limit`. */
export const listOrders = async (db: Db, filter: OrderFilter): Promise<Page<Order>> => {
  const { limit, after } = filter;
  const results = await readRows(db, filter);
  const isComplete = after === undefined && (limit === undefined || results.length <= limit);
  const total = isComplete ? results.length : await countMatching(db, filter);
  const rows = results.map(({ row }) => row);
  return {
    items: results.slice(0, limit).map(({ row, lines }) => toOrder(row, lines)),
    total,
    next: nextCursor(newest, rows, limit),
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

/** An order to insert. */
export interface NewOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly customerUid: string | null;
  readonly lines: readonly OrderLine[];
  readonly customerData: CustomerData;
  /** Taka. */
  readonly subTotal: number;
  /** Taka. */
  readonly total: number;
}

/** Draws of a number for one order: with a million orders 20 taken ones in a row come once in 10³⁰ orders. */
const draws = 20;

/** Inserts the row under the first drawn number that no order has, and returns that number. */
const insertNumbered = async (
  tx: Db,
  row: typeof orders.$inferInsert,
  draw: () => string,
): Promise<string> => {
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const number = draw();
    // A violation of the unique index would end the transaction.
    const inserted = await tx
      .insert(orders)
      .values({ ...row, number })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id });
    if (inserted.length === 1) return number;
  }
  throw new Error(`${draws} order numbers in a row were taken.`);
};

/** Inserts the order with its lines; amounts are stored in poisha. Returns its number, the first free one drawn. */
export const insertOrder = async (
  tx: Db,
  { lines, customerData, ...order }: NewOrder,
  draw = drawOrderNumber,
): Promise<string> => {
  const row = {
    ...order,
    ...customerData,
    nameKey: searchKey(customerData.name),
    emailKey: normalizeEmail(customerData.email),
    subTotal: toPoisha(order.subTotal),
    deliveryCharge: toPoisha(customerData.deliveryCharge),
    total: toPoisha(order.total),
  };
  const number = await insertNumbered(tx, row, draw);
  await tx.insert(orderLines).values(
    lines.map(({ id, originalPrice, ...line }, position) => ({
      ...line,
      orderId: order.id,
      position,
      productId: id,
      unitPrice: toPoisha(originalPrice),
    })),
  );
  return number;
};

/** Deletes the order with its lines and history if it still has the status; returns the number deleted. */
export const deleteOrder = async (db: Db, id: string, status: OrderStatus): Promise<number> =>
  (
    await db
      .delete(orders)
      .where(and(eq(orders.id, id), eq(orders.status, status)))
      .returning({ id: orders.id })
  ).length;
