import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAdvanceCall, listOrderAdvancesCall } from '#contract/orders/advances.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a shop that takes advances without the keys of its store, on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
    await shop.changeSettings({ takesAdvances: true });
  });
  afterAll(() => shop?.api.close());

  it('CA-10 asks no customer for a payment that its link cannot open', async () => {
    const call = { params: { id: await shop.order() }, token: shop.tokens.staff };
    const { refusal } = await shop.api.send(askAdvanceCall, call);
    const { isOn, advances } = await shop.api.call(listOrderAdvancesCall, call);

    expect([refusal.code, refusal.message]).toEqual([
      'advanceRefused',
      'The keys of SSLCommerz are not entered.',
    ]);
    expect({ isOn, advances }).toEqual({ isOn: false, advances: [] });
  });
});
