import { expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { scanningApi } from '#api/orders/scanningApi.ts';
import type { ShopStore } from '#app/store/store.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { createGate } from '../../support/createGate.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { deleteOrder, orderPage, setOrderStatus } = ordersApi.endpoints;
const pending = { list: 'pending', email: null, search: '' } as const;

/** A host with one pending order; each response to the list waits for `gates.shift()` after the list was read. */
const openHost = async () => {
  let order: Order | null = anOrder({ _id: 'o0', orderStatus: 'Pending' });
  const gates: Promise<void>[] = [];
  const host = await openFakeHost(async ({ method, path, body }) => {
    if (path === '/orders') {
      const rows = order?.orderStatus === 'Pending' ? [order] : [];
      await gates.shift();
      return { body: rows };
    }
    const { status, packed } = (body ?? {}) as { status?: OrderStatus; packed?: boolean };
    if (order !== null && status !== undefined) order = { ...order, orderStatus: status };
    if (order !== null && packed === true)
      order = { ...order, packed: { by: 'Rahima', at: '2026-03-02T09:07:00.000Z' } };
    if (method === 'DELETE') order = null;
    return { body: { modifiedCount: 1, data: order } };
  });
  return { host, gates };
};

/** The rows of the list after a change while the list was fetched, whose answer comes after that to the change. */
const rowsAfter = async (change: (store: ShopStore) => PromiseLike<unknown>): Promise<string[]> => {
  const { host, gates } = await openHost();
  const store = openStore(host, { readToken: () => 'token' });
  await store.dispatch(orderPage.initiate(pending));
  const { opened, open } = createGate();
  gates.push(opened);
  const refetched = store.dispatch(orderPage.initiate(pending, { forceRefetch: true }));
  await expect.poll(() => gates.length).toBe(0);
  await change(store);
  open();
  await refetched;
  await Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
  const { items } = orderPage.select(pending)(store.getState()).data ?? { items: [] };
  return items.map(({ _id, packed }) => `${_id} ${packed?.by ?? 'not packed'}`);
};

it('ST-7 keeps an order that was moved while its list was fetched out of that list', async () => {
  const move = { id: 'o0', status: 'Confirmed', from: 'Pending' } as const;
  expect(await rowsAfter(({ dispatch }) => dispatch(setOrderStatus.initiate(move)))).toEqual([]);
});

it('ST-4 keeps an order that was deleted while its list was fetched out of that list', async () => {
  expect(await rowsAfter(({ dispatch }) => dispatch(deleteOrder.initiate('o0')))).toEqual([]);
});

it('DK-13 keeps the mark of an order that was packed while its list was fetched', async () => {
  const { setPacked } = scanningApi.endpoints;
  const marked = await rowsAfter(({ dispatch }) => dispatch(setPacked.initiate({ id: 'o0', packed: true })));
  expect(marked).toEqual(['o0 Rahima']);
});
