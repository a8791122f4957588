import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctConsignmentCall } from '#contract/consignments/consignments.ts';
import { deleteOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { deleteProductCall } from '#contract/products/products.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { exportFiguresCall, type FiguresQuery, readFiguresCall } from '#contract/staff/figures.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { auditText } from '#domain/staff/audit.ts';
import { orders } from '#server/database/schema/schema.ts';
import { noCost, noDoorReturns } from '../support/builders/noFigures.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** The day on which the shop's clock stands. */
const today = '2026-03-02';

const none = { Pending: 0, Confirmed: 0, Shipping: 0, Delivered: 0, Cancelled: 0, Return: 0 };
/** One cup with the charge inside of Dhaka, in taka. */
const total = 250.5 + 60;
const pending = (count: number) => ({ ...none, Pending: count });
const confirmed = (count: number) => ({ counts: { ...none, Confirmed: count }, sales: count * total });

const reader = (shop: ParcelShop) => (query: FiguresQuery) =>
  shop.api.call(readFiguresCall, { query, token: shop.tokens.staff });

describe.each(testDatabases())('figures of a new shop on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-9 are zero for every day of the last 30, of which today is the last', async () => {
    const { days, hours, ...figures } = await reader(shop)({});
    expect(figures).toEqual({
      period: { from: '2026-02-01', to: today },
      orders: { counts: none, sales: 0 },
      cost: noCost,
      doorReturns: noDoorReturns,
      cashIn: null,
      before: {
        period: { from: '2026-01-02', to: '2026-01-31' },
        orders: { counts: none, sales: 0 },
        cost: noCost,
        doorReturns: noDoorReturns,
        cashIn: null,
      },
      outstanding: null,
      hasParcels: false,
      categories: [],
      districts: [],
      couriers: [],
      doorMonths: [],
      doorDistricts: [],
    });
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-02-01', today]);
    expect(days).toHaveLength(30);
    expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => ({ hour, counts: none, sales: 0 })));
  });

  it.each([
    [{ days: 8 }, 'days', 'days must be one of 7, 30, 90'],
    [{ days: 'week' }, 'days', 'days must be one of 7, 30, 90'],
    [{ days: 7, from: '2026-01-01', to: '2026-01-02' }, 'days', 'days and from or to exclude each other'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'from must be a day such as 2025-01-05'],
    [{ from: '2026-02-01', to: '1 March' }, 'to', 'to must be a day such as 2025-01-05'],
    [{ from: '2026-02-01' }, 'to', 'to must be a day such as 2025-01-05'],
    [{ to: '2026-02-01' }, 'from', 'from must be a day such as 2025-01-05'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to', 'to must not be before from'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 'to', 'from and to may span at most 366 days'],
  ])('CA-9 are refused for %j', async (query, field, message) => {
    const asked = { query: query as FiguresQuery, token: shop.tokens.staff };
    const read = await shop.api.send(readFiguresCall, asked);
    const exported = await shop.api.send(exportFiguresCall, asked);
    for (const { status, refusal } of [read, exported]) {
      expect([status, refusal.code, refusal.field, refusal.message]).toEqual([
        400,
        'invalid',
        field,
        message,
      ]);
    }
  });

  it('CA-9 are given for a year with its leap day, and for one day', async () => {
    const year = await reader(shop)({ from: '2024-01-01', to: '2024-12-31' });
    const day = await reader(shop)({ from: today, to: today });

    expect([year.days.length, year.before.period]).toEqual([366, { from: '2022-12-31', to: '2023-12-31' }]);
    expect([day.days.length, day.before.period]).toEqual([1, { from: '2026-03-01', to: '2026-03-01' }]);
  });
});

