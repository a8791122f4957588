import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CustomerData, OrderLine } from '#domain/order.ts';
import type { AnnouncementKind } from '#domain/orderAnnouncement.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Db } from '../database/openDatabase.ts';
import { prepareOnce } from '../database/queries/prepareOnce.ts';
import { retryConflicts } from '../database/queries/transaction.ts';
import { orderEvents, orderLines, orders, placedRequests } from '../database/schema/schema.ts';
import { drawOrderNumber, isNumberTaken } from './drawOrderNumber.ts';
import { contentColumns, lineRows } from './orderRow.ts';
import type { PlacedRequest } from './placedRequestsRepository.ts';

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
 * The order, its lines, its event and the idempotency key, all or none (ADR 0103). A key in use inserts nothing; while another
 * request inserts it, this one waits.
 */
const insertion = prepareOnce('insert_order', (db) => {
  const keys = sql.placeholder('keys');
  const claimed = db.$with('claimed', {}).as(sql`insert into ${placedRequests} (${columnsOf(placedRequests)})
    ${rowsOf(placedRequests, keys)} on conflict do nothing returning order_id`);
  const inserted = db
    .$with('inserted', { number: sql<string>`number`.as('number') })
    .as(sql`insert into ${orders} (${columnsOf(orders)})
    ${rowsOf(orders, sql.placeholder('orders'))}
    where json_array_length(${keys}::json) = 0 or exists (select from claimed) returning *`);
  const withLines = db.$with('with_lines', {}).as(sql`insert into ${orderLines} (${columnsOf(orderLines)})
    ${rowsOf(orderLines, sql.placeholder('lines'))} where exists (select from inserted)`);
  const announced = db
    .$with('announced', {})
    .as(sql`insert into ${orderEvents} (order_id, number, kind, status)
    select id, number, ${sql.raw(`'${kind}'`)}, status from inserted`);
  return db.with(claimed, inserted, withLines, announced).select({ number: inserted.number }).from(inserted);
});

/** Draws of a number for one order: with a million orders 20 taken ones in a row come once in 10³⁰ orders. */
const draws = 20;

/**
 * Inserts the order with its lines under the first free number drawn, and announces it; amounts are stored in poisha.
 * Returns the number, or `null` and inserts nothing when the idempotency key of the request is in use.
 */
export const insertOrder = async (
  db: Db,
  { lines, customerData, subTotal, total, ...order }: NewOrder,
  { request = null, draw = drawOrderNumber }: { request?: PlacedRequest | null; draw?: () => string } = {},
): Promise<string | null> => {
  const row = {
    ...order,
    ...contentColumns({ customerData, subTotal, total }),
    trackingVersion: 0,
  } satisfies Omit<typeof orders.$inferInsert, 'number'>;
  const values = {
    keys: JSON.stringify(request === null ? [] : [namedColumns(placedRequests, request)]),
    lines: JSON.stringify(lineRows(order.id, lines).map((line) => namedColumns(orderLines, line))),
  };
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const number = draw();
    try {
      const stored = JSON.stringify([namedColumns(orders, { ...row, number })]);
      const [result] = await retryConflicts(() => insertion(db).execute({ ...values, orders: stored }));
      return result?.number ?? null;
    } catch (error) {
      if (!isNumberTaken(error)) throw error;
    }
  }
  throw new Error(`${draws} order numbers in a row were taken.`);
};
