import { sql } from 'drizzle-orm';
import type { OutcomeCounts } from '#domain/orders/phoneHistory.ts';
import { type EarlierAddress, earlierAddressesLimit, type PhoneCustomer } from '#domain/orders/phoneOrder.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { type JoinedBlock, joinedBlock, toBlock } from '../calls/blockedPhonesRepository.ts';
import { outcomeCounts } from '../lists/orderCountsRepository.ts';

/** The SQL for what is known about the phone number of a caller (DK-18). */

const readCounts = (db: Db, mobileNumber: string): Promise<(OutcomeCounts & JoinedBlock)[]> =>
  queryRows<OutcomeCounts & JoinedBlock>(
    db,
    sql`select counts.*, ${joinedBlock}
      from (select ${outcomeCounts(sql`status`)} from orders where mobile_number = ${mobileNumber}) counts
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
  const { delivered, cancelled, returned, open, ...block } = row;
  return { delivered, cancelled, returned, open, block: toBlock(block), addresses };
};
