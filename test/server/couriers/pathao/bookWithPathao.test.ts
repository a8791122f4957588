import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/values/parse.ts';
import { parcelToBook } from '../../../support/builders/parcelToBook.ts';
import type { CourierFault } from '../../../support/servers/fakeCouriers/courierFaults.ts';
import { pathaoOfTest, timeoutFor } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';

/** Of a parcel of 400 g with 2 × Cotton Saree and 1,250 taka to collect; the stand-in has the store 1201 and takes 70 taka. */
const { invoice } = parcelToBook();
const isBooking = (_method: string, path: string): boolean => path === '/orders';

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
        // Pathao's codes of a parcel that is delivered within the usual time.
        delivery_type: 48,
        item_type: 2,
        item_quantity: 2,
        item_weight: 0.5,
        item_description: '2 × Cotton Saree',
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

  it('CR-2 is unknown after a failure whose code is in the body alone: Pathao may have booked the parcel', async () => {
    const { courier, fake } = await pathaoOfTest();
    fake.replaceReply = (reply, path) =>
      path === '/orders'
        ? { status: 200, body: { message: 'Server Error', type: 'error', code: 500, errors: null } }
        : reply;
    expect(await courier.book(parcelToBook())).toEqual({
      kind: 'unknown',
      reason: 'Pathao failed with status 500.',
    });
    expect(fake.account.parcels).toHaveLength(1);
  });

  it('CR-2 is made without the place while the lists fail', async () => {
    const { courier, fake } = await pathaoOfTest();
    fake.fail({ kind: 'htmlFailure', affects: (_method, path) => path === '/city-list' });
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it.each([
    // Pathao takes half a kilogram at least.
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
    ['more than 10 kg', { weight: 10_500 }, 'The parcel weighs 10.5 kg; Pathao takes at most 10 kg.'],
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
    fake.fail({ kind: 'answerLost', affects: (_method, path) => path === '/issue-token' });
    expect(await courier.book(parcelToBook({ thana: null }))).toMatchObject(notNow);
    fake.fail(null);
    expect(await open({ password: 'wrong' }).book(parcelToBook())).toEqual({
      ...notNow,
      reason: 'Pathao does not accept the sign-in; check it in its settings.',
    });
    expect(fake.account.parcels).toEqual([]);
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'booked' });
  });

  it.each([
    ['', null],
    ['free', null],
    [null, null],
    ['70', 70],
  ])('CR-12 is booked whatever its answer says of the fee: %j is %j', async (told, fee) => {
    const { courier, fake } = await pathaoOfTest();
    fake.replaceReply = (reply, path) =>
      path === '/orders' && isRecord(reply.body) && isRecord(reply.body.data)
        ? { ...reply, body: { ...reply.body, data: { ...reply.body.data, delivery_fee: told } } }
        : reply;
    const result = await courier.book(parcelToBook());
    const courierReference = fake.account.parcels[0]?.consignment_id;
    expect(result).toEqual({ kind: 'booked', courierReference, trackingCode: courierReference, fee });
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
