import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askPricesCall, listBookingCouriersCall } from '#contract/consignments/bookings.ts';
import { createConsignmentCall } from '#contract/consignments/consignments.ts';
import { blockPhoneCall } from '#contract/orders/phoneHistories.ts';
import { askPrices } from '#server/bookings/askPrices.ts';
import { parcelBody } from '../support/clients/parcels.ts';
import { type BookingShop, bookingDraft, openBookingShop } from '../support/servers/bookingShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const unknownOrder = '0'.repeat(24);

const failing = () => Promise.reject(new TypeError('The price has no amount.'));
/** How many timers of this process are running. */
const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describe.each(testDatabases())('the check of bookings on $name', (at) => {
  let shop: BookingShop;
  beforeAll(async () => {
    shop = await openBookingShop(at);
  });
  afterAll(() => shop?.close());
  afterEach(() => shop.removeJobs());

  it('CR-13 lists the couriers that can be booked with, and how', async () => {
    const { couriers } = await shop.api.call(listBookingCouriersCall, { token: shop.tokens.staff });

    expect(couriers.map(({ file, ...courier }) => ({ ...courier, isAssumed: file?.isAssumed }))).toEqual([
      { id: 'steadfast', name: 'Steadfast', calls: true, isOwn: false, prices: false, isAssumed: false },
      { id: 'pathao', name: 'Pathao', calls: true, isOwn: false, prices: true, isAssumed: false },
      { id: 'redx', name: 'RedX', calls: false, isOwn: false, prices: false, isAssumed: true },
    ]);
  });

  it('CR-13 says of each order whether it is ready or why not, proposes its thana and calls no courier', async () => {
    const ready = await shop.confirmed({ address: 'House 9, Savar bazar' });
    const pending = await shop.order();
    const short = await shop.confirmed({ address: 'Road 7' });
    const booked = await shop.confirmed();
    const { invoice } = await shop.give(booked);
    const orders = [ready, pending, short, booked, unknownOrder];
    const reply = await shop.check({
      courier: 'steadfast',
      way: 'call',
      parcels: orders.map((order) => ({ order, weight: 500, note: '' })),
    });

    const expected = [
      [null, 'Savar'],
      ['The order is Pending. Only a confirmed or shipping order is given to a courier.', 'Mirpur'],
      [null, null],
      [
        `The parcel ${invoice} of this order is still open. Record how it ended, or make this one an exchange.`,
        'Mirpur',
      ],
    ] as const;
    expect(reply.parcels).toEqual([
      ...expected.map(([reason, thana], index) => ({
        order: orders[index],
        reason,
        // The cup for 250.50 and its delivery for 60, in whole taka.
        amount: 311,
        district: 'Dhaka',
        thana,
      })),
      { order: unknownOrder, reason: 'There is no such order.', amount: 0, district: '', thana: null },
    ]);
    expect(reply.places.map(({ district, thanas }) => [district, thanas.includes('Savar')])).toEqual([
      ['Dhaka', true],
      ['', false],
    ]);
    expect([...shop.steadfast.calls, ...shop.pathao.calls]).toEqual([]);
    expect(await shop.jobs()).toEqual([]);
    expect(await shop.parcelsOf(ready)).toEqual([]);
  });

  it('CR-8 CR-13 offers no second parcel that would collect all after a partial delivery, but an exchange', async () => {
    const order = await shop.confirmed();
    const { id, invoice } = await shop.give(order);
    await shop.move(id, 'booked', 'partlyDelivered');
    const check = (exchangeAmount: number | null) =>
      shop.reasons({
        courier: 'steadfast',
        way: 'call',
        parcels: [{ order, weight: 500, note: '', exchangeAmount }],
      });
    const send = (exchangeAmount: number | null) =>
      shop.api.send(createConsignmentCall, {
        params: { id: order },
        body: parcelBody({ exchangeAmount }),
        token: shop.tokens.staff,
      });
    const refused = `The parcel ${invoice} of this order was partly delivered. Decide first what comes back, or make this one an exchange.`;

    expect([await check(null), await check(40)]).toEqual([[refused], [null]]);
    const answer = await send(null);
    expect([answer.status, answer.refusal]).toMatchObject([409, { message: refused }]);
    expect((await send(40)).status).toBe(200);
  });

  it('CR-1 CR-13 offers an exchange alone beside a parcel that is delivered before its order', async () => {
    const order = await shop.confirmed();
    const { id, invoice } = await shop.give(order);
    await shop.move(id, 'booked', 'delivered');
    const parcels = [{ order, weight: 500, note: '' }];
    expect(await shop.reasons({ courier: 'steadfast', way: 'call', parcels })).toEqual([
      `The parcel ${invoice} of this order was delivered. Correct where it is, or make this one an exchange.`,
    ]);
  });

  it('CR-13 names a long address, a missing thana, a heavy parcel and a blocked phone, by the limits of courier and way', async () => {
    // With “, Dinajpur”, as couriers get it, the address has 251 letters.
    const far = await shop.confirmed({ district: 'Dinajpur', address: 'X'.repeat(241) });
    const plain = await shop.confirmed();
    const blocked = await shop.confirmed({ mobileNumber: '01911000777' });
    await shop.api.call(blockPhoneCall, {
      body: { mobileNumber: '01911000777', reason: 'Refused five parcels' },
      token: shop.tokens.staff,
    });
    const parcel = { weight: 500, note: '', thana: null };

    expect(
      await shop.reasons({
        courier: 'steadfast',
        way: 'call',
        parcels: [far, plain, blocked].map((order) => ({ ...parcel, order })),
      }),
    ).toEqual([
      'The address has 251 letters; Steadfast takes at most 250.',
      null,
      'The phone number is blocked: Refused five parcels',
    ]);
    expect(
      await shop.reasons({ courier: 'redx', way: 'file', parcels: [{ ...parcel, order: plain }] }),
    ).toEqual(['RedX needs the thana.']);
    expect(
      await shop.reasons({ courier: 'pathao', way: 'call', parcels: [{ ...parcel, order: far }] }),
    ).toEqual(['The address has 251 letters; Pathao takes at most 220.']);
    expect(
      await shop.reasons({
        courier: 'pathao',
        way: 'call',
        parcels: [{ ...parcel, order: plain, weight: 12_000 }],
      }),
    ).toEqual(['The parcel weighs 12 kg; Pathao takes at most 10 kg.']);
  });

  it('CR-13 asks the courier for prices only when it tells some, and says why one is missing', async () => {
    const [one, two] = [await shop.confirmed(), await shop.confirmed()];
    const ask = (courier: 'pathao' | 'steadfast', orders: readonly string[]) =>
      shop.api.send(askPricesCall, {
        body: { courier, parcels: orders.map((order) => ({ ...bookingDraft, thana: 'Mirpur 1', order })) },
        token: shop.tokens.staff,
      });
    const told = await ask('pathao', [one, unknownOrder]);
    shop.pathao.fail({ kind: 'htmlFailure' });
    const failed = await ask('pathao', [two]);
    const refused = await ask('steadfast', [two]);

    expect(told.body).toEqual({
      prices: [
        // Taka for half a kilogram within Dhaka.
        { order: one, price: 70 },
        { order: unknownOrder, price: null },
      ],
      reason: 'There is no such order.',
    });
    expect([failed.status, failed.body]).toEqual([
      200,
      { prices: [{ order: two, price: null }], reason: expect.stringContaining('Pathao') },
    ]);
    expect([refused.status, refused.refusal]).toMatchObject([
      400,
      { code: 'invalid', field: 'courier', message: 'Steadfast gives this shop no prices.' },
    ]);
  });

  // The connections to PostgreSQL have timers of their own, which come and go.
  it.runIf(at.name === 'PGlite')('CR-13 ends the wait for prices when asking for one fails', async () => {
    const order = await shop.confirmed();
    const pathao = shop.couriers.get('pathao');
    if (pathao === undefined) throw new Error('Pathao is not set up.');
    const couriers = new Map([['pathao', { ...pathao, price: failing }]] as const);
    const before = timers();
    const parcels = [{ ...bookingDraft, order }];
    const asked = askPrices({ db: shop.api.db, couriers }, { courier: 'pathao', parcels });

    await expect(asked).rejects.toThrow('The price has no amount.');
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('CR-13 refuses couriers that are not set up, and wrong input, with the field', async () => {
    const parcels = [{ ...bookingDraft, order: unknownOrder }];
    for (const [body, field] of [
      // RedX takes files alone, and an own rider is neither called nor given a file.
      [{ courier: 'redx', way: 'call', parcels }, 'courier'],
      [{ courier: 'ownRider', way: 'call', parcels }, 'courier'],
      [{ courier: 'ownRider', way: 'file', parcels }, 'courier'],
      [{ courier: 'nobody', way: 'call', parcels }, 'courier'],
      [{ courier: 'redx', way: 'mail', parcels }, 'way'],
      [{ courier: 'redx', way: 'file', parcels: [] }, 'parcels'],
      [{ courier: 'redx', way: 'file', parcels: [...parcels, ...parcels] }, 'parcels'],
      [
        { courier: 'redx', way: 'file', parcels: [{ ...bookingDraft, order: unknownOrder, weight: 0.5 }] },
        'parcels[0].weight',
      ],
    ] as const) {
      const { status, refusal } = await shop.send(body);
      expect([status, refusal.field]).toEqual([400, field]);
    }
  });
});
