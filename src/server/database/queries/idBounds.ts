import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { queryRows } from './queryRows.ts';

/**
 * Ids begin with their time (`newId`), so the rows of some days are a short part of any index that begins with the id.
 * PostgreSQL uses that only if the statement names bounds for the ids; otherwise a join of some days reads the whole table.
 */

/** The least and the greatest of some ids; both `null` if there are no ids. */
export interface IdBounds {
  readonly first: string | null;
  readonly last: string | null;
}

/** The bounds of the ids in a column, over the rows of `from`: SQL for a table with its condition. */
export const idBounds = async (db: Db, column: SQL, from: SQL): Promise<IdBounds> => {
  const [bounds] = await queryRows<IdBounds>(
    db,
    // The count makes PostgreSQL read the rows of the condition; without it, it may try all ids of the table in order.
    sql`select min(${column}) as first, max(${column}) as last, count(*)::int from ${from}`,
  );
  return bounds ?? { first: null, last: null };
};

/** Condition for the ids within the bounds. */
export const isWithin = (column: SQL, { first, last }: IdBounds): SQL =>
  first === null || last === null ? sql`false` : sql`${column} between ${first} and ${last}`;
