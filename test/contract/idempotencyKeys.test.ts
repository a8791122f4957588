import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/refusal.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { pruneIdempotencyKeys } from '#server/orders/placing/placedRequestsRepository.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop, type TestShop } from '../support/servers/testShop.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('idempotency keys on $name', (at) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(at);
  });
  afterAll(() => shop?.api.close());

  it('OP-32 are deleted after 30 days, and not before', async () => {
    const { api, cup } = shop;
    const order = async (key: string) =>
      (
        await api.send(placeOrderCall, {
          body: orderBody([lineFor(cup, 250.5)]),
          headers: { [headers.idempotencyKey]: key },
        })
      ).body.insertedId;
    const first = await order('the-key-of-an-order');
    api.pass(29 * day);
    const later = await order('the-key-of-a-later-order');
    expect(await pruneIdempotencyKeys(api.db, api.now())).toBe(0);
    expect(await order('the-key-of-an-order')).toBe(first);
    api.pass(day);
    expect(await pruneIdempotencyKeys(api.db, api.now())).toBe(1);
    expect(await order('the-key-of-an-order')).not.toBe(first);
    expect(await order('the-key-of-a-later-order')).toBe(later);
  });
});
