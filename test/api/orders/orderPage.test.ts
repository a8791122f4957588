import { expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { headers } from '#contract/call/headers.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { orderPage } = ordersApi.endpoints;
const token = { readToken: () => 'token' };
const pending = anOrder({ orderStatus: 'Pending' });
const listed = { list: 'pending', email: null, search: '' } as const;

it('OL-6 API-8 takes a count of another host that is no number for none', async () => {
  const store = openStore(
    await openFakeHost(() => ({
      body: [pending],
      headers: { [headers.totalCount]: 'many', [headers.pageCount]: '' },
    })),
    token,
  );
  const { data } = await store.dispatch(orderPage.initiate({ ...listed, sort: 'newest', page: 1 }));
  expect(data).toEqual({ items: [pending], next: null, total: 1 });
});

it('MD-6 requests a page by its number, size and sort, and leaves out what every host does', async () => {
  const host = await openFakeHost(() => ({
    body: [pending],
    headers: { [headers.totalCount]: '70', [headers.nextCursor]: 'c', [headers.pageCount]: '2' },
  }));
  const store = openStore(host, token);
  const args = { ...listed, sort: 'amountDown', size: 50, page: 2 } as const;
  const { data } = await store.dispatch(orderPage.initiate(args));
  await store.dispatch(orderPage.initiate({ ...args, after: 'c' }));
  await store.dispatch(orderPage.initiate({ ...listed, sort: 'newest', page: 1 }));
  expect(data).toEqual({ items: [pending], next: 'c', total: 70, pageCount: 2 });
  expect(
    host.requests.map(({ query: { sort, limit, page, after } }) => ({ sort, limit, page, after })),
  ).toEqual([
    { sort: 'amountDown', limit: '50', page: '2', after: undefined },
    { sort: 'amountDown', limit: '50', page: undefined, after: 'c' },
    { sort: undefined, limit: '25', page: undefined, after: undefined },
  ]);
});

it('API-8 sorts, cuts and numbers the list of a host that sends all orders', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => anOrder({ _id: `o${index}`, total: index }));
  const host = await openFakeHost(() => ({ body: rows }));
  const args = { ...listed, sort: 'amountDown', size: 50, page: 2 } as const;
  const { data } = await openPlainStore(host).dispatch(orderPage.initiate(args));
  expect(data?.items.map(({ total }) => total)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(data).toMatchObject({ next: null, total: 60, pageCount: 2 });
});
