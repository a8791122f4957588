import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { updateProductCall } from '#contract/products/products.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

const keyed = (key: string) => ({ [headers.idempotencyKey]: key });

describe.each(testDatabases())('an order that is sent again on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  it('CO-10 makes one order of 30 that come at once under one key', async () => {
    const before = await countOrders(api, admin);
    const body = orderBody([lineFor(cup, 250.5)]);

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.send(placeOrderCall, { body, headers: keyed('thirty-at-once') })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.insertedId)).size).toBe(1);
    expect(await countOrders(api, admin)).toBe(before + 1);
  });

  it('CO-10 gives the same order when asked again later, even at another price and minute', async () => {
    const vase = await addProduct(api, admin, { originalPrice: 400, offerPrice: null });
    const body = orderBody([lineFor(vase, 400)]);
    const first = await api.send(placeOrderCall, { body, headers: keyed('a-lost-answer') });
    await api.send(updateProductCall, { params: { id: vase }, body: { originalPrice: 500 }, token: admin });

    const second = await api.send(placeOrderCall, {
      body: { ...body, time: '03:09 pm' },
      headers: keyed('a-lost-answer'),
    });

    expect(second.body).toEqual(first.body);
  });

  it('CO-10 refuses the key for another order', async () => {
    await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5)]),
      headers: keyed('key-of-one-cup'),
    });
    const before = await countOrders(api, admin);

    const answer = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5, 2)]),
      headers: keyed('key-of-one-cup'),
    });

    const { code, message } = answer.refusal;
    expect({ status: answer.status, code, message }).toEqual({
      status: 422,
      code: 'keyReused',
      message: 'This request was used for another order. Please try again.',
    });
    expect(await countOrders(api, admin)).toBe(before);
  });

  it('CO-10 takes the key again after a refusal, which kept nothing', async () => {
    const body = orderBody([lineFor(cup, 250.5)]);
    const refused = await api.send(placeOrderCall, {
      body: { ...body, total: 1 },
      headers: keyed('refused-first'),
    });
    const taken = await api.send(placeOrderCall, { body, headers: keyed('refused-first') });

    expect({ refused: refused.status, taken: taken.status }).toEqual({ refused: 409, taken: 200 });
  });

  it.each(['short', 'with a space', 'x'.repeat(101)])('CO-10 refuses the key "%s"', async (key) => {
    const answer = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5)]),
      headers: keyed(key),
    });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({
      status: 400,
      field: headers.idempotencyKey,
    });
  });

  it('API-8 takes each request without a key as an order of its own', async () => {
    const body = orderBody([lineFor(cup, 250.5)]);

    expect(await submitOrder(api, body)).not.toBe(await submitOrder(api, body));
  });

  it('CO-10 places 20 different orders at once, each by itself', async () => {
    const before = await countOrders(api, admin);
    const bodies = Array.from({ length: 20 }, (_, index) => orderBody([lineFor(cup, 250.5, index + 1)]));

    const ids = await Promise.all(bodies.map((body) => submitOrder(api, body)));

    expect(new Set(ids).size).toBe(20);
    expect(await countOrders(api, admin)).toBe(before + 20);
  });
});
