import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { changeStockCall, receiveReturnCall } from '#contract/products/stock.ts';
import { consignments, returnedLines } from '#server/database/schema/schema.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import {
  openStatementShop,
  type StatementShop,
  statementCsv,
  statementMapping,
} from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Taka for the way back of a parcel by `steadfastPrices`: half of the 60 within the city. */
const wayBack = 30;

describe.each(testDatabases())('the profit of an order, on $name', (at) => {
  let shop: StatementShop;
  let shirt: string;
  beforeAll(async () => {
    shop = await openStatementShop(at);
    shirt = await addCounted(shop.api, shop.tokens.admin, 10, { originalPrice: 100, offerPrice: null });
    for (const cost of [70, 60.5]) await receive(cost);
  });
  afterAll(() => shop?.api.close());

  const receive = (cost: number, id = shirt) =>
    shop.api.call(changeStockCall, {
      params: { id },
      body: { reason: 'received', items: [{ color: '', size: '', pieces: 5, seen: 0 }], note: '', cost },
      token: shop.tokens.staff,
    });
  const profitOf = async (id: string) =>
    (await shop.api.call(readOrderProfitCall, { params: { id }, token: shop.tokens.admin })).data;
  const place = async (lines: Parameters<typeof orderBody>[0]) => {
    const id = await submitOrder(shop.api, orderBody(lines));
    await shop.setStatus(id, 'Confirmed');
    return id;
  };

  it('CA-7 takes the newest cost of received goods, and a delivery cost that was billed, else agreed, else told', async () => {
    const order = await place([lineFor(shirt, 100, 2)]);
    await receive(99);
    expect(await profitOf(order)).toEqual({
      isSold: true,
      isDelivered: false,
      goods: 200,
      charge: 60,
      otherMoney: 0,
      // Two pieces at 60.50, the newest cost when the order was placed; 99 came later.
      goodsCost: 121,
      lines: 1,
      linesWithoutCost: 0,
      parcels: [],
      settled: 0,
      profit: 139,
    });
    const parcel = await shop.give(order);
    const delivery = async () => (await profitOf(order)).parcels;
    const named = { courier: 'steadfast', invoice: parcel.invoice };
    expect(await delivery()).toEqual([{ ...named, cost: null, source: null }]);

    await shop.correct(parcel.id, { revision: parcel.revision, trackingCode: null, fee: 65 });
    expect(await delivery()).toEqual([{ ...named, cost: 65, source: 'quoted' }]);

    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    // 60 taka within the city, and 1 % of 260.
    expect(await delivery()).toEqual([{ ...named, cost: 62.6, source: 'agreed' }]);

    await shop.setStatus(order, 'Shipping');
    await shop.moveTo(parcel, 'delivered');
    await shop.setStatus(order, 'Delivered');
    await shop.apply(statementCsv([[parcel.invoice, 260, 75]]));
    expect(await profitOf(order)).toMatchObject({
      isDelivered: true,
      parcels: [{ ...named, cost: 75, source: 'billed' }],
      profit: 260 - 121 - 75,
    });
  });

  it('CA-7 takes a fee of ৳0 in a statement as billed, and a statement without fees as no bill', async () => {
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    const free = await shop.parcelIn('delivered');
    const withoutFees = await shop.parcelIn('delivered');
    await shop.apply(statementCsv([[free.invoice, 311, 0]]));
    await shop.apply(`Invoice,COD\r\n${withoutFees.invoice},311\r\n`, {
      mapping: { ...statementMapping, fee: null },
    });
    const costOf = async ({ orderId }: typeof free) =>
      (await profitOf(orderId ?? '')).parcels.map(({ cost, source }) => ({ cost, source }));

    expect(await costOf(free)).toEqual([{ cost: 0, source: 'billed' }]);
    // 60 taka within the city, and 1 % of 311.
    expect(await costOf(withoutFees)).toEqual([{ cost: 63.11, source: 'agreed' }]);
  });

  it('CA-7 leaves out lines of unknown cost, and pieces that come back', async () => {
    const order = await place([lineFor(shirt, 100, 3), lineFor(shop.cup, 250.5)]);
    const parcel = await shop.give(order);
    await shop.moveTo(parcel, 'partlyDelivered', 360);
    await shop.api.db.insert(returnedLines).values({
      consignmentId: parcel.id,
      // The second line: the cup.
      line: 1,
      quantity: 1,
      notedAt: shop.api.now(),
      notedByUid: 'u',
      notedBy: 'Staff',
    });
    expect(await profitOf(order)).toMatchObject({ goods: 300, lines: 1, linesWithoutCost: 0 });

    const cups = await place([lineFor(shop.cup, 250.5)]);
    expect(await profitOf(cups)).toMatchObject({ goods: 250.5, goodsCost: 0, lines: 1, linesWithoutCost: 1 });
  });

  it('CA-7 counts what the goods of a lost parcel have cost, beside those sent in their place', async () => {
    const vase = await addCounted(shop.api, shop.tokens.admin, 10, { originalPrice: 100, offerPrice: null });
    await receive(40, vase);
    const order = await place([lineFor(vase, 100, 3)]);
    await shop.moveTo(await shop.give(order), 'lost');
    const second = await shop.give(order);
    expect(await profitOf(order)).toMatchObject({ isSold: true, goods: 300, goodsCost: 240, lines: 1 });

    await shop.moveTo(second, 'partlyDelivered', 260);
    await shop.api.db.insert(returnedLines).values({
      consignmentId: second.id,
      line: 0,
      quantity: 1,
      notedAt: shop.api.now(),
      notedByUid: 'u',
      notedBy: 'Staff',
    });
    expect(await profitOf(order)).toMatchObject({ goods: 200, goodsCost: 200 });
    for (const stage of ['returning', 'lost'] as const) await shop.moveTo(second, stage);
    expect(await profitOf(order)).toMatchObject({ goods: 200, goodsCost: 240 });

    await shop.setStatus(order, 'Cancelled');
    expect(await profitOf(order)).toMatchObject({ isSold: false, goods: 0, goodsCost: 160, lines: 1 });
  });

  it('CA-7 GS-5 counts no cost of a lost parcel whose goods were received after all', async () => {
    const order = await place([lineFor(shirt, 100, 2)]);
    await shop.moveTo(await shop.give(order), 'lost');
    await shop.setStatus(order, 'Cancelled');
    const lost = (await profitOf(order)).goodsCost;
    await shop.api.call(receiveReturnCall, { params: { id: order }, token: shop.tokens.staff });

    expect(lost).toBeGreaterThan(0);
    expect(await profitOf(order)).toMatchObject({ goodsCost: 0, lines: 0 });
  });

  it('CA-7 GS-5 counts the cost of a lost parcel when the goods of the next one were received', async () => {
    const order = await place([lineFor(shirt, 100, 1)]);
    await shop.moveTo(await shop.give(order), 'lost');
    const { goodsCost } = await profitOf(order);
    await shop.moveTo(await shop.give(order), 'returned');
    await shop.setStatus(order, 'Cancelled');
    await shop.api.call(receiveReturnCall, { params: { id: order }, token: shop.tokens.staff });

    // Before, one shirt was lost and one was sold.
    expect((await profitOf(order)).goodsCost).toBe(goodsCost / 2);
  });

  it.each(['booking', 'unknown'] as const)(
    'CA-7 knows no cost of a second parcel that is %s',
    async (stage) => {
      await shop.changeSettings({ courierPrices: [steadfastPrices] });
      const order = await place([lineFor(shop.cup, 250.5)]);
      const first = await shop.give(order);
      await shop.moveTo(first, 'returned');
      const second = await shop.give(order);
      await shop.api.db.update(consignments).set({ stage }).where(eq(consignments.id, second.id));

      expect((await profitOf(order)).parcels).toEqual([
        { courier: 'steadfast', invoice: first.invoice, cost: wayBack, source: 'agreed' },
        { courier: 'steadfast', invoice: second.invoice, cost: null, source: null },
      ]);
    },
  );

  it('CA-7 includes what the customer paid for the delivery of an order that came back', async () => {
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    const order = await place([lineFor(shop.cup, 250.5)]);
    await shop.moveTo(await shop.give(order), 'returning', 60);
    await shop.setStatus(order, 'Cancelled');
    expect(await profitOf(order)).toMatchObject({ isSold: false, otherMoney: 60, profit: 60 - wayBack });
  });

  it('CA-7 is a loss of the fee for the way back when an order came back, and admins alone read it', async () => {
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    const order = await place([lineFor(shop.cup, 250.5)]);
    await shop.moveTo(await shop.give(order), 'returned');
    await shop.setStatus(order, 'Cancelled');
    expect(await profitOf(order)).toMatchObject({ isSold: false, goods: 0, charge: 0, profit: -wayBack });

    const byStaff = await shop.api.send(readOrderProfitCall, {
      params: { id: order },
      token: shop.tokens.staff,
    });
    expect(byStaff.status).toBe(403);
  });
});
