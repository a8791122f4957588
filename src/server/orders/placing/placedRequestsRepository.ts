import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { idempotencyKeyLifetimeMs } from '../../database/queries/claimKey.ts';
import { deleteBatch } from '../../database/queries/deleteBatch.ts';
import { placedRequests } from '../../database/schema/schema.ts';

/** The SQL for idempotency keys (CO-10); insertOrder.ts claims them. */

/** A key, and the order for which it was used. */
export type PlacedRequest = typeof placedRequests.$inferSelect;

/** Finds the request that used the key; `null` for a free key. */
export const findPlacedRequest = async (db: Db, key: string): Promise<PlacedRequest | null> => {
  const [request] = await db.select().from(placedRequests).where(eq(placedRequests.key, key));
  return request ?? null;
};

/** Deletes a batch of the idempotency keys that are older than 30 days; returns their number. */
export const pruneIdempotencyKeys = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - idempotencyKeyLifetimeMs);
  return deleteBatch(db, placedRequests, lt(placedRequests.placedAt, before));
};
