import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallResult, OrderNote } from '#domain/orders/orderNote.ts';
import type { CallEntry, CallFilter } from '#domain/staff/callList.ts';
import type { Db } from '../../database/database.ts';
import {
  type CountedPage,
  newestFirst,
  type PageQuery,
  reversed,
  toPage,
} from '../../database/queries/paging.ts';
import { rowsOfPage } from '../../database/queries/rowsOfPage.ts';
import { isoText } from '../../database/queries/timeSql.ts';
import { orders } from '../../database/schema/schema.ts';
import { type OrderWithLines, orderWithLines, toOrder } from '../lists/orderRow.ts';
import { orderSearch } from '../lists/orderSearch.ts';
import { fromCalls } from '../lists/workFilter.ts';

/** The SQL for the call list. */

// In the SQL below, `note` is a call about the order, from `fromCalls`.
const tries = sql<number>`(select count(*)::int ${fromCalls})`;
const lastCall = sql<OrderNote | null>`(select json_build_object('kind', note.kind, 'text', note.text,
  'callBackAt', ${isoText(sql`note.call_back_at`)}, 'by', note.by_name, 'at', ${isoText(sql`note.at`)})
  ${fromCalls} order by note.position desc limit 1)`;

const changeKind: CallResult = 'wantsChange';
/** SQL for whether the customer wanted a change in the last call, and the order was not corrected since. */
const wantsChange = sql`(select note.kind = ${changeKind} and not exists (
    select from order_revisions revision where revision.order_id = note.order_id and revision.at >= note.at)
  ${fromCalls} order by note.position desc limit 1)`;

/** The condition of a filter; `undefined` for all orders. */
const matchingFilter = (filter: CallFilter, now: Date): SQL | undefined => {
  if (filter === 'all') return undefined;
  if (filter === 'never') return sql`not exists (select 1 ${fromCalls})`;
  if (filter === 'due')
    return sql`(select note.call_back_at ${fromCalls} order by note.position desc limit 1) <= ${now.toISOString()}::timestamptz`;
  // The last filter, `change`.
  return wantsChange;
};

const oldestFirst = reversed(newestFirst('calls', orders, 'placedAt'));

interface CallListQuery extends PageQuery {
  readonly filter: CallFilter;
  /** A text that a person searches for (MD-1). */
  readonly search?: string;
}

const toCallEntry = (row: OrderWithLines & Pick<CallEntry, 'tries' | 'lastCall'>): CallEntry => ({
  order: toOrder(row),
  placedAt: row.placedAt.toISOString(),
  tries: row.tries,
  lastCall: row.lastCall,
});

/** Counts the pending orders that pass the filter. */
export const countPendingOrders = (db: Db, filter: CallFilter, now: Date): Promise<number> =>
  db.$count(orders, and(eq(orders.status, 'Pending'), matchingFilter(filter, now)));

/** A page of the pending orders that pass the filter and the search, oldest first, with their calls; all without a limit. */
export const readCallList = async (
  db: Db,
  { filter, search, ...page }: CallListQuery,
  now: Date,
): Promise<CountedPage<CallEntry>> => {
  const condition = and(
    eq(orders.status, 'Pending'),
    matchingFilter(filter, now),
    search === undefined ? undefined : orderSearch(search).matching,
  );
  const query = db.select({ row: orderWithLines, tries, lastCall }).from(orders).$dynamic();
  const results = await rowsOfPage(query, oldestFirst, condition, page);
  const rows = results.map(({ row, ...called }) => ({ ...row, ...called }));
  return toPage(oldestFirst, rows, page, toCallEntry, () => db.$count(orders, condition));
};
