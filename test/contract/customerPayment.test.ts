import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall } from '#contract/orders/orders.ts';
import { getTrackedCall, listTrackingLinksCall } from '#contract/orders/tracking.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

describe.each(fasterDatabase())('what was paid in advance on $name', (at) => {
  let shop: AdvanceShop;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
  });
  afterAll(() => shop?.close());

  it('CA-10 SH-4 lowers the cash that the tracking page asks its customer to have at hand', async () => {
    const order = await shop.tenCups();
    await shop.payInAdvance(order);
    const { links } = await shop.api.call(listTrackingLinksCall, {
      query: { orders: order },
      token: shop.tokens.staff,
    });
    const { data } = await shop.api.call(getTrackedCall, { body: { token: links[0]?.token ?? '' } });
    expect({ total: data.total, toPay: data.toPay }).toEqual({ total: 2565, toPay: 2505 });
  });

  it('CA-10 SH-4 is told to the customer of the order with what became of it, on its page and by its link', async () => {
    const anna = personOf('anna');
    const token = await shop.api.signIn(anna);
    const id = await shop.tenCups({ email: anna.email });
    const { links } = await shop.api.call(listTrackingLinksCall, { query: { orders: id }, token });
    const told = async () => {
      const { payment } = await shop.api.call(getOrderCall, { params: { id }, token });
      const { data } = await shop.api.call(getTrackedCall, { body: { token: links[0]?.token ?? '' } });
      expect({ toPay: data.toPay, advances: data.advances }).toEqual({ advances: undefined, ...payment });
      return payment;
    };
    const nothing = { paid: 0, refundDue: 0, refunded: 0 };
    expect(await told()).toEqual({ toPay: 2565 });
    await shop.payInAdvance(id);
    expect(await told()).toEqual({ toPay: 2505, advances: { ...nothing, paid: 60 } });
    await shop.setStatus(id, 'Cancelled');
    expect(await told()).toMatchObject({ advances: { ...nothing, refundDue: 60 } });
    await shop.decide(id, 'giveBack', 'bKash 9AB4');
    expect(await told()).toMatchObject({ advances: { ...nothing, refunded: 60 } });
    const ofStaff = await shop.api.call(getOrderCall, { params: { id }, token: shop.tokens.staff });
    expect(ofStaff.payment).toBeUndefined();
  });
});
