import type { BookingResultReply, BookParcelsBody } from '#contract/consignments/bookings.ts';
import type { Booking, BookingWay } from '#domain/consignments/booking.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Caller } from '../auth/authorization.ts';
import { consignmentOfRequest } from '../consignments/consignmentsRepository.ts';
import { bookingJob } from '../courierDesk/bookingJob.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import { addConsignment } from '../orders/consignments/addConsignment.ts';
import { lockOrder } from '../orders/history/lockOrder.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { courierReasonAgainst, type ReasonAgainst } from './bookingCouriers.ts';
import { bookableOrders } from './checkBookings.ts';
import { toBooking } from './readBookings.ts';
import { whyNotBooked } from './whyNotBooked.ts';

interface BookingRequest {
  readonly courier: CourierId;
  readonly way: BookingWay;
  /** The name of an own rider; none for other couriers. */
  readonly rider: string | null | undefined;
  readonly parcel: BookParcelsBody['parcels'][number];
  /** Idempotency key; `null` if the client sends none. */
  readonly key: string | null;
}

/**
 * Makes a consignment for an order, once for each idempotency key. If it is booked by a call, it starts in stage `booking` with a
 * job that makes the call; by a file or by hand it counts as booked at once. Throws an ApiError with the reason when that fails.
 */
const bookParcel = (
  db: Db,
  caller: Caller,
  { courier, way, rider, parcel: { order: orderId, ...draft }, key }: BookingRequest,
  reasonAgainst: ReasonAgainst,
  now: Date,
): Promise<Booking> =>
  transaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const earlier = key === null ? null : await consignmentOfRequest(tx, orderId, key);
    if (earlier !== null) return toBooking(earlier);
    const bookable = (await bookableOrders(tx, [orderId])).get(orderId);
    if (bookable === undefined) throw notFound('order');
    const reason = whyNotBooked(bookable, draft, reasonAgainst);
    if (reason !== null) throw new ApiError('parcelRefused', reason);
    const given = {
      ...draft,
      id: newId(now),
      courier,
      rider,
      trackingCode: null,
      exchangeAmount: draft.exchangeAmount ?? null,
      stage: way === 'call' ? 'booking' : 'booked',
      requestKey: key,
      advances: bookable.advances,
    } as const;
    const consignment = await addConsignment(tx, caller, { ...bookable, given }, now);
    if (way === 'call') await addToOutbox(tx, [bookingJob(consignment)], now);
    return toBooking(consignment);
  });

/**
 * Books parcels for several orders, each in a transaction of its own; a refused one does not stop the others. Throws an ApiError
 * for a courier that the shop cannot book with in this way.
 */
export const bookParcels = async (
  { db, couriers }: { readonly db: Db; readonly couriers: Couriers },
  caller: Caller,
  { body, key }: { readonly body: BookParcelsBody; readonly key: string | null },
  now: () => Date,
): Promise<BookingResultReply[]> => {
  const { courier, way, rider, parcels } = body;
  const reasonAgainst = courierReasonAgainst(couriers, courier, way);
  const results: BookingResultReply[] = [];
  for (const parcel of parcels) {
    const { order } = parcel;
    try {
      const booking = await bookParcel(
        db,
        caller,
        { courier, way, rider, parcel, key },
        reasonAgainst,
        now(),
      );
      results.push({ order, booking });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ order, booking: null, code: error.code, message: error.message });
    }
  }
  return results;
};
