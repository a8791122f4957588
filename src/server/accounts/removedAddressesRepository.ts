import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Db } from '../database/database.ts';
import { sharedSecret } from '../database/queries/sharedSecret.ts';
import { removedAddresses } from '../database/schema/schema.ts';

/** The only SQL on the e-mail addresses of removed accounts, with which nobody may open a new account (`refuseRemoved`). */

// The hash is keyed: whoever has only the table cannot test whether an address is in it.
const hashOf = async (db: Db, email: string): Promise<string> => {
  const key = await sharedSecret(db, 'removedAddresses');
  return createHmac('sha256', key).update(normalizeEmail(email)).digest('hex');
};

/** Stores the hash of the address, unless it is stored already. */
export const addRemovedAddress = async (tx: Db, email: string, now: Date): Promise<void> => {
  await tx
    .insert(removedAddresses)
    .values({ hash: await hashOf(tx, email), removedAt: now })
    .onConflictDoNothing();
};

/** Whether the address, in any spelling that `normalizeEmail` makes equal, belonged to a removed account. */
export const isRemovedAddress = async (db: Db, email: string): Promise<boolean> => {
  const hash = await hashOf(db, email);
  return (await db.$count(removedAddresses, eq(removedAddresses.hash, hash))) > 0;
};
