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

/** The couriers with which the shop can book now: those set up for calls, those that take an upload file, and its own riders. */
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
/** Asks the courier what each parcel would cost; a price is `null` when the courier names none. */
export const askPricesCall = call<typeof bookingsSchemas.askPrices>('POST', '/bookings/prices', {
  access: 'staff',
  refusals: ['invalid'],
});
/**
 * Makes a parcel for each order, in a transaction of its own. With the way `call` a job books it soon afterwards; with `file` and `hand`
 * it counts as booked at once. A parcel with an `exchangeAmount` is an exchange, beside another parcel of its order. A refused order
 * does not stop the others; a repeated idempotency key returns the parcels made before.
 */
export const bookParcelsCall = call<typeof bookingsSchemas.bookParcels>('POST', '/bookings', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The parcels with these ids, so that staff see what became of their bookings; unknown ids are left out. */
export const listBookingsCall = call<typeof bookingsSchemas.listBookings>('GET', '/bookings', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Writes the upload file of these parcels, any number of times; parcels of other couriers and cancelled ones are left out. */
export const makeUploadFileCall = call<typeof bookingsSchemas.makeUploadFile>('POST', '/bookings/file', {
  access: 'staff',
  refusals: ['invalid'],
});