describe.each(testDatabases())('figures on $name', (at) => {
  let shop: ParcelShop;
  const buyer = personOf('buyer');
  let buyersToken: string;
  const placedAt = async (time: string, id: string): Promise<string> => {
    await shop.api.db
      .update(orders)
      .set({ placedAt: new Date(time) })
      .where(eq(orders.id, id));
    return id;
  };
  const move = async (id: string, ...statuses: OrderStatus[]): Promise<string> => {
    for (const status of statuses) await shop.setStatus(id, status);
    return id;
  };
  /** The figures of one day. Each test has days of its own (`2026-02-dd`), so that tests do not see each other's orders. */
  const on = (day: string) => reader(shop)({ from: day, to: day });

  beforeAll(async () => {
    shop = await openParcelShop(at);
    buyersToken = await shop.api.signIn(buyer);
  });
  afterAll(() => shop?.api.close());

  it("CA-9 count an order on its day in Dhaka, up to that day's last moment", async () => {
    await placedAt('2026-02-10T23:59:59.999+06:00', await shop.order());
    await placedAt('2026-02-11T00:00:00.000+06:00', await shop.order());
    await placedAt('2026-02-11T23:59:59.999+06:00', await shop.order());
    await placedAt('2026-02-12T00:00:00.000+06:00', await shop.order());
    const { orders: sums, before, days, hours } = await on('2026-02-11');

    expect(sums).toEqual({ counts: { ...none, Pending: 2 }, sales: 2 * total });
    expect(before.orders).toEqual({ counts: { ...none, Pending: 1 }, sales: total });
    expect(days).toEqual([{ day: '2026-02-11', ...sums }]);
    expect(hours.filter(({ sales }) => sales > 0).map(({ hour, sales }) => [hour, sales])).toEqual([
      [0, total],
      [23, total],
    ]);
  });

  it('CA-9 tell by status what became of the orders, and sell no cancelled and no returned one', async () => {
    const day = '2026-02-20';
    const place = async (token?: string) => placedAt(`${day}T10:30:00+06:00`, await shop.order({}, token));
    await place();
    await move(await place(), 'Cancelled');
    await move(await place(), 'Confirmed', 'Shipping', 'Delivered');
    const returned = await move(await place(buyersToken), 'Confirmed', 'Shipping', 'Delivered');
    await shop.api.call(setOrderStatusCall, {
      params: { id: returned },
      body: { status: 'Return' },
      token: buyersToken,
    });
    const { orders: sums } = await on(day);

    expect(sums).toEqual({
      counts: { ...none, Pending: 1, Cancelled: 1, Delivered: 1, Return: 1 },
      sales: 2 * total,
    });
  });

  it('CA-9 leave out an order that was deleted', async () => {
    const day = '2026-02-21';
    await placedAt(`${day}T10:30:00+06:00`, await shop.order());
    const deleted = await move(await placedAt(`${day}T11:30:00+06:00`, await shop.order()), 'Cancelled');
    await shop.api.call(deleteOrderCall, { params: { id: deleted }, token: shop.tokens.admin });

    expect((await on(day)).orders.counts).toEqual({ ...none, Pending: 1 });
  });

  it('CA-9 group by district and by category, an order with two categories in both', async () => {
    const day = '2026-02-22';
    const plate = await addProduct(shop.api, shop.tokens.admin, { name: 'Plate', category: 'Kitchen Items' });
    const mat = await addProduct(shop.api, shop.tokens.admin, { name: 'Mat', category: 'Home and living' });
    const lines = [lineFor(plate, 250.5, 2), lineFor(mat, 250.5)];
    const both = await submitOrder(shop.api, orderBody(lines, { district: 'Bogura' }));
    await placedAt(`${day}T09:00:00+06:00`, both);
    await placedAt(`${day}T09:00:00+06:00`, await submitOrder(shop.api, orderBody([lineFor(mat, 250.5)])));
    await shop.api.call(deleteProductCall, { params: { id: mat }, token: shop.tokens.admin });
    const { categories, districts } = await on(day);

    expect(categories).toEqual([
      { category: 'Kitchen Items', pieces: 2, counts: pending(1), sales: 501 },
      // A product that was deleted has no category any more.
      { category: null, pieces: 2, counts: pending(2), sales: 501 },
    ]);
    expect(districts).toEqual([
      { district: 'Bogura', counts: pending(1), sales: 3 * 250.5 + 60 },
      { district: 'Dhaka', counts: pending(1), sales: total },
    ]);
  });

  it('CA-9 group by the courier of the newest parcel, and count fees on the day of the parcel', async () => {
    const day = '2026-02-23';
    const place = async () => placedAt(`${day}T09:00:00+06:00`, await shop.confirmed());
    await place();
    const first = await place();
    const wrong = await shop.give(first, { courier: 'redx' });
    await shop.move(wrong.id, 'booked', 'cancelled');
    const right = await shop.give(first, { courier: 'pathao', trackingCode: 'DA1' });
    const fee = { revision: right.revision, trackingCode: 'DA1', fee: 70.5 };
    await shop.api.call(correctConsignmentCall, {
      params: { id: right.id },
      body: fee,
      token: shop.tokens.staff,
    });
    await shop.give(await place(), { courier: 'pathao', trackingCode: 'DA2' });
    const { couriers, cost } = await on(day);
    const ofToday = await on(today);

    expect(couriers).toEqual([
      { courier: 'pathao', ...confirmed(2), cost: noCost, cashIn: 0, outstanding: 0 },
      { courier: null, ...confirmed(1), cost: noCost, cashIn: null, outstanding: null },
    ]);
    expect(cost).toEqual(noCost);
    expect(ofToday.cost).toEqual({ fees: 70.5, parcels: 2, withoutFee: 1 });
    expect(ofToday.couriers.find(({ courier }) => courier === 'pathao')?.cost).toEqual(ofToday.cost);
  });

  it('CA-9 are written as CSV, and the export is in the audit log', async () => {
    // The orders of the test about the last moment of a day.
    const query = { from: '2026-02-11', to: '2026-02-12' };
    const csv = await shop.api.send(exportFiguresCall, { query, token: shop.tokens.staff });
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { action: 'exportFigures' },
      token: shop.tokens.admin,
    });

    const rows = csv.body.trimEnd().split('\r\n');
    // After the days: all orders, and the pending ones.
    expect(rows.slice(1, 5).map((row) => row.split(',').slice(0, 4).join())).toEqual([
      '"Period","2026-02-11 to 2026-02-12","3","3"',
      '"Days before","2026-02-09 to 2026-02-10","1","1"',
      '"Day","2026-02-11","2","2"',
      '"Day","2026-02-12","1","1"',
    ]);
    expect(entries.map(auditText)).toEqual([`Exported the figures (${rows.length - 1} rows)`]);
  });
});
