import { describe, expect, it } from 'vitest';
import { orderDaysApi } from '#api/orders/orderDaysApi.ts';
import { noCounts } from '#domain/orders/orderDays.ts';
import { chartDays } from '#domain/shop/constants.ts';
import { dhakaDay, orderDate } from '#domain/values/dates.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const fetchDays = (host: FakeHost, open = openStore) =>
  skipDelays(async () =>
    open(host, { readToken: () => 'token' }).dispatch(orderDaysApi.endpoints.orderDays.initiate()),
  );
const none = noCounts();

describe('orderDays', () => {
  it('DB-1 takes the days of a host that counts, and reads what is missing as zero', async () => {
    const days = [
      { day: '2025-01-05', counts: { Pending: 2, Delivered: 1 }, sales: 3120 },
      { day: '2025-01-06' },
      null,
    ];
    const host = await openFakeHost(() => ({ body: { days } }));
    expect((await fetchDays(host)).data).toEqual([
      { day: '2025-01-05', counts: { ...none, Pending: 2, Delivered: 1 }, sales: 3120 },
      { day: '2025-01-06', counts: none, sales: 0 },
    ]);
    expect(host.requests).toMatchObject([
      {
        path: '/orderDays',
        query: { days: String(chartDays) },
        headers: { authorization: 'Bearer token' },
      },
    ]);
  });

  it('API-8 counts the orders of a host without the call', async () => {
    const today = anOrder({ date: orderDate(new Date()), orderStatus: 'Pending', total: 70 });
    const host = await openFakeHost(() => ({ body: [today] }));
    const { data } = await fetchDays(host, openPlainStore);
    expect(host.requests.map(({ path }) => path)).toEqual(['/orders']);
    expect(data).toHaveLength(chartDays);
    expect(data?.at(-1)).toEqual({ day: dhakaDay(new Date()), counts: { ...none, Pending: 1 }, sales: 70 });
  });

  it('ER-2 fails when the host fails, whether it counts or not', async () => {
    const host = await openFakeHost(() => ({ status: 500 }));
    for (const open of [openStore, openPlainStore]) {
      const { data, error } = await fetchDays(host, open);
      expect({ data, error }).toMatchObject({ data: undefined, error: { kind: 'broken' } });
    }
    expect(new Set(host.requests.map(({ path }) => path))).toEqual(new Set(['/orderDays', '/orders']));
  });
});
