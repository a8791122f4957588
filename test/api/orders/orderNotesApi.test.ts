import { describe, expect, it } from 'vitest';
import { orderNotesApi } from '#api/orders/orderNotesApi.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { skipDelays } from '../../support/browser/skipDelays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type FakeHost, openFakeHost } from '../../support/servers/openFakeHost.ts';

const { orderNotes, callList, addOrderNote } = orderNotesApi.endpoints;
const open = (host: FakeHost) => openStore(host, { readToken: () => 'token' });
const note = {
  kind: 'noAnswer',
  text: '',
  callBackAt: null,
  by: 'Nusrat Jahan',
  at: '2025-01-05T09:07:00.000Z',
};

describe('calls and notes', () => {
  it('MD-4 reads the notes of an order and the pages of the call list', async () => {
    const entry = { order: anOrder(), placedAt: '2025-01-05T09:07:00.000Z', tries: 1, lastCall: note };
    const host = await openFakeHost(({ path }) =>
      path === '/calls'
        ? { body: { calls: [entry, null], total: 31, next: 'cursor' } }
        : { body: { notes: [note, { kind: 'shouted' }] } },
    );
    const store = open(host);

    expect((await store.dispatch(orderNotes.initiate('o1'))).data).toEqual([note]);
    const calls = await store.dispatch(callList.initiate({ filter: 'due', after: 'c-1' }));
    expect(calls.data).toEqual({ items: [entry], total: 31, next: 'cursor' });
    expect(host.requests.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/orders/o1/notes', query: {} },
      { path: '/calls', query: { filter: 'due', after: 'c-1', limit: '25' } },
    ]);
  });

  it('API-8 refuses both, without sending anything, for a host without these calls', async () => {
    const host = await openFakeHost(() => ({}));
    const store = openPlainStore(host);
    const notes = await store.dispatch(orderNotes.initiate('o1'));
    const calls = await store.dispatch(callList.initiate({ filter: 'all' }));
    expect([notes, calls]).toMatchObject([{ error: { kind: 'refused' } }, { error: { kind: 'refused' } }]);
    expect(host.requests).toEqual([]);
  });

  it('ER-2 fails when the host fails', async () => {
    const store = open(await openFakeHost(() => ({ status: 500 })));
    const failed = await skipDelays(() =>
      Promise.all([
        store.dispatch(orderNotes.initiate('o1')),
        store.dispatch(callList.initiate({ filter: 'all' })),
      ]),
    );
    expect(failed.map(({ error }) => error)).toMatchObject([{ kind: 'broken' }, { kind: 'broken' }]);
  });

  it('MD-4 sends a note with its key and reads the notes and the calls again', async () => {
    const host = await openFakeHost(({ path, method }) => {
      if (method === 'POST') return { body: { data: note } };
      return { body: path === '/calls' ? { calls: [], total: 0, next: null } : { notes: [] } };
    });
    const store = open(host);
    await store.dispatch(orderNotes.initiate('o1'));
    await store.dispatch(callList.initiate({ filter: 'all' }));
    await store.dispatch(addOrderNote.initiate({ id: 'o1', key: 'key-1', body: { kind: 'noAnswer' } }));

    await expect
      .poll(() => host.requests.map(({ method, path }) => `${method} ${path}`))
      .toEqual([
        'GET /orders/o1/notes',
        'GET /calls',
        'POST /orders/o1/notes',
        'GET /orders/o1/notes',
        'GET /calls',
      ]);
    expect(host.requests[2]).toMatchObject({
      headers: { 'idempotency-key': 'key-1', authorization: 'Bearer token' },
      body: { kind: 'noAnswer' },
    });
  });
});
