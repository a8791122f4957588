import { describe, expect, it } from 'vitest';
import { moveOrders } from '#api/orders/moveOrders.ts';
import { isRetryable } from '#api/orders/moveResult.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const token = { readToken: () => 'token' };
const pending: OrderListArgs = { list: 'pending', email: null, search: '' };

describe('moveOrders of many orders', () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    anOrder({ _id: `m${number}`, orderStatus: 'Pending' }),
  );
  interface Batch {
    readonly orders: readonly { readonly id: string; readonly from: string }[];
  }
  const results = ({ orders: named }: Batch, refused = '') => ({
    results: named.map(({ id }) =>
      id === refused
        ? { id, modifiedCount: 0, code: 'moveRefused', message: 'Moved.', orderStatus: 'Cancelled' }
        : { id, modifiedCount: 1, orderStatus: 'Confirmed' },
    ),
  });

  it('OL-10 sends 25 with a call, and reports each end', async () => {
    const host = await openFakeHost(({ body }) => ({ body: results(body as Batch, 'm3') }));
    const steps: number[] = [];
    const ends = await openStore(host, token).dispatch(
      moveOrders(many, 'Confirmed', (done) => steps.push(done)),
    );
    expect(host.requests.map(({ path, body }) => [path, (body as Batch).orders.length])).toEqual([
      ['/orderStatuses', 25],
      ['/orderStatuses', 5],
    ]);
    expect(host.requests[0]?.body).toMatchObject({
      orders: many.slice(0, 25).map(({ _id }) => ({ id: _id, from: 'Pending' })),
    });
    expect(steps).toEqual([25, 30]);
    expect(ends[3]).toEqual({
      order: many[3],
      kind: 'refused',
      failure: {
        kind: 'refused',
        status: 409,
        code: 'moveRefused',
        message: 'Moved.',
        orderStatus: 'Cancelled',
      },
    });
    expect(ends.filter(({ kind }) => kind === 'moved').map(({ order }) => order)).toEqual(
      many.filter(({ _id }) => _id !== 'm3'),
    );
  });

  it('API-8 OL-10 moves them one after the other at a host without that call', async () => {
    const host = await openFakeHost(() => ({ body: { modifiedCount: 1 } }));
    const ends = await openPlainStore(host).dispatch(moveOrders(many, 'Confirmed', () => undefined));
    expect(host.requests.map(({ path }) => path)).toEqual(many.map(({ _id }) => `/orderStatus/${_id}`));
    expect(ends).toEqual(many.map((order) => ({ order, kind: 'moved' })));
  });

  it('CN-3 OL-10 finishes the running call when stopped, and moves no later order', async () => {
    const stop = new AbortController();
    const host = await openFakeHost(({ body }) => {
      stop.abort();
      return { body: results(body as Batch) };
    });
    const ends = await openStore(host, token).dispatch(
      moveOrders(many, 'Confirmed', () => undefined, { stop: stop.signal }),
    );
    expect({ requests: host.requests.length, ends: ends.length }).toEqual({ requests: 1, ends: 25 });
  });

  it('ER-1 OL-10 sends no more once the session is over', async () => {
    const host = await openFakeHost(() => ({
      status: 401,
      body: { code: 'signInNeeded', message: 'Sign in.' },
    }));
    const ends = await openStore(host, token).dispatch(moveOrders(many, 'Confirmed', () => undefined));
    expect(host.requests).toHaveLength(1);
    expect(ends.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 25 }, () => 'refused'),
      ...Array.from({ length: 5 }, () => 'notSent'),
    ]);
    expect(ends.every(isRetryable)).toBe(true);
  });

  it('ST-8 OL-10 reads the status of each order when the response is lost, and of an order that it does not name', async () => {
    const host = await openFakeHost(({ method, path, body }) => {
      const id = path.split('/').at(-1) ?? '';
      if (method === 'GET')
        return {
          body: {
            data: anOrder({ _id: id, orderStatus: id === 'm0' ? 'Confirmed' : 'Pending' }),
            history: [],
          },
        };
      const { orders: named } = body as Batch;
      if (named.length === 25) return { status: 502, text: 'Bad gateway' };
      return { body: results({ orders: named.slice(1) }) };
    });
    const ends = await openStore(host, token).dispatch(moveOrders(many, 'Confirmed', () => undefined));
    expect(ends.map(({ kind }) => kind)).toEqual([
      'moved',
      ...Array.from({ length: 25 }, () => 'lost'),
      ...Array.from({ length: 4 }, () => 'moved'),
    ]);
    expect(ends[25]).toMatchObject({ order: many[25], status: 'Pending', failure: { kind: 'broken' } });
  });

  it('ST-7 OL-10 shows the new status and the refused row in the lists at once', async () => {
    const host = await openFakeHost(({ method, body }) => ({
      body: method === 'GET' ? many.slice(0, 25) : results(body as Batch, 'm0'),
    }));
    const store = openStore(host, token);
    const { orderPage } = ordersApi.endpoints;
    await store.dispatch(orderPage.initiate(pending));
    // Ten orders or fewer would be moved one by one.
    await store.dispatch(moveOrders(many.slice(0, 12), 'Confirmed', () => undefined));
    const rows = orderPage.select(pending)(store.getState()).data?.items ?? [];
    expect(rows[0]).toMatchObject({
      _id: 'm0',
      orderStatus: 'Cancelled',
      othersChange: { kind: 'moved', message: 'Moved.' },
    });
    expect(rows.slice(1).map(({ _id }) => _id)).toEqual(many.slice(12, 25).map(({ _id }) => _id));
  });
});
