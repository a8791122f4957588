import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

/**
 * What PostgreSQL's autovacuum does, for PGlite, which runs in one process and has none: without it the
 * rows that updates and deletes left behind stay in the files and are read over and over.
 */

// PostgreSQL's own thresholds: 50 rows and a fifth of a table dead, a tenth changed, or 1,000 and a fifth added.
const due = sql`select relname as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  order by relname`;

/** Vacuums and analyses the tables that need it, one after the other; gives their names. */
export const vacuum = async (db: Db): Promise<string[]> => {
  const { rows } = (await db.execute(due)) as { rows: { name: string }[] };
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
};

/** Tidies every so many milliseconds; what it gives ends that, and waits for what is under way. */
export const scheduleVacuum = (
  db: Db,
  { every, failed }: { every: number; failed: (error: unknown) => void },
): (() => Promise<void>) => {
  let working: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    working ??= vacuum(db)
      .catch(failed)
      .finally(() => {
        working = null;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
};
