import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { type ConsignmentStage, unsentStages } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { cashHistories } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignmentEvents, consignments } from '../database/schema/schema.ts';

/** The SQL for the histories of consignments and of their cash. */

/** Whether any of the consignments has ever been in this stage. */
export const hasReached = async (
  db: Db,
  ids: readonly string[],
  stage: ConsignmentStage,
): Promise<boolean> => {
  const isReached = and(
    inArray(consignmentEvents.consignmentId, [...ids]),
    eq(consignmentEvents.toStage, stage),
  );
  return (await db.$count(consignmentEvents, isReached)) > 0;
};

/**
 * SQL for whether a courier has ever had a parcel of the row of `orders`, other than an exchange parcel. The order's status does not tell:
 * where the merchant ships orders by hand (CR-7), it may still be Confirmed.
 */
export const wasWithCourier: SQL = sql`exists (
  select from ${consignments} join ${consignmentEvents} on consignment_id = ${consignments.id}
  where ${consignments.orderId} = orders.id and not is_exchange and to_stage not in (${textList(unsentStages)}))`;

/** The ids of the orders, among these, of which a courier has ever had a parcel. */
export const idsWithCourier = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from orders where id in ${textsIn(orderIds)} and ${wasWithCourier}`,
  );
  return new Set(rows.map(({ id }) => id));
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
