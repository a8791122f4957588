import { count, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { DayCount } from '#domain/orders/orderDays.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { Db } from '../../database/database.ts';
import { prepareOnce } from '../../database/queries/prepareOnce.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { dhakaDay } from '../../database/queries/timeSql.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { orderCountChanges, orders } from '../../database/schema/schema.ts';
import { belongingTo, matching, type OrderListQuery, type OrderOwner } from './orderFilter.ts';

/** The SQL that counts orders. Triggers store how many orders of each status the whole shop has (ADR 0071). */

const countIn = (status: SQL, statuses: readonly OrderStatus[]): SQL =>
  sql`count(*) filter (where ${status} in (${textList(statuses)}))::int`;

/** SQL for the domain's `OutcomeCounts` as four columns; `status` is the column with the status of the orders. */
export const outcomeCounts = (status: SQL): SQL => sql`${countIn(status, orderLists.delivered)} as delivered,
    ${countIn(status, orderLists.cancelled)} as cancelled, ${countIn(status, orderLists.returned)} as returned,
    ${countIn(status, orderLists.active)} as open`;

type StatusCounts = Partial<Record<OrderStatus, number>>;

const storedCount = sql<number>`sum(${orderCountChanges.change})::int`;

const countsByStatus = prepareOnce('counts_by_status', (db) => {
  const { status } = orderCountChanges;
  return db
    .select({ status, count: storedCount })
    .from(orderCountChanges)
    .groupBy(status)
    .having(ne(storedCount, 0));
});

/** The stored number of orders per status; statuses without orders are left out. */
const storedCounts = async (db: Db): Promise<StatusCounts> => {
  const rows = await countsByStatus(db).execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
};

/** Number of changes that are still summed in a fraction of a millisecond. */
const fewChanges = 200;

/** Replaces the stored changes of each status by their sum once there are many. */
export const compactOrderCounts = async (db: Db): Promise<void> => {
  if ((await db.$count(orderCountChanges)) <= fewChanges) return;
  // One statement: every reader sees either all changes or their sums. A status without orders keeps no row.
  await db.execute(sql`with removed as (delete from ${orderCountChanges} returning status, change)
    insert into ${orderCountChanges} (status, change)
    select status, sum(change) from removed group by status having sum(change) <> 0`);
};

/** A stored number of orders that is not the real one. */
interface CountDrift {
  readonly status: OrderStatus;
  readonly stored: number;
  readonly counted: number;
}

/** Compares the stored numbers with the orders, both at one moment, and returns the numbers that differ. */
export const countDrifts = (db: Db): Promise<CountDrift[]> =>
  queryRows(
    db,
    sql`select status, sum(stored)::int as stored, sum(counted)::int as counted from (
        select status, change as stored, 0 as counted from ${orderCountChanges}
        union all select status, 0, 1 from ${orders}
      ) as both_numbers
      group by status having sum(stored) <> sum(counted) order by status`,
  );

/**
 * Whether the query only selects statuses of the whole shop, so that the stored numbers answer it. Sort and page do not change the
 * number.
 */
const selectsByStatusOnly = ({
  owner,
  statuses: _statuses,
  sort: _sort,
  limit: _limit,
  after: _after,
  page: _page,
  ...otherConditions
}: OrderListQuery): boolean =>
  owner === null && Object.values(otherConditions).every((condition) => condition === undefined);

/** The number of the whole shop's orders with one of these statuses, or with any, by the stored numbers. */
const countStored = async (db: Db, statuses: readonly OrderStatus[] = orderStatuses): Promise<number> => {
  const counts = await storedCounts(db);
  const wanted = orderStatuses.filter((status) => statuses.includes(status));
  return wanted.reduce((total, status) => total + (counts[status] ?? 0), 0);
};

/** Marks with an index of the marked orders alone (ADR 0152): to count the orders without the mark, all would be read. */
const marks = ['printed', 'packed'] as const;

/** Counts the orders that match the filter. */
export const countMatching = async (db: Db, filter: OrderListQuery): Promise<number> => {
  if (selectsByStatusOnly(filter)) return countStored(db, filter.statuses);
  const lackedMark = marks.find((mark) => filter[mark] === 'no');
  if (lackedMark !== undefined && selectsByStatusOnly({ ...filter, [lackedMark]: undefined })) {
    // Orders without the mark are counted as all orders less the orders with the mark.
    const all = await countStored(db, filter.statuses);
    const marked = await db.$count(orders, matching({ ...filter, [lackedMark]: 'yes' }));
    return all - marked;
  }
  return db.$count(orders, matching(filter));
};

/** The number and the total, in taka, of the orders placed since that time, by Dhaka's day and present status. */
export const countByDay = async (db: Db, since: Date): Promise<DayCount[]> => {
  const day = dhakaDay(sql`${orders.placedAt}`);
  const rows = await db
    .select({ day, status: orders.status, count: count(), total: sql<string>`sum(${orders.total})` })
    .from(orders)
    .where(gte(orders.placedAt, since))
    .groupBy(day, orders.status);
  return rows.map(({ total, ...row }) => ({ ...row, total: fromPoisha(Number(total)) }));
};

/** The number of orders per status, of an owner or (`null`) of the whole shop; statuses without orders are left out. */
export const countByStatus = async (db: Db, owner: OrderOwner | null): Promise<StatusCounts> => {
  if (owner === null) return storedCounts(db);
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(belongingTo(owner))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
};
