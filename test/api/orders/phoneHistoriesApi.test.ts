import { describe, expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { consignmentsApi } from '#api/orders/consignmentsApi.ts';
import { phoneHistoriesApi } from '#api/orders/phoneHistoriesApi.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { phoneHistories: callers, blockedPhones, blockPhone, unblockPhone } = phoneHistoriesApi.endpoints;
const open = (host: FakeHost) => openStore(host, { readToken: () => 'token' });
const known = {
  delivered: 1,
  cancelled: 0,
  returned: 0,
  open: 2,
  block: null,
  doorReturns: { parcels: 0, cost: 0 },
  repeat: null,
};
const phone = {
  _id: 'p1',
  mobileNumber: '01711000222',
  reason: 'Returned three parcels.',
  by: 'Nusrat Jahan',
  at: '2025-01-05T09:07:00.000Z',
};

describe('callers', () => {
  it('MD-3 are read by the ids of orders', async () => {
    const host = await openFakeHost(() => ({ body: { callers: [{ _id: 'o2', ...known }, null] } }));
    const { data } = await open(host).dispatch(callers.initiate(['o1', 'o2']));

    expect(data).toEqual({ o2: { _id: 'o2', ...known } });
    expect(host.requests.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/callers', query: { ids: 'o1,o2' } },
    ]);
  });

  it('CR-11 are read again when a parcel has come back', async () => {
    let parcels = 0;
    const host = await openFakeHost(({ method }) => {
      if (method === 'PUT') parcels = 1;
      return { body: { callers: [{ ...known, _id: 'o1', doorReturns: { parcels, cost: 0 } }] } };
    });
    const store = open(host);
    await store.dispatch(callers.initiate(['o1']));
    const body = { from: 'returning', to: 'returned' } as const;
    await store.dispatch(consignmentsApi.endpoints.moveConsignment.initiate({ id: 'p1', body }));
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));

    const { data } = await store.dispatch(callers.initiate(['o1']));
    expect(data?.o1?.doorReturns).toEqual({ parcels: 1, cost: 0 });
  });

  it('API-8 are unknown to a host without these calls', async () => {
    const host = await openFakeHost(() => ({}));
    const store = openPlainStore(host);
    expect((await store.dispatch(callers.initiate(['o1']))).data).toEqual({});
    expect((await store.dispatch(blockedPhones.initiate({}))).error).toMatchObject({ kind: 'refused' });
    expect(host.requests).toEqual([]);
  });

  it('ER-2 fail when the host fails', async () => {
    const store = open(await openFakeHost(() => ({ status: 500 })));
    const failed = await skipDelays(() =>
      Promise.all([store.dispatch(callers.initiate(['o1'])), store.dispatch(blockedPhones.initiate({}))]),
    );
    expect(failed.map(({ error }) => error)).toMatchObject([{ kind: 'broken' }, { kind: 'broken' }]);
  });

  it('MD-3 read the blocked phone numbers again after one was added or removed', async () => {
    const host = await openFakeHost(({ method }) =>
      method === 'GET' ? { body: { phones: [phone, {}], total: 1, next: null } } : { body: {} },
    );
    const store = open(host);
    const { data } = await store.dispatch(blockedPhones.initiate({ after: 'cursor' }));
    expect(data).toEqual({ items: [phone], total: 1, next: null });

    await store.dispatch(blockPhone.initiate({ mobileNumber: '01711000222', reason: 'x' }));
    await store.dispatch(unblockPhone.initiate('p1'));
    // The list at first, and after each of the two.
    await expect
      .poll(() => host.requests.map(({ method, path }) => `${method} ${path}`).toSorted())
      .toEqual([
        'DELETE /blockedPhones/p1',
        'GET /blockedPhones',
        'GET /blockedPhones',
        'GET /blockedPhones',
        'POST /blockedPhones',
      ]);
  });
});
