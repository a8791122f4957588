import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOrderCall,
  listOrdersCall,
  placeOrderCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { findTrackingCall, getTrackedCall, moveTrackedCall } from '#contract/orders/tracking.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { orderCodeOf } from '#domain/orders/orderNumber.ts';
import { anOrderNumber } from '../support/builders/anOrderNumber.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
/** The phone number of `orderBody`. */
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
    const placed = await api.call(placeOrderCall, { body });
    return { id: placed.insertedId, number: placed.number ?? '', token: placed.trackingToken ?? '' };
  };
  const cancel = async (id: string) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status: 'Cancelled' }, token: await admin() });
  const find = (number: string, mobileNumber: string) =>
    api.send(findTrackingCall, { body: { number, mobileNumber } });

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

  it('SH-4 finds the link by the invoice of a second parcel, as its label has it', async () => {
    const { number, token } = await place();
    const answers = await Promise.all([find(`${number}-2`, phone), find(`${number}-২`, phone)]);
    expect(answers.map(({ body }) => body)).toEqual([{ token }, { token }]);
  });

  it('SP-12 orders of an earlier prefix keep their number and are found, under the new prefix too', async () => {
    const earlier = await place();
    const token = await admin();
    const { version, settings } = await api.call(getShopSettingsCall, { token });
    const body = { version, settings: { ...settings, orderPrefix: 'NB' } };
    await api.call(saveShopSettingsCall, { body, token });
    const later = await place();
    const [earlierCode, laterCode] = [earlier, later].map(({ number }) => orderCodeOf(number));

    expect([earlier.number, later.number]).toEqual([`HK-${earlierCode}`, `NB-${laterCode}`]);
    for (const [{ number, token: link, id }, code] of [
      [earlier, earlierCode],
      [later, laterCode],
    ] as const) {
      const answers = await Promise.all(
        [number, `HK-${code}`, `nb ${code}`, String(code)].map((text) => find(text, phone)),
      );
      expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => ({ token: link })));
      const found = await api.call(listOrdersCall, { query: { search: `NB${code}` }, token });
      expect(found.map((order) => [order._id, order.number])).toEqual([[id, number]]);
    }
    await api.call(saveShopSettingsCall, { body: { version: version + 1, settings }, token });
  });

  it('SH-4 answers an unknown number, another phone number and an order too old alike', async () => {
    const [mine, gone] = [await place(), await place()];
    await cancel(gone.id);
    await api.send(deleteOrderCall, { params: { id: gone.id }, token: await admin() });
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
        sentence: 'noOrderOfNumberAndPhone',
      },
    };
    expect(refusals).toEqual([unknown, unknown, unknown, unknown]);
  });

  it('SH-4 names what is no order number and no phone number', async () => {
    const { number } = await place();
    // Its last character is not the check character of the others.
    const [mistyped, short] = [await find('HK-7Q4K-2X', phone), await find(number, '017110')];
    expect([mistyped, short].map(({ status, refusal }) => [status, refusal?.field])).toEqual([
      [400, 'number'],
      [400, 'mobileNumber'],
    ]);
  });

  describe('a person who guesses', () => {
    let shop: Api;
    // Two attempts a minute for a number or a phone number from one address; ten times as many for the address; twenty times as
    // many for the number or phone number from all addresses (`rateLimit.ts`).
    beforeAll(async () => {
      const limits = { signIns: 1000, orders: 1000, uploads: 1000, tracking: 2 };
      shop = await startApi(at, { trustProxy: 'loopback', limits });
    });
    afterAll(() => shop?.close());

    const attempt = async (number: string, mobileNumber: string, address: string) =>
      (
        await shop.send(findTrackingCall, {
          body: { number, mobileNumber },
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    const orderIn = async (mobileNumber: string) => {
      const product = await addProduct(shop, await shop.signIn(adminPerson));
      const body = orderBody([lineFor(product, 250.5)], { mobileNumber });
      const { number } = await shop.call(placeOrderCall, { body });
      return number ?? '';
    };

    it('SH-4 SEC-11 has a few attempts a minute from one address, for a number, a phone number and in all', async () => {
      const oneNumber = [
        await attempt(anOrderNumber(1), '01711000001', '203.0.113.1'),
        await attempt(anOrderNumber(1), '01711000002', '203.0.113.1'),
        await attempt(anOrderNumber(1), '01711000003', '203.0.113.1'),
      ];
      const onePhone = [
        await attempt(anOrderNumber(2), '01711000009', '203.0.113.4'),
        await attempt(anOrderNumber(3), '01711000009', '203.0.113.4'),
        await attempt(anOrderNumber(4), '+8801711000009', '203.0.113.4'),
      ];
      expect([oneNumber, onePhone]).toEqual([
        [404, 404, 429],
        [404, 404, 429],
      ]);
      const oneAddress = [];
      for (let guess = 0; guess < 21; guess += 1)
        oneAddress.push(await attempt(anOrderNumber(100 + guess), `0181100${1000 + guess}`, '203.0.113.7'));
      expect(oneAddress).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    });

    it('SEC-11 lets the right pair in when strangers have spent its limits', async () => {
      const number = await orderIn(phone);
      const strangers = [];
      for (let address = 10; address < 15; address += 1) {
        strangers.push(await attempt(number, `0191100${1000 + address}`, `203.0.113.${address}`));
        strangers.push(await attempt(anOrderNumber(200 + address), phone, `203.0.113.${address}`));
      }
      expect(strangers).toEqual(Array.from({ length: 10 }, () => 404));
      expect(await attempt(number, phone, '203.0.113.20')).toBe(200);
    });

    it('SEC-11 ends guessing from however many addresses: a number and a phone number have forty attempts', async () => {
      const mobileNumber = '01711000333';
      const number = await orderIn(mobileNumber);
      const guesses = [];
      for (let guess = 0; guess < 41; guess += 1)
        guesses.push(await attempt(number, `0161100${1000 + guess}`, `198.51.100.${guess}`));
      expect(guesses).toEqual([...Array.from({ length: 40 }, () => 404), 429]);
      expect(await attempt(number, mobileNumber, '198.51.100.90')).toBe(429);
      const ofPhone = [];
      for (let guess = 0; guess < 41; guess += 1)
        ofPhone.push(await attempt(anOrderNumber(300 + guess), '01511000333', `198.51.100.${100 + guess}`));
      expect(ofPhone).toEqual([...Array.from({ length: 40 }, () => 404), 429]);
    });
  });

  it('SEC-13 answers a move by a forged link that is the first request of a process', async () => {
    const shop = await startApi(at);
    const body = { token: '0'.repeat(40), status: 'Cancelled', from: 'Pending' };
    const { status } = await shop.send(moveTrackedCall, { body });
    await shop.close();
    expect(status).toBe(404);
  });

  it('SH-4 writes no token of a link into the log', async () => {
    const { token } = await place();
    await fetch(`${api.origin}/track/${token}`);
    // A `t` that is encoded twice.
    await fetch(`${api.origin}/%2574rack/${token}?x=1`);
    await api.send(getTrackedCall, { body: { token } });
    expect(isLinkToken(token)).toBe(true);
    expect(api.log.join('\n')).not.toContain(token);
    expect(api.log.join('\n')).toContain('/track/[token]');
  });
});
