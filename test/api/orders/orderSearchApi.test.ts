import { describe, expect, it } from 'vitest';
import { orderSearchApi } from '#api/orders/orderSearchApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { headers } from '#contract/call/headers.ts';
import type { Order } from '#domain/orders/order.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeResponse, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { searchOrders } = orderSearchApi.endpoints;

const withPhone = (_id: string, mobileNumber: string, changes: Partial<Order> = {}): Order =>
  anOrder({ _id, ...changes, customerData: { ...anOrder().customerData, mobileNumber } });

const searchAt = async (response: FakeResponse, search: string, limit = 10, open = openPlainStore) => {
  const host = await openFakeHost(() => response);
  const store = open(host, { readToken: () => 'token' });
  const { data } = await store.dispatch(searchOrders.initiate({ email: null, search, limit }));
  return { ids: data?.orders.map(({ _id }) => _id), total: data?.total, requests: host.requests };
};

describe('searchOrders', () => {
  it('MD-1 asks for the orders of all statuses and takes the number of hits from the host', async () => {
    const body = [withPhone('o1', '01712345678')];
    const { ids, total, requests } = await searchAt(
      { body, headers: { [headers.totalCount]: '31' } },
      '45678',
      1,
      openStore,
    );
    expect({ ids, total }).toEqual({ ids: ['o1'], total: 31 });
    expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/orders', query: { search: '45678', sort: 'match', limit: '1' } },
    ]);
  });

  it('API-8 MD-1 searches in the browser when the host sends all orders', async () => {
    const body = [
      withPhone('o1', '01712345678'),
      withPhone('o2', '01800000000', { orderStatus: 'Cancelled' }),
      withPhone('o3', '+880 1712-345678', { orderStatus: 'Return' }),
      withPhone('o4', '01712345678'),
    ];
    const { ids, total } = await searchAt({ body }, '+৮৮০ ১৭১২ ৩৪৫৬৭৮', 2);
    expect({ ids, total }).toEqual({ ids: ['o1', 'o3'], total: 3 });
  });

  it('API-8 MD-24 finds digits in phone numbers before those in ids, also in the browser', async () => {
    const body = [
      withPhone('a4521', '01712345678'),
      withPhone('b', '01800004521'),
      withPhone('c4521', '01745210000'),
    ];
    const { ids, total } = await searchAt({ body }, '4521', 2);
    expect({ ids, total }).toEqual({ ids: ['b', 'c4521'], total: 3 });
    expect((await searchAt({ body }, 'a45')).ids).toEqual(['a4521']);
  });

  it('API-8 MD-2 reads orders of a host that has no numbers', async () => {
    const { number: _, ...order } = anOrder({ _id: 'o1' });
    const host = await openFakeHost(() => ({ body: [order] }));
    const store = openStore(host, { readToken: () => 'token' });
    const { data } = await store.dispatch(
      ordersApi.endpoints.orderPage.initiate({ list: 'all', email: null, search: 'O1' }),
    );
    expect(data?.items.map(({ _id, number }) => ({ _id, number }))).toEqual([{ _id: 'o1', number: null }]);
    expect(host.requests[0]?.query).toEqual({ search: 'O1', limit: '25' });
  });
});
