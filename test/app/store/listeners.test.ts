import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import type { Failure } from '#api/client/failure.ts';
import { orderDaysApi } from '#api/orders/orderDaysApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { categoriesApi } from '#api/products/categoriesApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { editSlidesApi } from '#api/slides/editSlidesApi.ts';
import { slidesApi } from '#api/slides/slidesApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { type FakeResponse, openFakeHost } from '../../support/servers/openFakeHost.ts';

/** Fetches from a host that always sends this response; returns the logged lines. */
const fetchAll = async (response: FakeResponse) => {
  const host = await openFakeHost(() => response);
  const lines: [string, Failure['kind']][] = [];
  const store = openStore(host, { fetchFailed: (line, failure) => lines.push([line, failure.kind]) });
  await skipDelays(async () => {
    await store.dispatch(productsApi.endpoints.listProducts.initiate({}));
    await store.dispatch(productsApi.endpoints.productPages.initiate({}));
    await store.dispatch(productsApi.endpoints.getProduct.initiate('p1'));
    await store.dispatch(slidesApi.endpoints.listSlides.initiate());
    await store.dispatch(ordersApi.endpoints.countOrders.initiate({ email: null }));
    await store.dispatch(ordersApi.endpoints.orderPage.initiate({ list: 'active', email: null, search: '' }));
    await store.dispatch(orderDaysApi.endpoints.orderDays.initiate());
    await store.dispatch(usersApi.endpoints.userPage.initiate({ search: '' }));
    await store.dispatch(categoriesApi.endpoints.listCategories.initiate({}));
    // A change, which is no fetch.
    await store.dispatch(
      editSlidesApi.endpoints.updateSlide.initiate({ id: 's1', body: { image: '/a.webp' } }),
    );
  });
  return { lines, store };
};

describe('the listener for failed fetches', () => {
  it('ER-2 logs which query failed, once after its last retry, and ends the loading', async () => {
    const { lines, store } = await fetchAll({ status: 500 });
    expect(lines).toEqual([
      ['Error fetching products', 'broken'],
      ['Error fetching products', 'broken'],
      ['Error fetching products', 'broken'],
      ['Error fetching slide data', 'broken'],
      ['Error fetching orders', 'broken'],
      ['Error fetching orders', 'broken'],
      ['Error fetching orders', 'broken'],
      ['Error fetching users', 'broken'],
      ['Error fetching listCategories', 'broken'],
    ]);
    expect(slidesApi.endpoints.listSlides.select()(store.getState()).isLoading).toBe(false);
  });

  it('ER-2 logs nothing when the host refuses a query', async () => {
    expect((await fetchAll({ status: 404, body: { code: 'unknown', message: 'No.' } })).lines).toEqual([]);
  });

  it('HD-4 logs nothing for an aborted query', async () => {
    const host = await openFakeHost(() => new Promise<FakeResponse>(() => undefined));
    const lines: string[] = [];
    const store = openStore(host, { fetchFailed: (line) => lines.push(line) });
    const query = store.dispatch(productsApi.endpoints.listProducts.initiate({ searchQuery: 'ke' }));
    query.abort();
    await query;
    expect(lines).toEqual([]);
  });
});
