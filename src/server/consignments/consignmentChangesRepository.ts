import { eq } from 'drizzle-orm';
import { takesDeliveryBack } from '#domain/consignments/cashSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import { type ConsignmentStage, isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import { toPoishaOrNull } from '#domain/values/money.ts';
import type { ActorAt } from '../auth/authorization.ts';
import { followCash } from '../cash/followCash.ts';
import { workKeptEvents } from '../courierEvents/courierEventsRepository.ts';
import type { Db } from '../database/database.ts';
import { consignmentEvents, consignments } from '../database/schema/schema.ts';
import { forgetReturnedLines } from './returnedLinesRepository.ts';

/** The SQL that inserts and changes consignments, each with an event of its history. */

/** A consignment to insert, with the idempotency key of the request, or `null`. */
export type NewConsignment = Omit<
  Consignment,
  | 'courierReference'
  | 'collected'
  | 'cashState'
  | 'outstanding'
  | 'unremitted'
  | 'heldSince'
  | 'createdAt'
  | 'createdBy'
  | 'stageAt'
  | 'revision'
> & {
  /** Left out while the courier's number of the parcel is not known. */
  readonly courierReference?: string | null;
  readonly requestKey: string | null;
};

/** A tracking code with the text by which it is searched. */
const trackingColumns = (trackingCode: string | null) => ({
  trackingCode,
  trackingKey: trackingCode === null ? null : trackingKey(trackingCode),
});

/**
 * Inserts a consignment with the first event of its history. It moves no cash: a new one is `booking` or `booked`, with nothing collected.
 */
export const insertConsignment = async (
  tx: Db,
  { fee, ...values }: NewConsignment,
  { uid, name, at }: ActorAt,
): Promise<void> => {
  const { trackingCode, stage } = values;
  await tx.insert(consignments).values({
    ...values,
    ...trackingColumns(trackingCode),
    // The column `fee` is in poisha, the column `amount` in taka.
    fee: toPoishaOrNull(fee),
    createdAt: at,
    createdByUid: uid,
    createdBy: name,
    stageAt: at,
    revision: 1,
  });
  await tx.insert(consignmentEvents).values({
    consignmentId: values.id,
    position: 0,
    fromStage: null,
    toStage: stage,
    word: '',
    changes: {},
    at,
    byUid: uid,
    byName: name,
  });
};

/** The columns for the changes that are given; what is `undefined` stays as it is. */
const changedColumns = ({ trackingCode, fee, collected, courierReference, rider }: ConsignmentChanges) => ({
  ...(trackingCode === undefined ? {} : trackingColumns(trackingCode)),
  ...(fee === undefined ? {} : { fee: toPoishaOrNull(fee) }),
  ...(collected === undefined ? {} : { collected: toPoishaOrNull(collected) }),
  ...(courierReference === undefined ? {} : { courierReference }),
  ...(rider === undefined ? {} : { rider }),
});

/** A change of a consignment; without `to` its stage stays as it is. */
interface ConsignmentChange {
  readonly to?: ConsignmentStage;
  /** The courier's own word; '' for what a person did. */
  readonly word?: string;
  readonly changes?: ConsignmentChanges;
  /**
   * The courier's own time of the word that led to a new stage: a word with an earlier time that arrives later is known as old. Left out
   * for what a person did, whose time then counts; `null` for a word without a time, which leaves the stored time as it is.
   */
  readonly saidAt?: Date | null;
}

/** The columns for a new stage at that time; see `ConsignmentChange.saidAt`. */
const stageColumns = (at: Date, saidAt: Date | null | undefined = at) => ({
  stageAt: at,
  ...(saidAt === null ? {} : { saidAt }),
});

/**
 * Changes the stage or details of a consignment that the transaction has locked, appends the event to its history, moves its cash
 * accordingly, and has the courier's events worked that waited for the change. With a delivery that is taken back, the pieces that were
 * to come back of it are forgotten.
 */
export const changeConsignment = async (
  tx: Db,
  { id, stage: from, revision }: Pick<Consignment, 'id' | 'stage' | 'revision'>,
  { to = from, word = '', changes = {}, saidAt }: ConsignmentChange,
  { uid, name, at }: ActorAt,
): Promise<void> => {
  const [changed] = await tx
    .update(consignments)
    .set({
      ...changedColumns(changes),
      stage: to,
      revision: revision + 1,
      ...(to === from ? {} : stageColumns(at, saidAt)),
    })
    .where(eq(consignments.id, id))
    .returning();
  await tx.insert(consignmentEvents).values({
    consignmentId: id,
    // The first event has position 0 and makes revision 1, so the number of earlier events is the revision.
    position: revision,
    fromStage: from,
    toStage: to,
    word,
    changes,
    at,
    byUid: uid,
    byName: name,
  });
  if (takesDeliveryBack(from, to)) await forgetReturnedLines(tx, id);
  if (changed === undefined) return;
  // The courier may have sent events before the shop knew the parcel by its number, or how its booking ended.
  const isBookingOver = to !== from && isBeingBooked(from);
  if (changes.courierReference || isBookingOver) await workKeptEvents(tx, changed);
  await followCash(tx, changed, { uid, name, at });
};
