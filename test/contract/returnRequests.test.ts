import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listReturnRequestsCall, requestReturnCall } from '#contract/consignments/courierDesk.ts';
import { listPhoneHistoriesCall } from '#contract/orders/phoneHistories.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { decideJobCall, listJobsCall } from '#contract/staff/jobs.ts';
import { returnRequestsOf } from '#server/courierDesk/returnRequests.ts';
import type { Courier } from '#server/couriers/courier.ts';
import { consignments, courierRequests, outbox } from '#server/database/schema/schema.ts';
import { giveToCourier } from '../support/clients/parcels.ts';
import { createGate } from '../support/createGate.ts';
import { type CourierRequestShop, openCourierRequestShop } from '../support/servers/courierRequestShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const returnPath = '/create_return_request';
const minuteMs = 60_000;

describe.each(testDatabases())('requests for returns on $name', (at) => {
  let shop: CourierRequestShop;
  beforeEach(async () => {
    shop = await openCourierRequestShop(at);
  });
  afterEach(() => shop?.close());

  const ask = (id: string, reason = ' The customer is away. ') =>
    shop.api.send(requestReturnCall, { params: { id }, body: { reason }, token: shop.token });
  const listed = async () =>
    (await shop.api.call(listReturnRequestsCall, { params: { id: shop.order }, token: shop.token })).requests;

  it('CR-11 stores a return before Steadfast is asked, asks with the reason, and shows and records it', async () => {
    const parcel = await shop.booked();
    const { body } = await ask(parcel.id);
    const asking = {
      id: expect.any(String),
      courier: 'steadfast',
      consignmentId: parcel.id,
      progress: 'asking',
      problem: '',
      state: '',
      reason: 'The customer is away.',
      requestedAt: expect.any(String),
      requestedBy: 'Admin',
    };
    expect(body.data).toEqual(asking);
    expect(await listed()).toEqual([asking]);
    expect(shop.callsTo(returnPath)).toEqual([]);
    await shop.work();

    expect(await listed()).toEqual([{ ...body.data, progress: 'asked', state: 'pending' }]);
    expect(shop.callsTo(returnPath).map((call) => call.body)).toEqual([
      { invoice: parcel.invoice, reason: 'The customer is away.' },
    ]);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { action: 'requestReturn' },
      token: shop.token,
    });
    expect(entries).toMatchObject([{ by: 'Admin', subject: { kind: 'order', id: shop.order } }]);
  });

  it('CR-11 asks once for a return that is pressed several times', async () => {
    const parcel = await shop.booked();
    const answers = await Promise.all([ask(parcel.id), ask(parcel.id), ask(parcel.id, 'She moved')]);
    await shop.work();

    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    expect(shop.callsTo(returnPath)).toHaveLength(1);
  });

  it('CR-11 tells in the courier’s words why a return is refused, and asks again when somebody presses', async () => {
    const parcel = await shop.booked();
    await ask(parcel.id);
    await shop.work();
    await ask(parcel.id);
    await shop.work();

    // Newest first: Steadfast has the first request, and so refuses the second.
    expect((await listed()).map(({ progress, problem, state }) => [progress, problem, state])).toEqual([
      ['refused', 'Steadfast: A return request exists already.', ''],
      ['asked', '', 'pending'],
    ]);
    expect(shop.callsTo(returnPath)).toHaveLength(2);
  });

  it('CR-11 refuses an unknown parcel and an empty reason', async () => {
    const parcel = await shop.booked();
    const unknown = await ask('0'.repeat(24));
    const empty = await ask(parcel.id, '  ');

    expect([unknown, empty].map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'unknown'],
      [400, 'invalid'],
    ]);
    expect(await listed()).toEqual([]);
  });

  it('CR-11 says that nobody knows of a return whose answer was lost, and does not ask again by itself', async () => {
    const parcel = await shop.booked();
    shop.steadfast.fail({ kind: 'answerLost', times: 1 });
    await ask(parcel.id);
    await shop.work();
    // An hour, in seconds: longer than all waits between the attempts of a job.
    shop.passForJobs(3600);
    await shop.work();

    expect(await listed()).toMatchObject([
      {
        progress: 'unknown',
        problem: 'The connection to Steadfast broke before its answer arrived.',
        state: '',
      },
    ]);
    expect(shop.callsTo(returnPath)).toHaveLength(1);
    expect(shop.steadfast.account.returnRequests).toHaveLength(1);
  });

  it('CR-11 says that nobody knows of a return if the shop stopped while it was asked', async () => {
    const parcel = await shop.booked();
    await ask(parcel.id);
    await shop.api.db.update(outbox).set({ interrupted: true });
    await shop.work();

    expect(await listed()).toMatchObject([
      { progress: 'unknown', problem: 'The shop stopped while it was asking.' },
    ]);
    expect(shop.callsTo(returnPath)).toEqual([]);
  });

  it('CR-11 asks again by itself when nothing has reached Steadfast, and says why it waits', async () => {
    const parcel = await shop.booked();
    await shop.steadfast.goDown();
    await ask(parcel.id);
    await shop.work();
    expect(await listed()).toMatchObject([
      { progress: 'asking', problem: expect.stringMatching(/^Steadfast /) },
    ]);
    await shop.steadfast.comeUp();
    // A job is tried again after a minute.
    shop.passForJobs(61);
    await shop.work();
    expect(await listed()).toMatchObject([{ progress: 'asked', problem: '', state: 'pending' }]);
  });

  it('CR-11 asks how far a return is once in ten minutes, also if Steadfast fails', async () => {
    const parcel = await shop.booked();
    await ask(parcel.id);
    await shop.work();
    const [stored] = await shop.api.db.select().from(courierRequests);
    const statePath = `/get_return_request/${stored?.reference}`;
    shop.api.pass(10 * minuteMs);
    shop.steadfast.fail({ kind: 'htmlFailure', times: 1 });
    await listed();
    await listed();
    expect(shop.callsTo(statePath)).toHaveLength(1);

    shop.api.pass(10 * minuteMs);
    expect(await listed()).toMatchObject([{ progress: 'asked', state: 'pending' }]);
    expect(shop.callsTo(statePath)).toHaveLength(2);
  });

  it('CR-11 keeps how far a return is when an earlier answer comes after a later one', async () => {
    const parcel = await shop.booked();
    await ask(parcel.id);
    await shop.work();
    const { db, now } = shop.api;
    const readWith = (readReturnRequest: Courier['readReturnRequest']) =>
      returnRequestsOf(
        { db, couriers: new Map([['steadfast', { readReturnRequest } as Courier]]) },
        shop.order,
        new Date(now().getTime() + 10 * minuteMs),
      );
    const [asked, answered] = [createGate(), createGate()];
    const earlier = readWith(async (id) => {
      asked.open();
      await answered.opened;
      return { id, state: 'pending' };
    });
    await asked.opened;
    await readWith(async (id) => ({ id, state: 'approved' }));
    answered.open();
    await earlier;

    expect(await listed()).toMatchObject([{ progress: 'asked', state: 'approved' }]);
  });

  it('CR-11 ends a return that an admin gives up, so that somebody can ask again', async () => {
    const parcel = await shop.booked();
    await shop.steadfast.goDown();
    await ask(parcel.id);
    await shop.work();
    const { jobs: open } = await shop.api.call(listJobsCall, { query: {}, token: shop.token });
    expect(open.map(({ kind, lane, label }) => [kind, lane, label])).toEqual([
      ['requestReturn', 'Steadfast', parcel.invoice],
    ]);
    await shop.api.call(decideJobCall, {
      params: { id: open[0]?._id ?? '' },
      body: { decision: 'giveUp' },
      token: shop.token,
    });
    expect(await listed()).toMatchObject([{ progress: 'refused', problem: 'The request was given up.' }]);
    await shop.steadfast.comeUp();
    await ask(parcel.id);
    await shop.work();
    expect((await listed()).map(({ progress }) => progress)).toEqual(['asked', 'refused']);
  });

  it('CR-11 asks no courier that takes no such request', async () => {
    const parcel = await giveToCourier(shop.api, shop.token, shop.order, { courier: 'redx' });
    expect((await ask(parcel.id)).refusal).toMatchObject({
      code: 'parcelRefused',
      message: 'A return by RedX cannot be requested here.',
    });
  });

  it('CR-11 tells what parcels that nobody took have cost, beside the phone history', async () => {
    await giveToCourier(shop.api, shop.token, shop.order);
    // The column is in poisha.
    await shop.api.db.update(consignments).set({ stage: 'returned', fee: 12_000 });
    const { callers } = await shop.api.call(listPhoneHistoriesCall, {
      query: { ids: shop.order },
      token: shop.token,
    });

    expect(callers.map(({ doorReturns }) => doorReturns)).toEqual([{ parcels: 1, cost: 120 }]);
  });
});
