import { sql } from 'drizzle-orm';
import { type Caller, repeatWithin } from '#domain/caller.ts';
import type { Db } from '../database/openDatabase.ts';
import { queryRows } from '../database/queries/queryRows.ts';

/** The SQL on the other orders of the phone numbers of orders. Stored mobile numbers are in the national form. */

interface CallerRow extends Pick<Caller, '_id' | 'delivered' | 'cancelled' | 'returned' | 'open'> {
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: string | null;
  readonly repeatId: string | null;
  readonly repeatNumber: string | null;
}

const toCaller = ({ reason, by, at, repeatId, repeatNumber, ...counts }: CallerRow): Caller => ({
  ...counts,
  block: reason === null ? null : { reason, by: by ?? '', at: at ?? '' },
  repeat: repeatId === null ? null : { _id: repeatId, number: repeatNumber },
});

/** What the shop knows of the phone numbers of these orders; unknown ids are left out. */
export const readCallers = async (db: Db, ids: readonly string[]): Promise<Caller[]> => {
  const apart = sql.raw(`interval '${repeatWithin} milliseconds'`);
  const rows = await queryRows<CallerRow>(
    db,
    sql`select called.id as "_id", counts.*, block.reason, block.by_name as by,
        to_char(block.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        repeat.id as "repeatId", repeat.number as "repeatNumber"
      from orders called
      cross join lateral (
        select count(*) filter (where other.status = 'Delivered')::int as delivered,
          count(*) filter (where other.status = 'Cancelled')::int as cancelled,
          count(*) filter (where other.status = 'Return')::int as returned,
          count(*) filter (where other.status in ('Pending', 'Confirmed', 'Shipping'))::int as open
        from orders other where other.mobile_number = called.mobile_number and other.id <> called.id) counts
      left join blocked_phones block on block.mobile_number = called.mobile_number
      left join lateral (
        select other.id, other.number from orders other
        where other.mobile_number = called.mobile_number and other.id <> called.id
          and other.placed_at between called.placed_at - ${apart} and called.placed_at + ${apart}
          and other.status <> 'Cancelled' and called.status <> 'Cancelled'
          and exists (select from order_lines line
            join order_lines own on own.product_id = line.product_id and own.order_id = called.id
            where line.order_id = other.id)
        order by other.placed_at, other.id limit 1) repeat on true
      where called.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  return rows.map(toCaller);
};
