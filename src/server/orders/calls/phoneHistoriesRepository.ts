import { type SQL, sql } from 'drizzle-orm';
import type { OutcomeCounts, PhoneHistory } from '#domain/orders/phoneHistory.ts';
import {
  costedParcels,
  isReturnedAtDoor,
  type KeyedParcels,
} from '../../consignments/parcelCostsRepository.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { textsIn } from '../../database/queries/textsIn.ts';
import { outcomeCounts } from '../lists/orderCountsRepository.ts';
import { ordersOfSamePhone, repeats } from '../lists/workFilter.ts';
import { type JoinedBlock, joinedBlock, toBlock } from './blockedPhonesRepository.ts';

interface KnownPhoneRow extends OutcomeCounts, JoinedBlock {
  readonly _id: string;
  readonly repeatId: string | null;
  readonly repeatNumber: string | null;
}

/** What the shop knows about the phone number of the order with the id `_id`, without the parcels to that number. */
type KnownPhone = Omit<PhoneHistory, 'doorReturns'>;

const toKnownPhone = ({ reason, by, at, repeatId, repeatNumber, ...counts }: KnownPhoneRow): KnownPhone => ({
  ...counts,
  block: toBlock({ reason, by, at }),
  repeat: repeatId === null ? null : { _id: repeatId, number: repeatNumber },
});

// In the SQL below, `asked` is an order whose phone number is asked about, and `other` another order of that number.
const otherOrders = ordersOfSamePhone(sql`asked`);

const countsOfOthers = sql`select ${outcomeCounts(sql`other.status`)} from ${otherOrders}`;

/** The earliest other order that was placed about the same time and has a product in common with the asked one. */
const firstRepeat = sql`select other.id, other.number from ${otherOrders} and ${repeats(sql`asked`)}
        order by other.placed_at, other.id limit 1`;

/** SQL for whether the order `asked` has one of these ids, which are sent as one JSON text. */
const isAsked = (ids: readonly string[]): SQL => sql`asked.id in ${textsIn(ids)}`;

/** Reads what the shop knows about the phone numbers of these orders; unknown ids are left out. */
export const readKnownPhones = async (db: Db, ids: readonly string[]): Promise<KnownPhone[]> => {
  const rows = await queryRows<KnownPhoneRow>(
    db,
    sql`select asked.id as "_id", counts.*, ${joinedBlock},
        repeat.id as "repeatId", repeat.number as "repeatNumber"
      from orders asked
      cross join lateral (${countsOfOthers}) counts
      left join blocked_phones block on block.mobile_number = asked.mobile_number
      left join lateral (${firstRepeat}) repeat on true
      where ${isAsked(ids)}`,
  );
  return rows.map(toKnownPhone);
};

/** Sums up the parcels to the phone numbers of these orders that nobody took at the door; the key is the order's id. */
export const readDoorReturns = (db: Db, ids: readonly string[]): Promise<KeyedParcels[]> =>
  costedParcels(db, {
    key: sql`asked.id`,
    joins: sql`join orders asked on asked.mobile_number = parcel.recipient_phone`,
    where: sql`${isAsked(ids)} and ${isReturnedAtDoor(sql`parcel`)}`,
  });
