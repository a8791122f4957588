import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { createConsignmentCall, createConsignmentsCall } from '#contract/consignments/consignments.ts';
import { parcelBody } from '../support/clients/parcels.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('parcels on $name', (at) => {
  let shop: ParcelShop;
  let order: string;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.confirmed();
  });

  it('CR-1 keeps who gave what to which courier, with the amount in whole taka and the first event', async () => {
    const made = await shop.give(order, {
      trackingCode: 'SF-81',
      weight: 750,
      note: ' Fragile ',
      thana: ' Savar ',
    });
    const [parcel, ...others] = await shop.parcelsOf(order);

    expect(others).toEqual([]);
    expect(parcel).toEqual(made);
    expect(parcel).toEqual({
      id: expect.any(String),
      orderId: order,
      orderNumber: expect.stringMatching(/^HK-/),
      // The customer of `orderBody`.
      recipientName: 'Rahima Khatun',
      recipientPhone: '01711000222',
      courier: 'steadfast',
      rider: null,
      invoice: parcel?.orderNumber,
      courierReference: null,
      trackingCode: 'SF-81',
      // The cup for 250.50 and its delivery for 60, in whole taka.
      amount: 311,
      collected: null,
      fee: null,
      weight: 750,
      note: 'Fragile',
      thana: 'Savar',
      stage: 'booked',
      isExchange: false,
      createdAt: expect.any(String),
      createdBy: 'staff',
      stageAt: parcel?.createdAt,
      cashState: 'due',
      outstanding: 0,
      unremitted: 0,
      heldSince: null,
      revision: 1,
      cashHistory: [],
      history: [{ from: null, to: 'booked', word: '', changes: {}, at: parcel?.createdAt, by: 'staff' }],
    });
  });

  it('CR-1 has one open parcel for each order, also when several are made at once, and an exchange beside it', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        shop.api.send(createConsignmentCall, {
          params: { id: order },
          body: parcelBody(),
          token: shop.tokens.staff,
        }),
      ),
    );
    const exchange = await shop.give(order, { exchangeAmount: 40 });

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    const [first] = await shop.parcelsOf(order);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: 'parcelRefused',
      message: `The parcel ${first?.invoice} of this order is still open. Record how it ended, or make this one an exchange.`,
    });
    expect([exchange.invoice, exchange.amount, exchange.isExchange]).toEqual([
      `${first?.invoice}-2`,
      40,
      true,
    ]);
  });

  it('CR-1 makes a parcel once for each idempotency key', async () => {
    const send = () =>
      shop.api.send(createConsignmentCall, {
        params: { id: order },
        body: parcelBody(),
        token: shop.tokens.staff,
        headers: { [headers.idempotencyKey]: 'a-double-press' },
      });
    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await shop.parcelsOf(order)).toHaveLength(1);
  });

  it('CR-1 gives no pending or cancelled order to a courier, nor as an exchange, and no unknown one', async () => {
    const pending = await shop.order();
    await shop.setStatus(order, 'Cancelled');
    const send = (id: string, exchangeAmount: number | null = null) =>
      shop.api.send(createConsignmentCall, {
        params: { id },
        body: parcelBody({ exchangeAmount }),
        token: shop.tokens.staff,
      });
    const answers = [
      await send(pending),
      await send(pending, 10),
      await send(order),
      await send('0'.repeat(24)),
    ];

    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, 'parcelRefused'],
      [409, 'parcelRefused'],
      [409, 'parcelRefused'],
      [404, 'unknown'],
    ]);
    expect([answers[0]?.refusal.message, answers[2]?.refusal.message]).toEqual([
      'The order is Pending. Only a confirmed or shipping order is given to a courier.',
      'The order is Cancelled. Only a confirmed or shipping order is given to a courier.',
    ]);
  });

  it('CR-1 refuses an invalid courier, code, weight, amount or note, with its field', async () => {
    const fields = await Promise.all(
      [
        { courier: 'pigeon' },
        { trackingCode: 'SF 81<' },
        { trackingCode: '' },
        { trackingCode: 'x'.repeat(61) },
        { weight: 0 },
        { weight: 1.5 },
        { exchangeAmount: 0.5 },
        { exchangeAmount: -1 },
        { note: 'x'.repeat(251) },
      ].map(async (given) => {
        const body = { ...parcelBody(), ...given };
        const answer = await shop.api.send(createConsignmentCall, {
          params: { id: order },
          body,
          token: shop.tokens.staff,
        });
        return [answer.status, answer.refusal.field];
      }),
    );
    expect(fields).toEqual([
      [400, 'courier'],
      [400, 'trackingCode'],
      [400, 'trackingCode'],
      [400, 'trackingCode'],
      [400, 'weight'],
      [400, 'weight'],
      [400, 'exchangeAmount'],
      [400, 'exchangeAmount'],
      [400, 'note'],
    ]);
  });

  it('CR-1 gives many orders to a courier at once, with a result for each', async () => {
    const other = await shop.confirmed();
    const pending = await shop.order();
    await shop.give(other);
    const { results } = await shop.api.call(createConsignmentsCall, {
      body: { courier: 'pathao', weight: 600, orders: [order, other, pending, '0'.repeat(24)] },
      token: shop.tokens.staff,
    });
    const [made] = await shop.parcelsOf(order);

    expect(results.map(({ id, invoice, code }) => [id, invoice ?? code])).toEqual([
      [order, made?.invoice],
      [other, 'parcelRefused'],
      [pending, 'parcelRefused'],
      ['0'.repeat(24), 'unknown'],
    ]);
    expect([made?.courier, made?.weight]).toEqual(['pathao', 600]);
  });
});
