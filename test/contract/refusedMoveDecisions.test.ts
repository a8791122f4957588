import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('an order that could not follow its parcel, on $name', (at) => {
  let shop: DecisionShop;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CR-8 sends the order’s move again when its machine allows it by now', async () => {
    const { order, parcel } = await shop.shipped('delivered');
    await shop.setStatus(order, 'Cancelled');
    const left = await shop.leaveToStaff({
      kind: 'moveRefused',
      consignmentId: parcel.id,
      word: 'delivered',
    });
    const early = await shop.decide(left, { choice: 'moveNow' });
    await shop.setStatus(order, 'Confirmed');
    const late = await shop.decide(left, { choice: 'moveNow' });

    expect([early.status, early.refusal.code, early.refusal.orderStatus]).toEqual([
      409,
      'moveRefused',
      'Cancelled',
    ]);
    expect([late.status, await shop.statusOf(order)]).toEqual([200, 'Delivered']);
  });

  it.each([
    ['delivered', 'Delivered'],
    ['withCourier', 'Delivered'],
    ['returning', 'Cancelled'],
  ] as const)(
    'CR-8 says that the order of a parcel that is %s is already %s, and keeps the decision',
    async (stage, status) => {
      const { order, parcel } = await shop.shipped(stage);
      await shop.setStatus(order, status);
      const left = await shop.leaveToStaff({ kind: 'moveRefused', consignmentId: parcel.id, word: stage });
      const answer = await shop.decide(left, { choice: 'moveNow' });

      expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
        409,
        'parcelRefused',
        `The order is already “${status}”. Choose “Noted” instead.`,
      ]);
      expect([await shop.statusOf(order), (await shop.waiting()).map(({ id }) => id)]).toEqual([
        status,
        [left.id],
      ]);
      await shop.decide(left, { choice: 'noted' });
    },
  );

  it('CR-8 says that nothing is moved now when the parcel asks for no move any more', async () => {
    const { order, parcel } = await shop.shipped('lost');
    const left = await shop.leaveToStaff({ kind: 'moveRefused', consignmentId: parcel.id, word: 'returned' });
    const answer = await shop.decide(left, { choice: 'moveNow' });

    expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
      409,
      'parcelRefused',
      'The parcel’s stage no longer moves the order. Choose “Noted” instead.',
    ]);
    expect([await shop.statusOf(order), (await shop.waiting()).map(({ id }) => id)]).toEqual([
      'Shipping',
      [left.id],
    ]);
    await shop.decide(left, { choice: 'noted' });
  });

  it('CR-7 CR-8 does not cancel an order that was confirmed again since the parcel of the decision came back', async () => {
    const { order, parcel } = await shop.shipped('returning');
    await shop.setStatus(order, 'Cancelled');
    const left = await shop.leaveToStaff({ kind: 'moveRefused', consignmentId: parcel.id, word: 'picked' });
    shop.api.pass(60_000);
    await shop.setStatus(order, 'Confirmed');
    const answer = await shop.decide(left, { choice: 'moveNow' });

    expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
      409,
      'parcelRefused',
      'The order goes on without this parcel. Choose “Noted” instead.',
    ]);
    expect([await shop.statusOf(order), (await shop.waiting()).map(({ id }) => id)]).toEqual([
      'Confirmed',
      [left.id],
    ]);
    await shop.decide(left, { choice: 'noted' });
  });

  it('CR-8 takes note of a refused move without moving anything', async () => {
    const { order, parcel } = await shop.shipped('delivered');
    await shop.setStatus(order, 'Cancelled');
    const left = await shop.leaveToStaff({
      kind: 'moveRefused',
      consignmentId: parcel.id,
      word: 'delivered',
    });
    const answer = await shop.decide(left, { choice: 'noted', note: 'The customer pays at the shop' });

    expect([answer.status, await shop.statusOf(order), await shop.waiting()]).toEqual([200, 'Cancelled', []]);
  });
});
