import { describe, expect, it } from 'vitest';
import { catalogApi, readMatchingProducts } from '#api/products/catalogApi.ts';
import { headers } from '#contract/call/headers.ts';
import type { Product } from '#domain/products/product.ts';
import { bulkProductsLimit, pageSizes } from '#domain/shop/constants.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost, type ReceivedRequest } from '../../support/servers/openFakeHost.ts';

const { catalogPage, changePrices, setSoldOut } = catalogApi.endpoints;
const token = { readToken: () => 'token' };
/** Kettles, every other one of which is sold out, from the first on. */
const productList = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      _id: `p${index}`,
      name: `Kettle ${String(index).padStart(3, '0')}`,
      soldOut: index % 2 === 0,
    }),
  );

/** A host with API-1 to API-7 alone, which keeps what it is sent unless `keeps` says otherwise. */
const openPlainHost = (products: Product[], keeps: (field: string) => boolean = () => true) => {
  const stored = new Map(products.map((product) => [product._id, product]));
  return openFakeHost(({ method, path, body }: ReceivedRequest) => {
    const [, call, id = ''] = path.split('/');
    const product = stored.get(id);
    if (call === 'products' && id === '') return { body: { data: [...stored.values()] } };
    if (call !== 'product' && call !== 'updateProduct') return { status: 404, text: 'Cannot PUT' };
    if (product === undefined) return { status: 404, body: { code: 'unknown', message: 'None.' } };
    const stays = Object.entries(body ?? {}).filter(([field]) => keeps(field));
    if (method === 'PATCH') stored.set(id, { ...product, ...Object.fromEntries(stays) });
    return { body: { data: stored.get(id) } };
  });
};

describe('catalogPage', () => {
  it('MD-14 sends filter, sort and page, and reads the page of a host that pages', async () => {
    const host = await openFakeHost(() => ({
      body: { data: productList(3).filter(({ soldOut }) => soldOut) },
      headers: { [headers.totalCount]: '30', [headers.nextCursor]: 'more' },
    }));
    const args = { stock: 'soldOut', sort: 'name', changedSince: '2025-01-05', after: 'here' } as const;
    const { data } = await openStore(host).dispatch(catalogPage.initiate(args));
    expect({ ...data, items: data?.items.map(({ _id }) => _id) }).toEqual({
      items: ['p0', 'p2'],
      next: 'more',
      total: 30,
    });
    expect(host.requests[0]?.query).toEqual({ ...args, limit: String(pageSizes.products) });
  });

  it('MD-14 API-8 filters, sorts and pages by itself for a host that sends all', async () => {
    const host = await openPlainHost(productList(120).toReversed());
    const store = openPlainStore(host);
    const first = await store.dispatch(catalogPage.initiate({ stock: 'soldOut', sort: 'name' }));
    const next = await store.dispatch(
      catalogPage.initiate({ stock: 'soldOut', sort: 'name', after: first.data?.next ?? '' }),
    );
    const ids = [...(first.data?.items ?? []), ...(next.data?.items ?? [])].map(({ _id }) => _id);
    expect(ids).toEqual(Array.from({ length: 2 * pageSizes.products }, (_, index) => `p${2 * index}`));
    expect([first.data?.total, next.data?.next]).toEqual([60, 'from:50']);
  });

  it('MD-15 reads at most as many matching products as can be changed at once', async () => {
    // Half of them are sold out, which is more than the limit of 1000.
    const host = await openFakeHost(() => ({ body: productList(2100) }));
    const products = await openPlainStore(host).dispatch(readMatchingProducts({ stock: 'soldOut' }));
    expect({ count: products.length, soldOut: products.every(({ soldOut }) => soldOut) }).toEqual({
      count: bulkProductsLimit,
      soldOut: true,
    });
    await openStore(host).dispatch(readMatchingProducts({ stock: 'soldOut' }));
    const query = { stock: 'soldOut', sort: 'newest', limit: '1000', total: 'no' };
    expect(host.requests[1]?.query).toEqual(query);
  });
});

