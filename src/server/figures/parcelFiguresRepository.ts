import { sql } from 'drizzle-orm';
import { costedParcels, type KeyedParcels } from '../consignments/parcelCostsRepository.ts';
import type { Db } from '../database/database.ts';
import { idBounds } from '../database/queries/idBounds.ts';
import { dhakaClock } from '../database/queries/timeSql.ts';
import { type TimeRange, within } from './orderFiguresRepository.ts';

/** The SQL for sums of parcels by the time when they were given to couriers (CA-9). Sums are poisha. */

/** The key of the parcels that were given before the range. */
const beforeKey = 'before';

interface GivenParcels {
  /** The parcels of the range, by the month of Dhaka's clock, such as `2025-01`. */
  readonly parcels: KeyedParcels[];
  readonly parcelsBefore: KeyedParcels[];
}

/** Sums up the parcels given to couriers in `range`, and in the time `before`, which ends where `range` starts. */
export const givenParcels = async (db: Db, range: TimeRange, before: TimeRange): Promise<GivenParcels> => {
  const isGivenInBoth = within(sql`parcel.created_at`, { start: before.start, end: range.end });
  const givenInBoth = sql`consignments parcel where ${isGivenInBoth}`;
  // The range of the ids lets the query read only the part of the tables in which these parcels and their orders are.
  const bounds = {
    parcels: await idBounds(db, sql`parcel.id`, givenInBoth),
    orders: await idBounds(db, sql`parcel.order_id`, givenInBoth),
  };
  const isBefore = sql`parcel.created_at < ${range.start.toISOString()}::timestamptz`;
  const month = sql`to_char(${dhakaClock(sql`parcel.created_at`)}, 'YYYY-MM')`;
  const key = sql`case when ${isBefore} then ${beforeKey} else ${month} end`;
  const sums = await costedParcels(db, { key, where: isGivenInBoth, bounds });
  return {
    parcels: sums.filter((sum) => sum.key !== beforeKey),
    parcelsBefore: sums.filter((sum) => sum.key === beforeKey),
  };
};
