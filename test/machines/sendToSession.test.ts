import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '#domain/accounts/session.ts';
import { sendToSession } from '#machines/sendToSession.ts';
import { customer, karim, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

const register = {
  type: 'REGISTER',
  name: 'Karim',
  email: 'karim@example.com',
  password: 'secret-1',
} as const;
const signIn = { type: 'SIGN_IN', email: rahima.email, password: 'secret-1' } as const;
const deleteAccount = { type: 'DELETE_ACCOUNT', uid: rahima.uid } as const;
const resetPassword = { type: 'RESET_PASSWORD', email: rahima.email } as const;

describe('a command that the session does not accept', () => {
  it.each<[SessionCommand, 'signedOut' | 'signedIn' | 'waiting', string]>([
    [deleteAccount, 'signedOut', 'no-current-user'],
    [{ type: 'TRY_AGAIN' }, 'signedOut', 'no-current-user'],
    [deleteAccount, 'waiting', 'unreachable'],
    [signIn, 'signedIn', 'already-signed-in'],
    [register, 'signedIn', 'already-signed-in'],
    [{ type: 'SIGN_IN_WITH_GOOGLE' }, 'signedIn', 'already-signed-in'],
    [resetPassword, 'signedIn', 'already-signed-in'],
    [resetPassword, 'waiting', 'already-signed-in'],
  ])('AU-10 refuses %o while %s, and calls no actor', async (command, state, code) => {
    const harness = await sessionIn(state);
    const { length } = harness.requests;
    expect(await sendToSession(harness.actor, command)).toEqual({
      ok: false,
      failure: { code, command: command.type },
    });
    expect({ state: harness.state(), requests: harness.requests.length }).toEqual({
      state,
      requests: length,
    });
  });

  it('AU-12 refuses to delete an account when another tab signed out while confirmation was asked for', async () => {
    const harness = await sessionIn('signedIn');
    harness.seen(null);
    expect(await sendToSession(harness.actor, deleteAccount)).toEqual({
      ok: false,
      failure: { code: 'no-current-user', command: 'DELETE_ACCOUNT' },
    });
    expect(harness.requests.map(({ actor }) => actor)).toEqual(['exchange']);
  });

  it('AU-12 deletes neither account when another one signed in after the confirmation was asked for', async () => {
    const harness = await sessionIn('signedIn');
    harness.seen(karim);
    await harness.answered('signedIn', customer);
    expect(await sendToSession(harness.actor, deleteAccount)).toEqual({
      ok: false,
      failure: { code: 'user-mismatch', command: 'DELETE_ACCOUNT' },
    });
    expect({
      user: harness.actor.getSnapshot().context.user,
      calls: harness.requests.map(({ actor }) => actor),
    }).toEqual({
      user: karim,
      calls: ['exchange', 'exchange'],
    });
  });

  it('AU-12 refuses to delete an account while another one is signing in', async () => {
    const harness = await sessionIn('signedIn');
    harness.seen(karim);
    const outcome = sendToSession(harness.actor, deleteAccount);
    await harness.answered('signedIn', customer);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'user-mismatch' } });
    expect(harness.state()).toBe('signedIn');
  });

  it('AU-12 decides by the state in which the session stops loading', async () => {
    const harness = await sessionIn('signingOut');
    const outcome = sendToSession(harness.actor, deleteAccount);
    await harness.answered('signedOut');
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'no-current-user' } });
  });
});

describe('a command that the session accepts', () => {
  it.each([signIn, register, resetPassword])(
    'AU-1 AU-4 AU-5 passes the typed values to the provider: %o',
    async (command) => {
      const { actor, requests } = await sessionIn('signedOut');
      void sendToSession(actor, command);
      await expect.poll(() => requests.map(({ input }) => input)).toEqual([command]);
    },
  );

  it('AU-6 succeeds in signing out when another tab signed out already', async () => {
    const harness = await sessionIn('signedOut');
    expect(await sendToSession(harness.actor, { type: 'SIGN_OUT' })).toEqual({ ok: true });
    expect(harness.requests).toEqual([]);
  });

  it('AU-6 signs out without waiting for the answer to another request', async () => {
    const harness = await sessionIn('renewing');
    const outcome = sendToSession(harness.actor, { type: 'SIGN_OUT' });
    await expect.poll(harness.state).toBe('signingOut');
    await harness.answered('signedOut');
    expect(await outcome).toEqual({ ok: true });
  });

  it('AU-12 succeeds when the provider deleted the account, and fails when it did not', async () => {
    const done = await sessionIn('signedIn');
    const deleted = sendToSession(done.actor, deleteAccount);
    await expect.poll(done.state).toBe('deletingAccount');
    await done.answered('signedOut');
    expect(await deleted).toEqual({ ok: true });

    const failing = await sessionIn('signedIn');
    const outcome = sendToSession(failing.actor, deleteAccount);
    await expect.poll(failing.state).toBe('deletingAccount');
    await failing.failed('signedIn', { code: 'unreachable' });
    expect(await outcome).toEqual({ ok: false, failure: { code: 'unreachable', command: 'DELETE_ACCOUNT' } });
  });
});

describe('a command during which somebody signs out', () => {
  const signOut = { type: 'SIGN_OUT' } as const;
  const interrupted = { ok: false, failure: null };

  it('AU-6 AU-12 is not reported as done when it was to delete the account', async () => {
    const harness = await sessionIn('signedIn');
    const deleted = sendToSession(harness.actor, deleteAccount);
    await expect.poll(harness.state).toBe('deletingAccount');
    const signedOut = sendToSession(harness.actor, signOut);
    await expect.poll(harness.state).toBe('signingOut');
    await harness.answered('signedOut');
    expect(await Promise.all([deleted, signedOut])).toEqual([interrupted, { ok: true }]);
  });

  it.each([signIn, register, { type: 'SIGN_IN_WITH_GOOGLE' } as const])(
    'AU-2 AU-6 is not reported as done when it was to sign in: $type',
    async (command) => {
      const harness = await sessionIn('signedOut');
      const outcome = sendToSession(harness.actor, command);
      await expect.poll(() => harness.requests.length).toBe(1);
      await harness.answered('exchanging', rahima);
      const signedOut = sendToSession(harness.actor, signOut);
      await expect.poll(harness.state).toBe('signingOut');
      await harness.answered('signedOut');
      expect(await Promise.all([outcome, signedOut])).toEqual([interrupted, { ok: true }]);
    },
  );

  it('AU-2 AU-6 is not reported as done when it was to sign in, and another tab signs out', async () => {
    const harness = await sessionIn('signedOut');
    const outcome = sendToSession(harness.actor, signIn);
    await expect.poll(harness.state).toBe('signingIn');
    await harness.answered('exchanging', rahima);
    harness.seen(null);
    expect(await outcome).toEqual(interrupted);
  });

  it('AU-15 reports why the shop refused a sign-in, which the session then signs out', async () => {
    const harness = await sessionIn('signedOut');
    const outcome = sendToSession(harness.actor, signIn);
    await expect.poll(harness.state).toBe('signingIn');
    await harness.answered('exchanging', rahima);
    await harness.failed('signingOut', { code: 'shop-refused' });
    await harness.answered('signedOut');
    expect(await outcome).toEqual({ ok: false, failure: { code: 'shop-refused', command: 'EXCHANGE' } });
  });
});
