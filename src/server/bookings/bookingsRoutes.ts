import type { FastifyPluginAsync } from 'fastify';
import {
  askPricesCall,
  bookParcelsCall,
  checkBookingsCall,
  listBookingCouriersCall,
  listBookingsCall,
  makeUploadFileCall,
} from '#contract/consignments/bookings.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../http/routes/callHeaders.ts';
import { askPrices } from './askPrices.ts';
import { bookingCouriers } from './bookingCouriers.ts';
import { bookParcels } from './bookParcels.ts';
import { checkBookings } from './checkBookings.ts';
import { makeUploadFile } from './makeUploadFile.ts';
import { readBookings } from './readBookings.ts';

interface BookingsOptions {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly now: () => Date;
}

/** Routes for staff who book parcels with couriers (CR-13). */
export const bookingsRoutes: FastifyPluginAsync<BookingsOptions> = async (app, { db, couriers, now }) => {
  const parts = { db, couriers };
  answerCall(app, listBookingCouriersCall, async () => ({ couriers: bookingCouriers(couriers) }));
  answerCall(app, checkBookingsCall, ({ body }) => checkBookings(parts, body));
  answerCall(app, askPricesCall, ({ body }) => askPrices(parts, body));
  answerCall(app, bookParcelsCall, async (request) => {
    const booking = { body: request.body, key: idempotencyKeyOf(request) };
    // `now` as a function: each parcel is booked in a transaction of its own, at its own time.
    return { results: await bookParcels(parts, callerOf(request), booking, now) };
  });
  answerCall(app, listBookingsCall, async ({ query }) => ({
    bookings: await readBookings(db, query.ids.split(',')),
  }));
  answerCall(app, makeUploadFileCall, (request) =>
    makeUploadFile(db, callerOf(request), request.body, now()),
  );
};
