import { describe, expect, it } from 'vitest';
import { ordersApi, supportsIdempotencyKeys } from '#api/ordersApi.ts';
import type { PlaceOrderBody } from '#contract/orders.ts';
import { openStore } from '../support/browser/openStore.ts';
import { anOrder } from '../support/builders/anOrder.ts';
import { openFakeHost } from '../support/servers/openFakeHost.ts';

const { countOrders, placeOrder } = ordersApi.endpoints;
const token = { readToken: () => 'token' };
/** Headers that the browser sets itself, and headers that CORS allows without a preflight. */
const safelistedHeaders = /^(accept|host|connection|user-agent|sec-|content-length)/;

describe('a host of another origin that speaks API-1 to API-7 alone', () => {
  it('API-8 CO-10 is sent no key, and no header but authorization and content-type', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'o1' } }));
    const store = openStore(host, token);
    await store.dispatch(placeOrder.initiate({ body: { total: 60 } as PlaceOrderBody, key: 'key-1' }));
    const names = Object.keys(host.requests[0]?.headers ?? {}).filter(
      (name) => !safelistedHeaders.test(name),
    );
    expect(names).toEqual(['authorization', 'content-type']);
    const keyed = openStore({ settings: { ...host.settings, idempotencyKeys: true } });
    expect([store, keyed].map((one) => one.dispatch(supportsIdempotencyKeys()))).toEqual([false, true]);
  });

  it('API-8 counts its list when CORS hides that the call for counts is missing', async () => {
    const orders = (['Pending', 'Pending', 'Shipping'] as const).map((orderStatus, index) =>
      anOrder({ _id: `o${index}`, orderStatus }),
    );
    const host = await openFakeHost(() => ({ body: orders }));
    const paths: string[] = [];
    const hiding: typeof fetch = (to, init) => {
      const { pathname } = new URL(new Request(to).url);
      paths.push(pathname);
      return pathname.endsWith('/orderCounts')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(to, init);
    };
    const store = openStore(host, { ...token, fetch: hiding });
    const { data } = await store.dispatch(countOrders.initiate({ email: null }));
    expect([data?.Pending, data?.Shipping, paths]).toEqual([2, 1, ['/api/orderCounts', '/api/orders']]);
  });
});
