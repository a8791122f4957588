import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { dayMs } from '#domain/values/dates.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Db } from '../database.ts';
import { claimedKeys } from '../schema/schema.ts';
import { deleteBatch } from './deleteBatch.ts';

/** What a request is about to add, under which idempotency key; `null` if the client sends none. */
export interface Claim {
  readonly kind: 'product' | 'slide';
  readonly key: string | null;
  readonly id: string;
  /** What the client sends to be added, without times, which differ when the same is sent again. */
  readonly contents: unknown;
  readonly now: Date;
}

const hashOf = (contents: unknown): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/**
 * Claims the key for what is about to be added; returns `null`, or the id of what an earlier request with the same key and the same
 * contents has added. Throws an ApiError if the key was used for other contents. Call it first in the transaction that adds: of two
 * requests at once the second waits for the first.
 */
export const claimKey = async (tx: Db, { kind, key, id, contents, now }: Claim): Promise<string | null> => {
  if (key === null) return null;
  const bodyHash = hashOf(contents);
  const claimed = await tx
    .insert(claimedKeys)
    .values({ kind, key, insertedId: id, bodyHash, claimedAt: now })
    .onConflictDoNothing()
    .returning({ key: claimedKeys.key });
  if (claimed.length > 0) return null;
  const [earlier] = await tx
    .select({ id: claimedKeys.insertedId, bodyHash: claimedKeys.bodyHash })
    .from(claimedKeys)
    .where(and(eq(claimedKeys.kind, kind), eq(claimedKeys.key, key)));
  // The earlier claim was pruned between the two statements.
  if (earlier === undefined) return null;
  // Keys that an earlier release claimed may have no hash.
  if (earlier.bodyHash !== null && earlier.bodyHash !== bodyHash)
    throw new ApiError('keyReused', `This request was used for another ${kind}. Please try again.`);
  return earlier.id;
};

/** 30 days: far longer than a tab stays open whose request got no answer. */
export const idempotencyKeyLifetimeMs = 30 * dayMs;

/** Deletes a batch of the keys that are older than 30 days; returns their number. */
export const pruneClaimedKeys = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - idempotencyKeyLifetimeMs);
  return deleteBatch(db, claimedKeys, lt(claimedKeys.claimedAt, before));
};
