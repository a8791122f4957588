import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/accounts/users.ts';
import { headers } from '#contract/call/headers.ts';
import {
  type Api,
  adminPerson,
  personOf,
  type RequestOptions,
  startApi,
} from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('users on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    for (const name of ['asha', 'bipul', 'chitra']) await api.signIn(personOf(name));
  });
  afterAll(() => api?.close());

  const list = (query: RequestOptions['query'] = {}) =>
    api.call(calls.listUsersCall, { query, token: admin });
  const idOf = async (email: string) => (await list({ search: email }))[0]?._id ?? '';
  const setRole = (id: string, role: string, token = admin) =>
    api.send(calls.updateUserCall, { params: { id }, body: { role }, token });
  const remove = (id: string, token = admin) => api.send(calls.deleteUserCall, { params: { id }, token });

  it('US-1 API-6 lists everybody, newest first', async () => {
    expect((await list()).map(({ name, email, role }) => ({ name, email, role }))).toEqual([
      { name: 'chitra', email: 'chitra@people.example', role: 'customer' },
      { name: 'bipul', email: 'bipul@people.example', role: 'customer' },
      { name: 'asha', email: 'asha@people.example', role: 'customer' },
      { name: 'Admin', email: 'admin@shop.example', role: 'admin' },
    ]);
  });

  it('US-1 finds by part of a name or an address, and gives the list in parts', async () => {
    const first = await api.send(calls.listUsersCall, { query: { limit: 3 }, token: admin });
    const rest = await list({ limit: 3, after: first.headers.get(headers.nextCursor) ?? '' });

    expect((await list({ search: 'BIPUL' })).map(({ name }) => name)).toEqual(['bipul']);
    expect(await list({ search: '_' })).toEqual([]);
    expect({
      total: first.headers.get(headers.totalCount),
      firstPage: first.body.length,
      rest: rest.map(({ name }) => name),
    }).toEqual({ total: '4', firstPage: 3, rest: ['Admin'] });
  });

  it('US-2 promotes and demotes, at once for a token that is out already', async () => {
    const asha = await api.signIn(personOf('asha'));
    const id = await idOf('asha@people.example');
    const before = await api.send(calls.listUsersCall, { token: asha });
    const promoted = await setRole(id, 'admin');
    const during = await api.send(calls.listUsersCall, { token: asha });
    await setRole(id, 'customer');
    const after = await api.send(calls.listUsersCall, { token: asha });

    expect(promoted.body).toEqual({ modifiedCount: 1 });
    expect({ before: before.status, during: during.status, after: after.status }).toEqual({
      before: 403,
      during: 200,
      after: 403,
    });
  });

  it('US-4 admins can neither demote nor remove their own account', async () => {
    const id = await idOf(adminPerson.email);
    const answers = [await setRole(id, 'customer'), await remove(id)];

    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, 'lastAdmin'],
      [409, 'lastAdmin'],
    ]);
    expect((await list({ search: adminPerson.email })).map(({ role }) => role)).toEqual(['admin']);
  });

  it('US-4 leaves an admin when two demote each other at once, twenty times', async () => {
    const bipul = await api.signIn(personOf('bipul'));
    const [own, his] = [await idOf(adminPerson.email), await idOf('bipul@people.example')];
    const round = async (): Promise<string[]> => {
      await setRole(his, 'admin');
      const answers = await Promise.all([setRole(his, 'customer'), setRole(own, 'customer', bipul)]);
      // Bipul was faster, and makes the other one an admin again for the next round.
      if (answers[0]?.status !== 200) await setRole(own, 'admin', bipul);
      return answers.map(({ status }) => String(status)).toSorted();
    };

    const rounds: string[][] = [];
    for (let count = 0; count < 20; count += 1) rounds.push(await round());

    expect(rounds).toEqual(rounds.map(() => ['200', '403']));
    await setRole(his, 'customer');
  });

  it('US-3 removes once', async () => {
    const id = await idOf('chitra@people.example');
    const answers = [await remove(id), await remove(id), await setRole(id, 'admin')];

    expect(answers[0]?.body).toEqual({ deletedCount: 1 });
    expect(answers.slice(1).map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'unknown'],
      [404, 'unknown'],
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['bipul', 'asha', 'Admin']);
  });

  it.each([
    ['an unknown role', 'owner', 'role'],
    ['an empty role', '', 'role'],
  ])('API-6 refuses %s', async (_name, role, field) => {
    const answer = await setRole(await idOf('asha@people.example'), role);

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
  });

  it('API-6 refuses an invalid id and one of no account', async () => {
    const answers = [
      await setRole('me', 'admin'),
      await setRole('0'.repeat(24), 'admin'),
      await remove('0'.repeat(24)),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 404, 404]);
  });
});
