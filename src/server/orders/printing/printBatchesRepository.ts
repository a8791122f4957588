import { eq, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#domain/values/dates.ts';
import type { Db } from '../../database/database.ts';
import { deleteBatch } from '../../database/queries/deleteBatch.ts';
import { orders, printBatches } from '../../database/schema/schema.ts';

/** The SQL for print batches (MD-18), and for the mark of printed orders (MD-19). */

/** A row of `print_batches`. */
type StoredBatch = typeof printBatches.$inferSelect;

/** Stores a new batch. */
export const insertBatch = async (db: Db, batch: StoredBatch): Promise<void> => {
  await db.insert(printBatches).values(batch);
};

/** Finds a batch; `null` for an unknown id. */
export const findBatch = async (db: Db, id: string): Promise<StoredBatch | null> => {
  const [batch] = await db.select().from(printBatches).where(eq(printBatches.id, id));
  return batch ?? null;
};

/** Writes when the orders, which the transaction has locked, were printed. */
export const setPrinted = async (tx: Db, ids: readonly string[], printedAt: Date): Promise<void> => {
  await tx
    .update(orders)
    .set({ printedAt })
    .where(inArray(orders.id, [...ids]));
};

/** 90 days, which is far longer than an order waits to be shipped. */
const lifetimeMs = 90 * dayMs;

/** Deletes some of the print batches that are older than 90 days (`deleteBatch`); returns their number. */
export const prunePrintBatches = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - lifetimeMs);
  return deleteBatch(db, printBatches, lt(printBatches.at, before));
};
