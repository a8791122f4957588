import { sql } from 'drizzle-orm';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { orderLists } from '#domain/orders/orderStatus.ts';
import { type PhoneHistory, repeatWithin } from '#domain/orders/phoneHistory.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { textList } from '../../database/schema/columnTypes.ts';

/**
 * The SQL on the other orders with an order's phone number: stored mobile numbers are in the national form, so equal ones
 * are equal text.
 */

/** Stages of parcels that nobody took, with their fee for the shop to pay. */
const doorStages = ['returning', 'returned'] as const satisfies readonly ConsignmentStage[];

interface PhoneHistoryRow
  extends Pick<PhoneHistory, '_id' | 'delivered' | 'cancelled' | 'returned' | 'open'> {
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: string | null;
  readonly repeatId: string | null;
  readonly repeatNumber: string | null;
  readonly doorParcels: number;
  readonly doorPoisha: number;
}

const toPhoneHistory = ({
  reason,
  by,
  at,
  repeatId,
  repeatNumber,
  doorParcels,
  doorPoisha,
  ...counts
}: PhoneHistoryRow): PhoneHistory => ({
  ...counts,
  block: reason === null ? null : { reason, by: by ?? '', at: at ?? '' },
  doorReturns: { parcels: doorParcels, cost: fromPoisha(doorPoisha) },
  repeat: repeatId === null ? null : { _id: repeatId, number: repeatNumber },
});

/**
 * What the shop knows of the phone numbers of these orders; unknown ids are left out. In the SQL, `called` is such an
 * order, and `repeat` the first other order near in time that has a product in common with it.
 */
export const readPhoneHistories = async (db: Db, ids: readonly string[]): Promise<PhoneHistory[]> => {
  const apart = sql.raw(`interval '${repeatWithin} milliseconds'`);
  const cancelled = textList(orderLists.cancelled);
  const rows = await queryRows<PhoneHistoryRow>(
    db,
    sql`select called.id as "_id", counts.*, block.reason, block.by_name as by,
        to_char(block.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        door.parcels as "doorParcels", door.poisha as "doorPoisha",
        repeat.id as "repeatId", repeat.number as "repeatNumber"
      from orders called
      cross join lateral (
        select count(*) filter (where other.status in (${textList(orderLists.delivered)}))::int as delivered,
          count(*) filter (where other.status in (${cancelled}))::int as cancelled,
          count(*) filter (where other.status in (${textList(orderLists.returned)}))::int as returned,
          count(*) filter (where other.status in (${textList(orderLists.active)}))::int as open
        from orders other where other.mobile_number = called.mobile_number and other.id <> called.id) counts
      cross join lateral (
        select count(*)::int as parcels, coalesce(sum(parcel.fee), 0)::float8 as poisha from consignments parcel
        where parcel.recipient_phone = called.mobile_number
          and parcel.stage in (${textList(doorStages)})) door
      left join blocked_phones block on block.mobile_number = called.mobile_number
      left join lateral (
        select other.id, other.number from orders other
        where other.mobile_number = called.mobile_number and other.id <> called.id
          and other.placed_at between called.placed_at - ${apart} and called.placed_at + ${apart}
          and other.status not in (${cancelled}) and called.status not in (${cancelled})
          and exists (select from order_lines line
            join order_lines own on own.product_id = line.product_id and own.order_id = called.id
            where line.order_id = other.id)
        order by other.placed_at, other.id limit 1) repeat on true
      where called.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  return rows.map(toPhoneHistory);
};
