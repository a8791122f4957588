import { describe, expect, it } from 'vitest';
import { exchangeToken, fetchRoles, registerUser, removeUser } from '#api/accounts/sessionCalls.ts';
import { createGate } from '../../support/createGate.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const email = 'rahima@example.com';

describe('exchangeToken', () => {
  it('API-1 returns the token for the e-mail that the ID token proves', async () => {
    const host = await openFakeHost(() => ({ body: { token: 'shop-token' } }));
    expect(await exchangeToken({ ...host, fetch }, email, 'id-token')).toBe('shop-token');
    expect(host.requests).toMatchObject([
      { method: 'POST', path: '/jwt', body: { email }, headers: { authorization: 'Bearer id-token' } },
    ]);
  });

  it('AU-10 rejects as broken when the host sends no token', async () => {
    for (const body of [{}, null, { token: '' }, { kind: 'unreachable' }]) {
      const host = await openFakeHost(() => ({ body }));
      await expect(exchangeToken({ ...host, fetch }, email, 'id-token')).rejects.toMatchObject({
        kind: 'broken',
      });
    }
  });

  it('AU-10 distinguishes a refusal from an unreachable host', async () => {
    const host = await openFakeHost(() => ({ status: 403, body: { code: 'notAllowed', message: 'No.' } }));
    await expect(exchangeToken({ ...host, fetch }, email, 'x')).rejects.toMatchObject({
      kind: 'refused',
      status: 403,
    });
    const settings = { ...host.settings, apiHost: 'http://127.0.0.1:1' };
    await expect(exchangeToken({ settings, fetch }, email, 'x')).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});

describe('registerUser', () => {
  it('AU-4 registers the account as a customer and returns its id', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'u1' } }));
    expect(await registerUser({ ...host, fetch }, { name: 'Rahima', email }, 'id-token')).toBe('u1');
    expect(host.requests).toMatchObject([
      {
        path: '/postUser',
        body: { name: 'Rahima', email, role: 'customer' },
        headers: { authorization: 'Bearer id-token' },
      },
    ]);
  });

  it('AU-4 returns an empty id when the host sends none', async () => {
    for (const body of [{ insertedId: null }, null]) {
      const host = await openFakeHost(() => ({ body }));
      expect(await registerUser({ ...host, fetch }, { name: 'Rahima', email }, 'id-token')).toBe('');
    }
  });
});

describe('a shop that does not answer', () => {
  it.each<[string, (connection: Parameters<typeof exchangeToken>[0]) => Promise<unknown>]>([
    ['the token', (connection) => exchangeToken(connection, email, 'id-token')],
    ['the registration', (connection) => registerUser(connection, { name: 'Rahima', email }, 'id-token')],
    ['the roles', (connection) => fetchRoles(connection, email, 'token')],
    ['the removal of the account', (connection) => removeUser(connection, 'token')],
  ])('AU-11 ER-4 is unreachable for %s after the time limit', async (_what, call) => {
    const { opened, open } = createGate();
    const host = await openFakeHost(() => opened.then(() => ({ body: null })));
    await expect(call({ ...host, fetch, timeLimit: 50 })).rejects.toMatchObject({ kind: 'unreachable' });
    open();
  });
});

/** The flags from a host that withholds the role. */
const flagsWithheld = async (role: string) => {
  const host = await openFakeHost(({ path }) => ({
    body: path.startsWith('/admin') ? { admin: false, role: 'customer', withheld: role } : { customer: true },
  }));
  return fetchRoles({ ...host, fetch }, email, 'shop-token');
};

describe('fetchRoles', () => {
  it.each([
    ['an admin', { admin: true, customer: false }],
    ['a customer', { admin: false, customer: true }],
    ['neither', { admin: false, customer: false }],
  ])('API-2 reads the flags of %s', async (_who, flags) => {
    const host = await openFakeHost(({ path }) => ({
      body: path.startsWith('/admin') ? { admin: flags.admin } : { customer: flags.customer },
    }));
    expect(await fetchRoles({ ...host, fetch }, email, 'shop-token')).toEqual(flags);
  });

  it('AU-13 reads the role that waits for a verified address, and no unknown one', async () => {
    const flags = { admin: false, customer: true, role: 'customer' };

    expect(await flagsWithheld('staff')).toEqual({ ...flags, withheld: 'staff' });
    expect(await flagsWithheld('owner')).toEqual(flags);
  });

  it.each([
    ['bn', { language: 'bn' }],
    ['fr', {}],
    [null, {}],
  ])('BN-2 reads that the account has chosen %s', async (language, read) => {
    const host = await openFakeHost(({ path }) => ({
      body: path.startsWith('/admin') ? { admin: true, language } : { customer: false },
    }));
    expect(await fetchRoles({ ...host, fetch }, email, 'shop-token')).toEqual({
      admin: true,
      customer: false,
      ...read,
    });
  });

  it('API-2 gives no role when the host sends no flags', async () => {
    const host = await openFakeHost(() => ({ text: 'true' }));
    expect(await fetchRoles({ ...host, fetch }, email, 'x')).toEqual({ admin: false, customer: false });
  });

  it('API-2 requests both flags and accepts only true', async () => {
    const host = await openFakeHost(({ path }) => ({
      body: path.startsWith('/admin') ? { admin: true } : { customer: 'yes' },
    }));
    expect(await fetchRoles({ ...host, fetch }, email, 'shop-token')).toEqual({
      admin: true,
      customer: false,
    });
    const requests = host.requests.map(({ path, headers }) => `${path} ${headers.authorization}`);
    expect(requests.toSorted()).toEqual([
      '/admin/rahima%40example.com Bearer shop-token',
      '/customer/rahima%40example.com Bearer shop-token',
    ]);
  });
});

describe('removeUser', () => {
  it('AU-12 API-8 asks a host that has the call, and no other', async () => {
    const host = await openFakeHost(() => ({ body: { deletedCount: 1 } }));
    await removeUser({ ...host, fetch }, 'shop-token');
    await removeUser({ settings: { ...host.settings, capabilities: [] }, fetch }, 'shop-token');
    expect(host.requests).toMatchObject([
      { method: 'DELETE', path: '/account', headers: { authorization: 'Bearer shop-token' } },
    ]);
  });

  it('AU-12 rejects when the host refuses', async () => {
    const host = await openFakeHost(() => ({ status: 409, body: { code: 'lastAdmin', message: 'No.' } }));
    await expect(removeUser({ ...host, fetch }, 'shop-token')).rejects.toMatchObject({ code: 'lastAdmin' });
  });
});
