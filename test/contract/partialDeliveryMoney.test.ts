import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { listPhoneHistoriesCall } from '#contract/orders/phoneHistories.ts';
import { readFiguresCall } from '#contract/staff/figures.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the money of a partial delivery, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
  });
  afterAll(() => shop?.api.close());

  /** An order of 311 taka whose parcel has gone this way; at its partial delivery 210 taka were collected. */
  const sent = async (mobileNumber: string, way: readonly ConsignmentStage[]) => {
    const order = await shop.confirmed({ mobileNumber });
    const parcel = await shop.give(order);
    for (const stage of way) await shop.moveTo(parcel, stage, stage === 'partlyDelivered' ? 210 : undefined);
    return { order, parcel };
  };
  const doorReturnsOf = async (ids: string) => {
    const { callers } = await shop.api.call(listPhoneHistoriesCall, {
      query: { ids },
      token: shop.tokens.staff,
    });
    return callers[0]?.doorReturns;
  };
  const figures = () => shop.api.call(readFiguresCall, { query: { days: '7' }, token: shop.tokens.staff });
  const profitOf = async (id: string) =>
    (await shop.api.call(readOrderProfitCall, { params: { id }, token: shop.tokens.admin })).data;

  it.each([
    ['is on its way back', '01711000801', ['partlyDelivered', 'returning']],
    ['is back', '01711000802', ['partlyDelivered', 'returned']],
  ] as const)(
    'CA-7 CR-11 counts a parcel as delivered when only the rest of it %s',
    async (_, phone, way) => {
      const { order, parcel } = await sent(phone, way);
      for (const status of ['Shipping', 'Delivered'] as const) await shop.setStatus(order, status);

      expect(await doorReturnsOf(order)).toEqual({ parcels: 0, cost: 0 });
      expect((await figures()).doorReturns).toMatchObject({ parcels: 0, fees: 0 });
      // 60 taka within the city, and 1 % of the 210 taka that were collected.
      const { invoice } = parcel;
      expect(await profitOf(order)).toMatchObject({
        parcels: [{ courier: 'steadfast', invoice, cost: 62.1, source: 'agreed' }],
        // The goods cost 250.50 and the delivery 60.
        otherMoney: 210 - 310.5,
        profit: 210 - 62.1,
      });
      const { lines } = await shop.check(statementCsv([[invoice, 210, 62]]));
      expect(lines.map(({ agreedFees }) => agreedFees)).toEqual([null]);
    },
  );

  it('CA-7 CR-11 counts a parcel that comes back after its partial delivery was taken back', async () => {
    const { order } = await sent('01711000803', ['partlyDelivered', 'withCourier', 'returning', 'returned']);

    // Half of 60 for the way back.
    expect(await doorReturnsOf(order)).toEqual({ parcels: 1, cost: 30 });
  });
});
