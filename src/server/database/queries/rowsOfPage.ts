import { and, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import {
  afterCursor,
  type CursorOrder,
  inOrder,
  type ListOrder,
  nextCursor,
  type PageQuery,
} from './paging.ts';

/**
 * The query for the rows of a page that meet the condition, sorted, and for one row more, which tells whether another page follows.
 * Without a limit it reads all rows. Throws an ApiError for a cursor of another list.
 */
export const rowsOfPage = <Query extends PgSelect>(
  query: Query,
  order: ListOrder<never>,
  condition: SQL | undefined,
  { limit, after }: PageQuery,
): Query => {
  const sorted = query.where(and(condition, afterCursor(order, after))).orderBy(...inOrder(order));
  return limit === undefined ? sorted : sorted.limit(limit + 1);
};

/** Yields all items of a list from the cursor on, `limit` at a time, to limit memory use; `readRows` reads a page with `rowsOfPage`. */
export async function* eachPage<Row extends { readonly id: string }, Item>(
  order: CursorOrder<Row>,
  { limit, after: first }: PageQuery & { readonly limit: number },
  readRows: (page: PageQuery) => PromiseLike<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  let after = first;
  do {
    const rows = await readRows({ limit, after });
    yield rows.slice(0, limit).map(toItem);
    after = nextCursor(order, rows, limit) ?? undefined;
  } while (after !== undefined);
}
