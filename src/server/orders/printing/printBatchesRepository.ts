import { eq, inArray, lt } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import type { Db } from '../../database/database.ts';
import { orders, printBatches } from '../../database/schema/schema.ts';
import { orderWithLines, toOrder } from '../lists/orderRow.ts';

/** Stores, reads and deletes print batches (MD-18), and marks orders as printed (MD-19). */

/** A row of print_batches. */
export type StoredBatch = typeof printBatches.$inferSelect;

/** The orders with these ids; unknown ids are left out. */
export const findOrdersById = async (db: Db, ids: readonly string[]): Promise<Map<string, Order>> => {
  const rows = await db
    .select({ row: orderWithLines })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ row }) => [row.id, toOrder(row)]));
};

export const insertBatch = async (db: Db, batch: StoredBatch): Promise<void> => {
  await db.insert(printBatches).values(batch);
};

/** The batch with this id; `null` for an unknown one. */
export const findBatch = async (db: Db, id: string): Promise<StoredBatch | null> =>
  (await db.select().from(printBatches).where(eq(printBatches.id, id)))[0] ?? null;

/** Writes when the orders, which the transaction holds, were printed. */
export const setPrinted = async (tx: Db, ids: readonly string[], printedAt: Date): Promise<void> => {
  await tx
    .update(orders)
    .set({ printedAt })
    .where(inArray(orders.id, [...ids]));
};

/** Milliseconds: 90 days, far longer than an order waits to be shipped. */
const lifetimeMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes the batches that are older than 90 days; returns their number. */
export const prunePrintBatches = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - lifetimeMs);
  const deleted = await db
    .delete(printBatches)
    .where(lt(printBatches.at, before))
    .returning({ id: printBatches.id });
  return deleted.length;
};
