import { describe, expect, it } from 'vitest';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { headers } from '#contract/call/headers.ts';
import type { Order } from '#domain/orders/order.ts';
import { noCounts } from '#domain/orders/orderDays.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeResponse, openFakeHost, type ReceivedRequest } from '../../support/servers/openFakeHost.ts';

const { countOrders, deleteOrder, orderPage, setOrderStatus } = ordersApi.endpoints;
const token = { readToken: () => 'token' };
const own = 'rahima@example.com';

const orders = (statuses: readonly OrderStatus[]): Order[] =>
  statuses.map((orderStatus, index) => anOrder({ _id: `o${index}`, orderStatus }));

/** Host that implements only the calls of the spec. */
const plainHost =
  (rows: Order[]) =>
  async (request: ReceivedRequest): Promise<FakeResponse> => {
    if (request.method === 'PUT') {
      const index = rows.findIndex(({ _id }) => request.path.endsWith(`/${_id}`));
      const { status } = request.body as { status: OrderStatus };
      rows.splice(index, 1, { ...(rows[index] as Order), orderStatus: status });
      return { body: { modifiedCount: 1 } };
    }
    if (request.method === 'DELETE') {
      rows.splice(
        rows.findIndex(({ _id }) => request.path.endsWith(`/${_id}`)),
        1,
      );
      return { body: { deletedCount: 1 } };
    }
    return request.path === '/orders' || request.path === '/order'
      ? { body: rows }
      : { status: 404, text: 'Cannot GET' };
  };

const argsOf = (list: OrderListArgs['list'], search = ''): OrderListArgs => ({
  list,
  email: null,
  search,
});

/** What the cache holds of a page: each row's id and status, the total, and the next page's cursor. */
const cachedPage = (store: ShopStore, args: OrderListArgs) => {
  const { items, total, next } = orderPage.select(args)(store.getState()).data ?? {};
  return { rows: items?.map(({ _id, orderStatus }) => `${_id} ${orderStatus}`), total, next };
};

/** The rows of a list's first page, and its total. */
const cachedList = (store: ShopStore, list: OrderListArgs['list']) => {
  const { rows, total } = cachedPage(store, argsOf(list));
  return { rows, total };
};

const settled = (store: ShopStore) => Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));

describe('orderPage', () => {
  it('OL-6 requests one page of the statuses and the search', async () => {
    const rows = orders(['Confirmed', 'Shipping']);
    const host = await openFakeHost(() => ({
      body: rows,
      headers: { [headers.totalCount]: '70', [headers.nextCursor]: 'c' },
    }));
    const { data } = await openStore(host, token).dispatch(orderPage.initiate(argsOf('confirmed', 'o')));
    expect(data).toEqual({ items: rows, next: 'c', total: 70 });
    expect(host.requests).toMatchObject([
      { path: '/orders', query: { status: 'Confirmed,Shipping', search: 'o', limit: '25' } },
    ]);
  });

  it('OL-6 begins at the cursor of the address, and continues with that of the host', async () => {
    const host = await openFakeHost(() => ({
      body: orders(['Pending']),
      headers: { [headers.totalCount]: '70', [headers.nextCursor]: 'c-3' },
    }));
    const store = openStore(host, token);
    const args = { ...argsOf('pending'), after: 'c-2' };
    const { data } = await store.dispatch(orderPage.initiate(args));
    await store.dispatch(orderPage.initiate({ ...args, after: data?.next ?? '' }));
    expect(host.requests.map(({ query }) => query.after)).toEqual(['c-2', 'c-3']);
  });

  it('API-8 cuts the page of the address out of the list of a host that sends all orders', async () => {
    const rows = orders(Array.from({ length: 60 }, () => 'Pending' as const));
    const host = await openFakeHost(plainHost(rows));
    const args = { ...argsOf('pending'), after: 'from:25' };
    const { data } = await openPlainStore(host).dispatch(orderPage.initiate(args));
    expect({ first: data?.items[0]?._id, next: data?.next }).toEqual({ first: 'o25', next: 'from:50' });
  });

  it("OL-5 requests a customer's orders by e-mail", async () => {
    const host = await openFakeHost(() => ({ body: orders(['Pending']) }));
    await openStore(host, token).dispatch(orderPage.initiate({ list: 'active', email: own, search: '' }));
    expect(host.requests[0]).toMatchObject({ path: '/order', query: { email: own } });
  });

  it('API-8 filters the list when the host sends all orders', async () => {
    const host = await openFakeHost(plainHost(orders(['Pending', 'Return', 'Shipping', 'Confirmed'])));
    const store = openPlainStore(host);
    await store.dispatch(orderPage.initiate(argsOf('confirmed')));
    await store.dispatch(orderPage.initiate(argsOf('returned')));
    const shipping = await store.dispatch(orderPage.initiate({ ...argsOf('confirmed'), status: 'Shipping' }));
    expect({
      confirmed: cachedList(store, 'confirmed'),
      returned: cachedList(store, 'returned'),
      shipping: shipping.data?.items.map(({ _id }) => _id),
    }).toEqual({
      confirmed: { rows: ['o2 Shipping', 'o3 Confirmed'], total: 2 },
      returned: { rows: ['o1 Return'], total: 1 },
      shipping: ['o2'],
    });
  });
});

