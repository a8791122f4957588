import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { cutPage } from '#api/plainHost/listAnswers.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const list = [0, 1, 2, 3, 4];

describe('cutPage', () => {
  it('API-8 cuts the list of a host that sends all of it', () => {
    const meta = { total: 5, pageCount: 3 };
    expect(cutPage(list, { limit: 2 })).toEqual({ items: [0, 1], meta: { ...meta, next: 'from:2' } });
    expect(cutPage(list, { limit: 2, after: 'from:2' })).toEqual({
      items: [2, 3],
      meta: { ...meta, next: 'from:4' },
    });
    expect(cutPage(list, { limit: 2, after: 'from:4' })).toEqual({
      items: [4],
      meta: { ...meta, next: null },
    });
    expect(cutPage(list, {})).toEqual({ items: list, meta: { total: 5, next: null, pageCount: 1 } });
    expect(cutPage([], {})).toEqual({ items: [], meta: { total: 0, next: null, pageCount: 0 } });
  });

  it('API-8 cuts the list of a host that sends all of it at the number or at the cursor', () => {
    const pages = [{ page: 1 }, { page: 2 }, { page: 9, after: 'from:4' }, { page: 9 }];
    expect(pages.map((query) => cutPage(list, { limit: 2, ...query }).items)).toEqual([
      [0, 1],
      [2, 3],
      [4],
      [],
    ]);
  });
});

it("API-8 sends a host only the host's own cursors", async () => {
  const host = await openFakeHost(() => ({ body: [] }));
  const args = { list: 'pending', email: null, search: 'a', after: 'from:25' } as const;
  await openPlainStore(host).dispatch(ordersApi.endpoints.orderPage.initiate(args));
  expect(host.requests.map(({ path, query }) => ({ path, query }))).toEqual([{ path: '/orders', query: {} }]);
});

it("SP-3 API-8 has the days of the page's settings for an order that the host sends without", async () => {
  const { returnDays: _, ...order } = anOrder({ orderStatus: 'Delivered' });
  const host = await openFakeHost(() => ({ body: [order, { ...order, _id: 'o2', returnDays: 3 }] }));
  const { settings } = host;
  const own = { settings: { ...settings, shop: { ...settings.shop, returnDays: 0 } } };
  const { data } = await openPlainStore(own).dispatch(
    ordersApi.endpoints.orderPage.initiate({ list: 'delivered', email: null, search: '' }),
  );
  const days = data?.items.map(({ _id, returnDays }) => [_id, returnDays]);
  // In either order: both are of the same time.
  expect(new Map(days as [string, number][])).toEqual(
    new Map([
      [order._id, 0],
      ['o2', 3],
    ]),
  );
});
