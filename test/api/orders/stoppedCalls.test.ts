import { describe, expect, it } from 'vitest';
import { bookOrders } from '#api/orders/bookOrders.ts';
import { giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import { unreachable } from '#messages/api/client.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { ownSettings } from '../../support/ownSettings.ts';

/** As many as three calls take. */
const toGive = Array.from({ length: 60 }, (_, number) => ({ order: `o${number}` }));
const options = { key: 'k1', onProgress: () => undefined };

/** A store whose host answers nothing but these calls, of which each is counted. */
const openCounting = (answer: () => Promise<Response>) => {
  let calls = 0;
  const store = openStore(
    { settings: ownSettings },
    {
      readToken: () => 'token',
      fetch: () => {
        calls += 1;
        return answer();
      },
    },
  );
  return { store, calls: () => calls };
};

const give = (store: ReturnType<typeof openCounting>['store']) =>
  store.dispatch(giveOrders({ courier: 'pathao', rider: '', weight: 500 }, toGive, options));

const book = (store: ReturnType<typeof openCounting>['store']) =>
  store.dispatch(
    bookOrders(
      { courier: 'pathao', way: 'call' },
      toGive.map(({ order }) => ({ order, thana: null, weight: 500, note: '' })),
      options,
    ),
  );

describe('orders that several calls give or book', () => {
  it('CR-1 CN-3 are no longer sent once the shop cannot be reached, and all say so', async () => {
    const { store, calls } = openCounting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await give(store)).toEqual(
      toGive.map(({ order }, index) => ({
        order,
        invoice: null,
        message: unreachable,
        // The first call may have arrived.
        unanswered: index < consignmentsPerCall ? 'lost' : 'notSent',
      })),
    );
    expect(calls()).toBe(1);
  });

  it('CR-13 CN-3 are no longer booked once the shop cannot be reached, and all say so', async () => {
    const { store, calls } = openCounting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await book(store)).toEqual(
      toGive.map(({ order }, index) => ({
        order,
        booking: null,
        message: unreachable,
        // The first call may have arrived.
        unanswered: index < consignmentsPerCall ? 'lost' : 'notSent',
      })),
    );
    expect(calls()).toBe(1);
  });

  it('CR-13 are still booked after a call that the shop has refused', async () => {
    const { store, calls } = openCounting(async () =>
      Response.json({ code: 'invalid', message: 'No.' }, { status: 400 }),
    );
    const results = await book(store);
    expect(calls()).toBe(3);
    expect(results).toEqual(toGive.map(({ order }) => ({ order, booking: null, message: 'No.' })));
  });
});
