import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReturnedLinesCall, receiveLinesCall } from '#contract/consignments/decisions.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a partial delivery that was a mistake, on $name', (at) => {
  let shop: DecisionShop;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  /** A parcel with three cups, of which two are named to come back. */
  const partlyDelivered = async () => {
    const order = await submitOrder(shop.api, orderBody([lineFor(shop.cup, 250.5, 3)]));
    await shop.setStatus(order, 'Confirmed');
    const { id } = await shop.give(order);
    await shop.move(id, 'booked', 'partlyDelivered');
    const decision = await shop.leaveToStaff({ kind: 'partlyDelivered', consignmentId: id });
    await shop.decide(decision, {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 2 }],
      collected: 311,
    });
    return { order, id };
  };
  const comingBack = async (order: string) => {
    const token = shop.tokens.staff;
    const { lines } = await shop.api.call(listReturnedLinesCall, { params: { id: order }, token });
    return lines.map(({ line, quantity, received }) => ({ line, quantity, received }));
  };

  it.each<[name: string, ConsignmentStage[]]>([
    ['was delivered as a whole', ['partlyDelivered', 'delivered']],
    ['is still with the courier', ['partlyDelivered', 'withCourier']],
    ['is sent out once more', ['partlyDelivered', 'returning', 'withCourier']],
  ])('CR-1 CR-8 brings nothing back when the parcel %s', async (_name, stages) => {
    const { order, id } = await partlyDelivered();
    for (const [index, to] of stages.slice(1).entries()) await shop.move(id, stages[index] ?? to, to);

    expect(await comingBack(order)).toEqual([]);
  });

  it('CR-1 CR-8 keeps the pieces that were received before', async () => {
    const { order, id } = await partlyDelivered();
    const lines = [{ line: 0, quantity: 1, seen: 0 }];
    await shop.api.call(receiveLinesCall, { params: { id }, body: { lines }, token: shop.tokens.staff });
    await shop.move(id, 'partlyDelivered', 'delivered');

    expect(await comingBack(order)).toEqual([{ line: 0, quantity: 1, received: 1 }]);
  });

  it('CR-8 still brings the rest back when it is on its way', async () => {
    const { order, id } = await partlyDelivered();
    await shop.move(id, 'partlyDelivered', 'returning');
    await shop.move(id, 'returning', 'returned');

    expect(await comingBack(order)).toEqual([{ line: 0, quantity: 2, received: 0 }]);
  });
});
