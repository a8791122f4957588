import type { HeldParcelsQuery } from '#contract/cash/cashOutstanding.ts';
import { type HeldSum, type HolderRow, holderRows } from '#domain/consignments/cashHolder.ts';
import { heldParcelsLimit } from '#domain/consignments/consignmentRules.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { countHeld, listHeld, listRiderNames, sumHeld } from './outstandingRepository.ts';

/** What each holder has, by age. */
export const readOutstanding = (db: Db, now: Date): Promise<HeldSum[]> => sumHeld(db, now);

/** The same as rows of a file; records the export. */
export const exportOutstanding = async (
  { db, exports }: { readonly db: Db; readonly exports: Db },
  caller: Caller,
  now: Date,
): Promise<HolderRow[]> => {
  const rows = holderRows(await sumHeld(exports, now));
  const subject = { kind: 'list', id: '', label: 'cash' } as const;
  await recordAction(db, caller, { action: 'exportCash', subject, details: { rows: rows.length } }, now);
  return rows;
};

/** The parcels whose money a holder has, the longest held first, and their number. */
export const heldParcels = async (
  db: Db,
  query: HeldParcelsQuery,
): Promise<{ readonly consignments: StoredConsignment[]; readonly total: number }> => {
  const holder = { courier: query.courier, rider: query.rider ?? null };
  const consignments = await listHeld(db, holder, heldParcelsLimit);
  const isComplete = consignments.length < heldParcelsLimit;
  return {
    consignments,
    total: isComplete ? consignments.length : await countHeld(db, holder),
  };
};

/** The names of own riders. */
export const riders = (db: Db): Promise<string[]> => listRiderNames(db);
