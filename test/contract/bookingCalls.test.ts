import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listBookingsCall, makeUploadFileCall } from '#contract/consignments/bookings.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import { storeBooking } from '#server/courierDesk/storeBooking.ts';
import type { Courier } from '#server/couriers/courier.ts';
import type { CourierClock } from '#server/couriers/courierClock.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { consignments, outbox } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { WokenTask } from '#server/process/runWhenWoken.ts';
import { parcelsToBook } from '../support/builders/parcelToBook.ts';
import { type BookingShop, openBookingShop } from '../support/servers/bookingShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const unknownOrder = '0'.repeat(24);

const rules = () => ({ shipsAtCustody: true, cancelsReturning: true });

/** A process that works the jobs of the shop with these couriers. */
const workerOf = ({ api }: BookingShop, couriers: ReadonlyMap<CourierId, Courier>): WokenTask => {
  const { db, now } = api;
  const { handlers } = openCourierDesk({ db, couriers, rules, now });
  const worker = openOutboxWorker({ db, handlers, log: { warn: () => undefined } });
  onTestFinished(worker.close);
  worker.wake();
  return worker;
};

/** Waits until the process closes, as if its time did not pass. */
const untilStopped: CourierClock['wait'] = (_milliseconds, stopping) =>
  new Promise((resolve) => stopping?.addEventListener('abort', () => resolve()));

