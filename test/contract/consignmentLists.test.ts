import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exportConsignmentsCall,
  listConsignmentsCall,
  listParcelMarksCall,
} from '#contract/consignments/consignments.ts';
import { exportOrdersCall, listOrdersCall } from '#contract/orders/orders.ts';
import { unnamedRider } from '#domain/consignments/cashHolder.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('lists of parcels on $name', (at) => {
  let shop: ParcelShop;
  let order: string;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.confirmed();
  });

  it('CR-1 finds parcels by courier, stage, age, and the start of code, invoice and phone number', async () => {
    const quiet = await shop.give(await shop.confirmed({ mobileNumber: '01911000777' }), {
      courier: 'redx',
      trackingCode: 'RX-Quiet-1',
    });
    shop.api.pass(2 * day);
    await shop.signInAgain();
    const recent = await shop.give(order, { courier: 'redx', trackingCode: 'RX-New-1' });
    await shop.move(recent.id, 'booked', 'delivered');
    const found = async (query: Record<string, string | number>) =>
      (await shop.api.call(listConsignmentsCall, { query, token: shop.tokens.staff })).consignments.map(
        ({ id }) => id,
      );

    expect(await found({ courier: 'redx' })).toEqual([recent.id, quiet.id]);
    expect(await found({ courier: 'redx', stage: 'open' })).toEqual([quiet.id]);
    expect(await found({ courier: 'redx', stage: 'delivered' })).toEqual([recent.id]);
    expect(await found({ courier: 'redx', quietDays: 1 })).toEqual([quiet.id]);
    expect(await found({ courier: 'redx', quietDays: 3 })).toEqual([]);
    expect(await found({ search: 'rx-quiet' })).toEqual([quiet.id]);
    expect(await found({ search: '+880 1911-000777' })).toEqual([quiet.id]);
    expect(await found({ search: quiet.invoice.toLowerCase() })).toEqual([quiet.id]);
    // Without its prefix and hyphen.
    expect(await found({ search: quiet.invoice.slice(3).replace('-', '') })).toEqual([quiet.id]);
    expect(await found({ search: 'rx%' })).toEqual([]);
  });

  it('CR-1 tells of each parcel whether its order is cancelled', async () => {
    const cancelled = await shop.confirmed();
    await shop.give(order, { trackingCode: 'OC-1' });
    await shop.give(cancelled, { trackingCode: 'OC-2' });
    await shop.setStatus(cancelled, 'Cancelled');
    const { consignments: found } = await shop.api.call(listConsignmentsCall, {
      query: { search: 'oc-' },
      token: shop.tokens.staff,
    });
    expect(found.map(({ orderId, isOrderCancelled }) => [orderId, isOrderCancelled])).toEqual([
      [cancelled, true],
      [order, false],
    ]);
  });

  it('CR-1 pages through the parcels without a gap, and writes them all as CSV', async () => {
    const ids = [];
    for (const trackingCode of ['PG-1', 'PG-2', 'PG-3'])
      ids.push(
        (await shop.give(await shop.confirmed(), { trackingCode, courier: 'ownRider', rider: 'Karim' })).id,
      );
    const query = { courier: 'ownRider', limit: 2 } as const;
    const first = await shop.api.call(listConsignmentsCall, { query, token: shop.tokens.staff });
    const second = await shop.api.call(listConsignmentsCall, {
      query: { ...query, after: first.next ?? '' },
      token: shop.tokens.staff,
    });
    const csv = await shop.api.send(exportConsignmentsCall, {
      query: { courier: 'ownRider' },
      token: shop.tokens.staff,
    });

    expect([...first.consignments, ...second.consignments].map(({ id }) => id)).toEqual(ids.toReversed());
    expect([first.total, second.total, second.next]).toEqual([3, 3, null]);
    const rows = csv.body.trimEnd().split('\r\n');
    expect(rows.slice(1).map((row) => row.split(',').slice(2, 6).join())).toEqual([
      '"Own rider","Karim","PG-3","Booked"',
      '"Own rider","Karim","PG-2","Booked"',
      '"Own rider","Karim","PG-1","Booked"',
    ]);
  });

  it('CA-5 finds the parcels of own riders that name no rider', async () => {
    const rider = 'Unnamed';
    const unnamed = await shop.give(order, { courier: 'ownRider', rider });
    await shop.give(await shop.confirmed(), { courier: 'redx', trackingCode: 'RX-No-Rider' });
    // As the shop books them (CR-16).
    await shop.api.db.update(consignments).set({ rider: null }).where(eq(consignments.rider, rider));
    const query = { rider: unnamedRider };
    const page = await shop.api.call(listConsignmentsCall, { query, token: shop.tokens.staff });
    expect([page.total, ...page.consignments.map(({ id }) => id)]).toEqual([1, unnamed.id]);
  });

  it('CR-1 marks each order of a page with its newest parcel that was not cancelled', async () => {
    const bare = await shop.confirmed();
    const first = await shop.give(order, { trackingCode: 'SF-1' });
    await shop.move(first.id, 'booked', 'lost');
    const second = await shop.give(order, { trackingCode: 'SF-2' });
    await shop.move(second.id, 'booked', 'cancelled');
    const { marks } = await shop.api.call(listParcelMarksCall, {
      query: { ids: [order, bare].join(',') },
      token: shop.tokens.staff,
    });
    expect(marks).toEqual([
      {
        orderId: order,
        courier: 'steadfast',
        invoice: first.invoice,
        trackingCode: 'SF-1',
        stage: 'lost',
        amount: first.amount,
        openAmount: null,
      },
    ]);
  });

  it('CR-1 CR-16 tells in the mark what couriers collect for all open parcels of the order', async () => {
    const { amount } = await shop.give(order);
    const exchange = await shop.give(order, { exchangeAmount: 90 });
    const { marks } = await shop.api.call(listParcelMarksCall, {
      query: { ids: order },
      token: shop.tokens.staff,
    });
    expect(marks).toMatchObject([{ invoice: exchange.invoice, amount: 90, openAmount: amount + 90 }]);
  });

  it('CR-1 MD-1 finds an order by the tracking code and the invoice of its parcel, in any case', async () => {
    const first = await shop.give(order, { trackingCode: 'SF-Find-77' });
    await shop.move(first.id, 'booked', 'lost');
    const second = await shop.give(order);
    const found = async (search: string) =>
      (await shop.api.call(listOrdersCall, { query: { search }, token: shop.tokens.staff })).map(
        ({ _id }) => _id,
      );

    expect(await found('sf-find-77')).toEqual([order]);
    expect(await found(second.invoice.toLowerCase())).toEqual([order]);
    expect(await found('sf-find-7')).toEqual([]);
    expect(await found(`${second.orderNumber}-x`)).toEqual([]);
  });

  it('CR-1 writes courier, tracking code and stage into the CSV of orders', async () => {
    await shop.give(order, { courier: 'redx', trackingCode: 'RX-CSV' });
    const bare = await shop.confirmed();
    const csv = await shop.api.send(exportOrdersCall, { token: shop.tokens.staff });
    const rows = csv.body.trimEnd().split('\r\n');
    const endOf = (id: string) =>
      rows
        .find((row) => row.includes(id))
        ?.split(',')
        .slice(-3)
        .join();

    expect(endOf('Order ID')).toBe('"Courier","Tracking Code","Parcel Stage"');
    expect([endOf(order), endOf(bare)]).toEqual(['"RedX","RX-CSV","Booked"', '"","",""']);
  });
});
