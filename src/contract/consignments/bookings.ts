import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { bookingsSchemas } from './bookingsSchemas.ts';

/** Booking parcels with couriers, for staff (CR-13): beyond API-1 to API-7. */

type Schemas = typeof bookingsSchemas;

export type CheckBookingsBody = ShapeOf<Schemas['checkBookings']>['body'];
export type CheckBookingsReply = ShapeOf<Schemas['checkBookings']>['reply'];
export type AskPricesBody = ShapeOf<Schemas['askPrices']>['body'];
export type AskPricesReply = ShapeOf<Schemas['askPrices']>['reply'];
export type BookParcelsBody = ShapeOf<Schemas['bookParcels']>['body'];
/** The result for one of several orders. */
export type BookingResultReply = ShapeOf<Schemas['bookParcels']>['reply']['results'][number];
export type MakeUploadFileBody = ShapeOf<Schemas['makeUploadFile']>['body'];
export type UploadFileReply = ShapeOf<Schemas['makeUploadFile']>['reply'];

/** The couriers with which the shop can book now: those set up for calls, those that take an upload file, and its own riders. */
export const listBookingCouriersCall = call<Schemas['listBookingCouriers']>(
  'GET',
  '/bookings/couriers',
  'staff',
);
/** Says for each order whether it could be booked, and proposes its thana. Stores nothing and calls no courier. */
export const checkBookingsCall = call<Schemas['checkBookings']>('POST', '/bookings/check', 'staff');
/** Asks the courier what each parcel would cost; a price is `null` when the courier names none. */
export const askPricesCall = call<Schemas['askPrices']>('POST', '/bookings/prices', 'staff');
/**
 * Makes a parcel for each order, in a transaction of its own. With the way `call` a job books it soon afterwards; with `file` and `hand`
 * it counts as booked at once. A parcel with an `exchangeAmount` is an exchange, beside another parcel of its order. A refused order
 * does not stop the others; a repeated idempotency key returns the parcels made before.
 */
export const bookParcelsCall = call<Schemas['bookParcels']>('POST', '/bookings', 'staff');
/** The parcels with these ids, so that staff see what became of their bookings; unknown ids are left out. */
export const listBookingsCall = call<Schemas['listBookings']>('GET', '/bookings', 'staff');
/**
 * Writes the upload file of these parcels, any number of times; parcels of other couriers, cancelled ones, and those with a reference or
 * tracking code of the courier are left out.
 */
export const makeUploadFileCall = call<Schemas['makeUploadFile']>('POST', '/bookings/file', 'staff');
