import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { headers } from '#contract/call/headers.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { deleteUser, updateUser, userPage } = usersApi.endpoints;
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
    const { data } = await openStore(host, token).dispatch(userPage.initiate({ search: '' }));
    expect(data).toEqual({
      items: [...people, { _id: 'u3', name: '', email: '', role: 'customer' }],
      next: null,
      total: 3,
    });
    expect(host.requests[0]).toMatchObject({ path: '/users', query: { limit: '25' } });
  });

  it('MD-17 reads the marks of an account, and no mark of another type', async () => {
    const marked = { ...people[1], verified: false, looksLike: 'Rahima' };
    const host = await openFakeHost(() => ({
      body: [marked, { ...people[0], verified: 'no', looksLike: null }],
    }));
    const { data } = await openStore(host, token).dispatch(userPage.initiate({ search: '' }));
    expect(data?.items).toEqual([marked, people[0]]);
  });

  it('API-8 searches by name and e-mail when the host does not', async () => {
    const host = await openFakeHost(() => ({ body: people }));
    const { data } = await openPlainStore(host).dispatch(userPage.initiate({ search: ' KARIM@ ' }));
    expect(data?.items).toEqual([people[1]]);
  });

  it('US-1 asks with the token for the page after a cursor, and reads the next one', async () => {
    const host = await openFakeHost(() => ({
      body: people.slice(0, 1),
      headers: { [headers.totalCount]: '3', [headers.nextCursor]: 'c-2' },
    }));
    const store = openStore(host, token);
    const first = await store.dispatch(userPage.initiate({ search: '', after: 'c-1' }));
    const next = await store.dispatch(userPage.initiate({ search: '', after: first.data?.next ?? '' }));
    const page = { items: people.slice(0, 1), next: 'c-2', total: 3 };
    expect([first.data, next.data]).toEqual([page, page]);
    const authorized = { headers: { authorization: 'Bearer token' } };
    expect(host.requests).toMatchObject([
      { query: { after: 'c-1' }, ...authorized },
      { query: { after: 'c-2' }, ...authorized },
    ]);
  });

  it('API-8 cuts the page of the address out of the list of a host that sends all users', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ _id: `u${index}` }));
    const host = await openFakeHost(() => ({ body: many }));
    const args = { search: '', after: 'from:25' };
    const { data } = await openPlainStore(host).dispatch(userPage.initiate(args));
    expect({ first: data?.items[0]?._id, next: data?.next }).toEqual({ first: 'u25', next: 'from:50' });
    expect(host.requests[0]?.query).not.toHaveProperty('after');
  });

  it('API-8 leaves out what is no user', async () => {
    const host = await openFakeHost(() => ({ body: [null, 'u1', ...people] }));
    const { data } = await openStore(host, token).dispatch(userPage.initiate({ search: '' }));
    expect(data?.items).toEqual(people);
  });

  it('API-6 changes a role and deletes, and refetches the list after each', async () => {
    const host = await openFakeHost(({ method }) => ({
      body: method === 'GET' ? people : { modifiedCount: 1 },
    }));
    const store = openStore(host, token);
    await store.dispatch(userPage.initiate({ search: '' }));
    await store.dispatch(updateUser.initiate({ id: 'u2', role: 'admin' }));
    await store.dispatch(deleteUser.initiate('u2'));
    await Promise.all(store.dispatch(usersApi.util.getRunningQueriesThunk()));
    expect(host.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'PUT', path: '/updateUser/u2', body: { role: 'admin' } },
      { method: 'DELETE', path: '/deleteUser/u2' },
    ]);
    // At first, and after each of the two.
    expect(host.requests.filter(({ path }) => path === '/users')).toHaveLength(3);
  });
});
