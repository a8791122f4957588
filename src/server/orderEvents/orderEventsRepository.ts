import { and, asc, desc, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { AnnouncementKind, OrderAnnouncement } from '#domain/orderAnnouncement.ts';
import type { Db } from '../database/openDatabase.ts';
import { orderEvents, orders } from '../database/schema/schema.ts';

/** SQL on announced events of orders (MD-9); orders/insertOrder.ts announces a placed order. */

/** A row with when it was written and how long ago, both by the database's clock in milliseconds. */
export interface StoredEvent {
  readonly announcement: OrderAnnouncement;
  readonly at: number;
  readonly age: number;
}

/**
 * Announces what the transaction does to these orders, with the status that they have in it: after an order is changed, and
 * before one is deleted.
 */
export const appendOrderEvents = async (
  tx: Db,
  kind: Exclude<AnnouncementKind, 'placed'>,
  orderIds: readonly string[],
): Promise<void> => {
  if (orderIds.length === 0) return;
  await tx.execute(
    sql`insert into ${orderEvents} (order_id, number, kind, status)
      select id, number, ${kind}::text, ${kind === 'deleted' ? sql`null` : sql`status`}
      from ${orders} where ${inArray(orders.id, [...orderIds])} order by id`,
  );
};

const selectEvents = (db: Db) =>
  db
    .select({
      row: orderEvents,
      age: sql<number>`extract(epoch from clock_timestamp() - ${orderEvents.at}) * 1000`.mapWith(Number),
    })
    .from(orderEvents)
    .$dynamic();

const toStored = ({ row, age }: { row: typeof orderEvents.$inferSelect; age: number }): StoredEvent => ({
  announcement: {
    sequence: row.id,
    kind: row.kind,
    orderId: row.orderId,
    number: row.number,
    status: row.status,
  },
  at: row.at.getTime(),
  age,
});

/** Events from this sequence on, and the missing ones before it, oldest first. */
export const readOrderEvents = async (
  db: Db,
  { from, missing, limit }: { from: number; missing: readonly number[]; limit: number },
): Promise<StoredEvent[]> => {
  const wanted = missing.length === 0 ? undefined : inArray(orderEvents.id, [...missing]);
  const rows = await selectEvents(db)
    .where(or(gte(orderEvents.id, from), wanted))
    .orderBy(asc(orderEvents.id))
    .limit(limit);
  return rows.map(toStored);
};

/** The newest events, oldest first. */
export const readNewestOrderEvents = async (db: Db, limit: number): Promise<StoredEvent[]> =>
  (await selectEvents(db).orderBy(desc(orderEvents.id)).limit(limit)).map(toStored).toReversed();

/**
 * Deletes the events that are older than a day, except the newest one, from which a stream that is opened again goes on;
 * returns the number deleted.
 */
export const pruneOrderEvents = async (db: Db): Promise<number> => {
  const newest = db.select({ id: sql`max(id)` }).from(orderEvents);
  const deleted = await db
    .delete(orderEvents)
    .where(and(lt(orderEvents.at, sql`now() - interval '1 day'`), sql`${orderEvents.id} < (${newest})`))
    .returning({ id: orderEvents.id });
  return deleted.length;
};
