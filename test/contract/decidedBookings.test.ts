import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveLinesCall } from '#contract/consignments/decisions.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { bookingJob } from '#server/courierDesk/bookingJob.ts';
import { consignments, courierEvents, outbox } from '#server/database/schema/schema.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('bookings, parcels on hold and strangers, on $name', (at) => {
  let shop: DecisionShop;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  /** A parcel whose booking job is stuck. */
  const stuckBooking = async (courier: CourierId = 'pathao') => {
    const { order, parcel } = await shop.shipped('booking', courier);
    await addToOutbox(shop.api.db, [bookingJob(parcel)], shop.api.now());
    await shop.api.db
      .update(outbox)
      .set({ state: 'stuck', lastError: 'Pathao is down.' })
      .where(eq(outbox.key, bookingJob(parcel).key));
    return { order, parcel };
  };
  const jobOf = async (parcel: Parameters<typeof bookingJob>[0]) =>
    (
      await shop.api.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, bookingJob(parcel).key))
    )[0];

  it('CR-8 takes a booking without an answer as done under the code that staff have found, and hears its events', async () => {
    const { order, parcel } = await shop.shipped('unknown', 'pathao');
    await shop.api.db.insert(courierEvents).values({
      id: 'e'.repeat(24),
      courier: 'pathao',
      key: 'early',
      type: 'order.picked',
      text: '{}',
      news: { word: 'order.picked' },
      parcel: 'DF-81',
      invoice: '',
      state: 'kept',
    });
    const left = await shop.leaveToStaff({ kind: 'bookingUnknown', consignmentId: parcel.id });
    const withoutCode = await shop.decide(left, { choice: 'isBooked' });
    const booked = await shop.decide(left, { choice: 'isBooked', trackingCode: 'DF-81' });
    const now = await shop.parcelOf(order);
    const [event] = await shop.api.db.select().from(courierEvents).where(eq(courierEvents.key, 'early'));

    expect([withoutCode.status, withoutCode.refusal.field, booked.status]).toEqual([
      400,
      'trackingCode',
      200,
    ]);
    // An event that is `new` again is worked; a `kept` one waits for its parcel.
    expect([now.stage, now.trackingCode, now.courierReference, event?.state]).toEqual([
      'booked',
      'DF-81',
      'DF-81',
      'new',
    ]);
    await shop.api.db.delete(courierEvents);
  });

  it('CR-8 hears the events under the number that the courier told before staff took the booking as done', async () => {
    const { parcel } = await shop.shipped('unknown', 'steadfast');
    await shop.api.db
      .update(consignments)
      .set({ courierReference: '8001' })
      .where(eq(consignments.id, parcel.id));
    await shop.api.db.insert(courierEvents).values({
      id: 'e'.repeat(24),
      courier: 'steadfast',
      key: 'early',
      type: 'delivery_status',
      text: '{}',
      news: { word: 'pending' },
      parcel: '8001',
      invoice: '',
      state: 'kept',
    });
    const left = await shop.leaveToStaff({ kind: 'bookingUnknown', consignmentId: parcel.id });
    const { status } = await shop.decide(left, { choice: 'isBooked', trackingCode: 'SF-83' });
    const [event] = await shop.api.db.select().from(courierEvents).where(eq(courierEvents.key, 'early'));

    expect([status, event?.state]).toEqual([200, 'new']);
    await shop.api.db.delete(courierEvents);
  });

  it('CR-8 takes a booking without an answer as not done, so that the order may be given away again', async () => {
    const { order, parcel } = await shop.shipped('unknown', 'pathao');
    const left = await shop.leaveToStaff({ kind: 'bookingUnknown', consignmentId: parcel.id });
    const answer = await shop.decide(left, { choice: 'notBooked' });
    const again = await shop.give(order);

    expect([answer.status, (await shop.parcelOf(order)).stage, again.stage]).toEqual([
      200,
      'cancelled',
      'booked',
    ]);
  });

  it('CR-8 shows a stuck booking with its reason and takes its job out of the outbox when staff decide', async () => {
    const { order, parcel } = await stuckBooking();
    const [left, ...others] = await shop.waiting();
    if (left === undefined) throw new Error('Nothing waits.');
    const answers = await Promise.all([
      shop.decide(left, { choice: 'notBooked' }),
      shop.decide(left, { choice: 'isBooked', trackingCode: 'DF-82' }),
    ]);

    expect([left.kind, left.word, left.name, others]).toEqual([
      'stuckBooking',
      'Pathao is down.',
      parcel.invoice,
      [],
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect([(await jobOf(parcel))?.state, await shop.waiting()]).toEqual(['givenUp', []]);
    expect(['cancelled', 'booked']).toContain((await shop.parcelOf(order)).stage);
  });

  it('CR-8 does not decide on a booking that is being sent, and shows one without an answer once', async () => {
    const { parcel } = await stuckBooking();
    const left = await shop.leaveToStaff({ kind: 'bookingUnknown', consignmentId: parcel.id });
    const kinds = (await shop.waiting()).map(({ kind }) => kind);
    await shop.api.db
      .update(outbox)
      .set({ state: 'working' })
      .where(eq(outbox.key, bookingJob(parcel).key));
    const early = await shop.decide(left, { choice: 'notBooked' });
    await shop.api.db
      .update(outbox)
      .set({ state: 'stuck' })
      .where(eq(outbox.key, bookingJob(parcel).key));
    const late = await shop.decide(left, { choice: 'notBooked' });

    expect(kinds).toEqual(['bookingUnknown']);
    expect([early.status, early.refusal.code, late.status]).toEqual([409, 'changedMeanwhile', 200]);
    expect((await jobOf(parcel))?.state).toBe('givenUp');
  });

  it('CR-8 has nothing to decide about a booking once staff have moved the parcel by hand', async () => {
    const { parcel } = await shop.shipped('unknown', 'pathao');
    const left = await shop.leaveToStaff({ kind: 'bookingUnknown', consignmentId: parcel.id });
    await shop.move(parcel.id, 'unknown', 'booked');
    const answer = await shop.decide(left, { choice: 'notBooked' });

    expect([await shop.waiting(), answer.status, answer.refusal.code]).toEqual([[], 409, 'changedMeanwhile']);
  });

  it('CR-8 asks about a parcel that is on hold for more than three days, and again three days after a note', async () => {
    const { parcel } = await shop.shipped('onHold');
    const early = await shop.waiting();
    shop.api.pass(3 * dayMs + 1000);
    await shop.signInAgain();
    const [left] = await shop.waiting();
    if (left === undefined) throw new Error('Nothing waits.');
    const noted = await shop.decide(left, { choice: 'noted', note: 'The customer is away until Friday' });
    const twice = await shop.decide(left, { choice: 'noted' });
    const quiet = await shop.waiting();
    shop.api.pass(3 * dayMs + 1000);
    await shop.signInAgain();
    const [again] = await shop.waiting();
    await shop.move(parcel.id, 'onHold', 'outForDelivery');

    expect([early, left.kind, left.parcel?.id, quiet]).toEqual([[], 'onHold', parcel.id, []]);
    expect([noted.status, twice.status, twice.refusal.code]).toEqual([200, 409, 'changedMeanwhile']);
    expect([again?.parcel?.id, await shop.waiting()]).toEqual([parcel.id, []]);
  });

  it('CR-8 shows a parcel that the shop does not know once, an hour after its first event, until it is noted', async () => {
    // The database compares the arrival of events with its own clock.
    const now = Date.now();
    /** An event that arrived so many minutes ago; without a word it says nothing of a parcel. */
    const event = (id: string, parcel: string, minutes: number, word: string) => ({
      id: id.repeat(24),
      courier: 'steadfast' as const,
      key: id,
      type: 'delivery_status',
      text: '{}',
      news: word === '' ? null : { word },
      parcel,
      invoice: parcel === '900' ? 'HK-OLD1-ZZ' : '',
      receivedAt: new Date(now - minutes * 60_000),
      state: 'kept' as const,
    });
    await shop.api.db.insert(courierEvents).values([
      event('a', '900', 200, 'in_review'),
      event('b', '900', 90, 'delivered'),
      // Not yet an hour old.
      event('c', '901', 30, 'delivered'),
      // An event that names no parcel has its key in that place, as `receiveEvent` stores it.
      event('d', 'd', 90, 'delivered'),
      event('f', '902', 90, ''),
    ]);
    const waiting = await shop.waiting();
    const [left] = waiting;
    if (left === undefined) throw new Error('Nothing waits.');
    const answers = await Promise.all([
      shop.decide(left, { choice: 'noted' }),
      shop.decide(left, { choice: 'noted' }),
    ]);

    expect(waiting).toEqual([
      {
        id: 'b'.repeat(24),
        kind: 'stranger',
        courier: 'steadfast',
        name: 'HK-OLD1-ZZ',
        word: 'delivered',
        saidStage: null,
        since: new Date(now - 90 * 60_000).toISOString(),
        until: null,
        parcel: null,
        orderStatus: null,
      },
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await shop.waiting()).toEqual([]);
  });

  it('CR-8 receives nothing of a parcel that brings nothing back', async () => {
    const { parcel } = await shop.shipped('delivered');
    const answer = await shop.api.send(receiveLinesCall, {
      params: { id: parcel.id },
      body: { lines: [{ line: 0, quantity: 1, seen: 0 }] },
      token: shop.tokens.staff,
    });
    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([400, 'invalid', 'lines']);
  });
});
