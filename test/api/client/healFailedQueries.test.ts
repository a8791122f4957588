import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { healFailedQueries } from '#api/client/healFailedQueries.ts';
import { productsApi } from '#api/products/productsApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { createGate } from '../../support/createGate.ts';
import {
  type FakeHost,
  type FakeResponse,
  openFakeHost,
  type ReceivedRequest,
} from '../../support/servers/openFakeHost.ts';

const { listProducts, getProduct } = productsApi.endpoints;

const portal: FakeResponse = { text: '<h1>Free Wi-Fi</h1>', headers: { 'content-type': 'text/html' } };
const empty: FakeResponse = { body: { data: [] } };

/** A time in which a shop that is away would be asked several times; `skipDelays` lets it pass at once. */
const fiveMinutes = 300_000;

/** Heals until the test ends. */
const heal = (store: ShopStore, { settings }: FakeHost, isVisible = () => true): void =>
  onTestFinished(healFailedQueries(store, { settings, fetch }, isVisible));

/** Resolves when the state is as asked. */
const until = (store: ShopStore, isReached: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (isReached()) resolve();
    };
    onTestFinished(store.subscribe(check));
    check();
  });

/** The question whether the shop answers asks for one product; the lists of these tests have no limit. */
const isProbe = ({ query }: Pick<ReceivedRequest, 'query'>): boolean => query.limit === '1';

describe('healFailedQueries', () => {
  it.each([
    ['503', { status: 503 }],
    ['the login page of a public network', portal],
  ])('ER-4 fetches a failed list again once the shop answers after %s', async (_, away) => {
    const state = { probes: 0 };
    const host = await openFakeHost((request) => {
      if (isProbe(request)) state.probes += 1;
      return state.probes > 2 ? empty : away;
    });
    const store = openStore(host);
    const products = listProducts.select({});
    await skipDelays(async () => {
      await store.dispatch(listProducts.initiate({}));
      expect(products(store.getState()).isError).toBe(true);
      heal(store, host);
      await until(store, () => products(store.getState()).isSuccess);
    });
    // The list three times in vain, the probes, and the list again.
    expect({ probes: state.probes, requestCount: host.requests.length }).toEqual({
      probes: 3,
      requestCount: 7,
    });
  });

  it('ER-4 heals a failure that happens later, and a second one after it', async () => {
    const away = { is: false };
    const host = await openFakeHost((request) => {
      if (isProbe(request)) away.is = false;
      return away.is ? { status: 502 } : empty;
    });
    const store = openStore(host);
    heal(store, host);
    await skipDelays(async () => {
      for (const category of ['toys', 'tools']) {
        away.is = true;
        await store.dispatch(listProducts.initiate({ category }));
        await until(store, () => listProducts.select({ category })(store.getState()).isSuccess);
      }
    });
    expect(away.is).toBe(false);
  });

  it('ER-4 leaves alone what was refused, and what no screen shows any more', async () => {
    const host = await openFakeHost(({ path }) => ({ status: path === '/products' ? 503 : 404 }));
    const store = openStore(host);
    await skipDelays(async () => {
      await store.dispatch(getProduct.initiate('p1'));
      const list = store.dispatch(listProducts.initiate({}));
      await list;
      list.unsubscribe();
      const before = host.requests.length;
      heal(store, host);
      await new Promise((resolve) => setTimeout(resolve, fiveMinutes));
      expect(host.requests).toHaveLength(before);
    });
  });

  it('ER-4 asks a shop that stays away less and less often', async () => {
    const host = await openFakeHost(() => ({ status: 503 }));
    const store = openStore(host);
    await skipDelays(async () => {
      await store.dispatch(listProducts.initiate({}));
      const before = host.requests.length;
      heal(store, host);
      await new Promise((resolve) => setTimeout(resolve, 2 * fiveMinutes));
      // 2, 4, 8, 16, 32 and then 60 seconds, each shortened by up to a half.
      expect(host.requests.length - before).toBeGreaterThan(8);
      expect(host.requests.length - before).toBeLessThan(30);
    });
  });

  it('ER-4 asks no more once it has ended, not even after a test that was under way', async () => {
    const { opened: answered, open: answer } = createGate();
    const probes: ReceivedRequest[] = [];
    const host = await openFakeHost(async (request) => {
      if (isProbe(request)) {
        probes.push(request);
        await answered;
      }
      return { status: 503 };
    });
    const store = openStore(host);
    await skipDelays(async () => {
      await store.dispatch(listProducts.initiate({}));
      const end = healFailedQueries(store, { settings: host.settings, fetch }, () => true);
      await vi.waitFor(() => expect(probes).toHaveLength(1));
      end();
      answer();
      await new Promise((resolve) => setTimeout(resolve, fiveMinutes));
      expect(probes).toHaveLength(1);
    });
  });

  it('ER-4 asks nothing while the page is hidden', async () => {
    const host = await openFakeHost(() => ({ status: 503 }));
    const store = openStore(host);
    await skipDelays(async () => {
      await store.dispatch(listProducts.initiate({}));
      const before = host.requests.length;
      heal(store, host, () => false);
      await new Promise((resolve) => setTimeout(resolve, fiveMinutes));
      expect(host.requests).toHaveLength(before);
    });
  });
});
