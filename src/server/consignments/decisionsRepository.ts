import { and, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { type DecisionKind, decisionOfStage } from '#domain/consignments/decision.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { parcelDecisions } from '../database/schema/schema.ts';

/** The SQL for decisions: what couriers leave to a person (CR-8). */

/** A decision to open. */
export interface NewDecision {
  readonly kind: DecisionKind;
  readonly consignmentId: string;
  /** The courier's own word that led to it; '' if none did. */
  readonly word: string;
  /** When the courier said it. */
  readonly at: Date;
  /** Until when a person can still change what happens; `null` when that is not known. */
  readonly until?: Date | null;
  readonly details?: JsonRecord;
}

/** Opens a decision, unless one of this kind is open for the parcel already. */
export const openDecision = async (
  tx: Db,
  { until = null, details = {}, ...decision }: NewDecision,
  now: Date,
): Promise<void> => {
  await tx
    .insert(parcelDecisions)
    .values({ id: newId(now), ...decision, until, details, createdAt: now })
    .onConflictDoNothing({
      target: [parcelDecisions.consignmentId, parcelDecisions.kind],
      where: isNull(parcelDecisions.decidedAt),
    });
};

/** Whether this word has opened a decision of this kind for the parcel since a time (ISO), whatever became of it. */
export const hasDecisionSince = async (
  tx: Db,
  { consignmentId, kind, word }: Pick<NewDecision, 'consignmentId' | 'kind' | 'word'>,
  since: string,
): Promise<boolean> => {
  const sameWord = and(
    eq(parcelDecisions.consignmentId, consignmentId),
    eq(parcelDecisions.kind, kind),
    eq(parcelDecisions.word, word),
    gte(parcelDecisions.createdAt, new Date(since)),
  );
  return (await tx.$count(parcelDecisions, sameWord)) > 0;
};

/**
 * Closes a parcel's open decisions of these kinds without a person, because later events have settled them; with `saidBefore` only those
 * whose word was said earlier.
 */
export const settleDecisions = async (
  tx: Db,
  consignmentId: string,
  kinds: readonly DecisionKind[],
  now: Date,
  saidBefore?: Date,
): Promise<void> => {
  await tx
    .update(parcelDecisions)
    .set({ decidedAt: now, choice: 'settled' })
    .where(
      and(
        eq(parcelDecisions.consignmentId, consignmentId),
        inArray(parcelDecisions.kind, [...kinds]),
        isNull(parcelDecisions.decidedAt),
        saidBefore === undefined ? undefined : lt(parcelDecisions.at, saidBefore),
      ),
    );
};

/**
 * Opens a decision. An open one of this kind is closed if the word that led to it was said earlier; otherwise it stays, and nothing is
 * opened.
 */
export const openNewestDecision = async (tx: Db, decision: NewDecision, now: Date): Promise<void> => {
  await settleDecisions(tx, decision.consignmentId, [decision.kind], now, decision.at);
  await openDecision(tx, decision, now);
};

/**
 * Kinds of decisions that are open only while the parcel is in one stage. `partlyDelivered` and `lost` stay open whatever the courier
 * says later: a person still has to name the pieces that come back, or claim what the courier owes.
 */
const kindsOfOneStage: readonly DecisionKind[] = ['deliveryFailed', 'bookingUnknown'];

interface ReachedStage extends Pick<NewDecision, 'word' | 'at' | 'until'> {
  readonly stage: ConsignmentStage;
}

/** Settles what the parcel's earlier stage left to a person, and opens what the new stage leaves; returns whether it leaves anything. */
export const settleAndOpenDecisions = async (
  tx: Db,
  consignmentId: string,
  { stage, ...reached }: ReachedStage,
  now: Date,
): Promise<boolean> => {
  await settleDecisions(tx, consignmentId, kindsOfOneStage, now);
  const kind = decisionOfStage[stage];
  if (kind === undefined) return false;
  await openDecision(tx, { kind, consignmentId, ...reached }, now);
  return true;
};

/** The id of the parcel that a decision is about; `null` for an unknown id, and for a decision of another kind. */
export const parcelOfDecision = async (db: Db, id: string, kind: DecisionKind): Promise<string | null> => {
  const [row] = await db
    .select({ consignmentId: parcelDecisions.consignmentId })
    .from(parcelDecisions)
    .where(and(eq(parcelDecisions.id, id), eq(parcelDecisions.kind, kind)));
  return row?.consignmentId ?? null;
};

/** Locks an open decision until the transaction ends, and returns what led to it; `null` when it is decided already. */
export const lockOpenDecision = async (
  tx: Db,
  id: string,
): Promise<{ readonly word: string; readonly details: JsonRecord } | null> => {
  const [row] = await tx
    .select({ word: parcelDecisions.word, details: parcelDecisions.details })
    .from(parcelDecisions)
    .where(and(eq(parcelDecisions.id, id), isNull(parcelDecisions.decidedAt)))
    .for('update');
  return row ?? null;
};

/** What a person decided, and when. */
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

/** Stores a decision together with its choice, for `onHold`, which is never stored as open because it follows from the parcel's stage. */
export const storeDecided = async (
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

/**
 * Whether a decision of this kind about the parcel was closed since that time: for `onHold` by a person, for other kinds also by events.
 */
export const isDecidedSince = async (
  tx: Db,
  { kind, consignmentId }: Pick<NewDecision, 'kind' | 'consignmentId'>,
  since: Date,
): Promise<boolean> => {
  const isDecided = and(
    eq(parcelDecisions.consignmentId, consignmentId),
    eq(parcelDecisions.kind, kind),
    gt(parcelDecisions.decidedAt, since),
  );
  return (await tx.$count(parcelDecisions, isDecided)) > 0;
};
