import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { cashHistories } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { consignmentEvents } from '../database/schema/schema.ts';

/** The SQL for the histories of consignments and of their cash. */

/** The ids of those consignments that have ever been in this stage. */
export const idsThatReached = async (
  db: Db,
  ids: readonly string[],
  stage: ConsignmentStage,
): Promise<ReadonlySet<string>> => {
  const { consignmentId: id, toStage } = consignmentEvents;
  const rows = await db
    .select({ id })
    .from(consignmentEvents)
    .where(and(inArray(id, [...ids]), eq(toStage, stage)));
  return new Set(rows.map((row) => row.id));
};

/** Adds their histories to the parcels. */
export const withHistories = async (
  db: Db,
  parcels: readonly Consignment[],
): Promise<ConsignmentWithHistory[]> => {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const cashMoves = await cashHistories(db, ids);
  const events = await db
    .select()
    .from(consignmentEvents)
    .where(inArray(consignmentEvents.consignmentId, ids))
    .orderBy(asc(consignmentEvents.position));
  return parcels.map((parcel) => ({
    ...parcel,
    history: events
      .filter(({ consignmentId }) => consignmentId === parcel.id)
      .map(({ fromStage, toStage, word, changes, at, byName }) => ({
        from: fromStage,
        to: toStage,
        word,
        changes,
        at: at.toISOString(),
        by: byName,
      })),
    cashHistory: (cashMoves.get(parcel.id) ?? []).map(
      ({ type, to, at, byName, reason, payoutDay, entries }) => ({
        event: type,
        to,
        at,
        by: byName,
        reason,
        payoutDay,
        entries: entries.map(({ kind, amount }) => ({ kind, amount: fromPoisha(amount) })),
      }),
    ),
  }));
};
