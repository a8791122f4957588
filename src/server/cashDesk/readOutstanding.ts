import type { HeldParcelsQuery } from '#contract/cash/cashOutstanding.ts';
import type { HeldSum } from '#domain/consignments/cashHolder.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { heldParcelsLimit } from '#domain/consignments/consignmentRules.ts';
import type { Db } from '../database/database.ts';
import { countHeld, listHeld, listRiderNames, sumHeld } from './outstandingRepository.ts';

/** Returns what each holder has, by age. */
export const readOutstanding = (db: Db, now: Date): Promise<HeldSum[]> => sumHeld(db, now);

/**
 * Returns the parcels whose money a holder has, the longest held first up to a limit, and the number of all of them. With `unremitted`
 * only those whose money was not handed over or named in a statement yet; with `undelivered` also those that are still to be delivered
 * and paid.
 */
export const heldParcels = async (
  db: Db,
  query: HeldParcelsQuery,
): Promise<{ readonly consignments: Consignment[]; readonly total: number }> => {
  const { courier, rider = null, unremitted = false, undelivered = false } = query;
  const filter = { courier, rider, unremitted, undelivered };
  const consignments = await listHeld(db, filter, heldParcelsLimit);
  const isComplete = consignments.length < heldParcelsLimit;
  return {
    consignments,
    total: isComplete ? consignments.length : await countHeld(db, filter),
  };
};

/** Returns the names of all own riders to whom parcels were ever given, to choose from in a field and a filter. */
export const listRiders = (db: Db): Promise<string[]> => listRiderNames(db);
