import { describe, expect, expectTypeOf, it } from 'vitest';
import { noRoles, type SessionState } from '#domain/accounts/session.ts';
import { type SessionSnapshot, sessionMachine, sessionStates } from '#machines/sessionMachine.ts';
import { admin, customer, karim, openSession, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

const busyStates: readonly SessionState[] = [
  'booting',
  'restoring',
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
/** The state, and how often an actor was started. */
const progressOf = (harness: ReturnType<typeof openSession>) => ({
  state: harness.state(),
  requests: harness.requests.length,
});
const signedOutContext = { user: null, roles: noRoles, failure: null };

describe('the states of sessionMachine', () => {
  it('CARD-6 are those the domain names', () => {
    expect(Object.keys(sessionMachine.states)).toEqual(sessionStates);
    expectTypeOf<SessionSnapshot['value']>().toEqualTypeOf<SessionState>();
  });

  it.each(sessionStates)(
    'AU-10 reach %s, loading only where the user waits for a response',
    async (state) => {
      const harness = await sessionIn(state);
      expect({ state: harness.state(), loading: harness.actor.getSnapshot().hasTag('loading') }).toEqual({
        state,
        loading: busyStates.includes(state),
      });
    },
  );
});

describe('signing in', () => {
  it('AU-10 starts loading, without a user', () => {
    const { actor } = openSession();
    expect(actor.getSnapshot()).toMatchObject({ value: 'booting', context: signedOutContext });
  });

  it('AU-10 exchanges the token of a signed-in account, then is signed in', async () => {
    const harness = openSession();
    harness.seen(rahima);
    expect(harness.requests).toMatchObject([{ actor: 'exchange', input: { user: rahima } }]);
    await harness.answered('signedIn', admin);
    expect(harness.actor.getSnapshot().context).toEqual({ user: rahima, roles: admin, failure: null });
    expect(harness.tokensRemoved()).toBe(0);
  });

  it('AU-10 removes the token when no account is signed in, and ends loading', () => {
    const harness = openSession();
    harness.seen(null);
    expect({
      state: harness.state(),
      loading: harness.actor.getSnapshot().hasTag('loading'),
      tokensRemoved: harness.tokensRemoved(),
    }).toEqual({ state: 'signedOut', loading: false, tokensRemoved: 1 });
  });

  it('AU-10 signs out a user whose token the shop refuses, and keeps the reason', async () => {
    const harness = await sessionIn('exchanging');
    await harness.failed('signingOut', { code: 'shop-refused' });
    await harness.answered('signedOut');
    expect(harness.actor.getSnapshot().context).toEqual({
      ...signedOutContext,
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
    'AU-10 is %s until the provider answers, then requests the token',
    async (state, actor, command) => {
      const harness = await sessionIn(state);
      expect(harness.requests.at(-1)?.actor).toBe(actor);
      await harness.answered('exchanging', rahima);
      expect(harness.requests.at(-1)).toMatchObject({ actor: 'exchange', input: { user: rahima } });
      const refused = await sessionIn(state);
      await refused.failed('signedOut', { code: 'auth/some-code' });
      expect(refused.actor.getSnapshot().context).toEqual({
        ...signedOutContext,
        failure: { code: 'auth/some-code', command },
      });
    },
  );

  it('AU-5 is signed out again after the mail was sent or failed', async () => {
    const sent = await sessionIn('resettingPassword');
    await sent.answered('signedOut');
    expect(sent.actor.getSnapshot().context).toEqual(signedOutContext);
    const unsent = await sessionIn('resettingPassword');
    await unsent.failed('signedOut', { code: 'auth/user-not-found' });
    expect(unsent.actor.getSnapshot().context.failure).toEqual({
      code: 'auth/user-not-found',
      command: 'RESET_PASSWORD',
    });
  });

  it('AU-8 reports a failure without a code as an internal error', async () => {
    const harness = await sessionIn('signingIn');
    await harness.failed('signedOut', new Error('lost'));
    expect(harness.actor.getSnapshot().context.failure).toEqual({
      code: 'internal-error',
      command: 'SIGN_IN',
    });
  });

  it('AU-3 clears the previous failure at the next attempt', async () => {
    const harness = await sessionIn('signingIn');
    await harness.failed('signedOut', { code: 'auth/wrong-password' });
    harness.send(signIn);
    expect(harness.actor.getSnapshot().context.failure).toBe(null);
  });

  it.each(busyStates.filter((state) => !['booting', 'restoring', 'exchanging', 'renewing'].includes(state)))(
    'AU-10 while %s ignores what the provider reports unprompted',
    async (state) => {
      const harness = await sessionIn(state);
      const { length } = harness.requests;
      harness.seen(karim);
      harness.seen(null);
      expect(progressOf(harness)).toEqual({ state, requests: length });
    },
  );

  it('AU-10 carries out a command once, however often it is sent', async () => {
    const harness = await sessionIn('signingIn');
    harness.send(signIn);
    harness.send(signIn);
    expect(harness.requests).toHaveLength(1);
  });
});

describe('renewing token and roles', () => {
  it('API-11 gets a new token when the address was verified, and stays signed in', async () => {
    const unverified = { ...rahima, emailVerified: false };
    const harness = openSession();
    harness.seen(unverified);
    await harness.answered('signedIn', customer);
    harness.seen({ ...unverified });
    expect(harness.state()).toBe('signedIn');
    harness.seen(rahima);
    expect({ state: harness.state(), context: harness.actor.getSnapshot().context }).toEqual({
      state: 'renewing',
      context: { user: rahima, roles: customer, failure: null },
    });
    await harness.answered('signedIn', admin);
    expect(harness.actor.getSnapshot().context).toEqual({ user: rahima, roles: admin, failure: null });
  });

  it.each(['exchanging', 'renewing'] as const)(
    'API-11 requests the token again when the address was verified while %s',
    async (state) => {
      const harness = await sessionIn(state);
      const before = harness.actor.getSnapshot().context.user;
      const changed = { ...rahima, emailVerified: before?.emailVerified !== true };
      harness.seen(changed);
      expect({ state: harness.state(), input: harness.requests.at(-1)?.input }).toEqual({
        state,
        input: { user: changed },
      });
      await harness.answered('signedIn', customer);
      expect(harness.actor.getSnapshot().context).toEqual({ user: changed, roles: customer, failure: null });
    },
  );

  it('API-11 continues with the old token when it cannot be renewed', async () => {
    const harness = await sessionIn('renewing');
    await harness.failed('signedIn', { code: 'unreachable' });
    expect(harness.actor.getSnapshot().context).toMatchObject({
      roles: customer,
      failure: { code: 'unreachable', command: 'EXCHANGE' },
    });
  });

  it('DB-4 requests the roles again for a user without one, and for no other', async () => {
    const harness = openSession();
    harness.seen(rahima);
    await harness.answered('signedIn', noRoles);
    harness.send({ type: 'TRY_AGAIN' });
    await harness.answered('signedIn', customer);
    harness.send({ type: 'TRY_AGAIN' });
    expect(progressOf(harness)).toEqual({ state: 'signedIn', requests: 2 });
  });

  it('AU-7 keeps the missing requirements of a rejected password', async () => {
    const harness = await sessionIn('registering');
    const code = 'auth/password-does-not-meet-requirements';
    await harness.failed('signedOut', { code, missingRequirements: ['a digit'] });
    expect(harness.actor.getSnapshot().context.failure).toEqual({
      code,
      command: 'REGISTER',
      missingRequirements: ['a digit'],
    });
  });
});

describe('signing out', () => {
  it('AU-6 signs out, clears the user and removes the token', async () => {
    const harness = await sessionIn('signingOut');
    await harness.answered('signedOut');
    expect(harness.actor.getSnapshot().context).toEqual(signedOutContext);
    expect(harness.tokensRemoved()).toBe(1);
  });

  it('AU-6 signs out in this browser even when the provider fails', async () => {
    const harness = await sessionIn('signingOut');
    await harness.failed('signedOut', { code: 'auth/network-request-failed' });
    expect(harness.actor.getSnapshot().context).toEqual(signedOutContext);
    expect(harness.tokensRemoved()).toBe(1);
  });

  it.each([
    'booting',
    'restoring',
    'exchanging',
    'renewing',
    'waiting',
    'signedIn',
    'deletingAccount',
  ] as const)('AU-6 signs out at once while %s, without an old failure', async (state) => {
    const harness = await sessionIn(state);
    harness.send({ type: 'SIGN_OUT' });
    expect(harness.requests.at(-1)?.actor).toBe('signOut');
    await harness.answered('signedOut');
    expect(harness.actor.getSnapshot().context).toEqual(signedOutContext);
  });

  it('AU-11 signs out once, however many calls were refused', async () => {
    const harness = await sessionIn('signedIn');
    for (let call = 0; call < 3; call += 1) harness.send({ type: 'TOKEN_REFUSED' });
    expect(harness.requests.filter(({ actor }) => actor === 'signOut')).toHaveLength(1);
    await harness.answered('signedOut');
    harness.send({ type: 'TOKEN_REFUSED' });
    expect({ state: harness.state(), context: harness.actor.getSnapshot().context }).toEqual({
      state: 'signedOut',
      context: { ...signedOutContext, failure: { code: 'token-refused', command: 'EXCHANGE' } },
    });
  });

  it('AU-12 clears a deleted account, and keeps one that could not be deleted', async () => {
    const deleted = await sessionIn('deletingAccount');
    await deleted.answered('signedOut');
    expect(deleted.actor.getSnapshot().context).toEqual(signedOutContext);
    const undeleted = await sessionIn('deletingAccount');
    await undeleted.failed('signedIn', { code: 'auth/requires-recent-login' });
    expect(undeleted.actor.getSnapshot().context).toEqual({
      user: rahima,
      roles: customer,
      failure: { code: 'auth/requires-recent-login', command: 'DELETE_ACCOUNT' },
    });
  });
});
