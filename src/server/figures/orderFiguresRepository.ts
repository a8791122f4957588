import { type SQL, sql } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Db } from '../database/database.ts';
import { type IdBounds, idBounds, isWithin } from '../database/queries/idBounds.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { dhakaClock } from '../database/queries/timeSql.ts';

/** The SQL for sums of orders by day, hour, district, courier and category (CA-9). Sums are poisha. */

/** The time from `start` until before `end`. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

/** The number of orders of one status in a group, and their sum. */
export interface StatusSum {
  readonly status: OrderStatus;
  readonly orders: number;
  /** Poisha. */
  readonly amount: number;
}

/** The condition that the time in the column is within the range. */
export const within = (column: SQL, { start, end }: TimeRange): SQL =>
  sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;

const placedWithin = (range: TimeRange): SQL => within(sql`placed.placed_at`, range);

/** The range of the ids of orders that were placed in this time: with it, the joins below read that part of the tables alone. */
export const orderIdBounds = (db: Db, range: TimeRange): Promise<IdBounds> =>
  idBounds(db, sql`placed.id`, sql`orders placed where ${placedWithin(range)}`);

/** Sums up the orders that were placed in this time by status. */
export const sumOrders = (db: Db, range: TimeRange): Promise<StatusSum[]> =>
  queryRows(
    db,
    sql`select status, count(*)::int as orders, sum(total)::float8 as amount
      from orders placed where ${placedWithin(range)} group by status`,
  );

/** The orders of one status in a group, such as those of one district. */
export interface GroupSum<Group> extends StatusSum {
  readonly group: Group;
}

/** The orders of a range, grouped in four ways. */
export interface OrderGroups {
  /** By Dhaka's day. */
  readonly days: readonly GroupSum<string>[];
  /** By the hour of Dhaka's clock, 0 to 23. */
  readonly hours: readonly GroupSum<number>[];
  readonly districts: readonly GroupSum<string>[];
  /** By the courier of the newest parcel that was not cancelled and is no exchange; `null` for orders without such a parcel. */
  readonly couriers: readonly GroupSum<CourierId | null>[];
}

/** A row of the query for all groups: exactly one of these four is not `null`; the courier is '' for orders without a parcel. */
interface GroupRow extends StatusSum {
  readonly day: string | null;
  readonly hour: number | null;
  readonly district: string | null;
  readonly courier: CourierId | '' | null;
}

/** The rows that have this group. */
const rowsWith = <Group>(
  rows: readonly GroupRow[],
  groupOf: (row: GroupRow) => Group | null,
): GroupSum<Group>[] =>
  rows.flatMap((row) => {
    const { status, orders, amount } = row;
    const group = groupOf(row);
    return group === null ? [] : [{ group, status, orders, amount }];
  });

/** SQL for the newest parcel of each order. It skips parcels that were made before the range, since none is older than its order. */
const newestParcels = ({ start }: TimeRange, ids: IdBounds): SQL => sql`(
    select distinct on (order_id) order_id, courier from consignments
    where ${isWithin(sql`order_id`, ids)} and created_at >= ${start.toISOString()}::timestamptz and not is_exchange and stage <> 'cancelled'
    order by order_id, created_at desc, id desc
  )`;

/** Sums up the orders of a range in each of the four ways. The database reads the orders once for all of them. */
export const sumOrdersByGroup = async (db: Db, range: TimeRange, ids: IdBounds): Promise<OrderGroups> => {
  const rows = await queryRows<GroupRow>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, hour::int as hour, district, courier, status,
        count(*)::int as orders, sum(total)::float8 as amount
      from (
        select date_trunc('day', clock) as day, extract(hour from clock) as hour, district, courier, status, total
        from (
          select ${dhakaClock(sql`placed_at`)} as clock, district,
            coalesce(newest.courier, '') as courier, status, total
          from orders placed left join ${newestParcels(range, ids)} newest on newest.order_id = placed.id
          where ${placedWithin(range)}
        ) clocked
      ) parts
      group by grouping sets ((day, status), (hour, status), (district, status), (courier, status))`,
  );
  const ofCouriers = rowsWith(rows, ({ courier }) => courier);
  return {
    days: rowsWith(rows, ({ day }) => day),
    hours: rowsWith(rows, ({ hour }) => hour),
    districts: rowsWith(rows, ({ district }) => district),
    couriers: ofCouriers.map(({ group, ...sum }) => ({ ...sum, group: group === '' ? null : group })),
  };
};

/** The orders of one status that have products of one category. */
export interface CategorySum extends StatusSum {
  /** A `categoryKey`; '' for products without a category, `null` for deleted products. */
  readonly category: string | null;
  readonly pieces: number;
}

/** Sums up the orders of a range by the categories of their products; pieces and amount count only these products. */
export const sumOrdersByCategory = (db: Db, range: TimeRange, ids: IdBounds): Promise<CategorySum[]> =>
  queryRows(
    db,
    // `min` is needed by the grouping: all rows of an order have the same status. `float8`: a product of integers may overflow.
    sql`select category, status, count(*)::int as orders, sum(pieces)::int as pieces, sum(amount)::float8 as amount
      from (
        select line.order_id, product.category_key as category, min(placed.status) as status,
          sum(line.quantity) as pieces, sum(line.quantity * line.unit_price::float8) as amount
        from orders placed
        join order_lines line on line.order_id = placed.id and ${isWithin(sql`line.order_id`, ids)}
        left join products product on product.id = line.product_id
        where ${placedWithin(range)}
        group by line.order_id, product.category_key
      ) orders_with_category
      group by category, status`,
  );

/**
 * Lets the transaction group tens of thousands of orders in memory. With PostgreSQL's usual 4 MB it would sort them by id on disk,
 * which is slowest if the database compares texts by the rules of a language.
 */
export const groupInMemory = async (tx: Db): Promise<void> => {
  await tx.execute(sql`set local work_mem = '32MB'`);
};
