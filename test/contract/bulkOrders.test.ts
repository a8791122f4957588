import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call/call.ts';
import { headers } from '#contract/call/headers.ts';
import {
  countDaysCall,
  exportOrdersCall,
  listOrdersCall,
  listOwnOrdersCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { orderWithParcelCsvHead } from '#domain/orders/orderCsv.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, type RequestOptions, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hour = 60 * 60 * 1000;

/** Bulk actions of an admin. The clock starts on 2 March 2026 at 15:07 in Dhaka. */
describe.each(testDatabases())('many orders on $name', (at) => {
  let api: Api;
  let admin: string;
  const placed: string[] = [];
  const place = async (cup: string, changes: Parameters<typeof orderBody>[1]) => {
    placed.push(await submitOrder(api, orderBody([lineFor(cup, 250.5, 2)], changes)));
  };
  beforeAll(async () => {
    api = await startApi(at);
    const cup = await addProduct(api, await api.signIn(adminPerson));
    await place(cup, { name: 'রহিমা খাতুন', comment: '=HYPERLINK("http://x.example")' });
    // 23:57 in Dhaka, still the 2nd.
    api.pass(8 * hour + 50 * 60_000);
    await place(cup, { deliveryArea: 'Outside of Dhaka' });
    // 00:07 on the 3rd in Dhaka; still the 2nd in UTC.
    api.pass(10 * 60_000);
    await place(cup, { name: 'Two\nlines, "quoted"' });
    admin = await api.signIn(adminPerson);
    await api.send(setOrderStatusCall, {
      params: { id: placed[2] ?? '' },
      body: { status: 'Cancelled' },
      token: admin,
    });
  });
  afterAll(() => api?.close());

  const list = async (query: RequestOptions['query'] = {}) => {
    const matches = await api.call(listOrdersCall, { query, token: admin });
    return matches.map(({ _id }) => placed.indexOf(_id));
  };
  /** Not by `api.send`, whose text is without the byte order mark. */
  const file = async (query: RequestOptions['query'] = {}) => {
    const url = new URL(`/api${exportOrdersCall.path}`, api.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return fetch(url, { headers: { authorization: `Bearer ${admin}` } });
  };

  it('OL-6 filters by days of Dhaka, both included, by area, and by all at once', async () => {
    expect(await list({ from: '2026-03-03' })).toEqual([2]);
    expect(await list({ to: '2026-03-02' })).toEqual([1, 0]);
    expect(await list({ from: '2026-03-02', to: '2026-03-03' })).toEqual([2, 1, 0]);
    expect(await list({ area: 'Outside of Dhaka' })).toEqual([1]);
    expect(await list({ area: 'Inside of Dhaka', to: '2026-03-02', status: 'Pending' })).toEqual([0]);
    expect(await list({ from: '2026-03-04' })).toEqual([]);
  });

  it('OL-6 counts and pages what the filter lets through', async () => {
    const first = await api.send(listOrdersCall, { query: { to: '2026-03-02', limit: 1 }, token: admin });
    const after = first.headers.get(headers.nextCursor) ?? '';
    expect(first.headers.get(headers.totalCount)).toBe('2');
    expect(await list({ to: '2026-03-02', limit: 1, after })).toEqual([0]);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ area: 'The moon' }, 'area'],
  ])('OL-6 refuses %o', async (query, field) => {
    for (const call of [listOrdersCall, listOwnOrdersCall, exportOrdersCall] as readonly Call[]) {
      // The list of own orders needs the address; the others drop it.
      const answer = await api.send(call, { query: { email: adminPerson.email, ...query }, token: admin });
      expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
    }
  });

  it('OL-6 BC-2 exports CSV with a byte order mark, Bengali whole and no cell a formula', async () => {
    const answer = await file();
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');

    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
    });
    expect({
      total: answer.headers.get(headers.totalCount),
      cache: answer.headers.get('cache-control'),
      file: answer.headers.get('content-disposition'),
    }).toEqual({ total: '3', cache: 'no-store', file: 'attachment; filename="orders.csv"' });
    expect(text.startsWith(orderWithParcelCsvHead)).toBe(true);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('রহিমা খাতুন');
    expect(text).toContain('"Two\nlines, ""quoted"""');
    expect(text).toContain('"\'=HYPERLINK(""http://x.example"")"');
    const ids = [...text.matchAll(new RegExp(placed.join('|'), 'g'))].map(([id]) => placed.indexOf(id));
    expect(ids).toEqual([2, 1, 0]);
  });

  it('OL-6 exports only what the filter lets through', async () => {
    const text = await (await file({ status: 'Pending', area: 'Outside of Dhaka' })).text();
    expect(placed.map((id) => text.includes(id))).toEqual([false, true, false]);
  });

  it("DB-1 counts each of the last days by status in Dhaka's days, sales without the cancelled", async () => {
    const { days } = await api.call(countDaysCall, {
      query: { days: 3 },
      token: admin,
    });

    const none = { Pending: 0, Confirmed: 0, Shipping: 0, Delivered: 0, Cancelled: 0, Return: 0 };
    expect(days).toEqual([
      { day: '2026-03-01', counts: none, sales: 0 },
      { day: '2026-03-02', counts: { ...none, Pending: 2 }, sales: 2 * 501 + 60 + 120 },
      { day: '2026-03-03', counts: { ...none, Cancelled: 1 }, sales: 0 },
    ]);
    const month = await api.call(countDaysCall, { token: admin });
    expect(month.days).toHaveLength(30);
  });
});