describe.each(testDatabases())('bookings on $name', (at) => {
  let shop: BookingShop;
  beforeAll(async () => {
    shop = await openBookingShop(at);
  });
  afterAll(() => shop?.close());
  afterEach(() => shop.removeJobs());

  it('CR-13 makes the parcel in stage booking with one job in the same transaction, and records who did', async () => {
    const order = await shop.confirmed();
    const [result] = await shop.book([order], { note: ' Ring twice ' });
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
      // The cup for 250.50 and its delivery for 60, in whole taka.
      amount: 311,
      createdBy: 'staff',
    });
    expect(await shop.jobs()).toMatchObject([
      {
        // Steadfast books many parcels with one call.
        kind: 'bookParcels',
        lane: 'Steadfast',
        label: parcel?.invoice,
        orderId: order,
        payload: { consignment: parcel?.id },
        state: 'waiting',
      },
    ]);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { limit: 1 },
      token: shop.tokens.admin,
    });
    expect(entries).toMatchObject([
      { action: 'createConsignment', by: 'staff', details: { to: 'Steadfast' } },
    ]);
  });

  it('CR-13 books once for each idempotency key, however often it is sent, even at once', async () => {
    const [one, two] = [await shop.confirmed(), await shop.confirmed()];
    const answers = await Promise.all([1, 2, 3].map(() => shop.book([one, two], {}, 'a-double-press')));
    const [first] = answers;

    expect(answers).toEqual([first, first, first]);
    expect((await shop.jobs()).map(({ label }) => label).toSorted()).toEqual(
      first?.map(({ booking }) => booking?.invoice).toSorted(),
    );
  });

  it('CR-13 checks the same rules again, and a refused order does not stop the others', async () => {
    const [pending, good] = [await shop.order(), await shop.confirmed()];
    const results = await shop.book([pending, unknownOrder, good]);
    const again = await shop.book([good]);

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
    expect(await shop.jobs()).toHaveLength(1);
  });

  it('CR-13 tells why the job of a booking waits, and no reason once staff cancelled the booking', async () => {
    const order = await shop.confirmed();
    const [made] = await shop.book([order]);
    const id = made?.booking?.id ?? '';
    await shop.api.db.update(outbox).set({ lastError: 'Steadfast cannot be reached.' });
    const read = async () =>
      (
        await shop.api.call(listBookingsCall, {
          query: { ids: `${id},${unknownOrder}` },
          token: shop.tokens.staff,
        })
      ).bookings;
    const waiting = await read();
    await shop.move(id, 'booking', 'cancelled');

    expect(waiting).toEqual([{ ...made?.booking, said: 'Steadfast cannot be reached.' }]);
    expect(await read()).toEqual([{ ...made?.booking, stage: 'cancelled', said: '' }]);
  });

  it('CR-13 tells no reason for a parcel that staff cancelled and its courier has, whatever the courier answers', async () => {
    const order = await shop.confirmed();
    const [made] = await shop.book([order]);
    const id = made?.booking?.id ?? '';
    await shop.move(id, 'booking', 'cancelled');
    await transaction(shop.api.db, (tx) =>
      storeBooking(tx, { id, orderId: order }, { kind: 'alreadyBooked' }, shop.api.now()),
    );
    const [parcel] = await shop.parcelsOf(order);
    const { bookings } = await shop.api.call(listBookingsCall, {
      query: { ids: id },
      token: shop.tokens.staff,
    });

    expect(parcel?.history.at(-1)?.word).toBe('It has this invoice already.');
    expect(bookings).toMatchObject([{ stage: 'cancelled', said: '' }]);
  });

  it('CR-13 gives parcels away in a file, which can be had again, without those that it cannot have', async () => {
    const [one, two, three] = [await shop.confirmed(), await shop.confirmed(), await shop.confirmed()];
    const results = await shop.book([one, two, three], { courier: 'redx', way: 'file' });
    const [first, second, third] = results.map(({ booking }) => booking);
    await shop.move(second?.id ?? '', 'booked', 'cancelled');
    const other = await shop.give(two);
    const body = {
      courier: 'redx',
      storeName: 'Hatkhola',
      parcels: [third?.id ?? '', first?.id ?? '', second?.id ?? '', other.id, unknownOrder],
    } as const;
    const make = () => shop.api.call(makeUploadFileCall, { body, token: shop.tokens.staff });
    const file = await make();
    const [head, ...lines] = file.text.trim().split('\r\n');

    expect(results.map(({ booking }) => booking?.stage)).toEqual(['booked', 'booked', 'booked']);
    expect(await shop.jobs()).toEqual([]);
    // The day on which the clock of the test begins.
    expect([file.name, file.rows]).toEqual(['redx-2026-03-02.csv', 2]);
    expect(head).toBe(
      '"merchant_invoice_id","customer_name","customer_phone","customer_address","district","delivery_area","cash_collection_amount","parcel_weight","value","instruction"',
    );
    // The customer is that of `orderBody`; the cup for 250.50 and its delivery for 60 are 311 in whole taka.
    expect(lines).toEqual(
      [third, first].map(
        (made) =>
          `"${made?.invoice}","Rahima Khatun","01711000222","House 3, Road 7, Mirpur, Dhaka","Dhaka","Mirpur","311","500","311",""`,
      ),
    );
    expect(await make()).toEqual(file);
  });

  it('CR-13 leaves parcels that the courier has already booked out of the upload file', async () => {
    const orders = [await shop.confirmed(), await shop.confirmed(), await shop.confirmed()] as const;
    const waiting = await shop.give(orders[0], { courier: 'pathao' });
    const tracked = await shop.give(orders[1], { courier: 'pathao', trackingCode: 'DD060326' });
    const referred = await shop.give(orders[2], { courier: 'pathao' });
    await shop.api.db
      .update(consignments)
      .set({ courierReference: 'DD060327' })
      .where(eq(consignments.id, referred.id));
    const body = {
      courier: 'pathao',
      storeName: 'Hatkhola',
      parcels: [waiting.id, tracked.id, referred.id],
    } as const;
    const file = await shop.api.call(makeUploadFileCall, { body, token: shop.tokens.staff });

    expect(file.rows).toBe(1);
    expect([waiting, tracked, referred].map(({ invoice }) => file.text.includes(`"${invoice}"`))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('CR-13 leaves a parcel out of the upload file that its courier has already booked by a call, without a number', async () => {
    const order = await shop.confirmed();
    const [made] = await shop.book([order]);
    const id = made?.booking?.id ?? '';
    await transaction(shop.api.db, (tx) =>
      storeBooking(tx, { id, orderId: order }, { kind: 'alreadyBooked' }, shop.api.now()),
    );
    const body = { courier: 'steadfast', storeName: 'Hatkhola', parcels: [id] } as const;
    const file = await shop.api.call(makeUploadFileCall, { body, token: shop.tokens.staff });

    expect(await shop.parcelsOf(order)).toMatchObject([{ stage: 'booked', trackingCode: null }]);
    expect(file.rows).toBe(0);
  });

  it('CR-13 leaves parcels of cancelled orders out of the upload file', async () => {
    const [kept, cancelled] = [await shop.confirmed(), await shop.confirmed()];
    const results = await shop.book([kept, cancelled], { courier: 'redx', way: 'file' });
    const [first, second] = results.map(({ booking }) => booking);
    await shop.setStatus(cancelled, 'Cancelled');
    const make = (...parcels: string[]) =>
      shop.api.call(makeUploadFileCall, {
        body: { courier: 'redx', storeName: 'Hatkhola', parcels },
        token: shop.tokens.staff,
      });
    const file = await make(first?.id ?? '', second?.id ?? '');

    expect(file.rows).toBe(1);
    expect([first, second].map((made) => file.text.includes(`"${made?.invoice}"`))).toEqual([true, false]);
    expect((await make(second?.id ?? '')).rows).toBe(0);
  });

  it('CR-4 OP-30 leaves a parcel that waits for its turn at Pathao when the process closes to the next one', async () => {
    const wait = vi.fn(untilStopped);
    const pathao = openPathao(shop.pathao.settings, { clock: { now: () => 0, wait }, timeout: 20_000 });
    // As many bookings as the shop makes in a minute.
    for (const parcel of parcelsToBook(50)) await pathao.book(parcel);
    const order = await shop.confirmed();
    await shop.book([order], { courier: 'pathao' });
    const closing = workerOf(shop, new Map<CourierId, Courier>([['pathao', pathao]]));
    await vi.waitFor(() => expect(wait).toHaveBeenCalled(), { timeout: 20_000 });
    await closing.close();
    const [job] = await shop.jobs();
    workerOf(shop, shop.couriers);
    const stageOf = async () => (await shop.parcelsOf(order))[0]?.stage;
    await vi.waitFor(async () => expect(await stageOf()).not.toBe('booking'), { timeout: 20_000 });

    expect(job).toMatchObject({
      state: 'waiting',
      attempts: 0,
      interrupted: false,
      lastError: 'The shop stopped before it called Pathao.',
    });
    expect(await stageOf()).toBe('booked');
    expect(shop.pathao.account.parcels).toHaveLength(51);
  });
});
