import type { DecideBody } from '#contract/consignments/decisions.ts';
import type { DecisionKind } from '#domain/consignments/decision.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import {
  closeDecision,
  type Decided,
  isDecidedSince,
  lockOpenDecision,
  parcelOfDecision,
  storeDecided,
} from '../../consignments/decisionsRepository.ts';
import { holdMs } from '../../consignments/toDecideRepository.ts';
import { noteKeptEvents, parcelNameOf } from '../../courierEvents/courierEventsRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { notFound } from '../../errors/apiError.ts';
import { insertNotes } from '../../orders/history/orderNotesRepository.ts';
import { findJob, lockJob } from '../../outbox/outboxRepository.ts';
import { bookingKinds } from '../bookingJob.ts';
import { decisionActs } from './decisionActs.ts';
import {
  type DecisionRequest,
  type DecisionSubject,
  decidedMeanwhile,
  decisionAction,
  lockSubject,
} from './decisionSubject.ts';

const decidedBy = ({ caller, body, now }: DecisionRequest): Decided => ({
  choice: body.choice,
  note: body.note.trim(),
  byUid: caller.uid,
  by: caller.name,
  at: now,
});

/**
 * Carries out the choice and records it in the audit log; the person's note is also stored with the order, where the other staff read it.
 */
const carryOut = async (tx: Db, subject: DecisionSubject, request: DecisionRequest): Promise<void> => {
  const { caller, body, now } = request;
  const { consignment, order } = subject;
  await decisionActs[body.choice](tx, subject, request);
  const text = body.note.trim();
  const kind = body.choice === 'cancelOrder' ? 'cancelled' : 'note';
  if (order !== null && text !== '')
    await insertNotes(tx, [order._id], { kind, text, callBackAt: null }, actorAt(caller, now));
  const subjectOfEntry = { id: consignment.orderId ?? '', label: consignment.orderNumber };
  await recordAction(tx, caller, decisionAction(body, subjectOfEntry), now);
};

/** Decides on what a courier's word left to a person. */
const decideStored = async (
  tx: Db,
  decisionId: string,
  kind: DecisionKind,
  request: DecisionRequest,
): Promise<void> => {
  const consignmentId = await parcelOfDecision(tx, decisionId, kind);
  if (consignmentId === null) throw notFound('decision');
  const subject = await lockSubject(tx, consignmentId);
  const decision = await lockOpenDecision(tx, decisionId);
  if (decision === null) throw decidedMeanwhile();
  // Closed first, so that a decision that the choice opens is a new one.
  await closeDecision(tx, decisionId, decidedBy(request));
  await carryOut(tx, { ...subject, ...decision }, request);
};

/** For what waits without a stored decision: no word of a courier led to it. */
const withoutWord = { word: '', details: {} };

/** Decides on a parcel on hold. */
const decideHold = async (tx: Db, consignmentId: string, request: DecisionRequest): Promise<void> => {
  const { consignment, order } = await lockSubject(tx, consignmentId);
  const about = { kind: 'onHold', consignmentId } as const;
  // A decided parcel that stays on hold waits for a person again after `holdMs`, as it did before its first decision.
  const since = new Date(request.now.getTime() - holdMs);
  if (consignment.stage !== 'onHold' || (await isDecidedSince(tx, about, since))) throw decidedMeanwhile();
  await storeDecided(tx, { ...about, word: '', at: new Date(consignment.stageAt) }, decidedBy(request));
  await carryOut(tx, { consignment, order, ...withoutWord }, request);
};

/** Decides on a stuck booking. */
const decideStuck = async (tx: Db, jobId: string, request: DecisionRequest): Promise<void> => {
  const job = await findJob(tx, jobId);
  const consignmentId = job?.payload.consignment;
  if (job === undefined || !bookingKinds.includes(job.kind) || typeof consignmentId !== 'string')
    throw notFound('job');
  // The job is locked before the parcel, in the same sequence as when an attempt ends; otherwise the two could deadlock.
  if ((await lockJob(tx, jobId))?.state !== 'stuck') throw decidedMeanwhile();
  const subject = await lockSubject(tx, consignmentId);
  await carryOut(tx, { ...subject, ...withoutWord }, request);
};

/** Marks all events of a parcel that the shop does not know as noted, given one of these events. */
const noteStranger = async (
  tx: Db,
  eventId: string,
  { caller, body, now }: DecisionRequest,
): Promise<void> => {
  const event = await parcelNameOf(tx, eventId);
  if (event === null) throw notFound('event');
  if ((await noteKeptEvents(tx, event)) === 0) throw decidedMeanwhile();
  const subjectOfEntry = { id: '', label: event.invoice || event.parcel };
  await recordAction(tx, caller, decisionAction(body, subjectOfEntry), now);
};

/**
 * Stores what a person decided and does what follows from it, all or nothing. The kind tells whether `id` names an event, a job, a
 * parcel or a stored decision. Throws an ApiError for an unknown id, for a case that is already decided, and when the order, its
 * machine or the parcel does not allow the choice.
 */
export const decide = (
  db: Db,
  caller: Caller,
  { id, body }: { readonly id: string; readonly body: DecideBody },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { kind } = body;
    const request = { caller, body, now };
    if (kind === 'stranger') await noteStranger(tx, id, request);
    else if (kind === 'stuckBooking') await decideStuck(tx, id, request);
    else if (kind === 'onHold') await decideHold(tx, id, request);
    else await decideStored(tx, id, kind, request);
  });
