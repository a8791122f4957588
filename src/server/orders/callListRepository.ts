import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallEntry, CallFilter } from '#domain/callList.ts';
import { callResults, type OrderNote } from '#domain/orderNote.ts';
import type { Db } from '../database/openDatabase.ts';
import {
  afterCursor,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
  type PageQuery,
} from '../database/queries/paging.ts';
import { orders } from '../database/schema/schema.ts';
import { orderWithLines, toOrder } from './orderRow.ts';
import { matchingSearch } from './orderSearch.ts';

/** The SQL of the call list. */

const callKinds = sql.raw(callResults.map((kind) => `'${kind}'`).join(', '));

const calls = sql`from order_notes note where note.order_id = orders.id and note.kind in (${callKinds})`;
const tries = sql<number>`(select count(*)::int ${calls})`;
const isoOf = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const lastCall = sql<OrderNote | null>`(select json_build_object('kind', note.kind, 'text', note.text,
  'callBackAt', ${isoOf('note.call_back_at')}, 'by', note.by_name, 'at', ${isoOf('note.at')})
  ${calls} order by note.position desc limit 1)`;

/** The rule of the domain's `matchesCallFilter`. */
const matchingFilter = (filter: CallFilter, now: Date): SQL | undefined => {
  if (filter === 'never') return sql`not exists (select ${calls})`;
  return filter === 'due'
    ? sql`(select note.call_back_at ${calls} order by note.position desc limit 1) <= ${now.toISOString()}::timestamptz`
    : undefined;
};

const oldest: ListOrder<typeof orders.$inferSelect> = {
  name: 'calls',
  key: orders.placedAt,
  type: 'timestamptz',
  up: true,
  valueOf: (row) => row.placedAt,
};

interface CallListQuery extends PageQuery {
  readonly filter: CallFilter;
  /** What a person searches for (MD-1). */
  readonly search?: string;
}

/** The pending orders that the filter and the search keep, oldest first, with their calls. */
export const readCallList = async (
  db: Db,
  { filter, search, limit, after }: CallListQuery,
  now: Date,
): Promise<Page<CallEntry>> => {
  const condition = and(
    eq(orders.status, 'Pending'),
    matchingFilter(filter, now),
    search === undefined ? undefined : matchingSearch(search),
  );
  const query = db
    .select({ row: orderWithLines, tries, lastCall })
    .from(orders)
    .where(and(condition, afterCursor(oldest, orders.id, after)))
    .orderBy(...inOrder(oldest, orders.id))
    .$dynamic();
  const results = await (limit === undefined ? query : query.limit(limit + 1));
  const isComplete = after === undefined && (limit === undefined || results.length <= limit);
  const total = isComplete ? results.length : await db.$count(orders, condition);
  const rows = results.map(({ row }) => row);
  return {
    items: results.slice(0, limit).map((result) => ({
      order: toOrder(result.row),
      placedAt: result.row.placedAt.toISOString(),
      tries: result.tries,
      lastCall: result.lastCall,
    })),
    total,
    next: nextCursor(oldest, rows, limit),
  };
};
