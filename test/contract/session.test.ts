import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/accounts/users.ts';
import { getOrderCall, listOwnOrdersCall } from '#contract/orders/orders.ts';
import { users } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, type Person, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hour = 60 * 60 * 1000;

describe.each(testDatabases())('signing in on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const askToken = (person: Person, token: string, email = person.email) =>
    api.send(calls.requestTokenCall, { body: { email }, token });
  const usersNamed = async (email: string) =>
    (await api.call(calls.listUsersCall, { query: { search: email }, token: admin })).map(
      ({ name, role }) => ({ name, role }),
    );

  it('API-1 gives a token for the address of the ID token, in any case', async () => {
    const mina = personOf('mina');
    const { token } = await api.call(calls.requestTokenCall, {
      body: { email: 'MINA@people.example' },
      token: api.idToken(mina),
    });
    const flags = await api.call(calls.isCustomerCall, {
      params: { email: mina.email },
      token,
    });

    expect(flags).toEqual({ customer: true });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toEqual({
      sub: mina.uid,
      email: mina.email,
      email_verified: true,
      iss: 'shop',
      aud: 'shop-accounts',
      iat: expect.any(Number),
      exp: claims.iat + 3600,
    });
  });

  it('API-1 refuses the address of another account, so that no caller can become an admin with it', async () => {
    const thief = personOf('thief');
    const answer = await askToken(thief, api.idToken(thief), adminPerson.email);

    expect({ status: answer.status, code: answer.refusal.code }).toEqual({ status: 403, code: 'notAllowed' });
    expect(await usersNamed(thief.email)).toEqual([]);
  });

  it('API-1 refuses a call without an ID token, and with one that is not good', async () => {
    const mina = personOf('mina');
    // ID tokens of the emulator have no signature.
    const signed = `${api.idToken(mina)}c2lnbmVk`;
    const seconds = Math.floor(api.now().getTime() / 1000);
    const tokens = [
      'nonsense',
      signed,
      api.idToken(mina, { exp: seconds - 1 }),
      api.idToken(mina, { aud: 'another-project' }),
      api.idToken(mina, { iss: 'https://securetoken.google.com/another-project' }),
      api.idToken(mina, { sub: '' }),
      api.idToken(mina, { auth_time: seconds + hour / 1000 }),
      await api.signIn(mina),
    ];
    const none = await api.send(calls.requestTokenCall, { body: { email: mina.email } });
    const basic = await api.send(calls.requestTokenCall, {
      body: { email: mina.email },
      headers: { authorization: 'Basic bWluYQ==' },
    });
    const answers = await Promise.all(tokens.map((token) => askToken(mina, token)));

    expect([none, basic, ...answers].map(({ status, refusal }) => `${status} ${refusal.code}`)).toEqual(
      Array.from({ length: 10 }, () => '401 signInNeeded'),
    );
  });

  it('API-1 refuses a shop token that is forged or has expired, and an ID token in its place', async () => {
    const mina = personOf('mina');
    const token = await api.signIn(mina);
    const [head, body] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const send = async (bearer: string) =>
      (await api.send(calls.isCustomerCall, { params: { email: mina.email }, token: bearer })).status;

    expect(await send(token)).toBe(200);
    expect(await Promise.all([`${head}.${body}.AAAA`, unsigned, api.idToken(mina)].map(send))).toEqual([
      401, 401, 401,
    ]);
    api.pass(hour + 1000);
    expect(await send(token)).toBe(401);
    admin = await api.signIn(adminPerson);
  });

  it('API-6 AU-4 keeps a new account as a customer, whatever role it asks for', async () => {
    const rafi = personOf('rafi');
    const request = { body: { name: 'Rafi', email: rafi.email, role: 'admin' }, token: api.idToken(rafi) };
    const first = await api.call(calls.postUserCall, request);
    const again = await api.call(calls.postUserCall, request);

    expect(first.insertedId).toMatch(/^[0-9a-f]{24}$/);
    expect(again).toEqual(first);
    expect(await usersNamed(rafi.email)).toEqual([{ name: 'Rafi', role: 'customer' }]);
  });

  it('API-6 refuses to register an account under the address of another person', async () => {
    const thief = personOf('second-thief');
    const answer = await api.send(calls.postUserCall, {
      body: { name: 'T', email: 'victim@people.example', role: 'customer' },
      token: api.idToken(thief),
    });

    expect({ status: answer.status, code: answer.refusal.code }).toEqual({ status: 403, code: 'notAllowed' });
    expect(await usersNamed('victim@people.example')).toEqual([]);
  });

  it('API-1 makes the account when registering was lost, and takes the name that comes later', async () => {
    const lost = { ...personOf('lost'), name: '' };
    await api.signIn(lost);
    expect(await usersNamed(lost.email)).toEqual([{ name: '', role: 'customer' }]);
    await api.send(calls.postUserCall, {
      body: { name: 'Found', email: lost.email, role: 'customer' },
      token: api.idToken(lost),
    });

    expect(await usersNamed(lost.email)).toEqual([{ name: 'Found', role: 'customer' }]);
  });

  it('API-1 makes one account of many first sign-ins at once', async () => {
    const crowd = personOf('crowd');
    const answers = await Promise.all(Array.from({ length: 10 }, () => askToken(crowd, api.idToken(crowd))));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await usersNamed(crowd.email)).toHaveLength(1);
  });

  it('API-2 returns flags to the account itself and to an admin, and no flags of others to a customer', async () => {
    const mina = personOf('mina');
    const minas = await api.signIn(mina);
    const flag = async (
      call: typeof calls.isAdminCall | typeof calls.isCustomerCall,
      email: string,
      token: string,
    ) => {
      const answer = await api.send<{ reply: unknown }>(call, { params: { email }, token });
      return answer.status === 200 ? answer.body : answer.status;
    };

    expect(await flag(calls.isAdminCall, mina.email, minas)).toEqual({ admin: false, role: 'customer' });
    expect(await flag(calls.isCustomerCall, mina.email, minas)).toEqual({ customer: true });
    expect(await flag(calls.isAdminCall, adminPerson.email, admin)).toEqual({ admin: true, role: 'admin' });
    expect(await flag(calls.isCustomerCall, adminPerson.email, admin)).toEqual({ customer: false });
    expect(await flag(calls.isCustomerCall, mina.email, admin)).toEqual({ customer: true });
    expect(await flag(calls.isAdminCall, 'nobody@people.example', admin)).toEqual({ admin: false });
    expect(await flag(calls.isAdminCall, adminPerson.email, minas)).toBe(403);
  });

  it.each([
    ['no address', {}, 'email'],
    ['an address that is none', { email: 'mina' }, 'email'],
    ['an address that is no text', { email: ['mina@people.example'] }, 'email'],
  ])('API-1 refuses %s', async (_name, body, field) => {
    const answer = await api.send(calls.requestTokenCall, { body, token: api.idToken(personOf('mina')) });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
  });

  it('AU-12 forgets the account that asks for it; its orders stay, and are its own again when it comes back', async () => {
    const leaving = personOf('leaving');
    const token = await api.signIn(leaving);
    const order = await submitOrder(api, orderBody([lineFor(await addProduct(api, admin), 250.5)]), token);
    const own = (bearer: string) =>
      api.send(listOwnOrdersCall, { query: { email: leaving.email }, token: bearer });

    const withoutToken = await api.send(calls.deleteAccountCall);
    const staff = await api.send(calls.deleteAccountCall, { token: admin });
    const gone = await api.call(calls.deleteAccountCall, { token });
    const again = await api.send(calls.deleteAccountCall, { token });

    expect({
      withoutTokenStatus: withoutToken.status,
      staffStatus: staff.status,
      staffCode: staff.refusal.code,
      gone,
      againStatus: again.status,
    }).toEqual({
      withoutTokenStatus: 401,
      staffStatus: 409,
      staffCode: 'lastAdmin',
      gone: { deletedCount: 1 },
      againStatus: 401,
    });
    expect(await usersNamed(leaving.email)).toEqual([]);
    expect((await own(token)).status).toBe(401);
    const stored = await api.send(getOrderCall, { params: { id: order }, token: admin });
    expect(stored.status).toBe(200);
    const back = await own(await api.signIn(leaving));
    expect(back.body.map(({ _id }) => _id)).toEqual([order]);
  });

  it('US-3 lets a removed account neither sign in, nor register, nor go on with its token', async () => {
    const gone = personOf('gone');
    const token = await api.signIn(gone);
    const [user] = await api.call(calls.listUsersCall, {
      query: { search: gone.email },
      token: admin,
    });
    await api.call(calls.deleteUserCall, { params: { id: user?._id ?? '' }, token: admin });

    const signIn = await askToken(gone, api.idToken(gone));
    const register = await api.send(calls.postUserCall, {
      body: { name: 'Again', email: gone.email, role: 'customer' },
      token: api.idToken(gone),
    });
    const goOn = await api.send(listOwnOrdersCall, { query: { email: gone.email }, token });

    expect([signIn, register, goOn].map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [403, 'notAllowed'],
      [403, 'notAllowed'],
      [401, 'signInNeeded'],
    ]);
    expect(await usersNamed(gone.email)).toEqual([]);
  });
});

