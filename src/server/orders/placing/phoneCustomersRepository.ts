import { sql } from 'drizzle-orm';
import { orderLists } from '#domain/orders/orderLists.ts';
import { type EarlierAddress, earlierAddressesLimit, type PhoneCustomer } from '#domain/orders/phoneOrder.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { isoText } from '../../database/queries/timeSql.ts';
import { textList } from '../../database/schema/columnTypes.ts';

/** The SQL for what is known about the phone number of a caller (DK-18). */

interface CountsRow extends Pick<PhoneCustomer, 'delivered' | 'cancelled' | 'returned' | 'open'> {
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: string | null;
}

const readCounts = (db: Db, mobileNumber: string): Promise<CountsRow[]> =>
  queryRows<CountsRow>(
    db,
    sql`select counts.*, block.reason, block.by_name as by,
        ${isoText(sql`block.at`)} as at
      from (select count(*) filter (where status in (${textList(orderLists.delivered)}))::int as delivered,
          count(*) filter (where status in (${textList(orderLists.cancelled)}))::int as cancelled,
          count(*) filter (where status in (${textList(orderLists.returned)}))::int as returned,
          count(*) filter (where status in (${textList(orderLists.active)}))::int as open
        from orders where mobile_number = ${mobileNumber}) counts
      left join blocked_phones block on block.mobile_number = ${mobileNumber}`,
  );

/** The newest addresses to which orders of the phone number went, each once. */
const readAddresses = (db: Db, mobileNumber: string): Promise<EarlierAddress[]> =>
  queryRows<EarlierAddress>(
    db,
    sql`select name, email, district, address, address_type as "addressType", delivery_area as "deliveryArea"
      from (select distinct on (lower(address), lower(district)) * from orders
        where mobile_number = ${mobileNumber}
        order by lower(address), lower(district), placed_at desc, id desc) newest
      order by placed_at desc, id desc limit ${earlierAddressesLimit}`,
  );

/** Reads what the shop knows about a phone number, which must be in the national form. */
export const readPhoneCustomer = async (db: Db, mobileNumber: string): Promise<PhoneCustomer> => {
  const [addresses, [row]] = await Promise.all([
    readAddresses(db, mobileNumber),
    readCounts(db, mobileNumber),
  ]);
  if (row === undefined) throw new Error('A query of counts has no row.');
  const { reason, by, at, ...counts } = row;
  // A row of `blocked_phones` has all three: the '' are for the type alone.
  return { ...counts, block: reason === null ? null : { reason, by: by ?? '', at: at ?? '' }, addresses };
};