describe('a moved order', () => {
  it('ST-7 leaves the lists that no longer hold it, stays in the others, and enters the new list', async () => {
    const host = await openFakeHost(plainHost(orders(['Pending', 'Pending'])));
    const store = openPlainStore(host);
    for (const list of ['pending', 'active', 'confirmed'] as const) {
      await store.dispatch(orderPage.initiate(argsOf(list)));
    }
    await store.dispatch(setOrderStatus.initiate({ id: 'o0', status: 'Confirmed' }));
    await settled(store);
    expect(host.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/orderStatus/o0',
      body: { status: 'Confirmed' },
    });
    expect((['pending', 'active', 'confirmed'] as const).map((list) => cachedList(store, list))).toEqual([
      { rows: ['o1 Pending'], total: 1 },
      { rows: ['o0 Confirmed', 'o1 Pending'], total: 2 },
      { rows: ['o0 Confirmed'], total: 1 },
    ]);
  });

  it('ST-7 sets the new total in its page, and no row is skipped after it', async () => {
    const rows = orders(Array.from({ length: 60 }, () => 'Pending' as const));
    const host = await openFakeHost(plainHost(rows));
    const store = openPlainStore(host);
    await store.dispatch(orderPage.initiate(argsOf('pending')));
    await store.dispatch(setOrderStatus.initiate({ id: 'o3', status: 'Cancelled' }));
    await settled(store);
    const first = cachedPage(store, argsOf('pending'));
    const second = { ...argsOf('pending'), after: first.next ?? '' };
    await store.dispatch(orderPage.initiate(second));
    // Of the first page 24 rows are left, and the next one begins with the row after it.
    const { rows: next, total } = cachedPage(store, second);
    expect({ left: first.rows?.length, totals: [first.total, total], next: next?.slice(0, 1) }).toEqual({
      left: 24,
      totals: [59, 59],
      next: ['o25 Pending'],
    });
    await store.dispatch(deleteOrder.initiate('o30'));
    await settled(store);
    const { rows: left, total: newTotal } = cachedPage(store, second);
    expect({ count: left?.length, total: newTotal }).toEqual({ count: 24, total: 58 });
  });

  it('ST-8 stays with its current status and the server’s message when another user moved it first', async () => {
    const rows = orders(['Pending']);
    const host = await openFakeHost((request) =>
      request.method === 'PUT'
        ? { status: 409, body: { code: 'moveRefused', message: 'Too late.', orderStatus: 'Cancelled' } }
        : { body: rows },
    );
    const store = openStore(host, token);
    await store.dispatch(orderPage.initiate(argsOf('pending')));
    const { error } = await store.dispatch(
      setOrderStatus.initiate({ id: 'o0', status: 'Confirmed', from: 'Pending' }),
    );
    await settled(store);
    expect(error).toMatchObject({ kind: 'refused', code: 'moveRefused', orderStatus: 'Cancelled' });
    const [row] = orderPage.select(argsOf('pending'))(store.getState()).data?.items ?? [];
    expect(row).toMatchObject({
      _id: 'o0',
      orderStatus: 'Cancelled',
      othersChange: { kind: 'moved', message: 'Too late.' },
    });
    expect(host.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('ST-8 is refetched with its lists when the machine refused the move', async () => {
    const host = await openFakeHost((request) =>
      request.method === 'PUT'
        ? { status: 409, body: { code: 'moveRefused', message: 'No.', orderStatus: 'Pending' } }
        : { body: orders(['Pending']) },
    );
    const store = openStore(host, token);
    await store.dispatch(orderPage.initiate(argsOf('pending')));
    await store.dispatch(setOrderStatus.initiate({ id: 'o0', status: 'Shipping', from: 'Pending' }));
    await settled(store);
    expect(cachedList(store, 'pending').rows).toEqual(['o0 Pending']);
    expect(host.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('ST-4 leaves every list when it is deleted', async () => {
    const host = await openFakeHost(plainHost(orders(['Cancelled', 'Cancelled'])));
    const store = openPlainStore(host);
    await store.dispatch(orderPage.initiate(argsOf('cancelled')));
    await store.dispatch(deleteOrder.initiate('o0'));
    expect(cachedList(store, 'cancelled')).toEqual({ rows: ['o1 Cancelled'], total: 1 });
    expect(host.requests.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/deleteOrder/o0',
      headers: { authorization: 'Bearer token' },
    });
  });
});

describe('countOrders', () => {
  const counts = { ...noCounts(), Pending: 2, Return: 1 };

  it('DB-1 reads the counts of a host that counts', async () => {
    const host = await openFakeHost(() => ({ body: { Pending: 2, Return: 1 } }));
    expect((await openStore(host, token).dispatch(countOrders.initiate({ email: null }))).data).toEqual(
      counts,
    );
  });

  it('API-8 counts the orders of a host without the call, including the status Return', async () => {
    const rows = orders(['Pending', 'Return', 'Pending']);
    const host = await openFakeHost(plainHost(rows));
    expect((await openPlainStore(host).dispatch(countOrders.initiate({ email: null }))).data).toEqual(counts);
  });

  it('DB-1 counts nothing when the host sends no counts', async () => {
    const host = await openFakeHost(({ path }) => ({ body: path === '/orders' ? null : [] }));
    const { data } = await openStore(host, token).dispatch(countOrders.initiate({ email: null }));
    expect(data).toEqual(noCounts());
  });

  it('API-8 counts 0 for a status whose count is no number', async () => {
    const host = await openFakeHost(() => ({ body: { Pending: '2', Confirmed: 'none', Return: 1 } }));
    expect((await openStore(host, token).dispatch(countOrders.initiate({ email: null }))).data).toEqual(
      counts,
    );
  });

  it('ER-2 fails when the host answers with an HTML page', async () => {
    const host = await openFakeHost(() => ({ text: '<!doctype html>' }));
    const { error } = await skipDelays(async () =>
      openStore(host, token).dispatch(countOrders.initiate({ email: null })),
    );
    expect(error).toMatchObject({ kind: 'unreachable' });
  });
});