describe.each(testDatabases())('short-lived tokens on $name', (at) => {
  it('AU-11 are good for as long as the shop is told, and a new one is given at once', async () => {
    const api = await startApi(at, { tokenSeconds: 5 });
    const mina = personOf('mina');
    const own = async (token: string) =>
      (await api.send(listOwnOrdersCall, { query: { email: mina.email }, token })).status;
    const token = await api.signIn(mina);
    const fresh = await own(token);
    api.pass(6000);
    const old = await own(token);
    const renewed = await own(await api.signIn(mina));
    await api.close();

    expect({ fresh, old, renewed }).toEqual({ fresh: 200, old: 401, renewed: 200 });
  });
});

describe.each(testDatabases())('the named admin on $name', (at) => {
  it('API-11 is made an admin when the address is verified, not before', async () => {
    const api = await startApi(at);
    const isAdmin = async (person: Person) => {
      const token = await api.signIn(person);
      return (await api.call(calls.isAdminCall, { params: { email: person.email }, token })).admin;
    };
    const early = await isAdmin({ ...adminPerson, verified: false });
    const impostor = await isAdmin({ ...adminPerson, uid: 'impostor', verified: false });
    const proven = await isAdmin(adminPerson);
    await api.close();

    expect({ early, impostor, proven }).toEqual({ early: false, impostor: false, proven: true });
  });

  it('API-11 is made an admin also as staff, when the shop has no admin any more', async () => {
    const api = await startApi(at);
    await api.signIn(adminPerson);
    // As an operator does by SQL: through the shop the last admin stays.
    await api.db.update(users).set({ role: 'staff' });
    const token = await api.signIn(adminPerson);
    const flags = await api.call(calls.isAdminCall, { params: { email: adminPerson.email }, token });
    await api.close();

    expect(flags).toMatchObject({ admin: true, role: 'admin' });
  });
});
