import { describe, expect, it } from 'vitest';
import { CourierError } from '#server/couriers/courierError.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import { pathaoAddress, publicPathaoValue } from '#server/couriers/pathao/pathaoSettings.ts';
import { parcelsToBook, parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { pathaoOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

const isBooking = (_method: string, path: string): boolean => path === '/orders';
const { invoice } = parcelToBook();

describe('a booking with Pathao', () => {
  it('CR-2 has the fields of its document, with the place of its lists', async () => {
    const { courier, fake } = await pathaoOfTest();
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'booked',
      courierReference: fake.account.parcels[0]?.consignment_id,
      trackingCode: fake.account.parcels[0]?.consignment_id,
      fee: 70,
    });
    expect(fake.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/orders',
      headers: { authorization: 'Bearer token-1' },
      body: {
        store_id: 1201,
        merchant_order_id: invoice,
        recipient_name: 'Rahim Uddin',
        recipient_phone: '01712345678',
        recipient_address: 'House 12, Road 5, Mirpur 1, Dhaka',
        recipient_city: 1,
        recipient_zone: 1070,
        delivery_type: 48,
        item_type: 2,
        item_quantity: 2,
        item_weight: 0.5,
        item_description: '2 × Katan Sharee',
        special_instruction: 'Call before delivery.',
        amount_to_collect: 1250,
      },
    });
  });

  it.each([
    ['no thana', { thana: null }],
    ['a thana that the lists do not have', { thana: 'Nowhere' }],
    ['a district that the lists do not have', { district: 'Nowhere' }],
  ])('CR-2 leaves the place out with %s, since an empty one is refused', async (_what, changes) => {
    const { courier, fake } = await pathaoOfTest();
    expect(await courier.book(parcelToBook(changes))).toMatchObject({ kind: 'booked' });
    expect(fake.calls.at(-1)?.body).not.toHaveProperty('recipient_city');
    expect(fake.calls.at(-1)?.body).not.toHaveProperty('recipient_zone');
  });

  it('CR-2 is made without the place while the lists fail', async () => {
    const { courier, fake } = await pathaoOfTest();
    fake.fail({ kind: 'htmlFailure', affects: (_method, path) => path === '/city-list' });
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it.each([
    [200, 0.5],
    [500, 0.5],
    [1250, 1.25],
    [10_000, 10],
  ])('CR-2 of %i grams is told as %d kg', async (weight, kilograms) => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook({ weight }));
    expect(fake.account.parcels[0]?.item_weight).toBe(kilograms);
  });

  it.each([
    ['a missing weight', { weight: 0 }, 'The weight of the parcel is missing.'],
    ['more than 10 kg', { weight: 10_500 }, 'The parcel has 10.5 kg; Pathao takes at most 10 kg.'],
    ['a name of two letters', { recipientName: 'Li' }, 'The name has 2 letters; Pathao wants at least 3.'],
    [
      'an address over 220 letters',
      { address: 'x'.repeat(221), thana: null, district: '' },
      'The address has 221 letters; Pathao takes at most 220.',
    ],
  ])('CR-2 is refused before the call for %s', async (_what, changes, reason) => {
    const { courier, fake } = await pathaoOfTest();
    expect(await courier.book(parcelToBook(changes))).toEqual({ kind: 'refused', reason });
    expect(fake.calls).toEqual([]);
  });

  it('CR-2 is refused in Pathao’s words', async () => {
    const { open } = await pathaoOfTest();
    expect(await open({ storeId: 1.5 }).book(parcelToBook())).toEqual({
      kind: 'refused',
      reason: 'Pathao: The store id field is required.',
    });
  });

  it.each<CourierFault>([
    'answerLost',
    '504AfterBooking',
    'slow',
    'notJson',
    'huge',
    'missingField',
    'silent',
    'htmlPage',
    'htmlFailure',
    'redirect',
  ])('CR-2 CR-12 is unknown when the answer is %s, and never sent again by itself', async (kind) => {
    const { courier, fake } = await pathaoOfTest(timeoutFor(kind));
    fake.fail({ kind, affects: isBooking, times: 1 });
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'unknown',
      reason: expect.stringMatching(/Pathao/),
    });
    expect(fake.calls.filter(({ path }) => path === '/orders')).toHaveLength(1);
    expect(fake.callsElsewhere).toEqual([]);
  });

  it('CR-12 is not made while Pathao is down or its sign-in fails', async () => {
    const { courier, fake, open } = await pathaoOfTest();
    await fake.goDown();
    const notNow = { kind: 'notNow', waitSeconds: null };
    expect(await courier.book(parcelToBook())).toEqual({ ...notNow, reason: 'Pathao cannot be reached.' });
    await fake.comeUp();
    fake.fail({ kind: 'answerLost', affects: (_method, path) => path === '/issue-token', times: 2 });
    expect(await courier.book(parcelToBook({ thana: null }))).toMatchObject(notNow);
    fake.fail(null);
    expect(await open({ password: 'wrong' }).book(parcelToBook())).toEqual({
      ...notNow,
      reason: 'Pathao does not take the sign-in; check it in its settings.',
    });
    expect(fake.account.parcels).toEqual([]);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it.each<CourierFault>(['extraField', 'numberAsString'])(
    'CR-12 is read when its answer has %s',
    async (kind) => {
      const { courier, fake } = await pathaoOfTest();
      fake.fail({ kind });
      expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked', fee: 70 });
    },
  );
});

