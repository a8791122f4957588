import { lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
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

/** Deletes the payments that were received before that time: they hold names and phone numbers. */
export const pruneUnreadPayments = async (db: Db, before: Date): Promise<void> => {
  await db.delete(unreadPayments).where(lt(unreadPayments.receivedAt, before));
};
