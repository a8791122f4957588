import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { lockFor } from '../queries/lockFor.ts';

/**
 * Locks the tables' definitions until the transaction ends, so that one process at a time changes them. It is no lock of
 * the session, which would stay with the connection that PgBouncer lends to the next client.
 */
export const lockMigrations = async (tx: Db): Promise<void> => {
  // The operator may have set a limit for the role: it suits the shop's queries, not a migration that rewrites a table.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await lockFor(tx, 'migrations');
  // Short: while a migration waits for a lock on a table, all later queries of that table wait behind it.
  await tx.execute(sql`set local lock_timeout = '5s'`);
};
