import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/** How many rows one statement deletes at most: so few take far less than the time limit of a statement. */
export const batchRows = 5000;

/** Deletes at most `batchRows` of the rows that meet the condition; returns their number. */
export const deleteBatch = async (db: Db, table: PgTable, condition: SQL): Promise<number> => {
  // The condition stands twice: a row that another transaction changes meanwhile is examined again, but by the outer one alone.
  const { rowCount } = await db.execute(
    sql`delete from ${table} where ${condition}
      and ctid = any(array(select ctid from ${table} where ${condition} limit ${batchRows}))`,
  );
  return rowCount ?? 0;
};
