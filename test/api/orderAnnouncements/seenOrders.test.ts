import { expect, it } from 'vitest';
import { orderAnnouncementsApi } from '#api/orderAnnouncements/orderAnnouncementsApi.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { ownSettings } from '../../support/ownSettings.ts';

const { orderPage } = ordersApi.endpoints;
const { orderAnnouncements } = orderAnnouncementsApi.endpoints;

/** Fetches a list; resolves to whether it makes new orders count as seen. */
const makesSeen = async (args: Partial<OrderListArgs>): Promise<boolean> => {
  const store = openStore(
    { settings: { ...ownSettings, capabilities: [] } },
    { fetch: async () => Response.json([]), readToken: () => 'token' },
  );
  const announcements = store.dispatch(orderAnnouncements.initiate());
  await announcements;
  await store.dispatch(orderPage.initiate({ list: 'pending', email: null, search: '', ...args }));
  const seenAt = orderAnnouncements.select()(store.getState()).data?.seenAt;
  announcements.unsubscribe();
  return seenAt !== 0;
};

it('MD-9 takes new orders for seen once the first page of all pending orders is fetched', async () => {
  expect(await makesSeen({})).toBe(true);
  expect(await makesSeen({ list: 'all' })).toBe(true);
  expect(await makesSeen({ page: 2 })).toBe(false);
  expect(await makesSeen({ sort: 'oldest' })).toBe(false);
});

it.each([
  { search: 'HK' },
  { area: 'Inside of Dhaka' },
  { district: 'Dhaka' },
  { product: 'a'.repeat(24) },
  { tries: '0' },
  { warning: 'any' },
  { printed: 'no' },
  { packed: 'no' },
  { parcel: 'none' },
  { deliveredOn: '2026-11-26' },
] satisfies readonly Partial<OrderListArgs>[])(
  'MD-9 DK-14 takes none for seen by a list that is filtered by %o',
  async (filter) => {
    expect(await makesSeen(filter)).toBe(false);
  },
);
