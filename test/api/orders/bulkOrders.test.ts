import { describe, expect, it } from 'vitest';
import { readAllMatching, readFirstMatching, refetchOrders } from '#api/orders/bulkOrdersApi.ts';
import { moveOrders } from '#api/orders/moveOrders.ts';
import { isRetryable } from '#api/orders/moveResult.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { headers } from '#contract/call/headers.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { bulkOrdersLimit } from '#domain/shop/constants.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const token = { readToken: () => 'token' };
const pending: OrderListArgs = { list: 'pending', email: null, search: '' };
const orders = ['o0', 'o1', 'o2'].map((_id) => anOrder({ _id, orderStatus: 'Pending' }));

describe('moveOrders', () => {
  it('ST-8 moves one order after the other from its listed status, and reports each end', async () => {
    const host = await openFakeHost((request) =>
      request.path.endsWith('o1')
        ? { status: 409, body: { code: 'moveRefused', message: 'Moved.', orderStatus: 'Cancelled' } }
        : { body: { modifiedCount: 1 } },
    );
    const steps: number[] = [];
    const ends = await openStore(host, token).dispatch(
      moveOrders(orders, 'Confirmed', (done) => steps.push(done)),
    );
    expect(host.requests.map(({ path, body }) => ({ path, body }))).toEqual(
      orders.map(({ _id }) => ({
        path: `/orderStatus/${_id}`,
        body: { status: 'Confirmed', from: 'Pending' },
      })),
    );
    expect(steps).toEqual([1, 2, 3]);
    expect(ends).toMatchObject([
      { order: { _id: 'o0' }, kind: 'moved' },
      { order: { _id: 'o1' }, kind: 'refused', failure: { orderStatus: 'Cancelled' } },
      { order: { _id: 'o2' }, kind: 'moved' },
    ]);
    expect(ends.map(isRetryable)).toEqual([false, false, false]);
  });

  it('CN-3 finishes the running move when stopped, and moves no later order', async () => {
    const stop = new AbortController();
    const host = await openFakeHost(({ path }) => {
      if (path.endsWith('o1')) stop.abort();
      return { body: { modifiedCount: 1 } };
    });
    const ends = await openStore(host, token).dispatch(
      moveOrders(orders, 'Confirmed', () => undefined, { stop: stop.signal }),
    );
    expect(host.requests.map(({ path }) => path)).toEqual(['/orderStatus/o0', '/orderStatus/o1']);
    expect(ends).toEqual([
      { order: orders[0], kind: 'moved' },
      { order: orders[1], kind: 'moved' },
    ]);
  });

  it('ER-1 sends no more moves once the session is over, and reports the rest as notSent', async () => {
    const host = await openFakeHost(() => ({
      status: 401,
      body: { code: 'signInNeeded', message: 'Sign in.' },
    }));
    const ends = await openStore(host, token).dispatch(moveOrders(orders, 'Confirmed', () => undefined));
    expect(host.requests).toHaveLength(1);
    const failure = expect.objectContaining({ message: 'Sign in.' });
    expect(ends).toEqual([
      { order: orders[0], kind: 'refused', failure },
      { order: orders[1], kind: 'notSent', failure },
      { order: orders[2], kind: 'notSent', failure },
    ]);
    expect(ends.map(isRetryable)).toEqual([true, true, true]);
  });

  it('ST-8 reads the status of an order whose response was lost, and continues', async () => {
    const now: Record<string, OrderStatus> = { o0: 'Confirmed', o1: 'Pending', o2: 'Cancelled' };
    const host = await openFakeHost(({ method, path }) => {
      const id = path.split('/').at(-1) ?? '';
      if (method === 'PUT') return { status: 502, text: 'Bad gateway' };
      return { body: { data: anOrder({ _id: id, orderStatus: now[id] ?? 'Pending' }), history: [] } };
    });
    const ends = await openStore(host, token).dispatch(moveOrders(orders, 'Confirmed', () => undefined));
    const failure = expect.objectContaining({ kind: 'broken' });
    expect(ends).toEqual([
      { order: orders[0], kind: 'moved' },
      { order: orders[1], kind: 'lost', failure, status: 'Pending' },
      { order: orders[2], kind: 'lost', failure, status: 'Cancelled' },
    ]);
    expect(ends.map(isRetryable)).toEqual([false, true, false]);
  });

  it('ST-8 reports a lost order while the shop is unreachable, and tries no later one', async () => {
    const host = await openFakeHost(() => ({}));
    const hostSettings = { settings: host.settings };
    const store = openStore(hostSettings, {
      ...token,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const ends = await skipDelays(() => store.dispatch(moveOrders(orders, 'Confirmed', () => undefined)));
    const failure = expect.objectContaining({ kind: 'unreachable' });
    expect(ends).toEqual([
      { order: orders[0], kind: 'lost', failure, status: null },
      { order: orders[1], kind: 'notSent', failure },
      { order: orders[2], kind: 'notSent', failure },
    ]);
    expect(ends.map(isRetryable)).toEqual([true, true, true]);
    expect(host.requests).toEqual([]);
  });
});

describe('the lists during moves in bulk', () => {
  const { countOrders, orderPage } = ordersApi.endpoints;

  it('ST-7 show the new status at once, and are fetched again only when asked to', async () => {
    const host = await openFakeHost(({ method }) => ({ body: method === 'GET' ? orders : {} }));
    const store = openPlainStore(host);
    const active: OrderListArgs = { ...pending, list: 'active' };
    const rows = (args: OrderListArgs) =>
      orderPage
        .select(args)(store.getState())
        .data?.items.map(({ _id, orderStatus }) => `${_id} ${orderStatus}`);
    const reads = () => host.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
    await store.dispatch(orderPage.initiate(pending));
    await store.dispatch(orderPage.initiate(active));
    await store.dispatch(countOrders.initiate({ email: null }));
    const before = reads().length;
    await store.dispatch(moveOrders(orders.slice(0, 1), 'Confirmed', () => undefined));
    expect({ pending: rows(pending), active: rows(active), reads: reads().length - before }).toEqual({
      pending: ['o1 Pending', 'o2 Pending'],
      active: ['o0 Confirmed', 'o1 Pending', 'o2 Pending'],
      reads: 0,
    });
    expect(store.getState().shopApi.mutations).toEqual({});
    store.dispatch(refetchOrders());
    await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
    expect(reads().slice(before).toSorted()).toEqual(['/orders', '/orders', '/orders']);
  });
});

describe('an order whose move was refused', () => {
  it.each([
    [401, true],
    [403, false],
    [409, false],
  ])('ER-1 may be tried again after %i: %s', (status, mayBeTried) => {
    const failure = { kind: 'refused' as const, status, code: 'other' as const, message: 'No.' };
    expect(isRetryable({ order: anOrder(), kind: 'refused', failure })).toBe(mayBeTried);
  });

  it('ER-1 does not keep the shop from moving those after it', async () => {
    const host = await openFakeHost(({ path }) => (path.endsWith('o0') ? { status: 403 } : {}));
    const ends = await openStore(host, token).dispatch(moveOrders(orders, 'Confirmed', () => undefined));
    expect(ends.map(({ kind }) => kind)).toEqual(['refused', 'moved', 'moved']);
  });
});

/** A list of `count` orders as a host pages it. */
const pagingHost = (count: number) =>
  openFakeHost(({ query }) => {
    const from = Number(query.after ?? 0);
    const end = Math.min(from + Number(query.limit), count);
    const body = Array.from({ length: end - from }, (_, index) => anOrder({ _id: `o${from + index}` }));
    const next = end < count ? { [headers.nextCursor]: String(end) } : {};
    return { body, headers: { [headers.totalCount]: String(count), ...next } };
  });

/** Reads the orders that a list's filter chooses; `steps` has how many were read after each part. */
const choose = async (
  host: Awaited<ReturnType<typeof openFakeHost>>,
  args: OrderListArgs = pending,
  store = openStore(host, token),
) => {
  const steps: number[] = [];
  const chosen = await store.dispatch(readFirstMatching(args, (read) => steps.push(read)));
  await expect.poll(() => store.getState().shopApi.queries).toEqual({});
  return { steps, ids: chosen.map(({ _id }) => _id), queries: host.requests.map(({ query }) => query) };
};

describe('readFirstMatching', () => {
  it('MD-6 reads all that match part by part in the order of the list, and caches nothing', async () => {
    const { steps, ids, queries } = await choose(await pagingHost(1240), { ...pending, sort: 'amountDown' });
    expect(steps).toEqual([500, 1000, 1240]);
    expect(ids).toEqual(Array.from({ length: 1240 }, (_, index) => `o${index}`));
    expect(queries.map(({ after, limit, sort }) => ({ after, limit, sort }))).toEqual([
      { after: undefined, limit: '500', sort: 'amountDown' },
      { after: '500', limit: '500', sort: 'amountDown' },
      { after: '1000', limit: '500', sort: 'amountDown' },
    ]);
  });

  it('MD-6 takes no more than can be moved in one run', async () => {
    const { steps, ids, queries } = await choose(await pagingHost(2600));
    // 2000 orders, of which a part has 500.
    expect({ last: steps.at(-1), count: ids.length, calls: queries.length }).toEqual({
      last: bulkOrdersLimit,
      count: bulkOrdersLimit,
      calls: 4,
    });
  });

  it('API-8 filters, sorts and cuts the orders of a host that sends all at once', async () => {
    const rows = [
      anOrder({ _id: 'a', date: '05 Jan, 2025', total: 400 }),
      anOrder({ _id: 'b', date: '06 Jan, 2025', total: 200 }),
      anOrder({ _id: 'c', date: '06 Jan, 2025', total: 300 }),
    ];
    const host = await openFakeHost(() => ({ body: rows }));
    const args = { ...pending, from: '2025-01-06', sort: 'amountDown' } as const;
    expect((await choose(host, args, openPlainStore(host))).ids).toEqual(['c', 'b']);
    const many = Array.from({ length: bulkOrdersLimit + 1 }, (_, index) => anOrder({ _id: `m${index}` }));
    const large = await openFakeHost(() => ({ body: many }));
    const { ids, queries } = await choose(large, pending, openPlainStore(large));
    expect({ chosen: ids.length, queries }).toEqual({ chosen: bulkOrdersLimit, queries: [{}] });
  });

  it('ER-1 rejects when a part cannot be read', async () => {
    const host = await openFakeHost(({ query }) =>
      query.after === undefined
        ? { body: orders, headers: { [headers.totalCount]: '9', [headers.nextCursor]: 'c' } }
        : { status: 400, body: { code: 'invalid', message: 'No such page.' } },
    );
    await expect(choose(host)).rejects.toMatchObject({ message: 'No such page.' });
  });
});

describe('readAllMatching', () => {
  it('OL-6 asks the host each time for all orders of the list', async () => {
    const host = await openFakeHost(() => ({ body: orders }));
    const store = openStore(host, token);
    const first = await store.dispatch(readAllMatching(pending));
    const again = await store.dispatch(readAllMatching(pending));
    expect([first.length, again.length]).toEqual([3, 3]);
    expect(host.requests.map(({ query }) => query.limit)).toEqual([undefined, undefined]);
    await expect.poll(() => store.getState().shopApi.queries).toEqual({});
  });
});
