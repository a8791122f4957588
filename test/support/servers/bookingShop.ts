import { headers } from '#contract/call/headers.ts';
import {
  type BookParcelsBody,
  bookParcelsCall,
  type CheckBookingsBody,
  checkBookingsCall,
} from '#contract/consignments/bookings.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Courier } from '#server/couriers/courier.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { openFakePathao } from './fakeCouriers/openFakePathao.ts';
import { openFakeSteadfast } from './fakeCouriers/openFakeSteadfast.ts';
import { testClock } from './fakeCouriers/testClock.ts';
import { noCouriers } from './noCouriers.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';

type ParcelDraft = Omit<BookParcelsBody['parcels'][number], 'order'>;

export const bookingDraft: ParcelDraft = { thana: 'Mirpur', weight: 500, note: '' };

/** A shop with Steadfast and Pathao set up, whose jobs nobody works, and the calls with which staff book. */
export const openBookingShop = async (at: DatabaseTarget) => {
  const clock = testClock();
  const steadfast = await openFakeSteadfast(clock);
  const pathao = await openFakePathao(clock);
  // Milliseconds: a busy machine must not make a call fail.
  const options = { clock, timeout: 20_000 };
  const couriers = new Map<CourierId, Courier>([
    ['steadfast', openSteadfast(steadfast.settings, options)],
    ['pathao', openPathao(pathao.settings, options)],
  ]);
  const shop = await openParcelShop(at, { parts: { desk: { ...noCouriers, couriers } } });
  const check = (body: CheckBookingsBody) =>
    shop.api.call(checkBookingsCall, { body, token: shop.tokens.staff });
  return {
    ...shop,
    steadfast,
    pathao,
    /** All that are open; a test may add one. */
    couriers,
    check,
    /** The check of bookings with a body that may be wrong. */
    send: (body: unknown) => shop.api.send(checkBookingsCall, { body, token: shop.tokens.staff }),
    reasons: async (body: CheckBookingsBody) => (await check(body)).parcels.map(({ reason }) => reason),
    /** Books the orders with Steadfast, unless another one is given. */
    book: async (
      orders: readonly string[],
      given: Partial<ParcelDraft> & Partial<Pick<BookParcelsBody, 'courier' | 'way' | 'rider'>> = {},
      key?: string,
    ) => {
      const { courier = 'steadfast', way = 'call', rider = null, ...changes } = given;
      const parcels = orders.map((order) => ({ ...bookingDraft, ...changes, order }));
      const asked = { body: { courier, way, rider, parcels }, token: shop.tokens.staff };
      const keyed = key === undefined ? {} : { headers: { [headers.idempotencyKey]: key } };
      return (await shop.api.call(bookParcelsCall, { ...asked, ...keyed })).results;
    },
    jobs: () => shop.api.db.select().from(outbox),
    removeJobs: () => shop.api.db.delete(outbox),
    close: async () => {
      await shop.api.close();
      await steadfast.close();
      await pathao.close();
    },
  };
};

export type BookingShop = Awaited<ReturnType<typeof openBookingShop>>;
