import { and, eq, isNull } from 'drizzle-orm';
import type { DecisionKind } from '#domain/consignments/decision.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { parcelDecisions } from '../database/schema/schema.ts';

/** The SQL on what couriers left to a person (CR-8). */

/** Something to decide. */
export interface NewDecision {
  readonly kind: DecisionKind;
  readonly consignmentId: string;
  /** The courier's own word; empty where none led to it. */
  readonly word: string;
  /** The courier's time of it. */
  readonly at: Date;
  /** Until when a person can still change it; `null` when nobody knows. */
  readonly until?: Date | null;
  readonly details?: JsonRecord;
}

/** Opens a decision; one of the kind that is open for the parcel already stays as it is. */
export const openDecision = async (
  tx: Db,
  { until = null, details = {}, ...decision }: NewDecision,
  now: Date,
): Promise<void> => {
  await tx
    .insert(parcelDecisions)
    .values({ id: newId(now), ...decision, until, details, createdAt: now })
    .onConflictDoNothing();
};

/** Closes the open decision of a kind without a person: what the courier says later has settled it. */
export const settleDecision = async (
  tx: Db,
  { kind, consignmentId }: Pick<NewDecision, 'kind' | 'consignmentId'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(parcelDecisions)
    .set({ decidedAt: now, choice: 'settled' })
    .where(
      and(
        eq(parcelDecisions.consignmentId, consignmentId),
        eq(parcelDecisions.kind, kind),
        isNull(parcelDecisions.decidedAt),
      ),
    );
};
