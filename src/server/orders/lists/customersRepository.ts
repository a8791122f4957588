import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/orders/customerCsv.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import type { Db } from '../../database/database.ts';
import { eachBatch } from '../../database/queries/eachBatch.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { dhakaDay } from '../../database/queries/timeSql.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { outcomeCounts } from './orderCountsRepository.ts';

/** The SQL for customers. A customer is identified by the phone number, which every order has. */

/** Counts the customers. */
export const countCustomers = async (db: Db): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(distinct mobile_number)::int as count from orders`,
  );
  return row?.count ?? 0;
};

/**
 * The next customers after this phone number, sorted by it; the first ones after an empty text. Name and address come from the
 * customer's newest order.
 */
const readCustomers = (db: Db, after: string, limit: number): Promise<Customer[]> =>
  queryRows<Customer>(
    db,
    // `outcomeCounts` selects `open`, `delivered`, `cancelled` and `returned`; `/ 100` turns poisha into taka.
    sql`select counts.mobile_number as "mobileNumber", newest.name, newest.email, newest.district, newest.address,
        orders, open, delivered, cancelled, returned, spent, ${dhakaDay(sql`first_at`)} as "firstOrder", ${dhakaDay(sql`last_at`)} as "lastOrder"
      from (
        select mobile_number, count(*)::int as orders, min(placed_at) as first_at, max(placed_at) as last_at,
          ${outcomeCounts(sql`status`)},
          (coalesce(sum(total) filter (where status in (${textList(orderLists.delivered)})), 0) / 100)::float8 as spent
        from orders where mobile_number > ${after} group by mobile_number order by mobile_number limit ${limit}) counts
      cross join lateral (
        select name, email, district, address from orders
        where mobile_number = counts.mobile_number order by placed_at desc, id desc limit 1) newest
      order by counts.mobile_number`,
  );

/** Yields all customers, sorted by phone number, `batch` at a time. */
export const eachCustomer = (db: Db, batch: number): AsyncGenerator<Customer[]> =>
  eachBatch(
    batch,
    (after) => readCustomers(db, after, batch),
    ({ mobileNumber }) => mobileNumber,
  );
