import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { queryRows } from './queryRows.ts';

/**
 * Ids begin with their time (`newId`), so that the rows of some days are a short part of any index that begins with them.
 * PostgreSQL knows that only of ids that the statement names: it reads all rows of a table to join some days of it.
 */

/** The least and the greatest of some ids; `null` when there are none. */
export interface IdBounds {
  readonly first: string | null;
  readonly last: string | null;
}

/** The bounds of the ids that a column has in the rows of `from`, a table with its condition. */
export const idBounds = async (db: Db, column: SQL, from: SQL): Promise<IdBounds> => {
  const [bounds] = await queryRows<IdBounds>(
    db,
    // With the count PostgreSQL reads the rows of the condition; for the least alone it may try all ids in their order.
    sql`select min(${column}) as first, max(${column}) as last, count(*)::int from ${from}`,
  );
  return bounds ?? { first: null, last: null };
};

/** Condition for the ids within the bounds. */
export const isWithin = (column: SQL, { first, last }: IdBounds): SQL =>
  first === null || last === null ? sql`false` : sql`${column} between ${first} and ${last}`;
