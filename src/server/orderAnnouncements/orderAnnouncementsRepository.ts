import { asc, desc, gte, inArray, or, sql } from 'drizzle-orm';
import type { AnnouncementKind, OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { orderAnnouncements, orders } from '../database/schema/schema.ts';

/** The SQL on announcements (MD-9), except that orders/placing/insertOrder.ts announces a placed order. */

/** An announcement as it is stored; both times are by the database's clock. */
export interface StoredAnnouncement {
  readonly announcement: OrderAnnouncement;
  /** When the announcement was written, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds since the announcement was written. */
  readonly age: number;
}

/**
 * Announces what the transaction does to these orders, with the status that they have at that moment, but without one if it deletes
 * them. Call it after the orders are changed, but before they are deleted.
 */
export const appendOrderAnnouncements = async (
  tx: Db,
  kind: Exclude<AnnouncementKind, 'placed'>,
  orderIds: readonly string[],
): Promise<void> => {
  if (orderIds.length === 0) return;
  await tx.execute(
    sql`insert into ${orderAnnouncements} (order_id, number, kind, status)
      select id, number, ${kind}::text, ${kind === 'deleted' ? sql`null` : sql`status`}
      from ${orders} where ${inArray(orders.id, [...orderIds])} order by id`,
  );
};

const selectAnnouncements = (db: Db) =>
  db
    .select({
      row: orderAnnouncements,
      age: sql<number>`extract(epoch from clock_timestamp() - ${orderAnnouncements.at}) * 1000`.mapWith(
        Number,
      ),
    })
    .from(orderAnnouncements)
    .$dynamic();

const toStored = ({
  row,
  age,
}: {
  row: typeof orderAnnouncements.$inferSelect;
  age: number;
}): StoredAnnouncement => ({
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

/**
 * The announcements with the sequence number `from` and later ones, and those with the sequence numbers `missing`, oldest first. One may
 * be missing because its transaction had not ended when greater numbers were read.
 */
export const readOrderAnnouncements = async (
  db: Db,
  { from, missing, limit }: { from: number; missing: readonly number[]; limit: number },
): Promise<StoredAnnouncement[]> => {
  const wasMissing = missing.length === 0 ? undefined : inArray(orderAnnouncements.id, [...missing]);
  const rows = await selectAnnouncements(db)
    .where(or(gte(orderAnnouncements.id, from), wasMissing))
    .orderBy(asc(orderAnnouncements.id))
    .limit(limit);
  return rows.map(toStored);
};

/** The newest announcements, oldest first. */
export const readNewestOrderAnnouncements = async (db: Db, limit: number): Promise<StoredAnnouncement[]> => {
  const rows = await selectAnnouncements(db).orderBy(desc(orderAnnouncements.id)).limit(limit);
  return rows.map(toStored).toReversed();
};

/**
 * Deletes a batch of the announcements that are older than a day and returns their number. The newest one stays: a stream that is
 * opened again goes on after it.
 */
export const pruneOrderAnnouncements = (db: Db): Promise<number> =>
  deleteBatch(
    db,
    orderAnnouncements,
    sql`${orderAnnouncements.at} < now() - interval '1 day' and ${orderAnnouncements.id} < (select max(id) from ${orderAnnouncements})`,
  );
