import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/accounts/session.ts';
import { renewToken } from '#identity/sessionActors.ts';
import { openTestSession } from '../support/browser/openTestSession.ts';
import { karim, rahima } from '../support/browser/sessionHarness.ts';

describe('renewToken', () => {
  it('AU-11 stores a token for a fresh ID token', async () => {
    const { calls, auth, shop } = openTestSession();
    expect(await renewToken(auth, shop, () => rahima)).toBe('renewed');
    expect(calls).toEqual([`exchange ${rahima.email} fresh-id-token`, 'keep shop-token']);
  });

  it('AU-11 fails without an ID token and without a user, and never throws', async () => {
    const ended = Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' });
    const failing = openTestSession({ idToken: () => Promise.reject(ended) });
    expect(await renewToken(failing.auth, failing.shop, () => rahima)).toBe('failed');
    expect(await renewToken(failing.auth, failing.shop, () => null)).toBe('failed');
  });

  it.each([{ kind: 'unreachable' }, { kind: 'broken' }, { kind: 'refused', status: 429 }, new Error('lost')])(
    'AU-11 postpones the renewal while nothing is said about the account: %o',
    async (failure) => {
      const { auth, shop } = openTestSession({}, { exchangeToken: () => Promise.reject(failure) });
      expect(await renewToken(auth, shop, () => rahima)).toBe('postponed');
    },
  );

  it('AU-15 tells the reason when the provider ends the sign-in instead of giving an ID token', async () => {
    const disabled = Object.assign(new Error('disabled'), { code: 'auth/user-disabled' });
    const session = openTestSession(
      {
        idToken: async (options) => {
          if (options?.isNew !== true) return 'id-token';
          // Firebase reports that nobody is signed in before it rejects.
          session.seen(null);
          throw disabled;
        },
      },
      { hasToken: () => true },
    );
    session.seen(rahima);
    await session.comesTo('signedIn');
    expect(await renewToken(session.auth, session.shop, () => rahima)).toBe('failed');
    expect(await session.comesTo('signedOut')).toEqual({
      user: null,
      roles: noRoles,
      failure: { code: 'token-refused', command: 'EXCHANGE' },
    });
  });

  it('AU-15 gives no reason to a sign-out that follows a renewal', async () => {
    const { auth, comesTo, seen, shop } = openTestSession({}, { hasToken: () => true });
    seen(rahima);
    await comesTo('signedIn');
    expect(await renewToken(auth, shop, () => rahima)).toBe('renewed');
    seen(null);
    expect((await comesTo('signedOut')).failure).toBe(null);
  });

  it('AU-15 gives no reason to a sign-out in another tab during a renewal', async () => {
    const otherTab = { hasSignedOut: false };
    const session = openTestSession(
      {
        idToken: async (options) => {
          if (options?.isNew !== true) return 'id-token';
          otherTab.hasSignedOut = true;
          session.seen(null);
          throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' });
        },
      },
      { hasToken: () => !otherTab.hasSignedOut, hasSignOut: () => otherTab.hasSignedOut },
    );
    session.seen(rahima);
    await session.comesTo('signedIn');
    await renewToken(session.auth, session.shop, () => rahima);
    expect(await session.comesTo('signedOut')).toEqual({ user: null, roles: noRoles, failure: null });
  });

  it('AU-9 stores no token when another user is signed in by then', async () => {
    const { calls, auth, shop } = openTestSession();
    // Rahima when the exchange begins, and Karim when it ends.
    const here = [rahima, karim];
    expect(await renewToken(auth, shop, () => here.shift() ?? null)).toBe('failed');
    expect(calls).toEqual([`exchange ${rahima.email} fresh-id-token`]);
  });
});
