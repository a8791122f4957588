import { expect, it } from 'vitest';
import { dehydrateApiState } from '#api/client/dehydrateApiState.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { type FakeResponse, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { getProduct, listProducts, productPages } = productsApi.endpoints;

it('LS-3 PD-1 drops the descriptions of listed products and keeps that of a single product', async () => {
  const kettle = aProduct({ description: 'Boils fast.\nMaterial: Copper', productType: 'Best Selling' });
  const host = await openFakeHost(({ path }) => ({
    body: { data: path === '/products' ? [kettle] : kettle },
  }));
  const store = openStore(host);
  await store.dispatch(listProducts.initiate({}));
  await store.dispatch(listProducts.initiate({ productType: 'Best Selling' }));
  await store.dispatch(productPages.initiate({}));
  await store.dispatch(getProduct.initiate(kettle._id));
  const carried = dehydrateApiState(store.getState());
  const onCard = { ...kettle, description: '' };
  expect(listProducts.select({})(carried).data).toEqual([onCard]);
  expect(listProducts.select({ productType: 'Best Selling' })(carried).data).toEqual([onCard]);
  expect(
    productPages
      .select({})(carried)
      .data?.pages.map(({ items }) => items),
  ).toEqual([[onCard]]);
  expect(getProduct.select(kettle._id)(carried).data).toEqual(kettle);
  expect(carried.shopApi.subscriptions).toEqual({});
});

it('LS-3 BN-5 drops the Bengali descriptions of listed products', async () => {
  const kettle = aProduct({ nameBengali: 'কেটলি', descriptionBengali: 'তাড়াতাড়ি পানি ফোটায়।' });
  const store = openStore(await openFakeHost(() => ({ status: 404 })));
  // As a Bengali page has read it; an English one leaves the Bengali texts out.
  await store.dispatch(productsApi.util.upsertQueryData('listProducts', {}, [kettle]));
  const onCard = { ...kettle, description: '', descriptionBengali: undefined };
  expect(listProducts.select({})(dehydrateApiState(store.getState())).data).toEqual([onCard]);
});

it('ER-2 keeps that a query failed, and drops those without a result yet', async () => {
  const host = await openFakeHost(({ path }) =>
    path === '/products' ? new Promise<FakeResponse>(() => undefined) : { status: 404 },
  );
  const store = openStore(host);
  const list = store.dispatch(listProducts.initiate({}));
  const pages = store.dispatch(productPages.initiate({}));
  await store.dispatch(getProduct.initiate('p1'));
  const { queries } = dehydrateApiState(store.getState()).shopApi;
  const settled = Object.values(queries).map((query) => ({
    endpoint: query?.endpointName,
    status: query?.status,
  }));
  expect(settled).toEqual([{ endpoint: 'getProduct', status: 'rejected' }]);
  list.abort();
  pages.abort();
  await Promise.all([list, pages]);
});

it('ER-2 keeps that a list failed, and then has no descriptions to drop', async () => {
  const host = await openFakeHost(() => ({ status: 404 }));
  const store = openStore(host);
  await store.dispatch(listProducts.initiate({}));
  await store.dispatch(productPages.initiate({}));
  const carried = dehydrateApiState(store.getState());
  expect({
    list: listProducts.select({})(carried).isError,
    pages: productPages.select({})(carried).isError,
  }).toEqual({ list: true, pages: true });
});
