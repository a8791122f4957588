import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/refusal.ts';
import {
  askPricesCall,
  type BookParcelsBody,
  bookParcelsCall,
  type CheckBookingsBody,
  checkBookingsCall,
  listBookingCouriersCall,
  listBookingsCall,
  makeUploadFileCall,
} from '#contract/consignments/bookings.ts';
import { blockPhoneCall } from '#contract/orders/phoneHistories.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { noCouriers } from '#server/courierEvents/courierPorts.ts';
import type { Courier } from '#server/couriers/courier.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { type FakePathao, openFakePathao } from '../support/servers/fakeCouriers/openFakePathao.ts';
import { type FakeSteadfast, openFakeSteadfast } from '../support/servers/fakeCouriers/openFakeSteadfast.ts';
import { testClock } from '../support/servers/fakeCouriers/testClock.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

type Draft = Omit<BookParcelsBody['parcels'][number], 'order'>;

const draft: Draft = { thana: 'Mirpur', weight: 500, note: '' };
const nowhere = '0'.repeat(24);

describe.each(testDatabases())('bookings on $name', (at) => {
  let shop: ParcelShop;
  let steadfast: FakeSteadfast;
  let pathao: FakePathao;
  beforeAll(async () => {
    const clock = testClock();
    steadfast = await openFakeSteadfast(clock);
    pathao = await openFakePathao(clock);
    const options = { clock, timeout: 20_000 };
    shop = await openParcelShop(at, {
      desk: {
        ...noCouriers,
        couriers: new Map<CourierId, Courier>([
          ['steadfast', openSteadfast(steadfast.settings, options)],
          ['pathao', openPathao(pathao.settings, options)],
        ]),
      },
    });
  });
  afterAll(async () => {
    await shop?.api.close();
    await steadfast?.close();
    await pathao?.close();
  });
  afterEach(() => shop.api.db.delete(outbox));

  const check = async (body: CheckBookingsBody) =>
    shop.api.get(checkBookingsCall, { body, token: shop.tokens.staff });
  const reasons = async (body: CheckBookingsBody) => (await check(body)).parcels.map(({ reason }) => reason);
  const book = async (
    orders: readonly string[],
    given: Partial<Draft> & Partial<Pick<BookParcelsBody, 'courier' | 'way'>> = {},
    key?: string,
  ) => {
    const { courier = 'steadfast', way = 'call', ...changes } = given;
    const body = { courier, way, parcels: orders.map((order) => ({ ...draft, ...changes, order })) };
    return (
      await shop.api.get(bookParcelsCall, {
        body,
        token: shop.tokens.staff,
        ...(key === undefined ? {} : { headers: { [headers.idempotencyKey]: key } }),
      })
    ).results;
  };
  const jobs = () => shop.api.db.select().from(outbox);

  it('CR-13 lists the couriers that can be booked with, and how', async () => {
    const { couriers } = await shop.api.get(listBookingCouriersCall, { token: shop.tokens.staff });

    expect(couriers.map(({ file, ...courier }) => ({ ...courier, isAssumed: file?.isAssumed }))).toEqual([
      { id: 'steadfast', name: 'Steadfast', calls: true, prices: false, isAssumed: false },
      { id: 'pathao', name: 'Pathao', calls: true, prices: true, isAssumed: false },
      { id: 'redx', name: 'RedX', calls: false, prices: false, isAssumed: true },
    ]);
  });

  it('CR-13 says of each order whether it is ready or why not, proposes its thana and calls no courier', async () => {
    const ready = await shop.confirmed({ address: 'House 9, Savar bazar' });
    const pending = await shop.order();
    const short = await shop.confirmed({ address: 'Road 7' });
    const booked = await shop.confirmed();
    const { invoice } = await shop.give(booked);
    const orders = [ready, pending, short, booked, nowhere];
    const reply = await check({
      courier: 'steadfast',
      way: 'call',
      parcels: orders.map((order) => ({ order, weight: 500, note: '' })),
    });

    const expected = [
      [null, 'Savar'],
      ['The order is Pending. Only a confirmed or shipping order is given to a courier.', 'Mirpur'],
      [null, null],
      [
        `The parcel ${invoice} of this order is still open. Move it to where it ended, or make this one an exchange.`,
        'Mirpur',
      ],
    ] as const;
    expect(reply.parcels).toEqual([
      ...expected.map(([reason, thana], index) => ({
        order: orders[index],
        reason,
        amount: 311,
        district: 'Dhaka',
        thana,
      })),
      { order: nowhere, reason: 'There is no such order.', amount: 0, district: '', thana: null },
    ]);
    expect(reply.places.map(({ district, thanas }) => [district, thanas.includes('Savar')])).toEqual([
      ['Dhaka', true],
      ['', false],
    ]);
    expect([...steadfast.calls, ...pathao.calls]).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await shop.parcelsOf(ready)).toEqual([]);
  });

  it('CR-13 names phone, address, zone, weight and a blocked phone as the courier of that way wants them', async () => {
    const far = await shop.confirmed({ district: 'Dinajpur', address: 'X'.repeat(241) });
    const plain = await shop.confirmed();
    const blocked = await shop.confirmed({ mobileNumber: '01911000777' });
    await shop.api.get(blockPhoneCall, {
      body: { mobileNumber: '01911000777', reason: 'Refused five parcels' },
      token: shop.tokens.staff,
    });
    const parcel = { weight: 500, note: '', thana: null };

    expect(
      await reasons({
        courier: 'steadfast',
        way: 'call',
        parcels: [far, plain, blocked].map((order) => ({ ...parcel, order })),
      }),
    ).toEqual([
      'The address has 251 letters; Steadfast takes at most 250.',
      null,
      'The phone number is blocked: Refused five parcels',
    ]);
    expect(await reasons({ courier: 'redx', way: 'file', parcels: [{ ...parcel, order: plain }] })).toEqual([
      'RedX needs the thana.',
    ]);
    expect(await reasons({ courier: 'pathao', way: 'call', parcels: [{ ...parcel, order: far }] })).toEqual([
      'The address has 251 letters; Pathao takes at most 220.',
    ]);
    expect(
      await reasons({
        courier: 'pathao',
        way: 'call',
        parcels: [{ ...parcel, order: plain, weight: 12_000 }],
      }),
    ).toEqual(['The parcel has 12 kg; Pathao takes at most 10 kg.']);
  });

  it('CR-13 makes the parcel in stage booking with one job in the same transaction, and records who did', async () => {
    const order = await shop.confirmed();
    const [result] = await book([order], { note: ' Ring twice ' });
    const [parcel] = await shop.parcelsOf(order);

    expect(result).toEqual({
      order,
      booking: {
        id: parcel?.id,
        orderId: order,
        invoice: parcel?.orderNumber,
        stage: 'booking',
        trackingCode: null,
        fee: null,
        said: '',
      },
    });
    expect(parcel).toMatchObject({
      courier: 'steadfast',
      stage: 'booking',
      thana: 'Mirpur',
      weight: 500,
      note: 'Ring twice',
      amount: 311,
      createdBy: 'staff',
    });
    expect(await jobs()).toMatchObject([
      {
        kind: expect.stringMatching(/^bookParcels?$/),
        lane: 'Steadfast',
        label: parcel?.invoice,
        orderId: order,
        payload: { consignment: parcel?.id },
        state: 'waiting',
      },
    ]);
    const { entries } = await shop.api.get(listAuditEntriesCall, {
      query: { limit: 1 },
      token: shop.tokens.admin,
    });
    expect(entries).toMatchObject([
      { action: 'createConsignment', by: 'staff', details: { to: 'Steadfast' } },
    ]);
  });

  it('CR-13 books once for each idempotency key, however often and at once it is sent', async () => {
    const [one, two] = [await shop.confirmed(), await shop.confirmed()];
    const answers = await Promise.all([1, 2, 3].map(() => book([one, two], {}, 'a-double-press')));
    const [first] = answers;

    expect(answers).toEqual([first, first, first]);
    expect((await jobs()).map(({ label }) => label).toSorted()).toEqual(
      first?.map(({ booking }) => booking?.invoice).toSorted(),
    );
  });

  it('CR-13 checks the same rules again, and a refused order does not stop the others', async () => {
    const [pending, good] = [await shop.order(), await shop.confirmed()];
    const results = await book([pending, nowhere, good]);
    const again = await book([good]);

    expect(results.map(({ booking, code, message }) => [booking?.stage, code, message])).toEqual([
      [
        undefined,
        'parcelRefused',
        'The order is Pending. Only a confirmed or shipping order is given to a courier.',
      ],
      [undefined, 'unknown', 'There is no such order.'],
      ['booking', undefined, undefined],
    ]);
    expect(again.map(({ code }) => code)).toEqual(['parcelRefused']);
    expect(await jobs()).toHaveLength(1);
  });

  it('CR-13 tells what became of bookings: the courier’s reason, or why a job waits', async () => {
    const order = await shop.confirmed();
    const [made] = await book([order]);
    const id = made?.booking?.id ?? '';
    await shop.api.db.update(outbox).set({ lastError: 'Steadfast cannot be reached.' });
    const read = async () =>
      (
        await shop.api.get(listBookingsCall, {
          query: { ids: `${id},${nowhere}` },
          token: shop.tokens.staff,
        })
      ).bookings;
    const waiting = await read();
    await shop.move(id, 'booking', 'cancelled');

    expect(waiting).toEqual([{ ...made?.booking, said: 'Steadfast cannot be reached.' }]);
    expect(await read()).toEqual([{ ...made?.booking, stage: 'cancelled', said: '' }]);
  });

  it('CR-13 asks the courier for prices only when it tells some, and says why one is missing', async () => {
    const [one, two] = [await shop.confirmed(), await shop.confirmed()];
    const ask = (courier: 'pathao' | 'steadfast', orders: readonly string[]) =>
      shop.api.send(askPricesCall, {
        body: { courier, parcels: orders.map((order) => ({ ...draft, thana: 'Mirpur 1', order })) },
        token: shop.tokens.staff,
      });
    const told = await ask('pathao', [one, nowhere]);
    pathao.fail({ kind: 'htmlFailure' });
    const failed = await ask('pathao', [two]);
    const refused = await ask('steadfast', [two]);

    expect(told.body).toEqual({
      prices: [
        { order: one, price: 70 },
        { order: nowhere, price: null },
      ],
      reason: 'There is no such order.',
    });
    expect([failed.status, failed.body]).toEqual([
      200,
      { prices: [{ order: two, price: null }], reason: expect.stringContaining('Pathao') },
    ]);
    expect([refused.status, refused.refusal]).toMatchObject([
      400,
      { code: 'invalid', field: 'courier', message: 'Steadfast tells this shop no prices.' },
    ]);
  });

  it('CR-13 gives parcels away in a file, which can be had again, without those that it cannot have', async () => {
    const [one, two, three] = [await shop.confirmed(), await shop.confirmed(), await shop.confirmed()];
    const results = await book([one, two, three], { courier: 'redx', way: 'file' });
    const [first, second, third] = results.map(({ booking }) => booking);
    await shop.move(second?.id ?? '', 'booked', 'cancelled');
    const other = await shop.give(two);
    const body = {
      courier: 'redx',
      storeName: 'Hatkhola',
      parcels: [third?.id ?? '', first?.id ?? '', second?.id ?? '', other.id, nowhere],
    } as const;
    const make = () => shop.api.get(makeUploadFileCall, { body, token: shop.tokens.staff });
    const file = await make();
    const [head, ...lines] = file.text.trim().split('\r\n');

    expect(results.map(({ booking }) => booking?.stage)).toEqual(['booked', 'booked', 'booked']);
    expect(await jobs()).toEqual([]);
    expect([file.name, file.rows]).toEqual(['redx-2026-03-02.csv', 2]);
    expect(head).toContain('"merchant_invoice_id","customer_name"');
    expect(lines).toEqual(
      [third, first].map(
        (made) =>
          `"${made?.invoice}","Rahima Khatun","01711000222","House 3, Road 7, Mirpur, Dhaka","Dhaka","Mirpur","311","500","311",""`,
      ),
    );
    expect(await make()).toEqual(file);
  });

  it('CR-13 refuses couriers that are not set up, and wrong input, with the field', async () => {
    const parcels = [{ ...draft, order: nowhere }];
    const send = (body: object) =>
      shop.api.send(checkBookingsCall, { body: body as CheckBookingsBody, token: shop.tokens.staff });
    const answers = [
      await send({ courier: 'redx', way: 'call', parcels }),
      await send({ courier: 'ownRider', way: 'call', parcels }),
      await send({ courier: 'ownRider', way: 'file', parcels }),
      await send({ courier: 'nobody', way: 'call', parcels }),
      await send({ courier: 'redx', way: 'mail', parcels }),
      await send({ courier: 'redx', way: 'file', parcels: [] }),
      await send({ courier: 'redx', way: 'file', parcels: [...parcels, ...parcels] }),
      await send({ courier: 'redx', way: 'file', parcels: [{ ...draft, order: nowhere, weight: 0.5 }] }),
    ];

    expect(answers.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'courier'],
      [400, 'courier'],
      [400, 'courier'],
      [400, 'courier'],
      [400, 'way'],
      [400, 'parcels'],
      [400, 'parcels'],
      [400, 'parcels[0].weight'],
    ]);
  });
});
