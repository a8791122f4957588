import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Db } from '#server/database/database.ts';

/** Resolves when a transaction of the PostgreSQL server waits for a lock that another one holds. */
export const untilLockAwaited = async (db: Db): Promise<void> => {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select from pg_locks where not granted`);
      if (rows.length === 0) throw new Error('Nobody waits for a lock.');
    },
    { timeout: 10_000 },
  );
};
