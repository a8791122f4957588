import { eq, lt } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { placedRequests } from '../database/schema.ts';

/** The only SQL on idempotency keys (CO-10). */

/** What a key was used for. */
export interface PlacedRequest {
  readonly bodyHash: string;
  readonly orderId: string;
}

/**
 * Claims the key for this order; returns `null` when it was free, otherwise the request that used it.
 * Concurrent claims of a key wait until the first one's transaction ends.
 */
export const claimIdempotencyKey = async (
  tx: Db,
  key: string,
  request: PlacedRequest,
  now: Date,
): Promise<PlacedRequest | null> => {
  const claimed = await tx
    .insert(placedRequests)
    .values({ key, ...request, placedAt: now })
    .onConflictDoNothing()
    .returning({ key: placedRequests.key });
  if (claimed.length === 1) return null;
  const [earlier] = await tx
    .select({ bodyHash: placedRequests.bodyHash, orderId: placedRequests.orderId })
    .from(placedRequests)
    .where(eq(placedRequests.key, key));
  if (earlier === undefined) throw new Error('An idempotency key was neither free nor taken.');
  return earlier;
};

/** Milliseconds: 30 days, far longer than a tab with an order in doubt stays open. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Deletes the idempotency keys that are older than 30 days; returns their number. */
export const pruneIdempotencyKeys = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - lifetime);
  const deleted = await db
    .delete(placedRequests)
    .where(lt(placedRequests.placedAt, before))
    .returning({ key: placedRequests.key });
  return deleted.length;
};
