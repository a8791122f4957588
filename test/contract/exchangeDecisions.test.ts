import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('decisions about the parcel of an exchange on $name', (at) => {
  let shop: DecisionShop;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CR-7 CR-8 a partial delivery leaves the order to its own parcel', async () => {
    const { order, parcel } = await shop.shipped('outForDelivery');
    const exchange = await shop.give(order, { exchangeAmount: 40 });
    await shop.move(exchange.id, 'booked', 'partlyDelivered');
    const [left] = await shop.waiting();
    if (left === undefined) throw new Error('Nothing waits for a person.');
    const answer = await shop.decide(left, { choice: 'linesBack', lines: [], collected: 40 });
    const [own, exchanged] = await shop.parcelsOf(order);

    expect([left.parcel?.id, answer.status]).toEqual([exchange.id, 200]);
    expect([own?.id, own?.stage, exchanged?.collected]).toEqual([parcel.id, 'outForDelivery', 40]);
    expect(await shop.statusOf(order)).toBe('Shipping');
  });
});
