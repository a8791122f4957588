import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/accounts/session.ts';
import { customer, karim, openSession, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

describe('a session without a token at present', () => {
  it('ER-3 waits when the shop cannot be reached, and retries when the network is back', async () => {
    const harness = await sessionIn('waiting');
    expect(harness.actor.getSnapshot().context).toEqual({
      user: rahima,
      roles: noRoles,
      failure: { code: 'unreachable', command: 'EXCHANGE' },
    });
    harness.send({ type: 'TRY_AGAIN' });
    expect({ state: harness.state(), requests: harness.requests.length }).toEqual({
      state: 'exchanging',
      requests: 2,
    });
    await harness.answered('signedIn', customer);
    expect(harness.actor.getSnapshot().context).toEqual({ user: rahima, roles: customer, failure: null });
  });

  it('API-11 requests the token again when the address was verified while waiting', async () => {
    const unverified = { ...rahima, emailVerified: false };
    const harness = openSession();
    harness.seen(unverified);
    await harness.failed('waiting', { code: 'unreachable' });
    harness.seen(rahima);
    expect({ state: harness.state(), input: harness.requests.at(-1)?.input }).toEqual({
      state: 'exchanging',
      input: { user: rahima },
    });
    await harness.answered('signedIn', customer);
    expect(harness.actor.getSnapshot().context).toEqual({ user: rahima, roles: customer, failure: null });
  });

  it('AU-10 keeps waiting when the same account is reported again', async () => {
    const harness = await sessionIn('waiting');
    harness.seen({ ...rahima });
    expect({ state: harness.state(), requests: harness.requests.length }).toEqual({
      state: 'waiting',
      requests: 1,
    });
  });

  it.each(['shop-broken', 'shop-busy', 'auth/network-request-failed', 'auth/too-many-requests'])(
    'AU-11 keeps the account while no token can be had at present: %s',
    async (code) => {
      const harness = await sessionIn('exchanging');
      await harness.failed('waiting', { code });
      expect({ ...harness.actor.getSnapshot().context, tokensRemoved: harness.tokensRemoved() }).toEqual({
        user: rahima,
        roles: noRoles,
        failure: { code, command: 'EXCHANGE' },
        tokensRemoved: 0,
      });
      harness.send({ type: 'SIGN_OUT' });
      expect(harness.state()).toBe('signingOut');
    },
  );
});

describe('a sign-in by an account that waits for the shop', () => {
  const commands = [
    { type: 'REGISTER', name: karim.displayName, email: karim.email, password: 'secret-1' },
    { type: 'SIGN_IN', email: rahima.email, password: 'secret-1' },
    { type: 'SIGN_IN_WITH_GOOGLE' },
  ] as const;

  it.each(commands)(
    'AU-6 AU-11 keeps the account when it fails, so that it can log out: $type',
    async (command) => {
      const harness = await sessionIn('waiting');
      harness.send(command);
      await harness.failed('waiting', { code: 'auth/wrong-password' });
      expect({ ...harness.actor.getSnapshot().context, tokensRemoved: harness.tokensRemoved() }).toEqual({
        user: rahima,
        roles: noRoles,
        failure: { code: 'auth/wrong-password', command: command.type },
        tokensRemoved: 0,
      });
      harness.send({ type: 'SIGN_OUT' });
      expect(harness.state()).toBe('signingOut');
    },
  );

  it.each([
    { what: 'removes the stored token', who: 'another account', user: karim, tokensRemoved: 1 },
    { what: 'keeps the stored token', who: 'the same account', user: rahima, tokensRemoved: 0 },
  ])('AU-9 AU-11 $what when $who signs in', async ({ user, tokensRemoved }) => {
    const harness = await sessionIn('waiting');
    harness.send({ type: 'SIGN_IN', email: user.email, password: 'secret-1' });
    await harness.answered('exchanging', user);
    expect({ ...harness.actor.getSnapshot().context, tokensRemoved: harness.tokensRemoved() }).toEqual({
      user,
      roles: noRoles,
      failure: null,
      tokensRemoved,
    });
  });

  it.each(commands)(
    'AU-6 AU-10 ends signed out when it fails after the provider has signed the account out: $type',
    async (command) => {
      const harness = await sessionIn('waiting');
      harness.send(command);
      const { length } = harness.requests;
      harness.seen(null);
      expect(harness.requests).toHaveLength(length);
      await harness.failed('signedOut', { code: 'shop-refused' });
      expect(harness.actor.getSnapshot().context).toEqual({
        user: null,
        roles: noRoles,
        failure: { code: 'shop-refused', command: command.type },
      });
    },
  );
});
