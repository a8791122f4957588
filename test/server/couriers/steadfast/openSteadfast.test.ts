import { describe, expect, it } from 'vitest';
import type { CourierError } from '#server/couriers/courierError.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { steadfastAddress } from '#server/couriers/steadfast/steadfastSettings.ts';
import { parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { steadfastOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

/** Of a parcel with 1,250 taka to collect; the stand-in numbers its parcels from 1424100. */
const { invoice } = parcelToBook();

describe('the keys of Steadfast', () => {
  it('CR-2 are not tried often enough to lock the account', async () => {
    const { fake, clock, open, courier } = await steadfastOfTest();
    const wrong = open({ apiKey: 'another-key' });
    const result = {
      kind: 'notNow',
      reason: 'Steadfast does not accept the keys; check them in its settings.',
      waitSeconds: null,
    };
    for (let second = 0; second < 300; second += 5) {
      expect(await wrong.book(parcelToBook())).toEqual(result);
      clock.advance(5000);
    }
    // Ten refused calls in five minutes lock an account.
    expect(fake.calls.length).toBeLessThan(10);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it('CR-12 are refused for an hour by an account that others have locked', async () => {
    const { fake, clock, open, courier } = await steadfastOfTest();
    for (let attempt = 0; attempt < 10; attempt += 1) await open({ apiKey: 'wrong' }).book(parcelToBook());
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'notNow',
      reason: 'Steadfast has had too many calls.',
      waitSeconds: null,
    });
    clock.advance(60 * 60_000);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
    expect(fake.account.parcels).toHaveLength(1);
  });

  it.each([
    ['apiKey', 'a key\nwith a line'],
    ['secretKey', ''],
    ['secretKey', 'কী'],
  ])('CR-2 %s cannot be %j, and the message does not tell it', (name, value) => {
    const settings = { address: steadfastAddress, apiKey: 'key', secretKey: 'key', webhookToken: null };
    let message = '';
    try {
      openSteadfast({ ...settings, [name]: value });
    } catch (error) {
      ({ message } = error as CourierError);
    }
    expect(message).toMatch(
      /^The (API|secret) key of Steadfast is empty or has characters that keys do not have\.$/,
    );
  });
});

describe('what Steadfast is asked', () => {
  it('CR-2 is the status by its own id where it is known, and by invoice', async () => {
    const { courier, fake, clock } = await steadfastOfTest();
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered_approval_pending');
    const news = { invoice, at: null, collected: null, fee: null, isKnown: true };
    expect(await courier.status({ invoice, courierReference: '1424100' })).toEqual({
      ...news,
      courierReference: '1424100',
      word: 'delivered_approval_pending',
      stage: 'riderReported',
    });
    // Steadfast repeats for a minute what it has told.
    clock.advance(60_000);
    // A word of Steadfast's table, which leaves the parcel where it is.
    fake.account.move(invoice, 'unknown');
    expect(await courier.status({ invoice, courierReference: null })).toEqual({
      ...news,
      courierReference: null,
      word: 'unknown',
      stage: null,
    });
    expect(fake.calls.map(({ path }) => path).slice(1)).toEqual([
      '/status_by_cid/1424100',
      `/status_by_invoice/${invoice}`,
    ]);
  });

  it.each<CourierFault>(['silent', 'htmlPage', 'missingField', 'redirect', 'htmlFailure'])(
    'CR-2 CR-12 throws when it is %s, instead of saying that there is no parcel',
    async (kind) => {
      const { courier, fake } = await steadfastOfTest(timeoutFor(kind));
      await courier.book(parcelToBook());
      fake.fail({ kind });
      await expect(courier.status({ invoice, courierReference: null })).rejects.toThrow(/Steadfast/);
    },
  );

  it.each(['number', 'string'] as const)('CR-2 is the balance, as a %s', async (form) => {
    const { courier, fake } = await steadfastOfTest();
    fake.forms.balance = form;
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered');
    // Less the delivery charge and 1 % of the money, rounded.
    expect(await courier.balance()).toBe(1250 - 60 - 13);
  });

  it('CR-2 is the score of a phone number, which may be of nothing finished', async () => {
    const { courier, fake } = await steadfastOfTest();
    fake.scores.set('01712345678', { delivered: 80, cancelled: 20 });
    expect(await courier.phoneScore('01712345678')).toEqual({ delivered: 80, cancelled: 20, reports: 0 });
    expect(await courier.phoneScore('01812345678')).toEqual({ delivered: null, cancelled: null, reports: 0 });
    fake.scores.set('01912345678', 429);
    await expect(courier.phoneScore('01912345678')).rejects.toThrow('Steadfast has had too many calls.');
  });
});

describe('requests to Steadfast', () => {
  it('CR-11 a return is asked for once, and its state can be read', async () => {
    const { courier, fake } = await steadfastOfTest();
    await courier.book(parcelToBook());
    expect(await courier.requestReturn(invoice, 'The customer has\ncancelled.')).toEqual({
      id: '1',
      state: 'pending',
    });
    expect(fake.account.returnRequests[0]?.reason).toBe('The customer has cancelled.');
    await expect(courier.requestReturn(invoice, 'Again')).rejects.toMatchObject({
      failure: 'refused',
      message: 'Steadfast: A return request exists already.',
    });
    const [request] = fake.account.returnRequests;
    if (request) request.status = 'approved';
    expect(await courier.readReturnRequest('1')).toEqual({ id: '1', state: 'approved' });
    expect(await courier.readReturnRequest('2')).toBeNull();
  });

  it('CR-11 a delivered parcel cannot be asked back', async () => {
    const { courier, fake } = await steadfastOfTest();
    await courier.book(parcelToBook());
    fake.account.move(invoice, 'delivered');
    await expect(courier.requestReturn(invoice, 'Wrong size')).rejects.toMatchObject({ failure: 'refused' });
  });

  it('CR-11 a pick-up is asked for once', async () => {
    const { courier } = await steadfastOfTest();
    const pickup = {
      address: 'Shop 4, Mirpur 1',
      policeStation: 'Mirpur',
      phone: '01712345678',
      parcels: 12,
    };
    expect(await courier.requestPickup(pickup)).toEqual({ id: '71', state: 'pending' });
    await expect(courier.requestPickup(pickup)).rejects.toMatchObject({
      failure: 'refused',
      message: 'Steadfast: A request for a pick-up is open already.',
    });
  });
});
