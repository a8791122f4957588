import { randomInt } from 'node:crypto';
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CustomerData, OrderLine } from '#domain/orders/order.ts';
import type { AnnouncementKind } from '#domain/orders/orderAnnouncement.ts';
import { orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Db } from '../../database/database.ts';
import { errorCode } from '../../database/queries/isUnavailable.ts';
import { prepareOnce } from '../../database/queries/prepareOnce.ts';
import { retryConflicts } from '../../database/queries/transaction.ts';
import {
  orderAnnouncements,
  orderLines,
  orders,
  placedRequests,
  shopSettings,
} from '../../database/schema/schema.ts';
import { contentColumns, lineRows } from '../lists/orderRow.ts';
import type { PlacedRequest } from './placedRequestsRepository.ts';

/** A random order number, whose code may be taken. */
const drawOrderNumber = (prefix: string): string => orderNumberOf(randomInt(orderNumberCount), prefix);

const uniqueViolation = '23505';

/** Whether the database refused a statement because another order has the drawn number. */
const isNumberTaken = (error: unknown): boolean =>
  errorCode(error) === uniqueViolation &&
  error instanceof Error &&
  (error.cause as { constraint?: unknown } | undefined)?.constraint === 'orders_number';

/** An order to insert. */
export interface NewOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly customerUid: string | null;
  /** Days for a return. */
  readonly returnDays: number;
  readonly lines: readonly OrderLine[];
  readonly customerData: CustomerData;
  /** Taka. */
  readonly subTotal: number;
  /** Taka. */
  readonly total: number;
}

interface InsertOptions {
  /** Of the settings by which the order was quoted. */
  readonly settingsVersion: number;
  readonly request?: PlacedRequest | null;
  /** Of the order's number. */
  readonly prefix: string;
  readonly draw?: (prefix: string) => string;
}

const kind: AnnouncementKind = 'placed';

const columnsOf = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** An object of the table's columns by their names in the database, absent values as null. */
const namedColumns = (table: PgTable, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, row[key] ?? null]),
  );

/** The rows of the table in a JSON array. */
const rowsOf = (table: PgTable, json: Placeholder): SQL =>
  sql`select ${columnsOf(table)} from json_populate_recordset(null::${table}, ${json}::json)`;

/**
 * The order, its lines, its announcement and the idempotency key, all or none (ADR 0103):
 *
 * | part       | inserts into        | when                                                |
 * |------------|---------------------|-----------------------------------------------------|
 * | claimed    | placed_requests     | the settings are the newest, the key is not in use  |
 * | inserted   | orders              | without a key: the settings are the newest; with    |
 * |            |                     | one: `claimed` inserted it                          |
 * | with_lines | order_lines         | `inserted` inserted the order                       |
 * | announced  | order_announcements | `inserted` inserted the order                       |
 *
 * A key in use inserts nothing; while another request inserts the same key, this one waits. An order quoted by settings
 * that were replaced meanwhile inserts nothing either (ADR 0113). Returns the number of the inserted order, or no row.
 */
const insertion = prepareOnce('insert_order', (db) => {
  const keys = sql.placeholder('keys');
  // Only a subquery that finds nothing in an index: the statement's time is that of an order.
  const isNewest = sql`not exists (select from ${shopSettings}
    where ${shopSettings.version} > ${sql.placeholder('settingsVersion')})`;
  const claimed = db.$with('claimed', {}).as(sql`insert into ${placedRequests} (${columnsOf(placedRequests)})
    ${rowsOf(placedRequests, keys)} where ${isNewest} on conflict do nothing returning order_id`);
  const inserted = db
    .$with('inserted', { number: sql<string>`number`.as('number') })
    .as(sql`insert into ${orders} (${columnsOf(orders)})
    ${rowsOf(orders, sql.placeholder('orders'))}
    where case json_array_length(${keys}::json) when 0 then ${isNewest}
      else exists (select from claimed) end returning *`);
  const withLines = db.$with('with_lines', {}).as(sql`insert into ${orderLines} (${columnsOf(orderLines)})
    ${rowsOf(orderLines, sql.placeholder('lines'))} where exists (select from inserted)`);
  const announced = db
    .$with('announced', {})
    .as(sql`insert into ${orderAnnouncements} (order_id, number, kind, status)
    select id, number, ${sql.raw(`'${kind}'`)}, status from inserted`);
  return db.with(claimed, inserted, withLines, announced).select({ number: inserted.number }).from(inserted);
});

/** How often a number is drawn for one order: with a million orders 20 taken ones in a row come once in 10³⁰ orders. */
const maxDraws = 20;

/**
 * Inserts the order with its lines under the first free number drawn, and announces it; amounts are stored in poisha.
 * Returns the number, or `null` and inserts nothing when the idempotency key of the request is in use, or when the settings
 * by which the order was quoted were replaced.
 */
export const insertOrder = async (
  db: Db,
  { lines, customerData, subTotal, total, ...order }: NewOrder,
  { settingsVersion, request = null, prefix, draw = drawOrderNumber }: InsertOptions,
): Promise<string | null> => {
  const row = {
    ...order,
    ...contentColumns({ customerData, subTotal, total }),
    trackingVersion: 0,
  } satisfies Omit<typeof orders.$inferInsert, 'number'>;
  const values = {
    settingsVersion,
    keys: JSON.stringify(request === null ? [] : [namedColumns(placedRequests, request)]),
    lines: JSON.stringify(lineRows(order.id, lines).map((line) => namedColumns(orderLines, line))),
  };
  for (let drawn = 0; drawn < maxDraws; drawn += 1) {
    const number = draw(prefix);
    try {
      const stored = JSON.stringify([namedColumns(orders, { ...row, number })]);
      const [result] = await retryConflicts(() => insertion(db).execute({ ...values, orders: stored }));
      return result?.number ?? null;
    } catch (error) {
      if (!isNumberTaken(error)) throw error;
    }
  }
  throw new Error(`${maxDraws} order numbers in a row were taken.`);
};
