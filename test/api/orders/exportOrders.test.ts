import { describe, expect, it } from 'vitest';
import type { ShopExtra } from '#api/client/httpClient.ts';
import { exportOrders } from '#api/orders/exportOrders.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { headers } from '#contract/call/headers.ts';
import { orderCsvHead, orderCsvRow } from '#domain/orders/orderCsv.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const pending: OrderListArgs = { list: 'pending', email: null, search: '' };
const orders = ['o0', 'o1', 'o2'].map((_id) => anOrder({ _id, orderStatus: 'Pending' }));
const text = `${orderCsvHead}${orders.map(orderCsvRow).join('')}`;
const csv = { 'content-type': 'text/csv; charset=utf-8' };

/** Exports from the host; returns the file or the failure, the reports, and how often the session ended. */
const exportFrom = async (
  host: Pick<FakeHost, 'settings'>,
  options: Partial<ShopExtra> = {},
  args = pending,
) => {
  const reports: { rows: number; total: number | null }[] = [];
  let refusals = 0;
  const store = openStore(host, {
    readToken: () => 'token',
    tokenRefused: () => void (refusals += 1),
    ...options,
  });
  const result = await store
    .dispatch(exportOrders(args, (rows, total) => reports.push({ rows, total })))
    .then(
      async (file) => ({ type: file.type, text: Buffer.from(await file.arrayBuffer()).toString('utf8') }),
      (failure: unknown) => ({ failure }),
    );
  return { result, reports, refusals };
};

const file = { type: 'text/csv;charset=utf-8', text };

describe('exportOrders from a host with the call', () => {
  it('OL-6 downloads the rows of the list with its filters, as a CSV file', async () => {
    const host = await openFakeHost(() => ({ text, headers: { ...csv, [headers.totalCount]: '3' } }));
    const { result, reports, refusals } = await exportFrom(host, {}, { ...pending, from: '2025-01-06' });
    expect(result).toEqual(file);
    expect(reports.at(-1)).toEqual({ rows: 3, total: 3 });
    expect(refusals).toBe(0);
    expect(host.requests).toMatchObject([
      {
        path: '/ordersCsv',
        query: { status: 'Pending', from: '2025-01-06' },
        headers: { authorization: 'Bearer token', accept: 'text/csv' },
      },
    ]);
  });

  it('OL-6 reports the rows of a host that does not send their number', async () => {
    const host = await openFakeHost(() => ({ text, headers: csv }));
    expect((await exportFrom(host)).reports.at(-1)).toEqual({ rows: 3, total: null });
  });

  it('OL-6 reports no more rows than there are when a comment has several lines', async () => {
    const long =
      orderCsvHead +
      orderCsvRow(anOrder({ customerData: { ...anOrder().customerData, comment: 'a\nb\nc' } }));
    const host = await openFakeHost(() => ({ text: long, headers: { ...csv, [headers.totalCount]: '1' } }));
    expect((await exportFrom(host)).reports.at(-1)).toEqual({ rows: 1, total: 1 });
  });

  it('OL-6 reports no row before the header line is over', async () => {
    const host = await openFakeHost(() => ({ text: 'Order ID', headers: csv }));
    expect((await exportFrom(host)).reports).toEqual([{ rows: 0, total: null }]);
  });

  it('AU-11 renews the token after 401, once', async () => {
    const host = await openFakeHost(({ headers: sent }) =>
      sent.authorization === 'Bearer new' ? { text, headers: csv } : { status: 401 },
    );
    let token = 'old';
    const renewToken = async () => {
      token = 'new';
      return 'renewed' as const;
    };
    const { result, refusals } = await exportFrom(host, { readToken: () => token, renewToken });
    expect({ result, refusals, requests: host.requests.length }).toEqual({
      result: file,
      refusals: 0,
      requests: 2,
    });
  });

  it.each([401, 403])('AU-11 renews no token that another call has renewed before a %i', async (status) => {
    let token = 'old';
    const host = await openFakeHost(({ headers: sent }) => {
      if (sent.authorization === 'Bearer new') return { text, headers: csv };
      token = 'new';
      return { status };
    });
    const { result, refusals } = await exportFrom(host, {
      readToken: () => token,
      renewToken: () => Promise.reject(new Error('The token was renewed already.')),
    });
    expect({ result, refusals }).toEqual({ result: file, refusals: 0 });
  });

  it.each([
    [401, 1],
    [403, 1],
    [409, 0],
  ])('AU-11 ER-1 rejects with the reason of a %i, and ends the session %i times', async (status, times) => {
    const host = await openFakeHost(() => ({ status, body: { code: 'notAllowed', message: 'Staff only.' } }));
    const { result, refusals } = await exportFrom(host);
    expect({ result, refusals, requests: host.requests.length }).toEqual({
      result: { failure: { kind: 'refused', status, code: 'notAllowed', message: 'Staff only.' } },
      refusals: times,
      requests: 1,
    });
  });

  it('ER-2 rejects with the request id of a broken host, whatever its body', async () => {
    const host = await openFakeHost(() => ({
      status: 502,
      text: 'Bad gateway',
      headers: { 'x-request-id': 'r-7' },
    }));
    expect((await exportFrom(host)).result).toEqual({
      failure: {
        kind: 'broken',
        message: 'Something went wrong at the shop.',
        requestId: 'r-7',
        isTemporary: true,
      },
    });
    expect(host.requests).toHaveLength(1);
  });

  it('ER-3 is unreachable when the own host does not answer, or stops in the middle of the file', async () => {
    const settings = { ...(await openFakeHost(() => ({}))).settings, apiHost: '' };
    const stopping = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const fetches: Record<string, typeof fetch> = {
      silent: () => Promise.reject(new TypeError('Failed to fetch')),
      stopping: () => Promise.resolve(new Response(stopping, { headers: csv })),
    };
    for (const fetching of Object.values(fetches)) {
      const { result } = await exportFrom({ settings }, { fetch: fetching });
      expect(result).toMatchObject({ failure: { kind: 'unreachable' } });
    }
  });
});

describe('exportOrders from a host without the call', () => {
  it('API-8 writes the file from the list, and reports no rows meanwhile', async () => {
    const host = await openFakeHost(() => ({ body: orders }));
    const reports: number[] = [];
    const written = await openPlainStore(host).dispatch(exportOrders(pending, (rows) => reports.push(rows)));
    expect({
      type: written.type,
      text: Buffer.from(await written.arrayBuffer()).toString('utf8'),
      reports,
    }).toEqual({
      ...file,
      reports: [],
    });
    expect(host.requests.map(({ path }) => path)).toEqual(['/orders']);
  });

  it('ER-3 is unreachable when a page of the network answers in the place of the shop', async () => {
    const host = await openFakeHost(() => ({
      text: '<!doctype html>',
      headers: { 'content-type': 'text/html' },
    }));
    expect((await exportFrom(host)).result).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
