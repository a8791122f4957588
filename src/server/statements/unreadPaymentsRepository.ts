import { lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { unreadPayments } from '../database/schema/schema.ts';

/** Stores a payment of an unknown shape exactly as the courier sent it, so that a developer can write a reader for it. */
export const keepUnreadPayment = async (
  db: Db,
  payment: typeof unreadPayments.$inferInsert,
): Promise<void> => {
  await db
    .insert(unreadPayments)
    .values(payment)
    .onConflictDoUpdate({ target: [unreadPayments.courier, unreadPayments.paymentId], set: payment });
};

/** Deletes a batch of the payments that were received before that time, since they hold names and phone numbers; returns their number. */
export const pruneUnreadPayments = (db: Db, before: Date): Promise<number> =>
  deleteBatch(db, unreadPayments, lt(unreadPayments.receivedAt, before));
