import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrder, placeOrder, setOrderStatus } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { findTracking } from '#contract/tracking.ts';
import { orderNumberOf } from '#domain/orderNumber.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
const phone = '01711000222';

describe.each(testDatabases())('looking up an order on $name', (at) => {
  let api: Api;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    cup = await addProduct(api, await admin());
  });
  afterAll(() => api?.close());

  // The test's clock runs ahead by months: a token is signed for each call.
  const admin = () => api.signIn(adminPerson);
  const place = async (mobileNumber = phone) => {
    const body = orderBody([lineFor(cup, 250.5)], { mobileNumber });
    const placed = await api.get(placeOrder, ordersSchemas.placeOrder, { body });
    return { id: placed.insertedId, number: placed.number ?? '', token: placed.trackingToken ?? '' };
  };
  const cancel = async (id: string) =>
    api.send(setOrderStatus, { params: { id }, body: { status: 'Cancelled' }, token: await admin() });
  const find = (number: string, mobileNumber: string) =>
    api.send(findTracking, { body: { number, mobileNumber } });

  it('SH-4 finds the link by number and phone number in any spelling', async () => {
    const { number, token } = await place();
    const spoken = number.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all([
      find(number, phone),
      find(spoken, '+880 1711-000222'),
      find(number, '০১৭১১০০০২২২'),
    ]);
    expect(answers.map(({ body }) => body)).toEqual([{ token }, { token }, { token }]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  it('SH-4 answers an unknown number, another phone number and an order too old alike', async () => {
    const [mine, gone] = [await place(), await place()];
    await cancel(gone.id);
    await api.send(deleteOrder, { params: { id: gone.id }, token: await admin() });
    const old = await place();
    api.pass(91 * day);
    const fresh = await place('01811000222');
    const answers = await Promise.all([
      find(gone.number, phone),
      find(fresh.number, phone),
      find(old.number, phone),
      find(mine.number, phone),
    ]);
    const refusals = answers.map(({ status, refusal }) => ({
      status,
      refusal: { ...refusal, requestId: '' },
    }));
    const unknown = {
      status: 404,
      refusal: {
        code: 'unknown',
        message: 'There is no such order with this number and this phone number.',
        field: 'number',
        requestId: '',
      },
    };
    expect(refusals).toEqual([unknown, unknown, unknown, unknown]);
  });

  it('SH-4 names what is no order number and no phone number', async () => {
    const { number } = await place();
    const [mistyped, short] = [await find('HK-7Q4K-2X', phone), await find(number, '017110')];
    expect([mistyped, short].map(({ status, refusal }) => [status, refusal?.field])).toEqual([
      [400, 'number'],
      [400, 'mobileNumber'],
    ]);
  });

  it('SH-4 ends guessing: each number and each phone number has a few attempts a minute', async () => {
    const shop = await startApi(at, {
      trustProxy: 'loopback',
      limits: { signIns: 1000, orders: 1000, uploads: 1000, tracking: 2 },
    });
    try {
      const attempt = async (number: string, mobileNumber: string, address: string) =>
        (
          await shop.send(findTracking, {
            body: { number, mobileNumber },
            headers: { 'x-forwarded-for': address },
          })
        ).status;
      const oneNumber = [
        await attempt(orderNumberOf(1), '01711000001', '203.0.113.1'),
        await attempt(orderNumberOf(1), '01711000002', '203.0.113.2'),
        await attempt(orderNumberOf(1), '01711000003', '203.0.113.3'),
      ];
      const onePhone = [
        await attempt(orderNumberOf(2), '01711000009', '203.0.113.4'),
        await attempt(orderNumberOf(3), '01711000009', '203.0.113.5'),
        await attempt(orderNumberOf(4), '+8801711000009', '203.0.113.6'),
      ];
      expect([oneNumber, onePhone]).toEqual([
        [404, 404, 429],
        [404, 404, 429],
      ]);
      const oneAddress = [];
      for (let guess = 0; guess < 21; guess += 1)
        oneAddress.push(await attempt(orderNumberOf(100 + guess), `0181100${1000 + guess}`, '203.0.113.7'));
      expect(oneAddress).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    } finally {
      await shop.close();
    }
  });
});
