import { expect, it } from 'vitest';
import { rememberOwnMoves } from '#api/orderAnnouncements/rememberOwnMoves.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { AnnouncementKind, OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { setOrderStatus } = ordersApi.endpoints;

const confirmedBy = (kind: AnnouncementKind): OrderAnnouncement => ({
  sequence: 1,
  kind,
  orderId: 'o1',
  number: null,
  status: 'Confirmed',
});

it('MD-9 takes the announcement of its own move for its own once, and no print, packing or correction of the order', async () => {
  const store = openPlainStore(await openFakeHost(() => ({ body: { modifiedCount: 1 } })));
  const own = rememberOwnMoves();
  for (const listener of own.listeners) store.dispatch(listener);
  await store.dispatch(setOrderStatus.initiate({ id: 'o1', status: 'Confirmed' }));

  const kinds = ['printed', 'packed', 'corrected', 'moved', 'moved'] as const;
  expect(kinds.map((kind) => [kind, own.isOwn(confirmedBy(kind))])).toEqual([
    ['printed', false],
    ['packed', false],
    ['corrected', false],
    ['moved', true],
    ['moved', false],
  ]);
});
