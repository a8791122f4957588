import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { orderBody } from '../../support/builders/orderBody.ts';
import { type FakeResponse, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { countOrders, deleteOrder, getOrder, orderPage, placeOrder, setOrderStatus } = ordersApi.endpoints;
/** Without `all`, whose request has no statuses by which `refetchedAfter` could name it. */
const listNames = ['pending', 'active', 'confirmed', 'delivered', 'cancelled', 'returned'] as const;
const order = anOrder({ _id: 'o0' });

/** Fetches all lists, the counts and one order, then makes the change; returns what is fetched again. */
const refetchedAfter = async (
  response: FakeResponse,
  change: (store: ShopStore) => PromiseLike<unknown>,
): Promise<string[]> => {
  const host = await openFakeHost(({ method, path }) => {
    if (method !== 'GET') return response;
    if (path === '/orderCounts') return { body: {} };
    return { body: path === '/orders/o0' ? { data: order, history: [] } : [order] };
  });
  const store = openStore(host, { readToken: () => 'token' });
  for (const list of listNames) await store.dispatch(orderPage.initiate({ list, email: null, search: '' }));
  await store.dispatch(countOrders.initiate({ email: null }));
  await store.dispatch(getOrder.initiate({ id: 'o0', email: null }));
  const before = host.requests.length;
  await change(store);
  await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
  return host.requests
    .slice(before)
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => (query.status === undefined ? path : `${path} of ${query.status}`))
    .toSorted();
};

const listsOf = (...names: readonly (typeof listNames)[number][]) =>
  names.map((list) => `/orders of ${orderLists[list].join(',')}`).toSorted();

const place = ({ dispatch }: ShopStore) =>
  dispatch(placeOrder.initiate({ body: orderBody([]), key: 'key-1' }));
const confirm = ({ dispatch }: ShopStore) =>
  dispatch(setOrderStatus.initiate({ id: 'o0', status: 'Confirmed', from: 'Pending' }));
const remove = ({ dispatch }: ShopStore) => dispatch(deleteOrder.initiate('o0'));

describe('an order that is placed', () => {
  it('ST-7 makes the counts and the lists of pending orders stale', async () => {
    expect(await refetchedAfter({ body: { insertedId: 'o1' } }, place)).toEqual([
      '/orderCounts',
      ...listsOf('active', 'pending'),
    ]);
  });

  it('ST-7 makes nothing stale when it is refused', async () => {
    expect(await refetchedAfter({ status: 409 }, place)).toEqual([]);
  });
});

describe('an order that is moved', () => {
  it('ST-7 makes itself, the counts and the lists that it enters stale', async () => {
    expect(await refetchedAfter({}, confirm)).toEqual([
      '/orderCounts',
      ...listsOf('active', 'confirmed'),
      '/orders/o0',
    ]);
  });

  it('ST-8 makes itself and the counts stale when another user moved it first', async () => {
    const refusal = { status: 409, body: { code: 'moveRefused', orderStatus: 'Cancelled' } };
    expect(await refetchedAfter(refusal, confirm)).toEqual(['/orderCounts', '/orders/o0']);
  });

  it.each([
    ['refuses it', { code: 'moveRefused', orderStatus: 'Pending' }],
    ['does not say where it is', { code: 'moveRefused' }],
  ])('ST-8 makes itself and every list stale when the host %s', async (_how, body) => {
    expect(await refetchedAfter({ status: 409, body }, confirm)).toEqual([
      ...listsOf(...listNames),
      '/orders/o0',
    ]);
  });
});

describe('an order that is deleted', () => {
  it('ST-4 makes the counts stale, since it left its lists already', async () => {
    expect(await refetchedAfter({}, remove)).toEqual(['/orderCounts']);
  });

  it('ST-4 makes every list stale when the host refuses', async () => {
    expect(await refetchedAfter({ status: 409 }, remove)).toEqual(listsOf(...listNames));
  });
});
