import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReturnedLinesCall, receiveLinesCall } from '#contract/consignments/decisions.ts';
import { deleteOrderCall } from '#contract/orders/orders.ts';
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
  const partlyDelivered = async (collected = 311) => {
    const order = await submitOrder(shop.api, orderBody([lineFor(shop.cup, 250.5, 3)]));
    await shop.setStatus(order, 'Confirmed');
    const { id } = await shop.give(order);
    await shop.move(id, 'booked', 'partlyDelivered');
    const decision = await shop.leaveToStaff({ kind: 'partlyDelivered', consignmentId: id });
    await shop.decide(decision, {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 2 }],
      collected,
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

  it('ST-5 CR-8 keeps the order until its pieces are received, or their parcel is lost', async () => {
    const received = await partlyDelivered(0);
    const lost = await partlyDelivered(0);
    const remove = async ({ order }: typeof lost) => {
      const { status, refusal } = await shop.api.send(deleteOrderCall, {
        params: { id: order },
        token: shop.tokens.admin,
      });
      return status === 200 ? 'deleted' : refusal.reason;
    };
    const early = [await remove(received), await remove(lost)];
    await shop.api.call(receiveLinesCall, {
      params: { id: received.id },
      body: { lines: [{ line: 0, quantity: 2, seen: 0 }] },
      token: shop.tokens.staff,
    });
    await shop.move(lost.id, 'partlyDelivered', 'returning');
    await shop.move(lost.id, 'returning', 'lost');

    expect([early, await remove(received), await remove(lost)]).toEqual([
      ['piecesAwaited', 'piecesAwaited'],
      'deleted',
      'deleted',
    ]);
  });
});
