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

/** A job with what is sent to the courier; or what becomes of it without a call. */
type Prepared =
  | { readonly parcel: StoredConsignment; readonly sent: ParcelToBook; readonly courier: Courier }
  | { readonly result: JobResult };

const cancelParcel = (parcel: StoredConsignment, reason: string, now: () => Date): JobResult => ({
  kind: 'done',
  store: (tx) => storeBooking(tx, parcel, { kind: 'refused', reason }, now()),
});

const prepare = async ({ db, couriers, now }: BookParts, job: TakenJob): Promise<Prepared> => {
  const parcel = await findConsignment(db, readText(job.payload.consignment));
  // Staff have booked it by hand meanwhile, or cancelled it.
  if (parcel === null || parcel.stage !== 'booking') return { result: { kind: 'done' } };
  const courier = couriers.get(parcel.courier);
  const { name } = courierDetails[parcel.courier];
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
    return { result: cancelParcel(parcel, 'The order is not to be sent any longer.', now) };
  return { parcel, sent: parcelToBook(parcel, stored.order), courier };
};

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

const bookAll = (courier: Courier, parcels: readonly ParcelToBook[]): Promise<readonly BookingResult[]> =>
  parcels.length > 1 && courier.bookMany !== null
    ? courier.bookMany(parcels)
    : Promise.all(parcels.map((parcel) => courier.book(parcel)));

const work = async (parts: BookParts, jobs: readonly TakenJob[]): Promise<JobResult[]> => {
  const prepared = await Promise.all(jobs.map((job) => prepare(parts, job)));
  const ready = prepared.flatMap((each) => ('parcel' in each ? [each] : []));
  // The jobs of a lane are of one courier.
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
 * Books the parcels of the jobs with their courier (CR-4). Where a repeat would book a second parcel, one whose answer was lost,
 * or whose process ended in the meantime, is `unknown` and never sent again by itself.
 */
export const bookParcels = (parts: BookParts, maxJobs: number): JobHandler => ({
  most: maxJobs,
  work: (jobs) => work(parts, jobs),
  giveUp: async (tx, { payload }) => {
    const parcel = await findConsignment(tx, readText(payload.consignment));
    if (parcel !== null) await storeUnknown(tx, parcel, 'The booking was given up.', parts.now());
  },
});
