import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { shopApi } from '#api/client/shopApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { slidesApi } from '#api/slides/slidesApi.ts';
import { syncSessionToStore } from '#app/session/syncSessionToStore.ts';
import type { ShopStore } from '#app/store/store.ts';
import type { SessionUser } from '#domain/accounts/session.ts';
import { type SessionSliceState, selectIsSettled, selectUser, signedOut } from '#slices/sessionSlice.ts';
import { orderedCheckout, readStoredCheckout, storeCheckout } from '#storefront/checkout/checkoutStorage.ts';
import { readPlacedOrder, storePlacedOrder } from '#storefront/layout/placedOrder.ts';
import { MemoryStorage } from '../../support/browser/memoryStorage.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { admin, karim, rahima } from '../../support/browser/sessionHarness.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const sliceStateOf = (user: SessionUser | null): SessionSliceState => ({
  state: user === null ? 'signedOut' : 'signedIn',
  loading: false,
  user,
  roles: admin,
  failure: null,
});

const cachedEndpoints = (store: ShopStore): string[] =>
  Object.values(store.getState().shopApi.queries)
    .map((answer) => answer?.endpointName ?? '')
    .toSorted();

/** The browser of Rahima, signed in as `user`, after visiting the shop, orders and users. */
const openBrowser = async (user: SessionUser = rahima) => {
  const host = await openFakeHost(({ path }) => ({ body: path.startsWith('/products') ? { data: [] } : [] }));
  const store = openStore(host, { readToken: () => 'token' });
  syncSessionToStore(store, sliceStateOf(user), 'done');
  await Promise.all([
    store.dispatch(ordersApi.endpoints.orderPage.initiate({ list: 'active', email: null, search: '' })),
    store.dispatch(ordersApi.endpoints.countOrders.initiate({ email: null })),
    store.dispatch(usersApi.endpoints.userPage.initiate({ search: '' })),
    store.dispatch(productsApi.endpoints.productPages.initiate({})),
    store.dispatch(productsApi.endpoints.listProducts.initiate({ productType: 'Best Selling' })),
    store.dispatch(slidesApi.endpoints.listSlides.initiate()),
  ]);
  return { host, store };
};

/** Waits until no query is under way. */
const settled = (store: ShopStore) => Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));

const publicEndpoints = ['listProducts', 'listSlides', 'productPages'];
const privateEndpoints = ['countOrders', 'orderPage', 'userPage'];

beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('syncSessionToStore', () => {
  it.each([
    ['signs out', null],
    ['is replaced by another', karim],
  ])(
    'AU-6 DB-4 removes the private results of a user who %s, and refetches no public result',
    async (_how, next) => {
      const { host, store } = await openBrowser();
      expect(cachedEndpoints(store)).toEqual([...publicEndpoints, ...privateEndpoints].toSorted());
      const requestCount = host.requests.length;
      syncSessionToStore(store, sliceStateOf(next), 'ACCOUNT_SEEN');
      expect(selectUser(store.getState())).toEqual(next);
      expect(cachedEndpoints(store)).toEqual(publicEndpoints);
      expect(host.requests).toHaveLength(requestCount);
    },
  );

  it('AU-10 keeps all results while the same user stays signed in', async () => {
    const { store } = await openBrowser();
    syncSessionToStore(store, sliceStateOf({ ...rahima, emailVerified: false }), 'ACCOUNT_SEEN');
    expect(cachedEndpoints(store)).toEqual([...publicEndpoints, ...privateEndpoints].toSorted());
  });

  it('API-11 refetches the orders of an address that was verified, once the session has its new token', async () => {
    const { host, store } = await openBrowser({ ...rahima, emailVerified: false });
    const { length } = host.requests;
    const askedSince = () => host.requests.slice(length).map(({ path }) => path.split('?')[0]);
    syncSessionToStore(store, { ...sliceStateOf(rahima), state: 'renewing' }, 'ACCOUNT_SEEN');
    await settled(store);
    const whileRenewing = askedSince();
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    await settled(store);
    expect({ whileRenewing, afterwards: new Set(askedSince()) }).toEqual({
      whileRenewing: [],
      afterwards: new Set(['/orderCounts', '/orders']),
    });
    expect(cachedEndpoints(store)).toEqual([...publicEndpoints, ...privateEndpoints].toSorted());
  });

  it('AU-10 refetches nothing after a renewal that changed nothing of the account', async () => {
    const { host, store } = await openBrowser();
    const { length } = host.requests;
    syncSessionToStore(store, { ...sliceStateOf(rahima), state: 'renewing' }, 'ACCOUNT_SEEN');
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    await settled(store);
    expect(host.requests).toHaveLength(length);
  });

  it('AU-6 SH-3 forgets the order of the confirmation when its user signs out, and not before', async () => {
    const { subTotal, total, products, customerData, date, time } = anOrder();
    const store = openStore(await openFakeHost(() => ({ body: [] })));
    storePlacedOrder({
      subTotal,
      total,
      products,
      customerData,
      date,
      time,
      id: 'o1',
      number: null,
      token: null,
    });
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    const whileSignedIn = readPlacedOrder()?.id;
    syncSessionToStore(store, sliceStateOf(null), 'SIGN_OUT');
    expect([whileSignedIn, readPlacedOrder()]).toEqual(['o1', null]);
  });

  it('SH-3 stores for the next page of the tab who its user is, as long as somebody is signed in', async () => {
    const store = openStore(await openFakeHost(() => ({ body: [] })));
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    const signedIn = sessionStorage.getItem('tabUser');
    // As the next page starts.
    const nextStore = openStore(await openFakeHost(() => ({ body: [] })));
    syncSessionToStore(nextStore, { ...sliceStateOf(null), state: 'booting' }, 'xstate.init');
    const booting = sessionStorage.getItem('tabUser');
    syncSessionToStore(nextStore, sliceStateOf(null), 'SIGN_OUT');
    expect([signedIn, booting, sessionStorage.getItem('tabUser')]).toEqual([rahima.uid, rahima.uid, null]);
  });

  it.each([
    ['forgets the checkout of a user who signs out', null, null, false],
    ['forgets the checkout of a user whom another replaces', karim, null, false],
    ['keeps the checkout of a user whose sign-in has ended', null, 'token-refused', true],
  ] as const)('AU-6 AU-11 CO-7 %s', async (_what, next, code, isKept) => {
    const store = openStore(await openFakeHost(() => ({ body: [] })));
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    storeCheckout(orderedCheckout('entry', []));
    const failure = code === null ? null : { code, command: 'EXCHANGE' as const };
    syncSessionToStore(store, { ...sliceStateOf(next), failure }, 'SIGN_OUT');
    expect(readStoredCheckout() !== null).toBe(isKept);
  });

  it('AU-6 discards a response that arrives after the user has signed out', async () => {
    const held: { answer?: () => void } = {};
    const host = await openFakeHost(
      () =>
        new Promise((resolve) => {
          held.answer = () => resolve({ body: [] });
        }),
    );
    const store = openStore(host, { readToken: () => 'token' });
    syncSessionToStore(store, sliceStateOf(rahima), 'done');
    const query = store.dispatch(usersApi.endpoints.userPage.initiate({ search: '' }));
    await expect.poll(() => host.requests.length).toBe(1);
    syncSessionToStore(store, sliceStateOf(null), 'SIGN_OUT');
    held.answer?.();
    await query;
    expect(cachedEndpoints(store)).toEqual([]);
  });

  it('AU-10 a machine that starts later does not unsettle a visitor with nothing stored', async () => {
    const store = openStore(await openFakeHost(() => ({ body: [] })));
    const booting: SessionSliceState = { ...signedOut, state: 'booting', loading: true };
    syncSessionToStore(store, booting, 'xstate.init');
    expect(selectIsSettled(store.getState())).toBe(false);
    syncSessionToStore(store, signedOut, 'NOTHING_STORED');
    syncSessionToStore(store, booting, 'xstate.init');
    expect(selectIsSettled(store.getState())).toBe(true);
  });
});
