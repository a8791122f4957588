import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/accounts/users.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the language of a dashboard on $name', (at) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(at);
  });
  afterAll(() => api?.close());

  const choose = (language: unknown, token?: string) =>
    api.send(calls.setAccountLanguageCall, {
      body: { language },
      ...(token === undefined ? {} : { token }),
    });
  const languageOf = async (email: string, token: string) =>
    (await api.call(calls.isAdminCall, { params: { email }, token })).language;

  it('BN-2 is the one that the account chose last, on every device, and none before it has chosen', async () => {
    const mina = personOf('mina');
    const token = await api.signIn(mina);
    const before = await languageOf(mina.email, token);
    const chosen = await choose('bn', token);
    const after = await languageOf(mina.email, await api.signIn(mina));
    await choose('en', token);

    expect({ before, chosen: chosen.body, after }).toEqual({
      before: undefined,
      chosen: { modifiedCount: 1 },
      after: 'bn',
    });
    expect(await languageOf(mina.email, token)).toBe('en');
  });

  it('BN-2 is told to the account alone', async () => {
    const karim = personOf('karim');
    const admin = await api.signIn(adminPerson);
    await choose('bn', await api.signIn(karim));

    expect(await languageOf(karim.email, admin)).toBeUndefined();
    // Nor did the admin's own become 'bn'.
    expect(await languageOf(adminPerson.email, admin)).toBeUndefined();
  });

  it.each([['BN'], ['fr'], [''], [null], [7]])('BN-2 BN-9 refuses %j, with its field', async (language) => {
    const { status, refusal } = await choose(language, await api.signIn(personOf('asha')));
    expect({ status, code: refusal.code, field: refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field: 'language',
    });
  });

  it('BN-2 refuses a visitor', async () => {
    expect((await choose('bn')).status).toBe(401);
  });
});
