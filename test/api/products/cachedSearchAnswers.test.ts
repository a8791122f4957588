import { expect, it, vi } from 'vitest';
import { cachedSearchAnswers, searchQueryOf } from '#api/products/cachedSearchAnswers.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { listProducts } = productsApi.endpoints;

it('SPD-4 finds the answers of the search box, and no list with other filters', async () => {
  const bag = aProduct({ _id: 'bag', name: 'bag' });
  const host = await openFakeHost(() => ({ body: { data: [bag] } }));
  const store = openStore(host);
  await store.dispatch(listProducts.initiate(searchQueryOf('bag')));
  // These have a filter, another limit or no text, and the last one has no answer yet.
  await store.dispatch(listProducts.initiate({ ...searchQueryOf('ba'), sort: 'priceUp' }));
  await store.dispatch(listProducts.initiate({ ...searchQueryOf('bag'), sort: 'priceUp' }));
  await store.dispatch(listProducts.initiate({ searchQuery: 'b' }));
  await store.dispatch(listProducts.initiate({ searchQuery: 'bag' }));
  await store.dispatch(listProducts.initiate({ limit: 10 }));
  const unanswered = store.dispatch(listProducts.initiate(searchQueryOf('bags')));
  expect(cachedSearchAnswers(store.getState())).toEqual([{ text: 'bag', products: [bag] }]);
  await unanswered;
});

it('SPD-4 takes no answer that is older than a minute, since it lacks what was added meanwhile', async () => {
  const host = await openFakeHost(() => ({ body: { data: [] } }));
  const store = openStore(host);
  await store.dispatch(listProducts.initiate(searchQueryOf('bag')));
  const answersAfter = (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    const answers = cachedSearchAnswers(store.getState());
    vi.useRealTimers();
    return answers;
  };
  expect([answersAfter(50), answersAfter(70)]).toEqual([[{ text: 'bag', products: [] }], []]);
});
