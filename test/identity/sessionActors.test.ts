import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { MailCommand } from '#domain/accounts/session.ts';
import { sendMailCommand } from '#identity/sendMailCommand.ts';
import { openTestSession } from '../support/browser/openTestSession.ts';
import { customer, rahima } from '../support/browser/sessionHarness.ts';

const signIn = { type: 'SIGN_IN', email: rahima.email, password: 'secret-1' } as const;
const register = { type: 'REGISTER', name: 'Rahima', email: rahima.email, password: 'secret-1' } as const;

/** What `openTestSession` lists of a sign-in: the exchange, the token that is stored, and the request for the roles. */
const exchangeCalls = [
  `exchange ${rahima.email} id-token`,
  'keep shop-token',
  `fetchRoles ${rahima.email} shop-token`,
];

describe('sessionActors', () => {
  it('AU-9 exchange the ID token for the shop’s, store it, and request the roles', async () => {
    const { calls, comesTo, seen } = openTestSession();
    seen(rahima);
    expect(await comesTo('signedIn')).toEqual({ user: rahima, roles: customer, failure: null });
    expect(calls).toEqual(exchangeCalls);
  });

  it('AU-9 remove the token when no account is signed in', async () => {
    const { calls, seen } = openTestSession();
    seen(null);
    expect(calls).toEqual(['remove']);
  });

  it('AU-15 say that the sign-in has ended when there is a token without an account', async () => {
    const { comesTo, seen } = openTestSession({}, { hasToken: () => true });
    seen(null);
    expect((await comesTo('signedOut')).failure).toEqual({ code: 'token-refused', command: 'EXCHANGE' });
  });

  it('AU-15 say nothing to a visitor without account and token', async () => {
    const { comesTo, seen } = openTestSession({}, { hasToken: () => false });
    seen(null);
    expect((await comesTo('signedOut')).failure).toBe(null);
  });

  it('AU-14 restore the roles with the stored token, then exchange when the provider answers', async () => {
    const { calls, comesTo, staySilent } = openTestSession();
    staySilent();
    expect(await comesTo('renewing')).toEqual({ user: rahima, roles: customer, failure: null });
    await comesTo('signedIn');
    expect(calls).toEqual([`fetchRoles ${rahima.email} stored-token`, ...exchangeCalls]);
  });

  it('AU-14 ask nothing where no session is stored', async () => {
    const { calls, comesTo, seen, staySilent } = openTestSession({}, { storedSession: () => null });
    staySilent();
    await comesTo('restoring');
    expect(calls).toEqual([]);
    seen(rahima);
    await comesTo('signedIn');
  });

  it('AU-4 register a new account at the shop before it is signed in', async () => {
    const { calls, actor, comesTo, seen } = openTestSession();
    seen(null);
    actor.send(register);
    expect((await comesTo('signedIn')).user?.displayName).toBe('Rahima');
    expect(calls).toEqual(['remove', `registerUser Rahima ${rahima.email} id-token`, ...exchangeCalls]);
  });

  it.each([
    ['without a letter or a digit', '\u2606', rahima.email],
    ['that is too long', 'R'.repeat(121), 'R'.repeat(120)],
  ])('AU-2 AU-4 register an account of Google with a name %s', async (_name, displayName, name) => {
    const { calls, actor, comesTo, seen } = openTestSession({
      signInWithGoogle: async () => ({ ...rahima, displayName }),
    });
    seen(null);
    actor.send({ type: 'SIGN_IN_WITH_GOOGLE' });
    await comesTo('signedIn');
    expect(calls).toEqual(['remove', `registerUser ${name} ${rahima.email} id-token`, ...exchangeCalls]);
  });

  it('AU-4 reject a new account for which the shop made no row', async () => {
    const { actor, comesTo, seen } = openTestSession({}, { registerUser: async () => '' });
    seen(null);
    actor.send(register);
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect((await comesTo('signedOut')).failure).toEqual({ code: 'shop-refused', command: 'REGISTER' });
  });

  it.each([
    ['new', 'u1'],
    // A host may send no id for an account that it knows.
    ['registered already', ''],
  ])('AU-2 register a Google account that is %s, and sign it in', async (_what, id) => {
    const registered: string[] = [];
    const { calls, actor, comesTo, seen } = openTestSession(
      {},
      {
        registerUser: async ({ email }) => {
          registered.push(email);
          return id;
        },
      },
    );
    seen(null);
    actor.send({ type: 'SIGN_IN_WITH_GOOGLE' });
    await comesTo('signedIn');
    expect({ registered, calls }).toEqual({
      registered: [rahima.email],
      calls: ['remove', ...exchangeCalls],
    });
  });

  it('AU-8 pass on the provider’s code', async () => {
    const wrong = Object.assign(new Error('no'), { code: 'auth/wrong-password' });
    const { actor, seen } = openTestSession({ signIn: () => Promise.reject(wrong) });
    seen(null);
    actor.send(signIn);
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context.failure).toEqual({ code: 'auth/wrong-password', command: 'SIGN_IN' });
  });

  it.each([
    ['unreachable', 'waiting', 'unreachable'],
    ['broken', 'waiting', 'shop-broken'],
    ['refused', 'signedOut', 'shop-refused'],
  ] as const)('AU-10 report a shop that is %s as a code', async (kind, state, code) => {
    const { comesTo, seen } = openTestSession({}, { exchangeToken: () => Promise.reject({ kind }) });
    seen(rahima);
    expect((await comesTo(state)).failure).toEqual({ code, command: 'EXCHANGE' });
  });

  it('AU-5, AU-6 and AU-12 reset a password, sign out and delete an account at the provider', async () => {
    const { calls, actor, comesTo, seen } = openTestSession();
    seen(null);
    actor.send({ type: 'RESET_PASSWORD', email: rahima.email });
    await comesTo('signedOut');
    actor.send(signIn);
    await comesTo('signedIn');
    actor.send({ type: 'SIGN_OUT' });
    await comesTo('signedOut');
    seen(rahima);
    await comesTo('signedIn');
    actor.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    await comesTo('signedOut');
    expect(calls.filter((call) => /^(reset|signOut|removeUser|deleteAccount)/.test(call))).toEqual([
      `reset ${rahima.email}`,
      'signOut',
      'removeUser shop-token',
      `deleteAccount ${rahima.uid}`,
    ]);
  });

  it('AU-9 store no token of a user who signed out during the exchange', async () => {
    const waiting: ((token: string) => void)[] = [];
    const { calls, comesTo, seen } = openTestSession(
      {},
      { exchangeToken: () => new Promise((resolve) => waiting.push(resolve)) },
    );
    seen(rahima);
    await comesTo('exchanging');
    await Promise.resolve();
    seen(null);
    await comesTo('signedOut');
    waiting[0]?.('late-token');
    // Everything that waits for the token has run by then.
    await new Promise(setImmediate);
    expect(calls.filter((call) => call.startsWith('keep'))).toEqual([]);
  });

  it('AU-7 read the missing requirements from the provider’s message', async () => {
    const message =
      'Firebase: Missing password requirements: [Password must contain at least 8 characters, Password must contain an upper case character, Password must contain a numeric character] (auth/password-does-not-meet-requirements).';
    const weak = Object.assign(new Error(message), { code: 'auth/password-does-not-meet-requirements' });
    const { actor, seen } = openTestSession({ register: () => Promise.reject(weak) });
    seen(null);
    actor.send(register);
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context.failure).toEqual({
      code: 'auth/password-does-not-meet-requirements',
      command: 'REGISTER',
      missingRequirements: ['at least 8 characters', 'an upper-case letter', 'a digit'],
    });
  });
});

describe('sendMailCommand', () => {
  it.each<[MailCommand, string]>([
    [{ type: 'READ_RESET_LINK', code: 'c1' }, 'address of c1'],
    [{ type: 'SET_PASSWORD', code: 'c1', password: 'secret-2' }, ''],
    [{ type: 'VERIFY_EMAIL', code: 'c1' }, 'verified by c1'],
    [{ type: 'SEND_VERIFICATION', uid: rahima.uid }, rahima.email],
  ])('AU-5 runs %o at the provider', async (command, email) => {
    const { calls, auth } = openTestSession();
    expect(await sendMailCommand(auth, command)).toEqual({ ok: true, email });
    expect(calls).toEqual(command.type === 'SET_PASSWORD' ? ['set c1 secret-2'] : []);
  });

  it('AU-8 returns the provider’s code for an expired link', async () => {
    const old = Object.assign(new Error('old'), { code: 'auth/expired-action-code' });
    const { auth } = openTestSession({ readResetLink: () => Promise.reject(old) });
    expect(await sendMailCommand(auth, { type: 'READ_RESET_LINK', code: 'c1' })).toEqual({
      ok: false,
      failure: { code: 'auth/expired-action-code', missingRequirements: [] },
    });
  });
});
