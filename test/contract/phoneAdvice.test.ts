import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCourierDeskCall, readPhoneAdviceCall } from '#contract/consignments/courierDesk.ts';
import { setOrderStatusCall } from '#contract/orders/orders.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { noPhoneAdvice } from '#domain/consignments/phoneAdvice.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { giveToCourier } from '../support/clients/parcels.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type FakeSteadfast, openFakeSteadfast } from '../support/servers/fakeCouriers/openFakeSteadfast.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const phone = '01711000222';
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())("a courier's advice on $name", (at) => {
  let steadfast: FakeSteadfast;
  let api: Api;
  let token: string;
  let cup: string;
  beforeEach(async () => {
    steadfast = await openFakeSteadfast(systemClock);
    const { apiKey, secretKey, address } = steadfast.settings;
    api = await startApi(at, {
      fixedSecrets: { steadfastApiKey: apiKey, steadfastSecretKey: secretKey },
      courierAddresses: { steadfast: address, pathao: null, allowsLoopback: true },
      // With all that could name a phone number in the log.
      logLevel: 'trace',
    });
    token = await api.signIn(adminPerson);
    cup = await addProduct(api, token);
  });
  afterEach(async () => {
    await api.close();
    await steadfast.close();
  });

  const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)]));
  const advice = (id: string) => api.call(readPhoneAdviceCall, { params: { id }, token });
  const questions = () => steadfast.calls.filter(({ path }) => path.includes('fraud_check')).length;
  const known = { courier: 'steadfast', isKnown: true, problem: '' };

  it('CR-10 asks for a phone number once a day, however many orders it has and however many staff look', async () => {
    steadfast.scores.set(phone, { delivered: 83, cancelled: 17 });
    const [first, second] = [await place(), await place()];
    await advice(first);
    const answers = await Promise.all([advice(first), advice(second), advice(second)]);

    expect(answers.map(({ delivered, cancelled }) => [delivered, cancelled])).toEqual(
      Array.from({ length: 3 }, () => [83, 17]),
    );
    expect(answers[0]).toMatchObject(known);
    expect(questions()).toBe(1);

    api.pass(day + 1000);
    token = await api.signIn(adminPerson);
    await advice(second);
    expect(questions()).toBe(2);
    expect(api.log.join('')).not.toContain(phone);
  });

  it('CR-10 tells staff when the courier knows of no finished parcel of the phone number yet', async () => {
    steadfast.scores.set(phone, null);
    expect(await advice(await place())).toMatchObject({ ...known, delivered: null, cancelled: null });
  });

  it('CR-10 asks about pending orders only', async () => {
    const id = await place();
    await api.call(setOrderStatusCall, { params: { id }, body: { status: 'Confirmed' }, token });

    expect(await advice(id)).toEqual(noPhoneAdvice);
    expect(questions()).toBe(0);
    expect(
      (await api.send(readPhoneAdviceCall, { params: { id: '0'.repeat(24) }, token })).refusal,
    ).toMatchObject({ code: 'unknown' });
  });

  it('CR-10 says why nothing is known, answers all the same, and asks again after a minute', async () => {
    // The status with which Steadfast answers in place of a score.
    steadfast.scores.set(phone, 429);
    const id = await place();
    const refused = await advice(id);
    const waiting = await advice(id);
    steadfast.scores.set(phone, { delivered: 50, cancelled: 50 });
    api.pass(61_000);

    expect(refused).toMatchObject({ isKnown: false, problem: 'Steadfast has had too many calls.' });
    expect(waiting.problem).toBe('It was asked a moment ago and has not answered.');
    expect(await advice(id)).toMatchObject({ ...known, delivered: 50 });
    expect(questions()).toBe(2);
    expect(api.log.join('')).not.toContain(phone);
  });

  it('CR-14 tells staff what the shop has of couriers', async () => {
    const before = await api.call(readCourierDeskCall, { token });
    const id = await place();
    await api.call(setOrderStatusCall, { params: { id }, body: { status: 'Confirmed' }, token });
    await giveToCourier(api, token, id);

    expect(before).toEqual({
      couriers: ['steadfast'],
      hasParcels: false,
      scoresPhones: 'steadfast',
      returns: ['steadfast'],
      pickups: ['steadfast'],
    });
    expect(await api.call(readCourierDeskCall, { token })).toEqual({ ...before, hasParcels: true });
  });
});

describe.each(testDatabases())('a shop without couriers on $name', (at) => {
  it('CR-14 has none and asks nobody', async () => {
    const api = await startApi(at);
    try {
      const token = await api.signIn(adminPerson);
      const id = await submitOrder(api, orderBody([lineFor(await addProduct(api, token), 250.5)]));
      expect(await api.call(readCourierDeskCall, { token })).toEqual(noCourierDesk);
      expect(await api.call(readPhoneAdviceCall, { params: { id }, token })).toEqual(noPhoneAdvice);
    } finally {
      await api.close();
    }
  });
});
