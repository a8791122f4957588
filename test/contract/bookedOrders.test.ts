import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listConsignmentsCall } from '#contract/consignments/consignments.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { deleteOrderCall, getOrderCall } from '#contract/orders/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('orders that a courier has on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  const read = async (id: string): Promise<Order> =>
    (await shop.api.call(getOrderCall, { params: { id }, token: shop.tokens.staff })).data;
  /** Sends the order with these changes of the customer's data and, if given, with so many cups instead of one. */
  const correct = async (id: string, changes: Parameters<typeof correctionOf>[1], pieces?: number) => {
    const order = await read(id);
    const body = correctionOf(order, changes);
    const products = body.products.map((line) => ({ ...line, quantity: pieces ?? line.quantity }));
    const total = order.total + ((pieces ?? 1) - 1) * 250.5;
    const sent = { ...body, products, total };
    return shop.api.send(correctOrderCall, { params: { id }, body: sent, token: shop.tokens.staff });
  };
  const remove = (id: string) => shop.api.send(deleteOrderCall, { params: { id }, token: shop.tokens.admin });

  it.each([
    ['address', { address: 'House 9, Road 4' }, undefined],
    ['phone number', { mobileNumber: '01811000999' }, undefined],
    ['district', { district: 'Bogura' }, undefined],
    ['amount', {}, 2],
  ])(
    'CR-3 refuses a correction of the %s while a parcel is open, and says what to do',
    async (_, changes, pieces) => {
      const id = await shop.confirmed();
      await shop.give(id);
      const answer = await correct(id, changes, pieces);

      expect([answer.status, answer.refusal]).toMatchObject([
        409,
        {
          code: 'moveRefused',
          reason: 'booked',
          orderStatus: 'Confirmed',
          message:
            'A courier has this order with its address, phone number and amount. Cancel its parcel first, then correct the order and book again.',
        },
      ]);
    },
  );

  it('CR-3 lets the name and the comment be corrected, and everything once the parcel was cancelled', async () => {
    const id = await shop.confirmed();
    const parcel = await shop.give(id);
    const named = await correct(id, { name: 'Rahima Begum', comment: 'Ring twice' });
    await shop.move(parcel.id, 'booked', 'cancelled');
    const order = await read(id);
    const moved = await shop.api.send(correctOrderCall, {
      params: { id },
      body: { ...correctionOf(order, { address: 'House 9, Road 4' }), revision: 1 },
      token: shop.tokens.staff,
    });
    const again = await shop.give(id);

    expect([named.status, moved.status]).toEqual([200, 200]);
    expect([again.invoice, again.recipientName]).toEqual([`${parcel.invoice}-2`, 'Rahima Begum']);
  });

  it('CR-1 deletes no order while a courier holds its money or may collect some', async () => {
    const id = await shop.confirmed();
    const { id: parcel } = await shop.give(id);
    await shop.setStatus(id, 'Cancelled');
    const open = await remove(id);
    await shop.move(parcel, 'booked', 'delivered');
    const delivered = await remove(id);
    await shop.move(parcel, 'delivered', 'partlyDelivered');
    const partly = await remove(id);

    expect([open, delivered, partly].map(({ status, refusal }) => [status, refusal.reason])).toEqual([
      [409, 'moneyOpen'],
      [409, 'moneyOpen'],
      [409, 'moneyOpen'],
    ]);
    expect(open.refusal.message).toBe(
      "This order can't be deleted: a courier holds money for it, or part of it was paid in advance.",
    );
    expect((await read(id)).orderStatus).toBe('Cancelled');
  });

  it('CR-1 keeps the parcels of a deleted order with number, name, phone number and amount', async () => {
    const id = await shop.confirmed();
    const parcel = await shop.give(id);
    await shop.move(parcel.id, 'booked', 'cancelled');
    await shop.setStatus(id, 'Cancelled');
    const answer = await remove(id);
    const { consignments } = await shop.api.call(listConsignmentsCall, {
      query: { search: parcel.invoice },
      token: shop.tokens.staff,
    });
    const moved = await shop.move(parcel.id, 'cancelled', 'booked');

    expect(answer.body).toEqual({ deletedCount: 1 });
    const { history: _, cashHistory: _moves, ...made } = parcel;
    expect(consignments).toEqual([
      {
        ...made,
        orderId: null,
        isOrderCancelled: false,
        stage: 'cancelled',
        cashState: 'void',
        stageAt: expect.any(String),
        revision: parcel.revision + 1,
      },
    ]);
    expect(moved.status).toBe(200);
  });

  it('CR-1 opens a parcel again while its order is deleted: the order stays for it, or the parcel has none', async () => {
    const id = await shop.confirmed();
    const parcel = await shop.give(id);
    await shop.setStatus(id, 'Cancelled');
    await shop.move(parcel.id, 'booked', 'cancelled');
    const [removed, reopened] = await Promise.all([remove(id), shop.move(parcel.id, 'cancelled', 'booked')]);

    expect(reopened.status).toBe(200);
    const [kept] = (
      await shop.api.call(listConsignmentsCall, {
        query: { search: parcel.invoice },
        token: shop.tokens.staff,
      })
    ).consignments;
    expect([removed.status, kept?.orderId]).toEqual(removed.status === 200 ? [200, null] : [409, id]);
  });
});
