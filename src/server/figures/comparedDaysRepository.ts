import { eq, sql } from 'drizzle-orm';
import type { AdvanceState } from '#domain/cash/advance.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ComparedDay } from '#domain/staff/toDo.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { consignments } from '../database/schema/schema.ts';
import type { TimeRange } from './orderFiguresRepository.ts';

/** The SQL for the days on the dashboard's home page (DK-12). Each day is read as a range of two indexes. */

const cancelled: OrderStatus = 'Cancelled';
const paid: AdvanceState = 'paid';
const booked: ConsignmentStage = 'booked';

/** The numbers of each day, newest first; `cash` is the total of the delivered orders less their advances, in poisha. */
export const sumDays = (
  db: Db,
  days: readonly (TimeRange & Pick<ComparedDay, 'day'>)[],
): Promise<ComparedDay[]> =>
  queryRows<ComparedDay>(
    db,
    sql`select asked.day, of_placed.*, of_delivered.*
      from json_to_recordset(${JSON.stringify(days)}::json)
        as asked (day text, start timestamptz, "end" timestamptz)
      cross join lateral (
        select count(*)::int as placed, count(*) filter (where status = ${cancelled})::int as cancelled
        from orders where placed_at >= asked.start and placed_at < asked."end") of_placed
      cross join lateral (
        select count(*)::int as delivered, coalesce(sum(total - coalesce(advance.amount, 0)), 0)::float8 as cash
        from orders left join lateral (
          select sum(amount) as amount from order_advances
          where order_id = orders.id and state = ${paid}) advance on true
        where delivered_at >= asked.start and delivered_at < asked."end") of_delivered
      order by asked.day desc`,
  );

/** The number of parcels that are booked but not yet with their courier. */
export const countToHandOver = (db: Db): Promise<number> =>
  db.$count(consignments, eq(consignments.stage, booked));
