import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** The rows of a statement that drizzle has no builder for. */
export const queryRows = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  (await db.execute(statement)).rows as Row[];

/** Resolves when the database answers a statement. */
export const ping = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`);
};
