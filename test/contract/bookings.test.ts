import { describe, expect, it, vi } from 'vitest';
import { storeBooking } from '#server/courierDesk/storeBooking.ts';
import { databaseTime } from '#server/database/queries/databaseTime.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { beginJobAgain } from '#server/outbox/outboxRepository.ts';
import { takeJobs } from '#server/outbox/takenJobsRepository.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

// The courier of the test names its parcels C1, C2 and so on, and asks 70 taka for each.

const jobsOf = async ({ api }: Awaited<ReturnType<typeof openCourierShop>>) =>
  (await api.db.select().from(outbox).orderBy(outbox.sequence)).map(({ state, attempts, lastError }) => ({
    state,
    attempts,
    lastError,
  }));

describe.each(testDatabases())('bookings on $name', (at) => {
  it('CR-4 books a parcel once, and keeps what the courier answers', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    await shop.book(order);
    await shop.work();

    const parcel = await shop.parcelOf(order);
    expect(parcel).toMatchObject({ stage: 'booked', courierReference: 'C1', trackingCode: 'C1', fee: 70 });
    expect(parcel.history.at(-1)).toMatchObject({
      from: 'booking',
      to: 'booked',
      changes: { courierReference: 'C1', trackingCode: 'C1', fee: 70 },
      by: 'Pathao',
    });
    expect(shop.couriers.pathao.calls).toEqual([`book ${parcel.invoice}`]);
    expect(await jobsOf(shop)).toEqual([{ state: 'done', attempts: 1, lastError: '' }]);
  });

  it('CR-4 cancels a parcel that the courier refuses, with its reason in the history', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    shop.couriers.pathao.faults.push('refused');
    await shop.book(order);
    await shop.work();

    const parcel = await shop.parcelOf(order);
    expect(parcel.stage).toBe('cancelled');
    expect(parcel.history.at(-1)).toMatchObject({ to: 'cancelled', word: 'No such place.', by: 'Pathao' });
  });

  it('CR-4 waits as long as the courier says, which uses up no attempt, and then books', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    // More often than a job has attempts.
    const answers = Array.from({ length: 6 }, () => 'busy' as const);
    shop.couriers.pathao.faults.push(...answers);
    await shop.book(order);
    for (const _ of answers) {
      await shop.work();
      expect(await jobsOf(shop)).toEqual([{ state: 'waiting', attempts: 0, lastError: 'Too many calls.' }]);
      expect((await shop.parcelOf(order)).stage).toBe('booking');
      // The courier takes calls again in 60 seconds.
      shop.passForJobs(61);
    }
    await shop.work();
    expect((await shop.parcelOf(order)).stage).toBe('booked');
  });

  it('CR-4 never sends a lost booking again to a courier that would book it twice; its event resolves it', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    shop.couriers.pathao.faults.push('answerLost');
    await shop.book(order);
    await shop.work();
    // Three hours, in seconds: the waits between all attempts of a job come to less than one.
    shop.passForJobs(3 * 3600);
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'unknown', courierReference: null });
    expect(shop.couriers.pathao.calls).toHaveLength(1);
    expect(await shop.decisions()).toMatchObject([
      { kind: 'bookingUnknown', word: 'The answer was lost.', choice: null },
    ]);

    await shop.hear(await shop.parcelOf(order), 'Pending', '2026-03-02T09:10:00Z');
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({
      stage: 'booked',
      courierReference: 'C1',
      trackingCode: 'C1',
    });
    expect(await shop.decisions()).toMatchObject([{ kind: 'bookingUnknown', choice: 'settled' }]);
    expect(shop.couriers.pathao.parcels).toHaveLength(1);
  });

  it('CR-4 CR-8 leaves nothing to decide once the answer to a lost booking comes after all', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    shop.couriers.pathao.faults.push('answerLost');
    const id = await shop.book(order);
    await shop.work();
    await transaction(shop.api.db, (tx) =>
      storeBooking(tx, { id, orderId: order }, { kind: 'alreadyBooked' }, shop.api.now()),
    );

    expect((await shop.parcelOf(order)).stage).toBe('booked');
    expect(await shop.decisions()).toMatchObject([{ kind: 'bookingUnknown', choice: 'settled' }]);
  });

  it('CR-4 sends a lost booking again to a courier that refuses an invoice it has, and has one parcel', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    shop.couriers.steadfast.faults.push('answerLost');
    await shop.book(order, 'steadfast');
    await shop.work();
    // A job is tried again after a minute.
    shop.passForJobs(61);
    await shop.work();

    const parcel = await shop.parcelOf(order);
    expect(parcel).toMatchObject({ stage: 'booked', courierReference: null });
    expect(shop.couriers.steadfast.parcels).toHaveLength(1);

    await shop.hear(parcel, 'Picked', '2026-03-02T09:10:00Z', { courier: 'steadfast' });
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'withCourier', courierReference: 'C1' });
  });

  it.each([
    ['pathao', 'unknown', 0],
    ['steadfast', 'booked', 1],
  ] as const)('CR-4 leaves a booking with %s whose process ended %s', async (courier, stage, calls) => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    await shop.book(order, courier);
    await shop.api.db.update(outbox).set({ interrupted: true });
    await shop.work();

    expect((await shop.parcelOf(order)).stage).toBe(stage);
    expect(shop.couriers[courier].calls).toHaveLength(calls);
  });

  /** What had happened when the shop's process was killed. */
  const killed = {
    'before the job was taken': { isTaken: false, isPlaced: false },
    'before the courier was called': { isTaken: true, isPlaced: false },
    'before the courier answered': { isTaken: true, isPlaced: true },
  } as const;
  it.each([
    ['pathao', 'before the job was taken', 'booked', 1],
    ['pathao', 'before the courier was called', 'unknown', 0],
    ['pathao', 'before the courier answered', 'unknown', 1],
    ['steadfast', 'before the job was taken', 'booked', 1],
    ['steadfast', 'before the courier was called', 'booked', 1],
    ['steadfast', 'before the courier answered', 'booked', 1],
  ] as const)(
    'CR-4 has no second parcel with %s when it was killed %s',
    async (courier, moment, stage, count) => {
      const shop = await openCourierShop(at);
      const order = await shop.confirmed();
      await shop.book(order, courier);
      const { isTaken, isPlaced } = killed[moment];
      // How many jobs of each kind are taken at once.
      const kinds = { bookParcel: 1, bookParcels: 1 };
      if (isTaken) await takeJobs(shop.api.db, { kinds, leaseSeconds: 120, time: databaseTime });
      if (isPlaced) shop.couriers[courier].place((await shop.parcelOf(order)).invoice);
      // After the end of the lease, in seconds.
      shop.passForJobs(121);
      await shop.work();

      expect((await shop.parcelOf(order)).stage).toBe(stage);
      expect(shop.couriers[courier].parcels).toHaveLength(count);
    },
  );

  it('CR-4 books nothing for an order that was cancelled in the meantime', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    await shop.book(order);
    await shop.setStatus(order, 'Cancelled');
    await shop.work();

    const parcel = await shop.parcelOf(order);
    expect(parcel.history.at(-1)).toMatchObject({
      to: 'cancelled',
      word: 'The order no longer needs to be sent.',
    });
    expect(shop.couriers.pathao.calls).toEqual([]);
  });

  it.each([
    ['the shop tries it again', false],
    ['an admin tries it again', true],
  ])(
    'CR-4 leaves to a person the parcel of a cancelled order that an interrupted attempt may have booked, when %s',
    async (_what, isTriedAgain) => {
      const shop = await openCourierShop(at);
      const order = await shop.confirmed();
      await shop.book(order, 'steadfast');
      const kinds = { bookParcels: 1 };
      const [job] = await takeJobs(shop.api.db, { kinds, leaseSeconds: 120, time: databaseTime });
      shop.couriers.steadfast.place((await shop.parcelOf(order)).invoice);
      await shop.setStatus(order, 'Cancelled');
      // After the end of the lease, in seconds.
      shop.passForJobs(121);
      if (isTriedAgain) await beginJobAgain(shop.api.db, job?.id ?? '');
      await shop.work();

      expect((await shop.parcelOf(order)).stage).toBe('unknown');
      expect(await shop.decisions()).toMatchObject([{ kind: 'bookingUnknown' }]);
    },
  );

  it('CR-4 leaves to a person a parcel that was cancelled while its courier booked it', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    const id = await shop.book(order);
    const { courier } = shop.couriers.pathao;
    const { book } = courier;
    Object.assign(courier, {
      book: async (parcel: Parameters<typeof book>[0]) => {
        await shop.move(id, 'booking', 'cancelled');
        return book(parcel);
      },
    });
    await shop.work();

    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'cancelled', courierReference: 'C1' });
    expect(await shop.decisions()).toMatchObject([{ kind: 'takenBack', details: { stage: 'booked' } }]);
  });

  it('CR-5 follows an event that comes while the courier is still answering the booking', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    await shop.book(order);
    const { courier } = shop.couriers.pathao;
    const { book } = courier;
    Object.assign(courier, {
      book: async (parcel: Parameters<typeof book>[0]) => {
        const answer = await book(parcel);
        await shop.hear(parcel, 'Picked', '2026-03-02T09:10:00Z');
        await vi.waitFor(async () => expect((await shop.parcelOf(order)).stage).toBe('withCourier'), 10_000);
        return answer;
      },
    });
    await shop.work();

    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'withCourier', trackingCode: 'C1', fee: 70 });
    expect(await shop.statusOf(order)).toBe('Shipping');
  });

  it('CR-5 works an event that came before the shop knew its parcel', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    const { reference } = shop.couriers.pathao.place('HK-of-the-portal');
    await shop.hear({ invoice: 'HK-of-the-portal' }, 'Picked', '2026-03-02T09:10:00Z');
    await shop.work();
    await shop.book(order);
    const answer = { kind: 'booked', courierReference: reference, trackingCode: reference, fee: null };
    Object.assign(shop.couriers.pathao.courier, { book: async () => answer });
    await shop.work();

    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'withCourier', courierReference: reference });
    expect(await shop.statusOf(order)).toBe('Shipping');
  });

  it('CR-4 leaves a booking unknown when its job is given up', async () => {
    const shop = await openCourierShop(at);
    const order = await shop.confirmed();
    const id = await shop.book(order);
    const [job] = await shop.api.db.select().from(outbox);
    await shop.api.db.transaction(async (tx) => {
      await shop.desk.handlers.bookParcel?.giveUp?.(tx, {
        key: job?.key ?? '',
        payload: { consignment: id },
        orderId: order,
      });
    });
    expect(await shop.parcelOf(order)).toMatchObject({ id, stage: 'unknown' });
  });
});
