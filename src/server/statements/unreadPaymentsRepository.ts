import type { Db } from '../database/database.ts';
import { unreadPayments } from '../database/schema/schema.ts';

/** Keeps a payment whose shape the shop does not know as the courier sent it, so that its reader can be written. */
export const keepUnreadPayment = async (
  db: Db,
  payment: typeof unreadPayments.$inferInsert,
): Promise<void> => {
  await db
    .insert(unreadPayments)
    .values(payment)
    .onConflictDoUpdate({ target: [unreadPayments.courier, unreadPayments.paymentId], set: payment });
};
