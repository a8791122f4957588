import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { authMessage } from '#domain/messages/authMessage.ts';
import { openTestSession } from '../support/browser/openTestSession.ts';
import { karim, rahima } from '../support/browser/sessionHarness.ts';

const deletion = { type: 'DELETE_ACCOUNT', uid: rahima.uid } as const;

/** A session of rahima at a provider that answers each deletion with the next of these codes, and then deletes. */
const openWithAnswers = async (...codes: string[]) => {
  const session = openTestSession({
    deleteAccount: async () => {
      const code = codes.shift();
      if (code !== undefined) throw Object.assign(new Error(code), { code });
    },
  });
  session.seen(rahima);
  await session.comesTo('signedIn');
  return session;
};

describe('the deletion of an account', () => {
  it.each(['auth/network-request-failed', 'auth/the-service-is-currently-unavailable.'])(
    'AU-12 says that only the shop has deleted it, and the next attempt finishes: %s',
    async (code) => {
      const { calls, actor, comesTo } = await openWithAnswers(code);
      actor.send(deletion);
      const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
      expect(context).toMatchObject({
        user: rahima,
        failure: { code: 'half-deleted', command: 'DELETE_ACCOUNT' },
      });
      expect(authMessage('half-deleted').message).toBe(
        'The shop has deleted its part of your account, but the sign-in service has not. Please delete your account again in a moment to finish.',
      );
      actor.send(deletion);
      expect(await comesTo('signedOut')).toMatchObject({ user: null, failure: null });
      expect(calls.filter((call) => call.startsWith('removeUser'))).toHaveLength(2);
    },
  );

  it('AU-12 is done when the provider had deleted the account before, and its answer was lost', async () => {
    const { actor, comesTo } = await openWithAnswers(
      'auth/network-request-failed',
      'auth/user-token-expired',
    );
    actor.send(deletion);
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    actor.send(deletion);
    expect(await comesTo('signedOut')).toMatchObject({ user: null, failure: null });
  });

  it.each(['auth/requires-recent-login', 'auth/user-token-expired'])(
    'AU-12 says what the person has to do first: %s',
    async (code) => {
      const { actor } = await openWithAnswers(code);
      actor.send(deletion);
      const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
      expect(context.failure).toEqual({ code, command: 'DELETE_ACCOUNT' });
    },
  );

  it('AU-12 keep an account at the provider when the shop could not delete it', async () => {
    const { calls, actor, comesTo, seen } = openTestSession(
      {},
      { removeUser: () => Promise.reject({ kind: 'unreachable' }) },
    );
    seen(rahima);
    await comesTo('signedIn');
    actor.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context).toMatchObject({
      user: rahima,
      failure: { code: 'unreachable', command: 'DELETE_ACCOUNT' },
    });
    expect(calls.filter((call) => call.startsWith('deleteAccount'))).toEqual([]);
  });

  it('AU-12 say that the account is one of staff when the shop refuses to delete it for that', async () => {
    const { actor, comesTo, seen } = openTestSession(
      {},
      { removeUser: () => Promise.reject({ kind: 'refused', status: 409, code: 'lastAdmin' }) },
    );
    seen(rahima);
    await comesTo('signedIn');
    actor.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context.failure).toEqual({ code: 'staff-account', command: 'DELETE_ACCOUNT' });
    expect(authMessage('staff-account').message).toBe(
      "Staff can't delete their own account: an admin of the shop has to do it.",
    );
  });

  it('AU-12 delete no account other than the one that confirmed, though another tab has changed it', async () => {
    const mismatch = Object.assign(new Error('Another account'), { code: 'auth/user-mismatch' });
    const { actor, comesTo, seen } = openTestSession({
      deleteAccount: (uid) => (uid === karim.uid ? Promise.resolve() : Promise.reject(mismatch)),
    });
    seen(rahima);
    await comesTo('signedIn');
    actor.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(context.failure).toEqual({ code: 'auth/user-mismatch', command: 'DELETE_ACCOUNT' });
  });

  it('AU-6 AU-12 stops when its owner signs out while the provider is silent', async () => {
    const answers: ((token: string) => void)[] = [];
    let isSilent = false;
    const idToken = (): Promise<string> =>
      isSilent ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve('id-token');
    const { calls, actor, comesTo, seen } = openTestSession({ idToken });
    seen(rahima);
    await comesTo('signedIn');
    isSilent = true;
    actor.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    await waitFor(actor, ({ value }) => value === 'deletingAccount' && answers.length === 1);
    actor.send({ type: 'SIGN_OUT' });
    await comesTo('signedOut');
    answers[0]?.('id-token');
    // Everything that waits for the token has run by then.
    await new Promise(setImmediate);
    expect(calls.filter((call) => /^(removeUser|deleteAccount)/.test(call))).toEqual([]);
  });

  it('AU-6 AU-12 spares the account of who has signed out, and in again, before the shop has answered', async () => {
    const answers: (() => void)[] = [];
    const { calls, actor, comesTo, seen } = openTestSession(
      {},
      { removeUser: () => new Promise((resolve) => answers.push(resolve)) },
    );
    seen(rahima);
    await comesTo('signedIn');
    actor.send(deletion);
    await expect.poll(() => answers.length).toBe(1);
    actor.send({ type: 'SIGN_OUT' });
    await comesTo('signedOut');
    actor.send({ type: 'SIGN_IN', email: rahima.email, password: 'secret-1' });
    await comesTo('signedIn');
    answers[0]?.();
    // Everything that waits for the answer has run by then.
    await new Promise(setImmediate);
    expect(calls.filter((call) => call.startsWith('deleteAccount'))).toEqual([]);
  });
});
