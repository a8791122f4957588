import { describe, expect, it } from 'vitest';
import { failureOfError } from '#api/client/failure.ts';
import { shopApi } from '#api/client/shopApi.ts';
import { editProductsApi } from '#api/products/editProductsApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { listProducts } = productsApi.endpoints;
const { postProduct } = editProductsApi.endpoints;

describe('retries', () => {
  it.each([429, 502, 503, 504])('ER-4 retries a query twice after status %i', async (status) => {
    const host = await openFakeHost((_, turn) => (turn < 3 ? { status } : { body: { data: [] } }));
    const { data } = await skipDelays(async () => openStore(host).dispatch(listProducts.initiate({})));
    expect({ data, requests: host.requests.length }).toEqual({ data: [], requests: 3 });
  });

  it('ER-4 waits as long as the host asks before it retries', async () => {
    const host = await openFakeHost((_, turn) =>
      turn < 2 ? { status: 503, headers: { 'retry-after': '1' } } : { body: { data: [] } },
    );
    const start = Date.now();
    const { data } = await openStore(host).dispatch(listProducts.initiate({}));
    expect({ data, requestCount: host.requests.length }).toEqual({ data: [], requestCount: 2 });
    expect(Date.now() - start).toBeGreaterThan(1000);
  });

  it('ER-4 fails at once when the host asks for a longer wait', async () => {
    const host = await openFakeHost(() => ({ status: 429, headers: { 'retry-after': '60' } }));
    const { error } = await openStore(host).dispatch(listProducts.initiate({}));
    expect({ failure: failureOfError(error), requestCount: host.requests.length }).toMatchObject({
      failure: { status: 429, retryAfter: 60_000 },
      requestCount: 1,
    });
  });

  it('ER-4 ends a query that is not answered in time', async () => {
    const host = await openFakeHost((_, turn) =>
      turn < 3 ? new Promise(() => undefined) : { body: { data: [] } },
    );
    const { data } = await openStore(host, { timeLimit: 50 }).dispatch(listProducts.initiate({}));
    expect({ data, requestCount: host.requests.length }).toEqual({ data: [], requestCount: 3 });
  });

  it('ER-4 ends a query whose answer stops in the middle of its body', async () => {
    let requestCount = 0;
    const stoppingTwice: typeof fetch = async (_to, init) => {
      requestCount += 1;
      if (requestCount > 2) return Response.json({ data: [] });
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          init?.signal?.addEventListener('abort', () => controller.error(new TypeError('Aborted')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    const host = { settings: pageSettings };
    const store = openStore(host, { timeLimit: 50, fetch: stoppingTwice });
    const { data } = await store.dispatch(listProducts.initiate({}));
    expect({ data, requestCount }).toEqual({ data: [], requestCount: 3 });
  });

  it('ER-4 takes the login page of a public network for no response, never for an empty list', async () => {
    const host = await openFakeHost(() => ({
      text: '<!doctype html><h1>Free Wi-Fi</h1>',
      headers: { 'content-type': 'text/html' },
    }));
    const { error } = await skipDelays(async () => openStore(host).dispatch(listProducts.initiate({})));
    expect({ kind: failureOfError(error).kind, requestCount: host.requests.length }).toEqual({
      kind: 'unreachable',
      requestCount: 3,
    });
  });

  it('ER-4 runs at most six of forty queries at once when the network returns', async () => {
    let running = 0;
    let most = 0;
    const host = await openFakeHost(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { body: { data: [] } };
    });
    const store = openStore(host);
    const queries = Array.from({ length: 40 }, (_, index) =>
      store.dispatch(listProducts.initiate({ category: `c${index}` })),
    );
    await Promise.all(queries);
    // What RTK Query dispatches when the browser is online again: all queries are fetched once more.
    store.dispatch({ type: '__rtkq/online' });
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    expect({ requestCount: host.requests.length, most }).toEqual({ requestCount: 80, most: 6 });
  });

  it.each([400, 404, 409, 422, 500, 501])('ER-4 does not retry a query after status %i', async (status) => {
    const host = await openFakeHost(() => ({ status }));
    await openStore(host).dispatch(listProducts.initiate({}));
    expect(host.requests).toHaveLength(1);
  });

  it('ER-3 fails after the third attempt', async () => {
    const host = await openFakeHost(() => ({ status: 502, headers: { 'x-request-id': 'r-9' } }));
    const { error } = await skipDelays(async () => openStore(host).dispatch(listProducts.initiate({})));
    expect({ error, requestCount: host.requests.length }).toEqual({
      error: {
        kind: 'broken',
        message: 'Something went wrong at the shop.',
        requestId: 'r-9',
        isTemporary: true,
      },
      requestCount: 3,
    });
  });

  it.each([429, 500, 503])('ER-4 CO-10 never retries a mutation, here after status %i', async (status) => {
    const host = await openFakeHost(() => ({ status }));
    const { error } = await skipDelays(async () =>
      openStore(host).dispatch(postProduct.initiate({ key: 'key-1', body: { name: 'Kettle' } })),
    );
    expect({ isFailed: error !== undefined, requestCount: host.requests.length }).toEqual({
      isFailed: true,
      requestCount: 1,
    });
  });
});
