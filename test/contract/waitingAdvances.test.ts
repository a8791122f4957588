import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countDecisionsCall, listDecisionsCall } from '#contract/consignments/decisions.ts';
import { decideAdvanceCall } from '#contract/orders/advances.ts';
import { deleteOrderCall, getOrderCall } from '#contract/orders/orders.ts';
import { orderName } from '#domain/orders/order.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('an advance that waits for staff, on $name', (at) => {
  let shop: AdvanceShop;
  let order: string;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    order = await shop.tenCups();
  });

  const numberOf = async (id: string): Promise<string> => {
    const { data } = await shop.api.get(getOrderCall, { params: { id }, token: shop.tokens.staff });
    return orderName(data);
  };

  /** The advances of these order numbers that wait for staff, and how many of all do. */
  const waiting = async (...orderNumbers: readonly string[]) => {
    const staff = { token: shop.tokens.staff };
    const list = await shop.api.get(listDecisionsCall, staff);
    const { waiting: count } = await shop.api.get(countDecisionsCall, staff);
    const advances = list.advances.filter(({ orderNumber }) => orderNumbers.includes(orderNumber));
    return { advances, isCounted: list.total === count && count === list.advances.length };
  };

  it('CA-10 waits in To Decide while its payment is risky, and while it is to be given back', async () => {
    const [held, cancelled] = [await numberOf(order), await shop.tenCups()];
    await shop.start(order);
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay({ risk_level: '1' })));
    await shop.payInAdvance(cancelled);
    const number = await numberOf(cancelled);
    const unmoved = await waiting(held, number);
    await shop.setStatus(cancelled, 'Cancelled');
    const all = await waiting(held, number);
    await shop.decide(order, 'accept');
    await shop.decide(cancelled, 'giveBack', 'bKash 9AB4');

    expect(unmoved.advances.map(({ orderNumber }) => orderNumber)).toEqual([held]);
    expect(all).toEqual({
      isCounted: true,
      advances: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          orderId: order,
          orderNumber: held,
          amount: 60,
          state: 'held',
          revision: 3,
          isStarted: true,
          bankTransactionId: expect.any(String),
          since: expect.any(String),
        },
        expect.objectContaining({ orderId: cancelled, orderNumber: number, state: 'refundDue' }),
      ],
    });
    expect((await waiting(held, number)).advances).toEqual([]);
  });

  it('CA-10 that was paid for a deleted order waits in To Decide until it is given back', async () => {
    const number = await numberOf(order);
    await shop.start(order);
    await shop.setStatus(order, 'Cancelled');
    await shop.api.get(deleteOrderCall, { params: { id: order }, token: shop.tokens.admin });
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay()));
    const { advances } = await waiting(number);
    const [advance] = advances;
    const given = await shop.api.send(decideAdvanceCall, {
      params: { id: advance?.id ?? '' },
      body: { act: 'giveBack', note: 'bKash 9AB4', revision: advance?.revision ?? 0 },
      token: shop.tokens.staff,
    });

    expect(advances).toEqual([
      expect.objectContaining({ orderId: null, orderNumber: number, amount: 60, state: 'refundDue' }),
    ]);
    expect(given.status).toBe(200);
    expect((await waiting(number)).advances).toEqual([]);
  });
});
