import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { readFiguresCall } from '#contract/staff/figures.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a parcel of more than two crore on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-7 CA-9 is in the figures and in the profit of its order', async () => {
    const { api, tokens } = shop;
    // In poisha the amount is no 32-bit integer.
    const price = 9_999_999;
    const goldBar = await addProduct(api, tokens.admin, {
      originalPrice: price,
      offerPrice: null,
    });
    const order = await submitOrder(api, orderBody([lineFor(goldBar, price, 3)]));
    await shop.setStatus(order, 'Confirmed');
    const parcel = await shop.give(order);
    await shop.move(parcel.id, 'booked', 'delivered');

    const { orders, outstanding } = await api.call(readFiguresCall, {
      query: { days: '7' },
      token: tokens.staff,
    });
    expect([orders.sales, outstanding]).toEqual([3 * price, 3 * price]);
    const { data } = await api.call(readOrderProfitCall, { params: { id: order }, token: tokens.admin });
    expect(data.goods).toBe(3 * price);
  });
});
