import { expect, it, vi } from 'vitest';
import { productsByIdApi } from '#api/products/productsByIdApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { productsById } = productsByIdApi.endpoints;

it('SH-5 SPD-2 keeps the products seen last in the cache for a visitor who returns after more than a minute', async () => {
  const lamp = aProduct({ _id: 'lamp' });
  const store = openStore(await openFakeHost(() => ({ body: { data: [lamp] } })));
  const reading = store.dispatch(productsById.initiate(['lamp']));
  await reading;
  vi.useFakeTimers();
  reading.unsubscribe();
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  expect(productsById.select(['lamp'])(store.getState()).data).toEqual({
    askedIds: ['lamp'],
    products: [lamp],
  });
});
