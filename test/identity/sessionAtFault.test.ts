import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { exchangeToken, fetchRoles } from '#api/accounts/sessionCalls.ts';
import { noRoles } from '#domain/accounts/session.ts';
import { openTestSession } from '../support/browser/openTestSession.ts';
import { customer, rahima } from '../support/browser/sessionHarness.ts';
import { openFakeHost } from '../support/servers/openFakeHost.ts';

describe('the session', () => {
  it.each([
    [500, 'shop-broken'],
    [502, 'shop-broken'],
    [503, 'shop-broken'],
    [429, 'shop-busy'],
  ])(
    'AU-11 keep the account while the shop answers %i, and sign in at the next attempt',
    async (status, code) => {
      const host = await openFakeHost((_request, count) =>
        count === 1
          ? { status, body: { code: 'other', message: 'Later.' } }
          : { body: { token: 'a-token', admin: false, customer: true } },
      );
      const connection = { ...host, fetch };
      const { calls, actor, comesTo, seen } = openTestSession(
        {},
        {
          exchangeToken: (email, idToken) => exchangeToken(connection, email, idToken),
          fetchRoles: (email, token) => fetchRoles(connection, email, token),
        },
      );
      seen(rahima);
      expect(await comesTo('waiting')).toEqual({
        user: rahima,
        roles: noRoles,
        failure: { code, command: 'EXCHANGE' },
      });
      actor.send({ type: 'TRY_AGAIN' });
      expect(await comesTo('signedIn')).toEqual({ user: rahima, roles: customer, failure: null });
      expect(calls).toEqual(['keep a-token']);
    },
  );

  it.each([
    { type: 'REGISTER', name: 'Rahima', email: rahima.email, password: 'pass-word-1' },
    { type: 'SIGN_IN_WITH_GOOGLE' },
  ] as const)(
    'AU-11 keep an account that the provider has accepted while the shop registers none: $type',
    async (command) => {
      const isSilent = { now: true };
      const answer = async <Reply>(reply: Reply): Promise<Reply> =>
        isSilent.now ? Promise.reject({ kind: 'unreachable' }) : reply;
      const { calls, actor, comesTo, seen } = openTestSession(
        {},
        { registerUser: () => answer('u1'), exchangeToken: () => answer('shop-token') },
      );
      seen(null);
      actor.send(command);
      const { user, failure } = await comesTo('waiting');
      expect({ email: user?.email, failure }).toEqual({
        email: rahima.email,
        failure: { code: 'unreachable', command: 'EXCHANGE' },
      });
      isSilent.now = false;
      actor.send({ type: 'TRY_AGAIN' });
      expect((await comesTo('signedIn')).failure).toBeNull();
      expect(calls).not.toContain('signOut');
    },
  );

  it.each([
    ['refuses it', { registerUser: () => Promise.reject({ kind: 'refused', status: 403 }) }],
    ['makes no row for it', { registerUser: async () => '' }],
  ])('AU-4 AU-10 sign a new account out at the provider too when the shop %s', async (_what, shop) => {
    const { calls, actor, seen } = openTestSession({}, shop);
    seen(null);
    actor.send({ type: 'REGISTER', name: 'Rahima', email: rahima.email, password: 'pass-word-1' });
    const { value, context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect({ value, failure: context.failure, calls }).toEqual({
      value: 'signedOut',
      failure: { code: 'shop-refused', command: 'REGISTER' },
      calls: ['remove', 'signOut', 'remove'],
    });
  });

  it('AU-4 AU-10 end when the shop refuses a new account in place of one that waits for the shop', async () => {
    const session = openTestSession(
      {
        // The provider reports that nobody is signed in before its sign-out is done.
        signOut: async () => session.seen(null),
      },
      {
        exchangeToken: () => Promise.reject({ kind: 'unreachable' }),
        registerUser: () => Promise.reject({ kind: 'refused', status: 403 }),
      },
    );
    session.seen(rahima);
    await session.comesTo('waiting');
    session.actor.send({
      type: 'REGISTER',
      name: 'Karim',
      email: 'karim@example.com',
      password: 'pass-word-1',
    });
    expect(await session.comesTo('signedOut')).toEqual({
      user: null,
      roles: noRoles,
      failure: { code: 'shop-refused', command: 'REGISTER' },
    });
  });

  it.each([
    'auth/network-request-failed',
    'auth/too-many-requests',
    'auth/internal-error',
    // What Firebase makes of Google's own words for 503 and 429.
    'auth/the-service-is-currently-unavailable.',
    'auth/quota-exceeded',
  ])('AU-11 keep the account while the provider gives no ID token: %s', async (code) => {
    const idToken = () => Promise.reject(Object.assign(new Error('not now'), { code }));
    const { comesTo, seen } = openTestSession({ idToken });
    seen(rahima);
    expect((await comesTo('waiting')).failure).toEqual({ code, command: 'EXCHANGE' });
  });

  it.each([
    'auth/user-disabled',
    'auth/user-token-expired',
    'auth/user-not-found',
    'auth/invalid-user-token',
    // As of an account that the provider has lost with its latest data.
    'auth/invalid-refresh-token',
    'auth/no-current-user',
  ])('AU-11 end when the provider says so of the account: %s', async (code) => {
    const idToken = () => Promise.reject(Object.assign(new Error('ended'), { code }));
    const { calls, comesTo, seen } = openTestSession({ idToken });
    seen(rahima);
    expect((await comesTo('signedOut')).failure).toEqual({ code, command: 'EXCHANGE' });
    expect(calls).toEqual(['remove', 'signOut', 'remove']);
  });
});
