import { expect, it, vi } from 'vitest';
import { orderAnnouncementsApi, watchOrder } from '#api/orderAnnouncements/orderAnnouncementsApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { openEventResponse } from '../../support/browser/openEventResponse.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { ownSettings } from '../../support/ownSettings.ts';

const { setOrderStatus } = ordersApi.endpoints;
const { orderAnnouncements } = orderAnnouncementsApi.endpoints;

it('MD-9 tells an open dialog about the order of the moves of others, and not of its own page', async () => {
  const { response, announce } = openEventResponse();
  const store = openStore(
    { settings: ownSettings },
    {
      readToken: () => 'token',
      fetch: async (to) => {
        const address = to instanceof Request ? to.url : String(to);
        return address.endsWith('/orderAnnouncements') ? response : Response.json({ modifiedCount: 1 });
      },
    },
  );
  const announcements = store.dispatch(orderAnnouncements.initiate());
  await announcements;
  await store.dispatch(setOrderStatus.initiate({ id: 'o1', status: 'Confirmed' }));
  const told: unknown[] = [];
  store.dispatch(watchOrder('o1', ({ status }) => told.push(status)));
  announce({ kind: 'moved', orderId: 'o1', status: 'Confirmed' });
  announce({ kind: 'moved', orderId: 'o1', status: 'Shipping' });

  await vi.waitFor(() => expect(told).toContain('Shipping'));
  expect(told).toEqual(['Shipping']);
  announcements.unsubscribe();
});
