import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { isSentStatus } from '#domain/orders/courierMoves.ts';
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

/** A job that is ready, with the parcel to send to the courier; or the result of a job that needs no call. */
type Prepared =
  | { readonly parcel: StoredConsignment; readonly sent: ParcelToBook; readonly courier: Courier }
  | { readonly result: JobResult };

/** The parcel is cancelled without a call, as if the courier had refused it for this reason. */
const cancelParcel = (parcel: StoredConsignment, reason: string, now: () => Date): JobResult => ({
  kind: 'done',
  store: (tx) => storeBooking(tx, parcel, { kind: 'refused', reason }, now()),
});

const prepare = async ({ db, couriers, now }: BookParts, job: TakenJob): Promise<Prepared> => {
  const parcel = await findConsignment(db, readText(job.payload.consignment));
  // Meanwhile staff have booked the parcel by hand or cancelled it.
  if (parcel === null || parcel.stage !== 'booking') return { result: { kind: 'done' } };
  const courier = couriers.get(parcel.courier);
  const { name } = courierDetails[parcel.courier];
  // The courier may have booked it in the attempt that was interrupted, and would book it a second time.
  if (job.interrupted && courier?.refusesRepeats !== true)
    return {
      result: {
        kind: 'done',
        store: (tx) => storeUnknown(tx, parcel, 'The shop stopped while it was booked.', now()),
      },
    };
  if (courier === undefined) return { result: { kind: 'again', reason: `${name} is not set up.` } };
  const stored = parcel.orderId === null ? null : await findOrder(db, parcel.orderId);
  if (stored === null || !isSentStatus(stored.order.orderStatus, parcel.isExchange))
    return { result: cancelParcel(parcel, 'The order no longer needs to be sent.', now) };
  return { parcel, sent: parcelToBook(parcel, stored.order), courier };
};

/** The job's result for the courier's answer: an `unknown` booking is only sent again if the courier refuses repeats. */
const resultOf = (
  parcel: StoredConsignment,
  result: BookingResult,
  { refusesRepeats }: Pick<Courier, 'refusesRepeats'>,
  now: () => Date,
): JobResult => {
  if (result.kind === 'notNow')
    return { kind: 'again', reason: result.reason, waitSeconds: result.waitSeconds };
  if (result.kind === 'unknown')
    return refusesRepeats === true
      ? { kind: 'again', reason: result.reason }
      : { kind: 'done', store: (tx) => storeUnknown(tx, parcel, result.reason, now()) };
  return { kind: 'done', store: (tx) => storeBooking(tx, parcel, result, now()) };
};

/**
 * Results in the order of the parcels. Only couriers with `bookMany` get several at once (`bookingJob`), so `Promise.all` waits for
 * a single call: one that rejects loses no result of another.
 */
const bookAll = (courier: Courier, parcels: readonly ParcelToBook[]): Promise<readonly BookingResult[]> =>
  parcels.length > 1 && courier.bookMany !== null
    ? courier.bookMany(parcels)
    : Promise.all(parcels.map((parcel) => courier.book(parcel)));

const work = async (parts: BookParts, jobs: readonly TakenJob[]): Promise<JobResult[]> => {
  const prepared = await Promise.all(jobs.map((job) => prepare(parts, job)));
  const ready = prepared.flatMap((each) => ('parcel' in each ? [each] : []));
  // All jobs of a lane belong to one courier.
  const courier = ready[0]?.courier;
  const results =
    courier === undefined
      ? []
      : await bookAll(
          courier,
          ready.map(({ sent }) => sent),
        );
  return prepared.map((each) => {
    if ('result' in each) return each.result;
    const result = results[ready.indexOf(each)];
    if (result === undefined) throw new Error('Each sent parcel has a result.');
    return resultOf(each.parcel, result, each.courier, parts.now);
  });
};

/**
 * Handles the jobs that book parcels with their courier, up to `maxJobs` at once (CR-4). If the courier would book a repeated
 * parcel twice, a parcel whose answer was lost or whose process ended becomes `unknown`, and is not sent again without a person.
 */
export const bookParcels = (parts: BookParts, maxJobs: number): JobHandler => ({
  most: maxJobs,
  work: (jobs) => work(parts, jobs),
  giveUp: async (tx, { payload }) => {
    const parcel = await findConsignment(tx, readText(payload.consignment));
    if (parcel !== null) await storeUnknown(tx, parcel, 'The booking was given up.', parts.now());
  },
});
