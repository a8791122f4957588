import { expect, it } from 'vitest';
import { findCachedProduct } from '#api/products/findCachedProduct.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { listProducts, productPages } = productsApi.endpoints;
const products = ['kettle', 'pot', 'cup'].map((_id) => aProduct({ _id, name: _id }));

it('PD-1 finds a product in a cached list or in any page of one, and none that was not listed', async () => {
  const host = await openFakeHost(({ query }) => ({
    body: { data: query.searchQuery === 'kettle' ? products.slice(0, 1) : products.slice(1) },
  }));
  const store = openStore(host);
  await store.dispatch(listProducts.initiate({ searchQuery: 'kettle' }));
  await store.dispatch(productPages.initiate({ limit: 1 }));
  await store.dispatch(productPages.initiate({ limit: 1 }, { direction: 'forward' }));
  const matches = ['kettle', 'pot', 'cup', 'else'].map((id) => findCachedProduct(store.getState(), id)?.name);
  expect(matches).toEqual(['kettle', 'pot', 'cup', undefined]);
});

it('PD-1 finds nothing in a list that is still being fetched', async () => {
  const host = await openFakeHost(() => ({ body: { data: products } }));
  const store = openStore(host);
  const list = store.dispatch(listProducts.initiate({}));
  const pages = store.dispatch(productPages.initiate({}));
  expect(findCachedProduct(store.getState(), 'kettle')).toBeUndefined();
  await Promise.all([list, pages]);
});
