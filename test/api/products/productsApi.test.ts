import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#api/client/page.ts';
import { orderCorrectionsApi } from '#api/orders/orderCorrectionsApi.ts';
import { catalogApi } from '#api/products/catalogApi.ts';
import { editProductsApi } from '#api/products/editProductsApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { headers } from '#contract/call/headers.ts';
import { noRoles } from '#domain/accounts/session.ts';
import type { Product } from '#domain/products/product.ts';
import { carouselLimit } from '#domain/shop/constants.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { bestSelling } from '#storefront/home/homeQueries.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { getProduct, listProducts, productPages } = productsApi.endpoints;
const { deleteProduct, postProduct, updateProduct } = editProductsApi.endpoints;

const productList = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ _id: `p${index}`, name: `Kettle ${index}` }));
const token = { readToken: () => 'token' };

describe('reads of products', () => {
  it.each([
    ['admin', { admin: true, customer: true }, 'Bearer token'],
    ['staff', { admin: false, customer: false, role: 'staff' as const }, 'Bearer token'],
    ['customer', { admin: false, customer: true }, undefined],
    ['guest', noRoles, undefined],
  ])('OP-53 carry the token of staff and of no other user: %s', async (_name, roles, authorization) => {
    const host = await openFakeHost(({ path }) => ({
      body: { data: path === '/products' ? productList(1) : productList(1)[0] },
    }));
    const store = openStore(host, token);
    store.dispatch({
      ...sessionSlice.actions.transitioned({ ...signedOut, roles }),
      meta: { event: 'TEST' },
    });
    await store.dispatch(listProducts.initiate({}));
    await store.dispatch(productPages.initiate({}));
    await store.dispatch(getProduct.initiate('p0'));
    await store.dispatch(catalogApi.endpoints.catalogPage.initiate({}));
    await store.dispatch(catalogApi.endpoints.matchingCatalog.initiate({}));
    await store.dispatch(orderCorrectionsApi.endpoints.orderedProducts.initiate(['p0']));

    expect(host.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 6 }, () => authorization),
    );
  });
});

describe('listProducts', () => {
  it('SPD-2 stays in the cache for a visitor who returns to a row of products after more than a minute', async () => {
    const store = openStore(await openFakeHost(() => ({ body: { data: productList(2) } })));
    const reading = store.dispatch(listProducts.initiate(bestSelling));
    await reading;
    vi.useFakeTimers();
    reading.unsubscribe();
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    expect(listProducts.select(bestSelling)(store.getState()).data).toEqual(productList(2));
  });

  it('API-3 reads products from {data}', async () => {
    const host = await openFakeHost(() => ({ body: { data: productList(2) } }));
    const { data } = await openStore(host).dispatch(listProducts.initiate({ category: 'kitchen items' }));
    expect(data).toEqual(productList(2));
    expect(host.requests).toMatchObject([
      { method: 'GET', path: '/products', query: { category: 'kitchen items' } },
    ]);
  });

  it('API-8 reads products from a bare list', async () => {
    const host = await openFakeHost(() => ({ body: productList(2) }));
    expect((await openStore(host).dispatch(listProducts.initiate({}))).data).toEqual(productList(2));
  });

  it('API-8 leaves out what is not a product, and filters when the host does not', async () => {
    const host = await openFakeHost(() => ({
      body: { data: [null, { name: 'no id' }, ...productList(12)] },
    }));
    const { data } = await openPlainStore(host).dispatch(
      listProducts.initiate({ searchQuery: 'KETTLE 1', limit: 2 }),
    );
    expect(data?.map(({ _id }) => _id)).toEqual(['p1', 'p10']);
  });

  it('HM-4 asks for the best-selling products only', async () => {
    const host = await openFakeHost(() => ({
      body: { data: [...productList(1), aProduct({ productType: 'New Arrivals' })] },
    }));
    const { data } = await openPlainStore(host).dispatch(listProducts.initiate(bestSelling));
    expect(data).toEqual(productList(1));
    await openStore(host).dispatch(listProducts.initiate(bestSelling));
    expect(host.requests[1]?.query).toEqual({
      productType: 'Best Selling',
      limit: String(carouselLimit),
      soldOut: 'last',
      total: 'no',
    });
  });
});

interface ProductPages {
  readonly pages: readonly Page<Product>[];
}

const pagesOf = (data: ProductPages | undefined) =>
  data?.pages.map(({ items, next, total }) => ({ ids: items.map(({ _id }) => _id), next, total }));

describe('productPages', () => {
  it('LS-5 follows the pages of a host that pages', async () => {
    const host = await openFakeHost(({ query }) =>
      query.after === 'c-1'
        ? { body: { data: productList(3).slice(2) }, headers: { [headers.totalCount]: '3' } }
        : {
            body: { data: productList(3).slice(0, 2) },
            headers: { [headers.totalCount]: '3', [headers.nextCursor]: 'c-1' },
          },
    );
    const store = openStore(host);
    await store.dispatch(productPages.initiate({ limit: 2 }));
    const { data } = await store.dispatch(productPages.initiate({ limit: 2 }, { direction: 'forward' }));
    expect(pagesOf(data)).toEqual([
      { ids: ['p0', 'p1'], next: 'c-1', total: 3 },
      { ids: ['p2'], next: null, total: 3 },
    ]);
    expect(host.requests.map(({ query }) => query)).toEqual([
      { limit: '2', soldOut: 'last' },
      { limit: '2', soldOut: 'last', after: 'c-1' },
    ]);
  });

  it('API-8 cuts the whole list of a host that does not page', async () => {
    const host = await openFakeHost(() => ({ body: productList(5) }));
    const store = openPlainStore(host);
    await store.dispatch(productPages.initiate({ limit: 2 }));
    await store.dispatch(productPages.initiate({ limit: 2 }, { direction: 'forward' }));
    const { data } = await store.dispatch(productPages.initiate({ limit: 2 }, { direction: 'forward' }));
    expect(pagesOf(data)).toEqual([
      { ids: ['p0', 'p1'], next: 'from:2', total: 5 },
      { ids: ['p2', 'p3'], next: 'from:4', total: 5 },
      { ids: ['p4'], next: null, total: 5 },
    ]);
    // The pages are cut from one download.
    expect(host.requests.map(({ query }) => query)).toEqual([{}]);
  });
});

