import { describe, expect, it } from 'vitest';
import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import { CourierError } from '#server/couriers/courierError.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import { pathaoAddress } from '#server/couriers/pathao/pathaoSettings.ts';
import { parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { pathaoOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

const { invoice } = parcelToBook();

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
      isKnown: true,
      // The time at which the test clock starts.
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
    // Taka of the stand-in: 70 in Dhaka, 10 over half a kilogram and 15 for the second one; 120 elsewhere.
    expect(await courier.price(parcelToBook({ weight: 1500 }))).toBe(95);
    expect(await courier.price(parcelToBook({ district: 'Brahmanbaria', thana: 'Kasba' }))).toBe(120);
    expect(await courier.price(parcelToBook({ thana: null }))).toBeNull();
  });

  it('CR-2 are the lists of its places, once a day', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const listsAsked = () => fake.calls.map(({ path }) => path).filter((path) => path.endsWith('-list'));
    const lists = ['/city-list', '/cities/1/zone-list'];
    await courier.price(parcelToBook());
    await courier.price(parcelToBook());
    expect(listsAsked()).toEqual(lists);
    clock.advance(24 * 60 * 60_000);
    await courier.price(parcelToBook());
    expect(listsAsked()).toEqual([...lists, ...lists]);
  });

  it('CR-2 is a list of its places again after a minute when it was empty', async () => {
    const { courier, fake, clock } = await pathaoOfTest();
    const inFeni = parcelToBook({ district: 'Feni', thana: 'Feni Sadar' });
    const listsAsked = () => fake.calls.filter(({ path }) => path === '/cities/16/zone-list').length;
    await courier.price(inFeni);
    await courier.price(inFeni);
    expect(listsAsked()).toBe(1);
    clock.advance(60_000);
    await courier.price(inFeni);
    expect(listsAsked()).toBe(2);
  });

  it.each([
    ['Chattogram', 'Kotwali (Chittagong)', { recipient_city: 2, recipient_zone: 5 }],
    ['Brahmanbaria', 'kasba', { recipient_city: 32, recipient_zone: 900 }],
    ['Cumilla', 'Laksam', { recipient_city: 8, recipient_zone: 700 }],
    ['Dhaka', '60 Feet', { recipient_city: 1, recipient_zone: 298 }],
    ['Dhaka', '', {}],
    ['Dhaka', 'Kasba', {}],
  ])('CR-2 is to book with its numbers of %s, %s', async (district, thana, numbers) => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook({ district, thana }));
    const body = fake.calls.find(({ path }) => path === '/orders')?.body as Readonly<Record<string, unknown>>;
    const { recipient_city, recipient_zone } = body;
    expect({ recipient_city, recipient_zone }).toEqual(numbers);
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
    ['short', /16 characters/],
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
