import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/**
 * Lets each statement of this transaction, and the pauses between them, take a minute. For transactions on `Database.exports`: behind
 * PgBouncer its connections have the limits of the role, which are those of pages (docs/operations.md).
 */
export const extendLimits = async (tx: Db): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = '60s'`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
};
