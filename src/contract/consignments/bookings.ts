import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { bookingsSchemas } from './bookingsSchemas.ts';

/** Booking parcels with couriers, for staff (CR-13): beyond API-1 to API-7. */

export type CheckBookingsBody = ShapeOf<typeof bookingsSchemas.checkBookings>['body'];
export type CheckBookingsReply = ShapeOf<typeof bookingsSchemas.checkBookings>['reply'];
export type AskPricesBody = ShapeOf<typeof bookingsSchemas.askPrices>['body'];
export type AskPricesReply = ShapeOf<typeof bookingsSchemas.askPrices>['reply'];
export type BookParcelsBody = ShapeOf<typeof bookingsSchemas.bookParcels>['body'];
/** The result for one of several orders. */
export type BookingResultReply = ShapeOf<typeof bookingsSchemas.bookParcels>['reply']['results'][number];
export type MakeUploadFileBody = ShapeOf<typeof bookingsSchemas.makeUploadFile>['body'];
export type UploadFileReply = ShapeOf<typeof bookingsSchemas.makeUploadFile>['reply'];

/** The couriers with which the shop can book right now: by a call, where they are set up, by an upload file, and its own rider. */
export const listBookingCouriersCall = call<typeof bookingsSchemas.listBookingCouriers>(
  'GET',
  '/bookings/couriers',
  { access: 'staff' },
);
/** Says for each order whether it could be booked, and proposes its thana. Stores nothing and calls no courier. */
export const checkBookingsCall = call<typeof bookingsSchemas.checkBookings>('POST', '/bookings/check', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Asks the courier what each parcel would cost; `null` where it tells nothing. */
export const askPricesCall = call<typeof bookingsSchemas.askPrices>('POST', '/bookings/prices', {
  access: 'staff',
  refusals: ['invalid'],
});
/**
 * Makes the parcels, each in a transaction of its own: by a call they are booked soon afterwards; in a file, and by hand, they count as
 * booked. One with an `exchangeAmount` is an exchange, beside another parcel of its order.
 * A refused order does not stop the others; a repeated idempotency key gets those made before.
 */
export const bookParcelsCall = call<typeof bookingsSchemas.bookParcels>('POST', '/bookings', {
  access: 'staff',
  refusals: ['invalid'],
});
/** What has become of bookings; unknown ids are left out. */
export const listBookingsCall = call<typeof bookingsSchemas.listBookings>('GET', '/bookings', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The file of parcels for the courier's portal, as often as it is asked for. Parcels of other couriers, and cancelled ones, are left out. */
export const makeUploadFileCall = call<typeof bookingsSchemas.makeUploadFile>('POST', '/bookings/file', {
  access: 'staff',
  refusals: ['invalid'],
});