describe('setSoldOut', () => {
  it('MD-8 sends one request and returns what the host has changed', async () => {
    const host = await openFakeHost(() => ({ body: { changedIds: ['a', 5] } }));
    const body = { ids: ['a', 'b'], soldOut: true };
    const { data } = await openStore(host, token).dispatch(setSoldOut.initiate(body));
    expect(data).toEqual(['a']);
    expect(host.requests).toMatchObject([{ method: 'PUT', path: '/products/soldOut', body }]);
  });

  it('MD-8 API-8 marks one product after the other for a host without the call', async () => {
    const host = await openPlainHost(productList(3));
    const store = openPlainStore(host);
    const marked = await store.dispatch(setSoldOut.initiate({ ids: ['p1', 'gone', 'p2'], soldOut: true }));
    const { data } = await store.dispatch(catalogPage.initiate({ stock: 'soldOut' }));
    expect(marked.data).toEqual(['p1', 'p2']);
    expect(data?.items.map(({ _id }) => _id)).toEqual(['p0', 'p1', 'p2']);
  });

  it('MD-8 API-8 says so when the host does not keep the flag', async () => {
    const host = await openPlainHost(productList(2), (field) => field !== 'soldOut');
    const { error } = await openPlainStore(host).dispatch(
      setSoldOut.initiate({ ids: ['p1'], soldOut: true }),
    );
    expect(error).toEqual({
      kind: 'broken',
      message: "This shop's server can't mark products as sold out.",
    });
  });
});

const seen = (id: string, originalPrice: number | null) => ({ id, originalPrice, offerPrice: null });

describe('changePrices', () => {
  it('MD-15 sends the prices that staff saw and reads what was refused', async () => {
    const refused = [{ id: 'b', name: 'Lamp', reason: 'It has no price.' }];
    const host = await openFakeHost(() => ({ body: { changedIds: ['a'], refused: [...refused, null] } }));
    const body = { percent: 5, products: [seen('a', 100), seen('b', null)] };
    const { data } = await openStore(host, token).dispatch(changePrices.initiate(body));
    expect(data).toEqual({ changedIds: ['a'], refused });
    expect(host.requests).toMatchObject([{ method: 'PUT', path: '/products/prices', body }]);
  });

  it('MD-15 API-8 changes one product after the other for a host without the call, and nothing twice', async () => {
    const host = await openPlainHost([
      aProduct({ _id: 'a', originalPrice: 100 }),
      aProduct({ _id: 'b', originalPrice: null }),
    ]);
    const store = openPlainStore(host);
    const body = { percent: 5, products: [seen('a', 100), seen('b', null), seen('gone', 5)] };
    const first = await store.dispatch(changePrices.initiate(body));
    const second = await store.dispatch(changePrices.initiate(body));
    expect(first.data).toEqual({
      changedIds: ['a'],
      refused: [
        { id: 'b', name: 'Copper Kettle', reason: 'It has no price.' },
        { id: 'gone', name: '', reason: 'It no longer exists.' },
      ],
    });
    expect(second.data?.changedIds).toEqual([]);
    expect(second.data?.refused[0]?.reason).toBe('Its price has changed since: it is ৳105 now.');
  });

  it('MD-15 fails as a whole when the session is over', async () => {
    const host = await openFakeHost(() => ({ status: 403, body: { code: 'notAllowed', message: 'No.' } }));
    const { error } = await openStore(host, token).dispatch(
      changePrices.initiate({ percent: 5, products: [seen('a', 100)] }),
    );
    expect(error).toMatchObject({ kind: 'refused', status: 403 });
  });
});

// Last, since the other tests use the modules that `inBengali` resets.
describe('catalogPage in Bengali', () => {
  it('MD-14 BN-1 asks on Bengali pages for the names that these show', async () => {
    const host = await openFakeHost(() => ({ body: { data: [] } }));
    const bengali = await inBengali(async () => ({
      ...(await import('#api/products/catalogApi.ts')),
      ...(await import('../../support/browser/openStore.ts')),
    }));
    const initiate = bengali.catalogApi.endpoints.catalogPage.initiate({ sort: 'name' });
    await bengali.openStore(host).dispatch(initiate);
    expect(host.requests[0]?.query).toEqual({ sort: 'nameBengali', limit: String(pageSizes.products) });
  });
});
