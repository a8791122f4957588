import { describe, expect, it } from 'vitest';
import { bookOrders } from '#api/orders/bookOrders.ts';
import { giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import { unreachable } from '#messages/api/client.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { ownSettings } from '../../support/ownSettings.ts';

/** As many as three calls take. */
const orders = Array.from({ length: 60 }, (_, number) => anOrder({ _id: `o${number}` }));

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
  store.dispatch(
    giveOrders(orders, { key: 'k1', courier: 'pathao', rider: '', weight: 500 }, () => undefined),
  );

const book = (store: ReturnType<typeof openCounting>['store']) =>
  store.dispatch(
    bookOrders(
      { key: 'k1', courier: 'pathao', way: 'call' },
      orders.map(({ _id: order }) => ({ order, thana: null, weight: 500, note: '' })),
      () => undefined,
    ),
  );

describe('orders that several calls give or book', () => {
  it('CR-1 CN-3 are no longer sent once the shop cannot be reached, and all say so', async () => {
    const { store, calls } = openCounting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await give(store)).toEqual(
      orders.map((order, index) => ({
        order,
        reason: unreachable,
        // The first call may have arrived.
        unanswered: index < consignmentsPerCall ? 'lost' : 'notSent',
      })),
    );
    expect(calls()).toBe(1);
  });

  it('CR-13 CN-3 are no longer booked once the shop cannot be reached, and all say so', async () => {
    const { store, calls } = openCounting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await book(store)).toEqual(
      orders.map(({ _id: order }, index) => ({
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
    expect(results).toEqual(orders.map(({ _id: order }) => ({ order, booking: null, message: 'No.' })));
  });
});
