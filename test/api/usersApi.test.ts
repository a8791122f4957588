import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/usersApi.ts';
import { openStore } from '../support/browser/openStore.ts';
import { openFakeHost } from '../support/servers/openFakeHost.ts';

const { deleteUser, updateUser, userPages } = usersApi.endpoints;
const token = { readToken: () => 'token' };
const people = [
  { _id: 'u1', name: 'Rahima', email: 'rahima@example.com', role: 'admin' },
  { _id: 'u2', name: 'Karim', email: 'karim@example.com', role: 'customer' },
];

describe('usersApi', () => {
  it('US-1 lists users, and reads an unknown role as customer', async () => {
    const host = await openFakeHost(() => ({
      body: [...people, { _id: 'u3', role: 'owner' }, { name: 'no id' }],
    }));
    const { data } = await openStore(host, token).dispatch(userPages.initiate({ search: '' }));
    expect(data?.pages).toEqual([
      { items: [...people, { _id: 'u3', name: '', email: '', role: 'customer' }], next: null, total: 3 },
    ]);
    expect(host.requests[0]).toMatchObject({ path: '/users', query: { limit: '25' } });
  });

  it('API-8 searches by name and e-mail when the host does not', async () => {
    const host = await openFakeHost(() => ({ body: people }));
    const { data } = await openStore(host, token).dispatch(userPages.initiate({ search: 'KARIM@' }));
    expect(data?.pages[0]?.items).toEqual([people[1]]);
  });

  it('API-6 changes a role and deletes, and refetches the list after each', async () => {
    const host = await openFakeHost(({ method }) => ({
      body: method === 'GET' ? people : { modifiedCount: 1 },
    }));
    const store = openStore(host, token);
    await store.dispatch(userPages.initiate({ search: '' }));
    await store.dispatch(updateUser.initiate({ id: 'u2', role: 'admin' }));
    await store.dispatch(deleteUser.initiate('u2'));
    await Promise.all(store.dispatch(usersApi.util.getRunningQueriesThunk()));
    expect(host.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'PUT', path: '/updateUser/u2', body: { role: 'admin' } },
      { method: 'DELETE', path: '/deleteUser/u2' },
    ]);
    expect(host.requests.filter(({ path }) => path === '/users')).toHaveLength(3);
  });
});
