import { describe, expect, expectTypeOf, it } from 'vitest';
import { noRoles, type SessionState } from '#domain/session.ts';
import { type SessionSnapshot, sessionMachine, sessionStates } from '#machines/sessionMachine.ts';
import { admin, customer, karim, openSession, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

const busyStates: readonly SessionState[] = [
  'booting',
  'exchanging',
  'renewing',
  'registering',
  'signingIn',
  'signingInWithGoogle',
  'resettingPassword',
  'signingOut',
  'deletingAccount',
];
const signIn = { type: 'SIGN_IN', email: rahima.email, password: 'secret-1' } as const;
const nobody = { user: null, roles: noRoles, failure: null };

describe('the states of sessionMachine', () => {
  it('CARD-6 are those the domain names', () => {
    expect(Object.keys(sessionMachine.states)).toEqual(sessionStates);
    expectTypeOf<SessionSnapshot['value']>().toEqualTypeOf<SessionState>();
  });

  it.each(sessionStates)(
    'AU-10 reach %s, loading only where the user waits for a response',
    async (state) => {
      const bench = await sessionIn(state);
      expect([bench.state(), bench.actor.getSnapshot().hasTag('loading')]).toEqual([
        state,
        busyStates.includes(state),
      ]);
    },
  );
});

describe('signing in', () => {
  it('AU-10 starts loading, without a user', () => {
    const { actor } = openSession();
    expect(actor.getSnapshot()).toMatchObject({ value: 'booting', context: nobody });
  });

  it('AU-10 exchanges the token of a signed-in account, then is signed in', async () => {
    const bench = openSession();
    bench.seen(rahima);
    expect(bench.asked.map(({ actor, input }) => [actor, input])).toEqual([['exchange', { user: rahima }]]);
    await bench.answered('signedIn', admin);
    expect(bench.actor.getSnapshot().context).toEqual({ user: rahima, roles: admin, failure: null });
    expect(bench.tokensRemoved()).toBe(0);
  });

  it('AU-10 removes the token when no account is signed in, and ends loading', () => {
    const bench = openSession();
    bench.seen(null);
    expect([bench.state(), bench.actor.getSnapshot().hasTag('loading'), bench.tokensRemoved()]).toEqual([
      'signedOut',
      false,
      1,
    ]);
  });

  it('ER-3 waits when the shop cannot be reached, and retries when the network is back', async () => {
    const bench = await sessionIn('waiting');
    expect(bench.actor.getSnapshot().context).toEqual({
      user: rahima,
      roles: noRoles,
      failure: { code: 'unreachable', command: 'EXCHANGE' },
    });
    bench.send({ type: 'TRY_AGAIN' });
    expect([bench.state(), bench.asked.length]).toEqual(['exchanging', 2]);
    await bench.answered('signedIn', customer);
    expect(bench.actor.getSnapshot().context).toEqual({ user: rahima, roles: customer, failure: null });
  });

  it('AU-10 signs out a user whose token the shop refuses, and keeps the reason', async () => {
    const bench = await sessionIn('exchanging');
    await bench.failed('signingOut', { code: 'shop-refused' });
    await bench.answered('signedOut');
    expect(bench.actor.getSnapshot().context).toEqual({
      ...nobody,
      failure: { code: 'shop-refused', command: 'EXCHANGE' },
    });
  });
});

describe('commands', () => {
  it.each([
    ['registering', 'register', 'REGISTER'],
    ['signingIn', 'signIn', 'SIGN_IN'],
    ['signingInWithGoogle', 'signInWithGoogle', 'SIGN_IN_WITH_GOOGLE'],
  ] as const)(
    'AU-10 is %s until the provider answers, then asks for the token',
    async (state, actor, command) => {
      const bench = await sessionIn(state);
      expect(bench.asked.at(-1)?.actor).toBe(actor);
      await bench.answered('exchanging', rahima);
      expect(bench.asked.at(-1)).toMatchObject({ actor: 'exchange', input: { user: rahima } });
      const refused = await sessionIn(state);
      await refused.failed('signedOut', { code: 'auth/some-code' });
      expect(refused.actor.getSnapshot().context).toEqual({
        ...nobody,
        failure: { code: 'auth/some-code', command },
      });
    },
  );

  it('AU-1 passes the typed values to the provider', async () => {
    const { asked } = await sessionIn('signingIn');
    expect(asked[0]?.input).toEqual(signIn);
  });

  it('AU-5 is signed out again after the mail was sent or failed', async () => {
    const sent = await sessionIn('resettingPassword');
    await sent.answered('signedOut');
    expect(sent.actor.getSnapshot().context).toEqual(nobody);
    const unsent = await sessionIn('resettingPassword');
    await unsent.failed('signedOut', { code: 'auth/user-not-found' });
    expect(unsent.actor.getSnapshot().context.failure).toEqual({
      code: 'auth/user-not-found',
      command: 'RESET_PASSWORD',
    });
  });

  it('AU-8 reports a failure without a code as an internal error', async () => {
    const bench = await sessionIn('signingIn');
    await bench.failed('signedOut', new Error('lost'));
    expect(bench.actor.getSnapshot().context.failure).toEqual({ code: 'internal-error', command: 'SIGN_IN' });
  });

  it('AU-3 clears the previous failure at the next attempt', async () => {
    const bench = await sessionIn('signingIn');
    await bench.failed('signedOut', { code: 'auth/wrong-password' });
    bench.send(signIn);
    expect(bench.actor.getSnapshot().context.failure).toBe(null);
  });

  it.each(busyStates.filter((state) => !['booting', 'exchanging', 'renewing'].includes(state)))(
    'AU-10 while %s passes over what the provider says by itself',
    async (state) => {
      const bench = await sessionIn(state);
      const { length } = bench.asked;
      bench.seen(karim);
      bench.seen(null);
      expect([bench.state(), bench.asked.length]).toEqual([state, length]);
    },
  );

  it('AU-10 carries out a command once, however often it is sent', async () => {
    const bench = await sessionIn('signingIn');
    bench.send(signIn);
    bench.send(signIn);
    expect(bench.asked).toHaveLength(1);
  });
});

describe('renewing token and roles', () => {
  it('API-11 gets a new token when the address was verified, and stays signed in', async () => {
    const unverified = { ...rahima, emailVerified: false };
    const bench = openSession();
    bench.seen(unverified);
    await bench.answered('signedIn', customer);
    bench.seen({ ...unverified });
    expect(bench.state()).toBe('signedIn');
    bench.seen(rahima);
    expect([bench.state(), bench.actor.getSnapshot().context]).toEqual([
      'renewing',
      { user: rahima, roles: customer, failure: null },
    ]);
    await bench.answered('signedIn', admin);
    expect(bench.actor.getSnapshot().context).toEqual({ user: rahima, roles: admin, failure: null });
  });

  it.each(['exchanging', 'renewing'] as const)(
    'API-11 asks anew when the address was verified while %s',
    async (state) => {
      const bench = await sessionIn(state);
      const before = bench.actor.getSnapshot().context.user;
      const changed = { ...rahima, emailVerified: before?.emailVerified !== true };
      bench.seen(changed);
      expect([bench.state(), bench.asked.at(-1)?.input]).toEqual([state, { user: changed }]);
      await bench.answered('signedIn', customer);
      expect(bench.actor.getSnapshot().context).toEqual({ user: changed, roles: customer, failure: null });
    },
  );

  it('API-11 continues with the old token when it cannot be renewed', async () => {
    const bench = await sessionIn('renewing');
    await bench.failed('signedIn', { code: 'unreachable' });
    expect(bench.actor.getSnapshot().context).toMatchObject({
      roles: customer,
      failure: { code: 'unreachable', command: 'EXCHANGE' },
    });
  });

  it('DB-4 requests the roles again for a user without one, and for no other', async () => {
    const bench = openSession();
    bench.seen(rahima);
    await bench.answered('signedIn', noRoles);
    bench.send({ type: 'TRY_AGAIN' });
    await bench.answered('signedIn', customer);
    bench.send({ type: 'TRY_AGAIN' });
    expect([bench.state(), bench.asked.length]).toEqual(['signedIn', 2]);
  });

  it('AU-7 keeps the missing requirements of a rejected password', async () => {
    const bench = await sessionIn('registering');
    const code = 'auth/password-does-not-meet-requirements';
    await bench.failed('signedOut', { code, missingRequirements: ['a digit'] });
    expect(bench.actor.getSnapshot().context.failure).toEqual({
      code,
      command: 'REGISTER',
      missingRequirements: ['a digit'],
    });
  });
});

describe('signing out', () => {
  it('AU-6 signs out, clears the user and removes the token', async () => {
    const bench = await sessionIn('signingOut');
    await bench.answered('signedOut');
    expect([bench.actor.getSnapshot().context, bench.tokensRemoved()]).toEqual([nobody, 1]);
  });

  it('AU-6 signs out in this browser even when the provider fails', async () => {
    const bench = await sessionIn('signingOut');
    await bench.failed('signedOut', { code: 'auth/network-request-failed' });
    expect([bench.actor.getSnapshot().context, bench.tokensRemoved()]).toEqual([nobody, 1]);
  });

  it('AU-6 signs out while waiting for the shop, without that old failure', async () => {
    const bench = await sessionIn('waiting');
    bench.send({ type: 'SIGN_OUT' });
    await bench.answered('signedOut');
    expect(bench.actor.getSnapshot().context).toEqual(nobody);
  });

  it('AU-11 signs out once, however many calls were refused', async () => {
    const bench = await sessionIn('signedIn');
    for (let call = 0; call < 3; call += 1) bench.send({ type: 'TOKEN_REFUSED' });
    expect(bench.asked.filter(({ actor }) => actor === 'signOut')).toHaveLength(1);
    await bench.answered('signedOut');
    bench.send({ type: 'TOKEN_REFUSED' });
    expect([bench.state(), bench.actor.getSnapshot().context]).toEqual([
      'signedOut',
      { ...nobody, failure: { code: 'token-refused', command: 'EXCHANGE' } },
    ]);
  });

  it('AU-12 clears a deleted account, and keeps one that could not be deleted', async () => {
    const deleted = await sessionIn('deletingAccount');
    await deleted.answered('signedOut');
    expect(deleted.actor.getSnapshot().context).toEqual(nobody);
    const kept = await sessionIn('deletingAccount');
    await kept.failed('signedIn', { code: 'auth/requires-recent-login' });
    expect(kept.actor.getSnapshot().context).toEqual({
      user: rahima,
      roles: customer,
      failure: { code: 'auth/requires-recent-login', command: 'DELETE_ACCOUNT' },
    });
  });
});
