import { describe, expect, it } from 'vitest';
import { type DecideBody, decisionsApi } from '#api/orders/decisionsApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { type FakeResponse, openFakeHost } from '../../support/servers/openFakeHost.ts';

/** Fetches the list of returned orders and the counts, then decides; returns what is fetched again. */
const refetchedAfterDeciding = async (response: FakeResponse): Promise<string[]> => {
  const host = await openFakeHost(({ method, path }) => {
    if (method !== 'GET') return response;
    return { body: path === '/orderCounts' ? {} : [] };
  });
  const store = openStore(host, { readToken: () => 'token' });
  const { orderPage, countOrders } = ordersApi.endpoints;
  await store.dispatch(orderPage.initiate({ list: 'returned', email: null, search: '' }));
  await store.dispatch(countOrders.initiate({ email: null }));
  const before = host.requests.length;
  const body: DecideBody = { kind: 'deliveryFailed', choice: 'letComeBack', note: '' };
  await store.dispatch(decisionsApi.endpoints.decide.initiate({ id: 'p1', orderId: 'o1', body }));
  await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
  return host.requests
    .slice(before)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    .toSorted();
};

describe('a decision', () => {
  it('CR-8 makes the lists and the counts stale', async () => {
    expect(await refetchedAfterDeciding({})).toEqual(['/orderCounts', '/orders']);
  });

  it.each([
    ['a colleague decided first', { status: 409, body: { code: 'changedMeanwhile' } }],
    ['its answer was lost', { status: 502 }],
  ])('CR-8 makes the lists and the counts stale when %s', async (_why, response) => {
    expect(await refetchedAfterDeciding(response)).toEqual(['/orderCounts', '/orders']);
  });
});
