import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
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

/** A decision that is open. */
export interface OpenDecision {
  readonly id: string;
  readonly kind: DecisionKind;
  readonly consignmentId: string;
  readonly word: string;
  readonly details: JsonRecord;
}

/** The parcel that a decision is about; `null` for an unknown id, and for one of another kind. */
export const parcelOfDecision = async (db: Db, id: string, kind: DecisionKind): Promise<string | null> => {
  const [row] = await db
    .select({ consignmentId: parcelDecisions.consignmentId })
    .from(parcelDecisions)
    .where(and(eq(parcelDecisions.id, id), eq(parcelDecisions.kind, kind)));
  return row?.consignmentId ?? null;
};

/** The decision, locked until the transaction ends; `null` when it is decided. */
export const lockOpenDecision = async (tx: Db, id: string): Promise<OpenDecision | null> => {
  const [row] = await tx
    .select({
      id: parcelDecisions.id,
      kind: parcelDecisions.kind,
      consignmentId: parcelDecisions.consignmentId,
      word: parcelDecisions.word,
      details: parcelDecisions.details,
    })
    .from(parcelDecisions)
    .where(and(eq(parcelDecisions.id, id), isNull(parcelDecisions.decidedAt)))
    .for('update');
  return row ?? null;
};

/** What a person decided. */
export interface Decided {
  readonly choice: string;
  readonly note: string;
  readonly byUid: string;
  readonly by: string;
  readonly at: Date;
}

const decidedColumns = ({ choice, note, byUid, by, at }: Decided) => ({
  decidedAt: at,
  decidedByUid: byUid,
  decidedBy: by,
  choice,
  note,
});

/** Closes a decision that the transaction has locked. */
export const closeDecision = async (tx: Db, id: string, decided: Decided): Promise<void> => {
  await tx.update(parcelDecisions).set(decidedColumns(decided)).where(eq(parcelDecisions.id, id));
};

/** Keeps what a person decided of a parcel for which no decision was open, since it follows from the parcel itself. */
export const keepDecided = async (
  tx: Db,
  { kind, consignmentId, word, at }: Pick<NewDecision, 'kind' | 'consignmentId' | 'word' | 'at'>,
  decided: Decided,
): Promise<void> => {
  await tx.insert(parcelDecisions).values({
    id: newId(decided.at),
    kind,
    consignmentId,
    word,
    at,
    details: {},
    createdAt: decided.at,
    ...decidedColumns(decided),
  });
};

/** Whether a person has decided this of the parcel since. */
export const isDecidedSince = async (
  tx: Db,
  { kind, consignmentId }: Pick<NewDecision, 'kind' | 'consignmentId'>,
  since: Date,
): Promise<boolean> =>
  (await tx.$count(
    parcelDecisions,
    and(
      eq(parcelDecisions.consignmentId, consignmentId),
      eq(parcelDecisions.kind, kind),
      gt(parcelDecisions.decidedAt, since),
    ),
  )) > 0;
