import { expect, it } from 'vitest';
import { showChanges } from '#api/orderAnnouncements/showChanges.ts';
import type { OrderListArgs } from '#api/orders/orderLists.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { orderPages } = ordersApi.endpoints;

it('MD-9 shows all that others did to an order, also when its announcements arrive together', async () => {
  const orders = [
    anOrder({ _id: 'o1', orderStatus: 'Pending', printedAt: null }),
    anOrder({ _id: 'o2', orderStatus: 'Pending', printedAt: null }),
  ];
  const store = openPlainStore(await openFakeHost(() => ({ body: orders })));
  const pending: OrderListArgs = { list: 'pending', email: null, search: '' };
  await store.dispatch(orderPages.initiate(pending));

  const printed: OrderAnnouncement = {
    sequence: 1,
    kind: 'printed',
    orderId: 'o1',
    number: null,
    status: 'Pending',
  };
  store.dispatch(showChanges([printed, { ...printed, sequence: 2, kind: 'moved', status: 'Confirmed' }]));

  const { data } = orderPages.select(pending)(store.getState());
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  expect(
    rows.map(({ _id, orderStatus, printedAt, ...row }) => ({
      id: _id,
      orderStatus,
      isPrinted: printedAt !== null,
      othersChange: 'othersChange' in row ? row.othersChange : undefined,
    })),
  ).toEqual([
    { id: 'o1', orderStatus: 'Confirmed', isPrinted: true, othersChange: { kind: 'moved' } },
    { id: 'o2', orderStatus: 'Pending', isPrinted: false, othersChange: undefined },
  ]);
});
