import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrderCall } from '#contract/orders/orders.ts';
import { findScannedCall } from '#contract/staff/scanning.ts';
import { orders } from '#server/database/schema/schema.ts';
import { type BookingShop, openBookingShop } from '../support/servers/bookingShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a number that was drawn again on $name', (at) => {
  let shop: BookingShop;
  beforeAll(async () => {
    shop = await openBookingShop(at);
  });
  afterAll(() => shop?.close());
  afterEach(() => shop.removeJobs());

  const scan = (code: string) =>
    shop.api.send(findScannedCall, { query: { code }, token: shop.tokens.staff });

  /** A confirmed order with the number of a deleted one, of which cancelled parcels are left; returns that number too. */
  const withNumberOfDeleted = async (parcels: number) => {
    const deleted = await shop.confirmed();
    let number = '';
    for (let nth = 1; nth <= parcels; nth += 1) {
      const parcel = await shop.give(deleted);
      number = parcel.orderNumber;
      await shop.move(parcel.id, 'booked', 'cancelled');
    }
    await shop.setStatus(deleted, 'Cancelled');
    await shop.api.call(deleteOrderCall, { params: { id: deleted }, token: shop.tokens.admin });
    const order = await shop.confirmed();
    await shop.api.db.update(orders).set({ number }).where(eq(orders.id, order));
    return { order, number };
  };

  it('CR-1 MD-2 gives the parcels of its new order the next invoices that are free', async () => {
    const { order, number } = await withNumberOfDeleted(2);
    const first = await shop.give(order);
    const exchange = await shop.give(order, { exchangeAmount: 0 });

    expect([first.invoice, exchange.invoice]).toEqual([`${number}-3`, `${number}-4`]);
  });

  it('CR-13 MD-2 is booked under the next invoice that is free', async () => {
    const { order, number } = await withNumberOfDeleted(1);
    const [result] = await shop.book([order]);

    expect(result?.booking?.invoice).toBe(`${number}-2`);
  });

  it('DK-13 finds the new order by its own invoices, and no order by an invoice of the deleted one', async () => {
    const { order, number } = await withNumberOfDeleted(2);
    const parcel = await shop.give(order);
    const own = await scan(parcel.invoice);
    const old = await scan(`${number.toLowerCase()}-2`);

    expect([own.body.data._id, own.body.parcel?.id]).toEqual([order, parcel.id]);
    expect([old.status, old.refusal.code]).toEqual([404, 'unknown']);
  });
});
