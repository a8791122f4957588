import { describe, expect, it } from 'vitest';
import type { Failure } from '#api/failure.ts';
import { productsApi } from '#api/productsApi.ts';
import { slidersApi } from '#api/slidersApi.ts';
import { openStore } from '../support/browser/openStore.ts';
import { skipDelays } from '../support/browser/skipDelays.ts';
import { type FakeResponse, openFakeHost } from '../support/servers/openFakeHost.ts';

const told = async (said: FakeResponse) => {
  const host = await openFakeHost(() => said);
  const lines: [string, Failure['kind']][] = [];
  const store = openStore(host, { fetchFailed: (line, failure) => lines.push([line, failure.kind]) });
  await skipDelays(async () => {
    await store.dispatch(productsApi.endpoints.bestSellingProducts.initiate());
    await store.dispatch(productsApi.endpoints.productPages.initiate({}));
    await store.dispatch(productsApi.endpoints.getProduct.initiate('p1'));
    await store.dispatch(slidersApi.endpoints.listSlides.initiate());
  });
  return { lines, store };
};

describe('failedFetch', () => {
  it('ER-2 tells the console which fetch failed, once it is given up, and ends the loading', async () => {
    const { lines, store } = await told({ status: 500 });
    expect(lines).toEqual([
      ['Error fetching products', 'broken'],
      ['Error fetching products', 'broken'],
      ['Error fetching products', 'broken'],
      ['Error fetching slide data', 'broken'],
    ]);
    expect(slidersApi.endpoints.listSlides.select()(store.getState()).isLoading).toBe(false);
  });

  it('ER-2 says nothing of what the host refused for a reason', async () => {
    expect((await told({ status: 404, body: { code: 'unknown', message: 'No.' } })).lines).toEqual([]);
  });

  it('HD-4 says nothing of a question that was taken back', async () => {
    const host = await openFakeHost(() => new Promise<FakeResponse>(() => undefined));
    const lines: string[] = [];
    const store = openStore(host, { fetchFailed: (line) => lines.push(line) });
    const asked = store.dispatch(productsApi.endpoints.listProducts.initiate({ searchQuery: 'ke' }));
    asked.abort();
    await asked;
    expect(lines).toEqual([]);
  });
});
