import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { askPricesCall, bookParcelsCall, listBookingCouriersCall } from '#contract/consignments/bookings.ts';
import { createConsignmentCall } from '#contract/consignments/consignments.ts';
import { readCourierDeskCall } from '#contract/consignments/courierDesk.ts';
import { listCourierHealthCall } from '#contract/staff/jobs.ts';
import { type DemoWay, demoWayOf } from '#demo/courier/demoWays.ts';
import { openDemoCourier } from '#demo/courier/openDemoCourier.ts';
import { findOrder } from '#server/orders/lists/ordersRepository.ts';
import { bookingDraft } from '../support/servers/bookingShop.ts';
import { type CourierShop, openCourierShop } from '../support/servers/courierShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the courier of the demo on $name', (at) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await openCourierShop(at);
  });

  const open = () => {
    const demo = openDemoCourier({ db: shop.api.db, now: shop.api.now });
    shop.opened.set('demo', demo.courier);
    return demo;
  };

  const bookWithDemo = async (order: string) => {
    const body = { courier: 'demo', way: 'call', parcels: [{ ...bookingDraft, order }] } as const;
    const { results } = await shop.api.call(bookParcelsCall, { body, token: shop.tokens.staff });
    await shop.work();
    return results[0];
  };

  /** An order whose parcel goes this way, which its number decides; numbers are random. */
  const orderGoing = async (way: DemoWay): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const id = await shop.confirmed();
      const number = (await findOrder(shop.api.db, id))?.order.number ?? '';
      if (demoWayOf(number) === way) return id;
    }
    throw new Error(`No order goes the way ${way}`);
  };

  /**
   * Lets this time pass; says whether the courier then had something new to tell. `demoWays` has the seconds of each word after
   * the booking: the first come after 5, 10 and, unless the parcel is held, 15.
   */
  const after = async (seconds: number, { tell }: ReturnType<typeof open>): Promise<boolean> => {
    shop.api.pass(seconds * 1000);
    const isNew = await tell();
    await shop.work();
    return isNew;
  };

  const stagesOf = async (id: string) =>
    (await shop.parcelOf(id)).history.flatMap(({ to }) => (to === null ? [] : [to]));

  it('CR-15 books by its price, and its word moves parcel and order until the money is collected', async () => {
    const demo = open();
    const id = await orderGoing('delivered');
    const token = shop.tokens.staff;
    const asked = { courier: 'demo', parcels: [{ ...bookingDraft, order: id }] } as const;
    const { prices } = await shop.api.call(askPricesCall, { body: asked, token });
    await bookWithDemo(id);
    const booked = await shop.parcelOf(id);
    const told = [await after(3, demo), await after(3, demo), await after(5, demo), await after(5, demo)];

    expect(told).toEqual([false, true, true, true]);
    expect(await stagesOf(id)).toEqual(['booking', 'booked', 'withCourier', 'outForDelivery', 'delivered']);
    const parcel = await shop.parcelOf(id);
    expect([booked.trackingCode, booked.fee, prices[0]?.price]).toEqual([`DX-${parcel.invoice}`, 60, 60]);
    expect([parcel.collected, parcel.fee]).toEqual([parcel.amount, 60]);
    expect(await shop.statusOf(id)).toBe('Delivered');
  });

  it('CR-15 leaves a failed and a partial delivery to a person, and brings the failed one back', async () => {
    const demo = open();
    const failed = await orderGoing('failed');
    const partly = await orderGoing('partly');
    await bookWithDemo(failed);
    await bookWithDemo(partly);
    for (const seconds of [6, 5, 5]) await after(seconds, demo);
    const decisions = (await shop.decisions()).map(({ kind }) => kind);
    const half = (await shop.parcelOf(partly)).collected;
    for (const seconds of [95, 45]) await after(seconds, demo);

    expect(decisions.toSorted()).toEqual(['deliveryFailed', 'partlyDelivered']);
    expect(half).toBe(Math.round((await shop.parcelOf(partly)).amount / 2));
    expect((await stagesOf(failed)).slice(-3)).toEqual(['deliveryFailed', 'returning', 'returned']);
    expect(await shop.statusOf(failed)).toBe('Cancelled');
  });

  it('CR-15 goes on after a restart from where its parcels are, and says nothing twice', async () => {
    const demo = open();
    const id = await orderGoing('held');
    await bookWithDemo(id);
    await after(6, demo);
    const restarted = open();
    const again = await after(0, restarted);
    const later = [await after(300, restarted), await after(300, restarted)];

    expect([again, ...later]).toEqual([false, true, false]);
    expect(await stagesOf(id)).toEqual(['booking', 'booked', 'withCourier', 'delivered']);
    const { rows } = await shop.api.db.execute(
      sql`select count(*)::int as count from courier_events where courier = 'demo'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('CR-15 says nothing more about a parcel that the shop has cancelled', async () => {
    const demo = open();
    const id = await orderGoing('delivered');
    await bookWithDemo(id);
    const parcel = await shop.parcelOf(id);
    await shop.move(parcel.id, 'booked', 'cancelled');

    expect([await after(60, demo), await after(60, demo)]).toEqual([false, false]);
    expect([(await shop.parcelOf(id)).stage, await shop.decisions()]).toEqual(['cancelled', []]);
  });

  it('CR-15 is not there in a shop without the demo, and nobody gives it a parcel by hand or sends its events', async () => {
    const id = await shop.confirmed();
    const token = shop.tokens.staff;
    const given = { ...bookingDraft, courier: 'demo', trackingCode: null, exchangeAmount: null };
    const seen = async () => {
      const { couriers } = await shop.api.call(listBookingCouriersCall, { token });
      const desk = await shop.api.call(readCourierDeskCall, { token });
      const health = await shop.api.call(listCourierHealthCall, { token: shop.tokens.admin });
      return {
        isBookable: couriers.some(({ id: one }) => one === 'demo'),
        isOnDesk: desk.couriers.includes('demo'),
        isWatched: health.some(({ courier }) => courier === 'demo'),
        byHand: (await shop.api.send(createConsignmentCall, { params: { id }, body: given, token })).status,
        event: (await fetch(`${shop.api.origin}/webhooks/demo`, { method: 'POST', body: '{}' })).status,
      };
    };
    const without = await seen();
    const refused = await shop.api.send(bookParcelsCall, {
      body: { courier: 'demo', way: 'call', parcels: [{ ...bookingDraft, order: id }] },
      token,
    });
    open();

    const refusals = { byHand: 400, event: 404 };
    expect(without).toEqual({ isBookable: false, isOnDesk: false, isWatched: false, ...refusals });
    expect(refused.status).toBe(400);
    expect(await seen()).toEqual({ isBookable: true, isOnDesk: true, isWatched: true, ...refusals });
  });
});
