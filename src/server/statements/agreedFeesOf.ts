import type { Db } from '../database/database.ts';
import type { consignments } from '../database/schema/schema.ts';

/** What the courier has agreed to take for a parcel, poisha. */
export interface AgreedFees {
  readonly fee: number;
  readonly codFee: number;
  /** For the way back of one that was not delivered. */
  readonly returnFee: number;
}

type Parcel = typeof consignments.$inferSelect;

/** The agreed fees of parcels by their ids; a parcel without an agreement is left out. No price plan is kept yet. */
export const agreedFeesOf = async (
  _tx: Db,
  _parcels: readonly Parcel[],
): Promise<ReadonlyMap<string, AgreedFees>> => new Map();
