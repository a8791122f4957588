import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countDecisionsCall, listDecisionsCall } from '#contract/consignments/decisions.ts';
import { decideAdvanceCall } from '#contract/orders/advances.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { deleteOrderCall, getOrderCall } from '#contract/orders/orders.ts';
import { orderName } from '#domain/orders/order.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('an advance that waits for its payment or for staff, on $name', (at) => {
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
    const { data } = await shop.api.call(getOrderCall, { params: { id }, token: shop.tokens.staff });
    return orderName(data);
  };

  /** The advances of these order numbers that wait for staff, and how many of all do. */
  const waiting = async (...orderNumbers: readonly string[]) => {
    const staff = { token: shop.tokens.staff };
    const list = await shop.api.call(listDecisionsCall, staff);
    const { waiting: count } = await shop.api.call(countDecisionsCall, staff);
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
          customerName: 'Rahima Khatun',
          customerPhone: '01711000222',
          amount: 60,
          state: 'held',
          // It was asked for, its payment page was opened, and it was held.
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

  it('CA-10 promises nothing less at the door while its payment is risky, since a courier collects the whole', async () => {
    const token = await shop.start(order);
    const asked = await shop.page(token);
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay({ risk_level: '1' })));
    const held = await shop.page(token);
    await shop.setStatus(order, 'Confirmed');
    const { amount } = await shop.give(order);

    expect([asked.atTheDoor, held.atTheDoor, amount]).toEqual([2505, 2565, 2565]);
  });

  it('CA-10 that was paid for a deleted order waits in To Decide until it is given back', async () => {
    const number = await numberOf(order);
    await shop.start(order);
    await shop.setStatus(order, 'Cancelled');
    await shop.api.call(deleteOrderCall, { params: { id: order }, token: shop.tokens.admin });
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay()));
    const { advances } = await waiting(number);
    const [advance] = advances;
    const given = await shop.api.send(decideAdvanceCall, {
      params: { id: advance?.id ?? '' },
      body: { act: 'giveBack', note: 'bKash 9AB4', revision: advance?.revision ?? 0 },
      token: shop.tokens.staff,
    });

    expect(advances).toEqual([
      expect.objectContaining({
        orderId: null,
        orderNumber: number,
        customerPhone: null,
        amount: 60,
        state: 'refundDue',
      }),
    ]);
    expect(given.status).toBe(200);
    expect((await waiting(number)).advances).toEqual([]);
  });

  it('CA-10 has no link to send while a courier has the parcel, and has it again after that', async () => {
    const confirmed = await shop.tenCups();
    await shop.setStatus(confirmed, 'Confirmed');
    await shop.ask(confirmed);
    const linkOf = async () => (await shop.newest(confirmed)).token;
    const before = await linkOf();
    const { id } = await shop.give(confirmed);
    const meanwhile = await linkOf();
    await shop.move(id, 'booked', 'cancelled');
    expect([meanwhile, await linkOf()]).toEqual([null, before]);
  });

  it('CA-10 is neither asked for nor paid once a courier has collected the whole amount', async () => {
    const confirmed = await shop.tenCups();
    await shop.setStatus(confirmed, 'Confirmed');
    await shop.ask(confirmed);
    const { token } = await shop.newest(confirmed);
    const { id } = await shop.give(confirmed);
    // Staff move the parcel alone: the order stays Confirmed.
    await shop.move(id, 'booked', 'delivered');
    const { canPay } = await shop.page(token ?? '');
    await shop.decide(confirmed, 'withdraw');
    const { amount, refusal } = await shop.advancesOf(confirmed);
    expect([canPay, amount, refusal]).toEqual([
      false,
      0,
      'A courier has the parcel and collects the whole amount.',
    ]);
  });

  it('CA-10 MD-5 is not paid for an order that was corrected to less than ten times the advance', async () => {
    await shop.ask(order);
    const { token } = await shop.newest(order);
    const { data } = await shop.api.call(getOrderCall, { params: { id: order }, token: shop.tokens.admin });
    const correction = correctionOf(data);
    // Two cups and the delivery are 561 taka, and the advance is 60.
    const products = correction.products.map((line) => ({ ...line, quantity: 2 }));
    const body = { ...correction, products, total: 561 };
    await shop.api.call(correctOrderCall, { params: { id: order }, body, token: shop.tokens.admin });

    const { canPay } = await shop.page(token ?? '');
    const { refusal } = await shop.pay(token ?? '');
    expect([canPay, refusal.code, (await shop.newest(order)).token]).toEqual([
      false,
      'changedMeanwhile',
      null,
    ]);
  });
});
