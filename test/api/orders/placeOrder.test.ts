import { describe, expect, it } from 'vitest';
import { failureOfError } from '#api/client/failure.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { headers } from '#contract/call/headers.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { lineFor, orderBody } from '../../support/builders/orderBody.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { placeOrder } = ordersApi.endpoints;
const { getProduct, listProducts } = productsApi.endpoints;
const token = { readToken: () => 'token' };

describe('placeOrder', () => {
  it('CO-10 sends its idempotency key, and the token if there is one', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'o1' } }));
    const keyed = { settings: { ...host.settings, capabilities: ['idempotencyKeys'] as const } };
    const args = { body: orderBody([]), key: 'key-1' };
    const { data } = await openStore(keyed).dispatch(placeOrder.initiate(args));
    await openStore(keyed, token).dispatch(placeOrder.initiate(args));
    expect(data).toEqual({ insertedId: 'o1' });
    const sent = { path: '/postOrder', body: args.body, key: 'key-1' };
    expect(
      host.requests.map(({ path, body, headers: received }) => ({
        path,
        body,
        key: received[headers.idempotencyKey],
        authorization: received.authorization,
      })),
    ).toEqual([
      { ...sent, authorization: undefined },
      { ...sent, authorization: 'Bearer token' },
    ]);
  });

  it('CO-10 takes the login page of a public network for no response, never for a placed order', async () => {
    const host = await openFakeHost(() => ({
      text: '<!doctype html><h1>Free Wi-Fi</h1>',
      headers: { 'content-type': 'text/html' },
    }));
    const args = { body: orderBody([]), key: 'key-1' };
    const { data, error } = await openStore(host).dispatch(placeOrder.initiate(args));
    expect({ data, kind: failureOfError(error).kind, requestCount: host.requests.length }).toEqual({
      data: undefined,
      kind: 'unreachable',
      requestCount: 1,
    });
  });

  it('CO-10 ER-4 takes an order that is not answered in time for a lost one', async () => {
    const host = await openFakeHost(() => new Promise(() => undefined));
    const args = { body: orderBody([]), key: 'key-1' };
    const { error } = await openStore(host, { timeLimit: 50 }).dispatch(placeOrder.initiate(args));
    expect(failureOfError(error).kind).toBe('unreachable');
  });

  it.each(['text/plain', 'text/html; charset=utf-8'])(
    'API-8 takes a word of the type %s with an ok status for a placed order',
    async (type) => {
      const host = await openFakeHost(() => ({ text: 'OK', headers: { 'content-type': type } }));
      const args = { body: orderBody([]), key: 'key-1' };
      expect((await openStore(host).dispatch(placeOrder.initiate(args))).data).toEqual({ insertedId: '' });
    },
  );

  it('CO-10 has no id when the host sends none', async () => {
    const host = await openFakeHost(() => ({ body: null }));
    const args = { body: orderBody([]), key: 'key-1' };
    expect((await openStore(host).dispatch(placeOrder.initiate(args))).data).toEqual({ insertedId: '' });
  });

  it('GS-2 GS-6 drops what the cache has of counted products just bought, of which the last piece may be gone, and asks for none', async () => {
    const lamp = aProduct({ _id: 'lamp', stock: { count: 'whole', low: 3, isOut: false } });
    const kettle = aProduct({ _id: 'kettle' });
    const host = await openFakeHost(({ method, path, query }) => {
      if (method === 'POST') return { body: { insertedId: 'o1' } };
      const product = path.endsWith('/lamp') || query.category === 'Lamps' ? lamp : kettle;
      return { body: { data: path === '/products' ? [product] : product } };
    });
    const store = openStore(host);
    const seen = [
      store.dispatch(getProduct.initiate('lamp')),
      store.dispatch(getProduct.initiate('kettle')),
      store.dispatch(listProducts.initiate({ category: 'Lamps' })),
      store.dispatch(listProducts.initiate({ category: 'Kettles' })),
    ];
    await Promise.all(seen);
    for (const query of seen) query.unsubscribe();
    const body = orderBody([lineFor('lamp', 450), lineFor('kettle', 1000)]);
    await store.dispatch(placeOrder.initiate({ body, key: 'key-1' }));
    await Promise.all(store.dispatch(productsApi.util.getRunningQueriesThunk()));
    const state = store.getState();
    expect({
      lampPage: getProduct.select('lamp')(state).data,
      kettlePage: getProduct.select('kettle')(state).data,
      lamps: listProducts.select({ category: 'Lamps' })(state).data,
      kettles: listProducts.select({ category: 'Kettles' })(state).data,
    }).toEqual({ lampPage: undefined, kettlePage: kettle, lamps: undefined, kettles: [kettle] });
    expect(host.requests.map(({ path }) => path).at(-1)).toBe('/postOrder');
  });
});
