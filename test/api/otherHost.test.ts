import { describe, expect, it } from 'vitest';
import type { ShopExtra } from '#api/client/httpClient.ts';
import { orderDaysApi } from '#api/orders/orderDaysApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { productsByIdApi } from '#api/products/productsByIdApi.ts';
import { hasCapability } from '#contract/settings.ts';
import { openPlainStore } from '../support/browser/openPlainStore.ts';
import { openStore } from '../support/browser/openStore.ts';
import { skipDelays } from '../support/browser/skipDelays.ts';
import { anOrder } from '../support/builders/anOrder.ts';
import { aProduct } from '../support/builders/aProduct.ts';
import { orderBody } from '../support/builders/orderBody.ts';
import { openFakeHost } from '../support/servers/openFakeHost.ts';

const { countOrders, getOrder, placeOrder } = ordersApi.endpoints;
const token = { readToken: () => 'token' };
/** Headers that the browser sets itself, and headers that CORS allows without a preflight. */
const safelistedHeaders = /^(accept|host|connection|user-agent|sec-|content-length)/;

describe('a host of another origin that speaks API-1 to API-7 alone', () => {
  it('API-8 CO-10 is sent no key, and no header but authorization and content-type', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'o1' } }));
    const store = openPlainStore(host);
    await store.dispatch(placeOrder.initiate({ body: orderBody([]), key: 'key-1' }));
    const names = Object.keys(host.requests[0]?.headers ?? {}).filter(
      (name) => !safelistedHeaders.test(name),
    );
    expect(names).toEqual(['authorization', 'content-type']);
  });

  it('API-8 has the capabilities that its settings name, and the bundled server has all', () => {
    const capabilitySets = [[], ['idempotencyKeys'], 'all'] as const;
    expect(capabilitySets.map((capabilities) => hasCapability({ capabilities }, 'idempotencyKeys'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('API-8 counts its list, and is asked for no counts', async () => {
    const orders = (['Pending', 'Pending', 'Shipping'] as const).map((orderStatus, index) =>
      anOrder({ _id: `o${index}`, orderStatus }),
    );
    const host = await openFakeHost(() => ({ body: orders }));
    const { data } = await openPlainStore(host).dispatch(countOrders.initiate({ email: null }));
    expect({
      pending: data?.Pending,
      shipping: data?.Shipping,
      paths: host.requests.map(({ path }) => path),
    }).toEqual({ pending: 2, shipping: 1, paths: ['/orders'] });
  });

  it('API-8 finds an order and the days in its list, and is asked for nothing else', async () => {
    const host = await openFakeHost(() => ({ body: [anOrder({ _id: 'o1' })] }));
    const store = openPlainStore(host);
    const order = await store.dispatch(getOrder.initiate({ id: 'o1', email: null }));
    const days = await store.dispatch(orderDaysApi.endpoints.orderDays.initiate());
    expect({ order: order.data?.order._id, days: days.data?.length }).toEqual({ order: 'o1', days: 30 });
    expect(host.requests.map(({ path }) => path)).toEqual(['/orders', '/orders']);
  });

  it('SH-5 API-8 is asked for each product of a cart where it has no call for several', async () => {
    const host = await openFakeHost(({ path }) => {
      const id = path.split('/').at(-1);
      return id === 'p1' ? { body: { data: aProduct({ _id: 'p1' }) } } : { status: 404, body: {} };
    });
    const { data } = await openPlainStore(host).dispatch(
      // The last one has not the form of an id, and is not asked for.
      productsByIdApi.endpoints.productsById.initiate(['p1', 'gone', 'no id']),
    );
    expect({ ids: data?.askedIds, products: data?.products.map(({ _id }) => _id) }).toEqual({
      ids: ['p1', 'gone'],
      products: ['p1'],
    });
    expect(host.requests.map(({ path }) => path)).toEqual(['/product/p1', '/product/gone']);
  });

  it('SH-5 API-8 fails to answer for a cart of which it answers for no product', async () => {
    const host = await openFakeHost(() => ({ status: 403, body: {} }));
    const { error } = await openPlainStore(host).dispatch(
      productsByIdApi.endpoints.productsById.initiate(['p1', 'p2']),
    );
    expect(error).toEqual(expect.objectContaining({ kind: 'refused', status: 403 }));
  });
});

describe('the own host, which has every call', () => {
  it('ER-3 is unreachable when it does not answer an optional call', async () => {
    const { settings } = await openFakeHost(() => ({}));
    const paths: string[] = [];
    const silent: ShopExtra['fetch'] = (to) => {
      paths.push(to as string);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const store = openStore({ settings: { ...settings, apiHost: '' } }, { ...token, fetch: silent });
    const { error } = await skipDelays(async () => store.dispatch(countOrders.initiate({ email: null })));
    expect({ error, paths: new Set(paths) }).toEqual({
      error: expect.objectContaining({ kind: 'unreachable' }),
      paths: new Set(['/api/orderCounts']),
    });
  });

  it('CO-10 is sent a key only with the order that has one', async () => {
    const host = await openFakeHost(() => ({ body: {} }));
    const store = openStore(host, token);
    await store.dispatch(countOrders.initiate({ email: null }));
    await store.dispatch(placeOrder.initiate({ body: orderBody([]), key: 'key-1' }));
    expect(host.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'key-1']);
  });
});
