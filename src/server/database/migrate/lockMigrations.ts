import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { lockFor } from '../queries/lockFor.ts';

/**
 * Takes the advisory lock for migrations until the transaction ends, so that one process at a time migrates. A lock of the
 * session would stay on the connection, which PgBouncer gives to the next client.
 */
export const lockMigrations = async (tx: Db): Promise<void> => {
  // The operator may have set a limit for the role: it suits the shop's queries, not a migration that rewrites a table.
  await tx.execute(sql`set local statement_timeout = 0`);
  // Long enough for the migrations of another process.
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await lockFor(tx, 'migrations');
  // Short: while a migration waits for a lock on a table, all later queries of that table wait behind it.
  await tx.execute(sql`set local lock_timeout = '5s'`);
};
