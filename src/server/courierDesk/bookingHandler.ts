import type { Consignment } from '#domain/consignments/consignment.ts';
import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import type { Order } from '#domain/orders/order.ts';
import { readText } from '#domain/values/parse.ts';
import { findConsignment } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { BookingResult, Courier, ParcelToBook } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import type { JobHandler, JobResult, TakenJob } from '../outbox/jobHandler.ts';
import { parcelToBook } from './parcelToBook.ts';
import { storeBooking, storeUnknown } from './storeBooking.ts';

interface BookParts {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly now: () => Date;
}

/** A job whose parcel the courier is asked to book. */
interface ReadyJob {
  readonly parcel: Consignment;
  /** The parcel as the courier is told. */
  readonly toBook: ParcelToBook;
  readonly courier: Courier;
}

/** A job that is ready, or the result of a job that needs no call. */
type Prepared = ReadyJob | { readonly result: JobResult };

/** Cancels the parcel without a call, as if the courier had refused it for this reason. */
const cancelParcel = (parcel: Consignment, reason: string, now: () => Date): JobResult => ({
  kind: 'done',
  store: (tx) => storeBooking(tx, parcel, { kind: 'refused', reason }, now()),
});

/** Marks the parcel as `unknown`: nobody knows whether the courier has booked it. */
const markUnknown = (parcel: Consignment, reason: string, now: () => Date): JobResult => ({
  kind: 'done',
  store: (tx) => storeUnknown(tx, parcel, reason, now()),
});

/** The parcel's order, if it is still to be sent; otherwise `null`. */
const orderToSend = async (db: Db, { orderId, isExchange }: Consignment): Promise<Order | null> => {
  const stored = orderId === null ? null : await findOrder(db, orderId);
  return stored !== null && mayBeSent(stored.order.orderStatus, { isExchange }) ? stored.order : null;
};

/** What the job needs now: a call to the courier, or none because its result is known. */
const prepare = async ({ db, couriers, now }: BookParts, job: TakenJob): Promise<Prepared> => {
  const parcel = await findConsignment(db, readText(job.payload.consignment));
  // Meanwhile staff have booked the parcel by hand or cancelled it.
  if (parcel === null || parcel.stage !== 'booking') return { result: { kind: 'done' } };
  const courier = couriers.get(parcel.courier);
  // The courier may have booked it in the attempt that was interrupted, and would book it a second time.
  const couldBookTwice = job.interrupted && courier?.refusesRepeats !== true;
  if (couldBookTwice)
    return { result: markUnknown(parcel, 'The shop stopped while it was booking the parcel.', now) };
  const { name } = courierDetails[parcel.courier];
  if (courier === undefined) return { result: { kind: 'again', reason: `${name} is not set up.` } };
  const order = await orderToSend(db, parcel);
  if (order === null) {
    // A courier that refuses repeats is asked again after a lost answer, so an earlier attempt may have booked the parcel; of a job from a
    // backup nobody knows its attempts since.
    const mayBeBooked = courier.refusesRepeats === true && (job.leases > 1 || job.interrupted);
    const end = mayBeBooked ? markUnknown : cancelParcel;
    return { result: end(parcel, 'The order no longer needs to be sent.', now) };
  }
  return { parcel, toBook: parcelToBook(parcel, order), courier };
};

/** The job's result for the courier's answer: an `unknown` booking is only sent again if the courier refuses repeats. */
const jobResultOf = ({ parcel, courier }: ReadyJob, answer: BookingResult, now: () => Date): JobResult => {
  if (answer.kind === 'notNow')
    return {
      kind: 'again',
      reason: answer.reason,
      waitSeconds: answer.waitSeconds,
      isAttempt: answer.isBusy !== true,
    };
  if (answer.kind === 'unknown')
    return courier.refusesRepeats === true
      ? { kind: 'again', reason: answer.reason }
      : markUnknown(parcel, answer.reason, now);
  return { kind: 'done', store: (tx) => storeBooking(tx, parcel, answer, now()) };
};

/**
 * Books the parcels of these jobs, and returns the courier's answers in the order of the jobs. Only couriers with `bookMany` get several
 * at once (`bookingJob`), so `Promise.all` waits for a single call: one that rejects loses no answer of another.
 */
const bookReady = async (jobs: readonly ReadyJob[]): Promise<readonly BookingResult[]> => {
  const [first] = jobs;
  if (first === undefined) return [];
  // All jobs of a lane belong to one courier.
  const { courier } = first;
  const parcels = jobs.map(({ toBook }) => toBook);
  return parcels.length > 1 && courier.bookMany !== null
    ? courier.bookMany(parcels)
    : Promise.all(parcels.map((parcel) => courier.book(parcel)));
};

const isReady = (job: Prepared): job is ReadyJob => 'courier' in job;

/** Works jobs of one lane, and returns the result of each, in their order. */
const work = async (parts: BookParts, jobs: readonly TakenJob[]): Promise<JobResult[]> => {
  const prepared = await Promise.all(jobs.map((job) => prepare(parts, job)));
  const ready = prepared.filter(isReady);
  const answers = await bookReady(ready);
  const answerOfJob = new Map(ready.map((job, index) => [job, answers[index]]));
  return prepared.map((job) => {
    if (!isReady(job)) return job.result;
    const answer = answerOfJob.get(job);
    if (answer === undefined) throw new Error('A parcel that was sent has no result.');
    return jobResultOf(job, answer, parts.now);
  });
};

/**
 * Handles the jobs that book parcels with their courier, up to `maxJobs` at once (CR-4). If the courier would book a repeated
 * parcel twice, a parcel whose answer was lost or whose process ended becomes `unknown`, and is not sent again without a person.
 */
export const bookingHandler = (parts: BookParts, maxJobs: number): JobHandler => ({
  maxJobs,
  work: (jobs) => work(parts, jobs),
  stopWaiting: () => {
    for (const courier of parts.couriers.values()) courier.stopWaiting?.();
  },
  giveUp: async (tx, { payload }) => {
    const parcel = await findConsignment(tx, readText(payload.consignment));
    // Not cancelled: a courier that refuses repeats may have booked it in an attempt whose answer was lost.
    if (parcel !== null) await storeUnknown(tx, parcel, 'The booking was given up.', parts.now());
  },
});