describe('the sign-in at Pathao', () => {
  const signIns = (calls: readonly { readonly path: string; readonly body: unknown }[]): unknown[] =>
    calls
      .filter(({ path }) => path === '/issue-token')
      .map(({ body }) => (body as { grant_type: string }).grant_type);

  it('CR-2 CR-12 is made once for calls at the same time, and renewed once', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    await Promise.all(parcelsToBook(5).map((parcel) => courier.book(parcel)));
    expect(signIns(fake.calls)).toEqual(['password']);
    clock.advance(432_000_000 - 60_000);
    await Promise.all(parcelsToBook(5).map((parcel) => courier.book(parcel)));
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
    expect(fake.account.parcels).toHaveLength(10);
  });

  it('CR-2 CR-12 is renewed when the token is revoked in the middle of a hundred, none twice', async () => {
    const { courier, fake } = await pathaoOfTest();
    fake.beforeReply = async () => {
      if (fake.account.parcels.length === 40) fake.tokens.revoke();
    };
    for (const parcel of parcelsToBook(100))
      expect(await courier.book(parcel)).toMatchObject({ kind: 'booked' });
    const invoices = fake.account.parcels.map(({ merchant_order_id }) => merchant_order_id);
    expect([invoices.length, new Set(invoices).size]).toEqual([100, 100]);
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
  });

  it('CR-2 CR-12 is renewed once for twenty calls at the same time that were refused, none twice', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.tokens.revoke();
    const results = await Promise.all(parcelsToBook(20).map((parcel) => courier.book(parcel)));
    expect(results.map(({ kind }) => kind)).toEqual(Array(20).fill('booked'));
    expect(fake.account.parcels).toHaveLength(21);
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token']);
  });

  it('CR-2 is made with name and password when the refresh token is not taken', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.tokens.revoke(true);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
    expect(signIns(fake.calls)).toEqual(['password', 'refresh_token', 'password']);
  });

  it('CR-2 is given up when the new token is not taken either', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    fake.fail({ kind: 'extraField', affects: () => fake.tokens.revoke() === null });
    expect(await courier.book(parcelToBook({ invoice: 'HK-2' }))).toEqual({
      kind: 'notNow',
      reason: 'Pathao does not take the sign-in; check it in its settings.',
      waitSeconds: null,
    });
    expect(fake.account.parcels).toHaveLength(1);
  });
});

describe('the limit of Pathao', () => {
  it('CR-2 CR-12 is kept: 300 bookings take less than 7 minutes and get no 429', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const start = clock.now();
    for (const parcel of parcelsToBook(300))
      expect(await courier.book(parcel)).toMatchObject({ kind: 'booked' });
    expect(fake.tooMany()).toBe(0);
    expect(fake.account.parcels).toHaveLength(300);
    expect(clock.now() - start).toBeLessThan(7 * 60_000);
  });

  it('CR-2 leaves calls for questions while bookings wait', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const [last, ...first] = parcelsToBook(51);
    if (last === undefined) throw new Error('There are parcels');
    for (const parcel of first) await courier.book(parcel);
    const courierReference = fake.account.parcels[0]?.consignment_id ?? '';
    const before = clock.now();
    const waiting = courier.book(last);
    expect(await courier.status({ invoice, courierReference })).toMatchObject({ stage: 'booked' });
    expect(await waiting).toMatchObject({ kind: 'booked' });
    expect(fake.calls.slice(-2).map(({ path }) => path)).toEqual([
      `/orders/${courierReference}/info`,
      '/orders',
    ]);
    expect(clock.now() - before).toBe(61_000);
    expect(fake.tooMany()).toBe(0);
  });

  it('CR-2 is waited for when others have used it up', async () => {
    const { courier, fake } = await pathaoOfTest();
    for (let call = 0; call < 60; call += 1) await fetch(`${fake.address}/stores`);
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'notNow',
      reason: 'Pathao has had too many calls.',
      waitSeconds: 60,
    });
  });
});

