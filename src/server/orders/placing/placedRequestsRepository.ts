import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { placedRequests } from '../../database/schema/schema.ts';

/** Idempotency keys (CO-10); insertOrder.ts claims them. */

/** A key and what it was used for. */
export type PlacedRequest = typeof placedRequests.$inferSelect;

/** The request that used the key; `null` for a free one. */
export const findPlacedRequest = async (db: Db, key: string): Promise<PlacedRequest | null> =>
  (await db.select().from(placedRequests).where(eq(placedRequests.key, key)))[0] ?? null;

/** Milliseconds: 30 days, far longer than a tab with an order in doubt stays open. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes the idempotency keys that are older than 30 days; returns their number. */
export const pruneIdempotencyKeys = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - lifetimeMs);
  const deleted = await db
    .delete(placedRequests)
    .where(lt(placedRequests.placedAt, before))
    .returning({ key: placedRequests.key });
  return deleted.length;
};
