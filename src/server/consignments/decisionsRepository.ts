import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { type DecisionKind, decisionOfStage } from '#domain/consignments/decision.ts';
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

/** Closes open decisions of a parcel without a person: what became of it later has settled them. */
export const settleDecisions = async (
  tx: Db,
  consignmentId: string,
  kinds: readonly DecisionKind[],
  now: Date,
): Promise<void> => {
  await tx
    .update(parcelDecisions)
    .set({ decidedAt: now, choice: 'settled' })
    .where(
      and(
        eq(parcelDecisions.consignmentId, consignmentId),
        inArray(parcelDecisions.kind, [...kinds]),
        isNull(parcelDecisions.decidedAt),
      ),
    );
};

/** What a parcel leaves to a person as long as it is in one stage. */
const kindsOfStages: readonly DecisionKind[] = ['deliveryFailed', 'onHold', 'bookingUnknown'];

interface ReachedStage extends Pick<NewDecision, 'word' | 'at' | 'until'> {
  readonly stage: ConsignmentStage;
}

/**
 * Settles what the parcel's last stage left to a person, and opens what the one that it has reached leaves; returns whether there
 * is something to decide now.
 */
export const decisionsOfStage = async (
  tx: Db,
  consignmentId: string,
  { stage, ...reached }: ReachedStage,
  now: Date,
): Promise<boolean> => {
  await settleDecisions(tx, consignmentId, kindsOfStages, now);
  const kind = decisionOfStage[stage];
  if (kind === undefined) return false;
  await openDecision(tx, { kind, consignmentId, ...reached }, now);
  return true;
};
