import { sql } from 'drizzle-orm';
import { repeatTask } from '../../process/repeatTask.ts';
import type { Db } from '../database.ts';
import { queryRows } from '../queries/queryRows.ts';

/**
 * Does for PGlite what autovacuum does for PostgreSQL. PGlite runs in one process without autovacuum: dead
 * rows of updates and deletes would stay in the files and slow down every scan.
 */

// PostgreSQL's default thresholds: dead rows over 50 + 20 %, changed over 50 + 10 %, added over 1,000 + 20 %.
const tablesToVacuum = sql`select relname as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  order by relname`;

/** Vacuums and analyses the tables that need it, one after the other; returns their names. */
export const vacuum = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<{ name: string }>(db, tablesToVacuum);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
};

/** Vacuums every `every` milliseconds; the returned function ends the repetition and waits for a running vacuum. */
export const scheduleVacuum = (
  db: Db,
  { every, failed }: { every: number; failed: (error: unknown) => void },
): (() => Promise<void>) => repeatTask(() => vacuum(db), { every, failed });
