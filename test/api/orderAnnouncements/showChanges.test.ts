import { describe, expect, it } from 'vitest';
import { showChanges } from '#api/orderAnnouncements/showChanges.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { orderNotesApi } from '#api/orders/orderNotesApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { createGate } from '../../support/createGate.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { orderPage } = ordersApi.endpoints;
const pending: OrderListArgs = { list: 'pending', email: null, search: '' };

it('MD-9 shows all that others did to an order, also when its announcements arrive together', async () => {
  const orders = [
    anOrder({ _id: 'o1', orderStatus: 'Pending', printedAt: null }),
    anOrder({ _id: 'o2', orderStatus: 'Pending', printedAt: null }),
  ];
  const store = openPlainStore(await openFakeHost(() => ({ body: orders })));
  await store.dispatch(orderPage.initiate(pending));

  const printed: OrderAnnouncement = {
    sequence: 1,
    kind: 'printed',
    orderId: 'o1',
    number: null,
    status: 'Pending',
  };
  store.dispatch(showChanges([printed, { ...printed, sequence: 2, kind: 'moved', status: 'Confirmed' }]));

  const { data } = orderPage.select(pending)(store.getState());
  const rows = data?.items ?? [];
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

it('DK-13 shows an order that was cancelled and confirmed again as not packed', async () => {
  const packed = { at: '2025-01-05T09:07:00.000Z', by: 'Rahim' };
  const order = anOrder({ _id: 'o1', orderStatus: 'Confirmed', packed });
  const store = openPlainStore(await openFakeHost(() => ({ body: [order] })));
  const confirmed: OrderListArgs = { list: 'confirmed', email: null, search: '' };
  await store.dispatch(orderPage.initiate(confirmed));

  const moved = { kind: 'moved', orderId: 'o1', number: null } as const;
  store.dispatch(showChanges([{ ...moved, sequence: 1, status: 'Shipping' }]));
  const shipped = { ...order, orderStatus: 'Shipping' };
  expect(orderPage.select(confirmed)(store.getState()).data?.items).toEqual([shipped]);

  store.dispatch(showChanges([{ ...moved, sequence: 2, status: 'Cancelled' }]));
  store.dispatch(showChanges([{ ...moved, sequence: 3, status: 'Confirmed' }]));
  const confirmedAgain = { ...order, packed: null };
  expect(orderPage.select(confirmed)(store.getState()).data?.items).toEqual([confirmedAgain]);
});

describe('a change that is announced while its list is fetched', () => {
  const all: OrderListArgs = { list: 'all', email: null, search: '' };
  const moved: OrderAnnouncement = {
    sequence: 1,
    kind: 'moved',
    orderId: 'o1',
    number: null,
    status: 'Confirmed',
  };

  /**
   * The rows of both lists, whose answers tell of before the announcements that arrive during the fetches. If `isRefetched`, both were
   * fetched once before.
   */
  const rowsAfter = async (
    announced: readonly OrderAnnouncement[][],
    { isRefetched }: { readonly isRefetched: boolean },
  ) => {
    const { opened, open } = createGate();
    let fetches = 0;
    const host = await openFakeHost(async () => {
      fetches += 1;
      if (!isRefetched || fetches > 2) await opened;
      return { body: [anOrder({ _id: 'o1', orderStatus: 'Pending', printedAt: null })] };
    });
    const store = openPlainStore(host);
    const fetchBoth = () =>
      [pending, all].map((args) => store.dispatch(orderPage.initiate(args, { forceRefetch: true })));
    if (isRefetched) await Promise.all(fetchBoth());
    const running = fetchBoth();
    await expect.poll(() => fetches).toBe(isRefetched ? 4 : 2);
    for (const announcements of announced) store.dispatch(showChanges(announcements));
    open();
    await Promise.all(running);
    return [pending, all].map((args) =>
      orderPage
        .select(args)(store.getState())
        .data?.items.map(({ orderStatus, printedAt, othersChange }) => ({
          orderStatus,
          isPrinted: printedAt !== null,
          othersChange,
        })),
    );
  };

  it.each([false, true])(
    'MD-9 shows in the rows once they are here (fetched before: %s)',
    async (isRefetched) => {
      const printed = { ...moved, sequence: 2, kind: 'printed', status: 'Confirmed' } as const;
      const row = { orderStatus: 'Confirmed', isPrinted: true };
      expect(await rowsAfter([[moved], [printed]], { isRefetched })).toEqual([
        [{ ...row, othersChange: { kind: 'moved' } }],
        [{ ...row, othersChange: undefined }],
      ]);
    },
  );

  it('MD-9 shows the last of several moves', async () => {
    const shipped = { ...moved, sequence: 2, status: 'Shipping' } as const;
    expect(await rowsAfter([[moved], [shipped]], { isRefetched: true })).toEqual([
      [{ orderStatus: 'Shipping', isPrinted: false, othersChange: { kind: 'moved' } }],
      [{ orderStatus: 'Shipping', isPrinted: false, othersChange: undefined }],
    ]);
  });

  it('MD-9 shows a correction', async () => {
    const { opened, open } = createGate();
    const before = anOrder({ _id: 'o1', subTotal: 100 });
    let fetches = 0;
    // The host has lists alone, from which the corrected order is read too.
    const host = await openFakeHost(async () => {
      fetches += 1;
      const isCorrected = fetches > 1;
      await opened;
      return { body: [isCorrected ? { ...before, subTotal: 70 } : before] };
    });
    const store = openPlainStore(host);
    const running = store.dispatch(orderPage.initiate(all));
    await expect.poll(() => fetches).toBe(1);
    store.dispatch(showChanges([{ ...moved, kind: 'corrected', status: 'Pending' }]));
    open();
    await running;
    const subTotals = () =>
      orderPage
        .select(all)(store.getState())
        .data?.items.map(({ subTotal }) => subTotal);
    await expect.poll(subTotals).toEqual([70]);
  });
});

describe('a correction that is announced', () => {
  const corrected: OrderAnnouncement = {
    sequence: 1,
    kind: 'corrected',
    orderId: 'o1',
    number: null,
    status: 'Pending',
  };
  const before = anOrder({ _id: 'o1', orderStatus: 'Pending', subTotal: 100 });

  it('MD-9 leaves the status to the announcement of a move, which also marks the row', async () => {
    let fetches = 0;
    // A colleague moves the order while its correction is fetched.
    const host = await openFakeHost(() => {
      fetches += 1;
      return { body: [fetches === 1 ? before : { ...before, subTotal: 70, orderStatus: 'Confirmed' }] };
    });
    const store = openPlainStore(host);
    await store.dispatch(orderPage.initiate(pending));
    const rows = () =>
      orderPage
        .select(pending)(store.getState())
        .data?.items.map(({ subTotal, orderStatus, othersChange }) => ({
          subTotal,
          orderStatus,
          othersChange,
        }));
    store.dispatch(showChanges([corrected]));
    await expect.poll(rows).toEqual([{ subTotal: 70, orderStatus: 'Pending', othersChange: undefined }]);

    store.dispatch(showChanges([{ ...corrected, sequence: 2, kind: 'moved', status: 'Confirmed' }]));
    expect(rows()).toEqual([{ subTotal: 70, orderStatus: 'Confirmed', othersChange: { kind: 'moved' } }]);
  });

  it('MD-9 MD-22 shows in the call list', async () => {
    const host = await openFakeHost(({ path }) => {
      const entry = { order: before, placedAt: '2026-11-29T10:00:00Z', tries: 0, lastCall: null };
      if (path === '/calls') return { body: { calls: [entry], total: 1, next: null } };
      return { body: { data: { ...before, subTotal: 70 } } };
    });
    const store = openStore(host, { readToken: () => 'token' });
    const subTotals = async () => {
      const { data } = await store.dispatch(orderNotesApi.endpoints.callList.initiate({ filter: 'all' }));
      return data?.items.map(({ order }) => order.subTotal);
    };
    expect(await subTotals()).toEqual([100]);

    store.dispatch(showChanges([corrected]));
    await expect.poll(subTotals).toEqual([70]);
  });
});
