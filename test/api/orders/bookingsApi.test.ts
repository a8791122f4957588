import { describe, expect, it } from 'vitest';
import { bookingsApi } from '#api/orders/bookingsApi.ts';
import { removeShopSecret, saveShopSecret } from '#api/shop/shopSecretsApi.ts';
import { shopSettingsApi } from '#api/shop/shopSettingsApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { saveShopSettings } = shopSettingsApi.endpoints;

describe('the couriers with which the shop can book', () => {
  it.each([
    [
      'a key is saved',
      (store: ShopStore) => store.dispatch(saveShopSecret({ name: 'steadfastApiKey', value: 'key' })),
    ],
    ['a key is removed', (store: ShopStore) => store.dispatch(removeShopSecret('steadfastApiKey'))],
    [
      'the shop settings are saved',
      (store: ShopStore) =>
        store.dispatch(saveShopSettings.initiate({ version: 1, settings: defaultShopSettings })),
    ],
  ])('CR-14 are asked for again when %s', async (_what, change) => {
    const host = await openFakeHost(() => ({ body: { couriers: [] } }));
    const store = openStore(host, { readToken: () => 'token' });
    await store.dispatch(bookingsApi.endpoints.bookingCouriers.initiate());
    const before = host.requests.length;
    await change(store);
    await Promise.all(store.dispatch(bookingsApi.util.getRunningQueriesThunk()));
    expect(host.requests.slice(before).filter(({ path }) => path === '/bookings/couriers')).toHaveLength(1);
  });
});
