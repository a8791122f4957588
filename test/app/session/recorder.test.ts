import { describe, expect, it } from 'vitest';
import { moveBatchApi } from '#api/orders/moveBatchApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { listenForMoves, openRecorder } from '#app/session/recorder.ts';
import type { SessionRecord } from '#machines/sessionRecord.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { admin, rahima } from '../../support/browser/sessionHarness.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const at = '2025-01-05T09:00:00.000Z';
const session: SessionRecord = {
  machine: 'session',
  version: '2',
  start: { state: 'booting', account: null, roles: { admin: false, customer: false } },
  events: [],
};
const adminSession = {
  state: 'signedIn',
  loading: false,
  user: rahima,
  roles: admin,
  failure: null,
} as const;
const id = '64c000000000000000000001';

/** An admin's store, whose granted moves the recorder keeps. */
const startRecording = (host: FakeHost) => {
  const recorder = openRecorder(() => session);
  const store = openStore(host);
  store.dispatch(sessionSlice.actions.transitioned(adminSession));
  store.dispatch(listenForMoves({ moveGranted: (args, by) => recorder.moveGranted(args, by, at) }));
  return { recorder, store };
};

/** What is recorded of a pending order that was confirmed. */
const confirmedRecord = {
  name: `Moves of order ${id} made here`,
  record: {
    machine: 'order',
    version: '1',
    start: { state: 'Pending', deliveredAt: null, returnDays: 7 },
    events: [{ type: 'CONFIRM', by: 'admin', at }],
  },
};

describe('openRecorder', () => {
  it('CARD-9 records moves that the server granted, and none that it refused', async () => {
    const host = await openFakeHost(({ body }) =>
      (body as { status: string }).status === 'Shipping'
        ? {
            status: 409,
            body: { code: 'moveRefused', message: 'No.', requestId: 'r', orderStatus: 'Cancelled' },
          }
        : { body: { orderStatus: 'Confirmed', modifiedCount: 1 } },
    );
    const { recorder, store } = startRecording(host);
    const { setOrderStatus } = ordersApi.endpoints;
    await store.dispatch(setOrderStatus.initiate({ id, status: 'Confirmed', from: 'Pending' }));
    await store.dispatch(setOrderStatus.initiate({ id, status: 'Shipping', from: 'Confirmed' }));

    expect(recorder.records()).toEqual([
      { name: 'The session of this tab', record: session },
      confirmedRecord,
    ]);
  });

  it('CARD-9 records the moves of many orders by one call, without those that were refused', async () => {
    const [moved, refused] = [anOrder({ _id: id }), anOrder({ _id: '64c000000000000000000002' })];
    const host = await openFakeHost(() => ({
      body: {
        results: [
          { id: moved._id, modifiedCount: 1, orderStatus: 'Confirmed' },
          { id: refused._id, code: 'moveRefused', message: 'No.', orderStatus: 'Cancelled' },
        ],
      },
    }));
    const { recorder, store } = startRecording(host);
    const { moveBatch } = moveBatchApi.endpoints;
    await store.dispatch(moveBatch.initiate({ orders: [moved, refused], status: 'Confirmed', reason: '' }));

    expect(recorder.records().slice(1)).toEqual([confirmedRecord]);
  });
});
