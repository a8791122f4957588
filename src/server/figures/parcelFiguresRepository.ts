import { sql } from 'drizzle-orm';
import { costedParcels, type KeyedParcels } from '../consignments/parcelCostsRepository.ts';
import type { Db } from '../database/database.ts';
import { idBounds } from '../database/queries/idBounds.ts';
import { dhakaClock } from '../database/queries/timeSql.ts';
import { type TimeRange, within } from './orderFiguresRepository.ts';

/** The SQL for sums of parcels by the time when they were given to couriers (CA-9). Sums are poisha. */

/** The key of the group with the parcels of the time before the range. */
export const beforeKey = 'before';

/**
 * Sums up the parcels given to couriers: those of `range` by month of Dhaka's clock (`2025-01`), those of `before`, which ends where `range`
 * starts, as one group.
 */
export const givenParcels = async (db: Db, range: TimeRange, before: TimeRange): Promise<KeyedParcels[]> => {
  const isGivenInBoth = within(sql`parcel.created_at`, { start: before.start, end: range.end });
  const givenInBoth = sql`consignments parcel where ${isGivenInBoth}`;
  const bounds = {
    parcels: await idBounds(db, sql`parcel.id`, givenInBoth),
    orders: await idBounds(db, sql`parcel.order_id`, givenInBoth),
  };
  const isBefore = sql`parcel.created_at < ${range.start.toISOString()}::timestamptz`;
  const month = sql`to_char(${dhakaClock(sql`parcel.created_at`)}, 'YYYY-MM')`;
  const key = sql`case when ${isBefore} then ${beforeKey} else ${month} end`;
  return costedParcels(db, { key, where: isGivenInBoth, bounds });
};
