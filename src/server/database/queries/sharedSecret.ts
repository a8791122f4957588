import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { sharedSecrets } from '../schema/schema.ts';

/** The secret with this name: 32 random bytes that all processes of a shop share. The first one that needs it creates it. */
export const sharedSecret = async (db: Db, name: string): Promise<Uint8Array> => {
  const candidate = randomBytes(32).toString('base64');
  await db.insert(sharedSecrets).values({ name, value: candidate }).onConflictDoNothing();
  const [row] = await db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  return Buffer.from(row?.value ?? candidate, 'base64');
};