describe('one product', () => {
  it('RT-19 stays in the cache for a visitor who returns to its page after more than a minute', async () => {
    const product = aProduct();
    const store = openStore(await openFakeHost(() => ({ body: { data: product } })));
    const reading = store.dispatch(getProduct.initiate(product._id));
    await reading;
    vi.useFakeTimers();
    reading.unsubscribe();
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    expect(getProduct.select(product._id)(store.getState()).data).toEqual(product);
  });

  it('API-3 is read from {data}, or bare', async () => {
    const product = aProduct();
    const wrapped = await openFakeHost(() => ({ body: { data: product } }));
    const bare = await openFakeHost(() => ({ body: product }));
    const productFrom = async (host: typeof bare) =>
      (await openStore(host).dispatch(getProduct.initiate(product._id))).data;
    expect([await productFrom(wrapped), await productFrom(bare)]).toEqual([product, product]);
    expect(wrapped.requests[0]?.path).toBe(`/product/${product._id}`);
  });

  it('ER-2 is a failure, not an empty product, when the host sends none', async () => {
    // Redux Toolkit logs every response that it cannot read.
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const host = await openFakeHost(() => ({ body: { data: null } }));
    const { isError, data } = await openStore(host).dispatch(getProduct.initiate('p1'));
    expect({ isError, data, logged: logged.mock.calls.length }).toEqual({
      isError: true,
      data: undefined,
      logged: 1,
    });
    logged.mockRestore();
  });
});

describe('the mutations of staff', () => {
  it('API-4 send the token and refetch the list', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'p9', data: productList(1) } }));
    const store = openStore(host, token);
    await store.dispatch(listProducts.initiate({}));
    const { data } = await store.dispatch(postProduct.initiate({ key: 'key-1', body: { name: 'Kettle' } }));
    await store.dispatch(updateProduct.initiate({ id: 'p9', body: { name: 'Pot' } }));
    await store.dispatch(deleteProduct.initiate('p9'));
    await Promise.all(store.dispatch(productsApi.util.getRunningQueriesThunk()));
    expect(data).toBe('p9');
    const mutations = host.requests.filter(({ method }) => method !== 'GET');
    const authorized = { headers: { authorization: 'Bearer token' } };
    expect(mutations).toMatchObject([
      { method: 'POST', path: '/postProduct', body: { name: 'Kettle' }, ...authorized },
      { method: 'PATCH', path: '/updateProduct/p9', body: { name: 'Pot' }, ...authorized },
      { method: 'DELETE', path: '/deleteProduct/p9', body: undefined, ...authorized },
    ]);
    // At first, and after each of the three.
    expect(host.requests.filter(({ path }) => path === '/products')).toHaveLength(4);
  });

  it('API-4 refetch the product that changed, and no other', async () => {
    const host = await openFakeHost(({ path }) => ({
      body: aProduct({ _id: path.split('/').at(-1) ?? '' }),
    }));
    const store = openStore(host, token);
    await store.dispatch(getProduct.initiate('p1'));
    await store.dispatch(getProduct.initiate('p2'));
    await store.dispatch(updateProduct.initiate({ id: 'p1', body: { name: 'Pot' } }));
    await Promise.all(store.dispatch(productsApi.util.getRunningQueriesThunk()));
    const reads = host.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(reads).toEqual(['/product/p1', '/product/p2', '/product/p1']);
  });

  it('API-8 have no id when the host sends none', async () => {
    const host = await openFakeHost(() => ({ body: null }));
    expect(
      (await openStore(host, token).dispatch(postProduct.initiate({ key: 'key-1', body: {} }))).data,
    ).toBe('');
  });

  it('API-4 AP-4 do not refetch the list when refused, but for a deletion', async () => {
    const host = await openFakeHost(({ method }) =>
      method === 'GET' ? { body: productList(1) } : { status: 400 },
    );
    const store = openStore(host, token);
    await store.dispatch(listProducts.initiate({}));
    await store.dispatch(postProduct.initiate({ key: 'key-1', body: {} }));
    await store.dispatch(updateProduct.initiate({ id: 'p0', body: {} }));
    const lists = () => host.requests.filter(({ path }) => path === '/products');
    await Promise.all(store.dispatch(productsApi.util.getRunningQueriesThunk()));
    expect(lists()).toHaveLength(1);
    // Somebody else may have deleted the product.
    await store.dispatch(deleteProduct.initiate('p0'));
    await Promise.all(store.dispatch(productsApi.util.getRunningQueriesThunk()));
    expect(lists()).toHaveLength(2);
  });
});