describe('what Pathao is asked', () => {
  it('CR-2 is the status by consignment id, with its time and without an amount', async () => {
    const { courier, fake } = await pathaoOfTest();
    const booked = await courier.book(parcelToBook());
    const courierReference = booked.kind === 'booked' ? booked.courierReference : '';
    fake.account.move(courierReference, 'Received_at_Last_Mile_HUB', 1250);
    expect(await courier.status({ invoice, courierReference })).toEqual({
      invoice,
      courierReference,
      word: 'Received at Last Mile HUB',
      stage: 'withCourier',
      at: '2026-11-25T04:00:00.000Z',
      collected: null,
      fee: null,
    });
  });

  it('CR-2 is not a parcel without a consignment id: that is not to say that there is none', async () => {
    const { courier, fake } = await pathaoOfTest();
    await expect(courier.status({ invoice, courierReference: null })).rejects.toMatchObject({
      failure: 'notPossible',
      mayHaveActed: false,
    });
    expect(fake.calls).toEqual([]);
  });

  it.each<CourierFault>(['silent', 'missingField', 'htmlPage', 'redirect'])(
    'CR-2 CR-12 throws when it is %s, instead of saying that there is no parcel',
    async (kind) => {
      const { courier, fake } = await pathaoOfTest(timeoutFor(kind));
      const booked = await courier.book(parcelToBook());
      const courierReference = booked.kind === 'booked' ? booked.courierReference : '';
      fake.fail({ kind });
      await expect(courier.status({ invoice, courierReference })).rejects.toBeInstanceOf(CourierError);
    },
  );

  it('CR-2 is the price, for a place of its lists', async () => {
    const { courier } = await pathaoOfTest();
    expect(await courier.price(parcelToBook({ weight: 1500 }))).toBe(95);
    expect(await courier.price(parcelToBook({ district: 'Brahmanbaria', thana: 'Kasba' }))).toBe(120);
    expect(await courier.price(parcelToBook({ thana: null }))).toBeNull();
  });

  it('CR-2 are its places, once a day, without blanks at the ends of names', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const { places } = courier;
    expect(await places.cities()).toEqual([
      { id: 1, name: 'Dhaka', isServed: true },
      { id: 2, name: 'Chittagong', isServed: true },
      { id: 32, name: 'B. Baria', isServed: true },
      { id: 8, name: 'Comilla', isServed: true },
    ]);
    expect(await places.areas(1070)).toEqual([
      { id: 37, name: 'Ansar Camp', isServed: true },
      { id: 38, name: 'Shah Ali Mazar', isServed: false },
    ]);
    await places.cities();
    expect(fake.calls.map(({ path }) => path)).toEqual([
      '/issue-token',
      '/city-list',
      '/zones/1070/area-list',
    ]);
    clock.advance(24 * 60 * 60_000);
    await places.cities();
    expect(fake.calls.at(-1)?.path).toBe('/city-list');
  });

  it.each([
    ['Chattogram', 'Kotwali (Chittagong)', { city: 2, zone: 5 }],
    ['Brahmanbaria', 'kasba', { city: 32, zone: 900 }],
    ['Cumilla', 'Laksam', { city: 8, zone: 700 }],
    ['Dhaka', '60 Feet', { city: 1, zone: 298 }],
    ['Dhaka', '', null],
    ['Dhaka', 'Kasba', null],
  ])('CR-2 are the numbers of %s, %s', async (district, thana, place) => {
    const { courier } = await pathaoOfTest();
    expect(await courier.places.find(district, thana)).toEqual(place);
  });
});

describe('the settings of Pathao', () => {
  const settings = {
    address: pathaoAddress,
    clientId: 'client',
    clientSecret: 'secret',
    username: 'merchant@shop.example',
    password: 'a password',
    storeId: 7,
    webhookSecret: null,
  };

  it.each([
    [publicPathaoValue, /everybody knows/],
    [` ${publicPathaoValue.toUpperCase()} `, /everybody knows/],
    ['short', /8 characters/],
  ])('CR-5 refuse the webhook secret %j', (webhookSecret, message) => {
    expect(() => openPathao({ ...settings, webhookSecret })).toThrow(message);
  });

  it('CR-5 without a webhook secret read no webhook', () => {
    expect(openPathao(settings).readWebhook).toBeNull();
  });

  it('CR-2 refuse an address without https', () => {
    expect(() => openPathao({ ...settings, address: 'http://api-hermes.pathao.com' })).toThrow(
      'The address of Pathao must begin with https://.',
    );
  });
});
