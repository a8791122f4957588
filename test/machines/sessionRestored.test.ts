import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/accounts/session.ts';
import { replay } from '#machines/record.ts';
import { recordSession } from '#machines/recordSession.ts';
import { accountLimit } from '#machines/sessionSetup.ts';
import { admin, customer, karim, openSession, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

const at = '2025-01-05T09:00:00.000Z';
const restored = { user: rahima, roles: customer };
const signedOutContext = { user: null, roles: noRoles, failure: null };
/** The state, and how often an actor was started. */
const progressOf = (harness: ReturnType<typeof openSession>) => ({
  state: harness.state(),
  requests: harness.requests.length,
});

describe('a provider that is silent at the start', () => {
  it('AU-14 is waited for until a limit; then what the browser stores signs in', async () => {
    const harness = openSession();
    harness.pass(accountLimit - 1);
    expect(progressOf(harness)).toEqual({ state: 'booting', requests: 0 });
    harness.pass(1);
    expect(harness.requests).toMatchObject([{ actor: 'restore' }]);
    await harness.answered('renewing', restored);
    expect(harness.actor.getSnapshot().context).toEqual({ ...restored, failure: null });
    expect(harness.requests.at(-1)).toMatchObject({ actor: 'exchange', input: { user: rahima } });
    harness.seen(rahima);
    await harness.answered('signedIn', admin);
    expect(harness.actor.getSnapshot().context).toEqual({ user: rahima, roles: admin, failure: null });
    expect(harness.tokensRemoved()).toBe(0);
  });

  it('AU-14 is waited for a second, which leaves two for the page and its list', () => {
    expect(accountLimit).toBe(1000);
  });

  it('AU-14 is waited for further when nothing stored signs in', async () => {
    const harness = await sessionIn('restoring');
    await harness.failed('restoring', { code: 'shop-refused' });
    harness.pass(100 * accountLimit);
    expect(progressOf(harness)).toEqual({ state: 'restoring', requests: 1 });
    harness.seen(rahima);
    expect(progressOf(harness)).toEqual({ state: 'exchanging', requests: 2 });
  });

  it('AU-14 ends the restored session when it reports no account or another one', async () => {
    const ended = await sessionIn('restoring');
    await ended.answered('renewing', restored);
    ended.seen(null);
    expect({ state: ended.state(), context: ended.actor.getSnapshot().context }).toEqual({
      state: 'signedOut',
      context: signedOutContext,
    });
    const changed = await sessionIn('restoring');
    await changed.answered('renewing', restored);
    changed.seen(karim);
    expect(changed.requests.at(-1)).toMatchObject({ actor: 'exchange', input: { user: karim } });
  });

  it('AU-14 has no limit once it has answered', async () => {
    const harness = await sessionIn('signedOut');
    harness.pass(100 * accountLimit);
    expect(progressOf(harness)).toEqual({ state: 'signedOut', requests: 0 });
  });

  it('AU-14 CARD-9 replays a session that was restored while the provider was silent', async () => {
    const harness = openSession();
    const recording = recordSession(harness.actor, () => at);
    harness.pass(accountLimit);
    await harness.answered('renewing', restored);
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
    expect(recording.soFar().events).toEqual([
      { type: 'xstate.after.accountLimit.session.booting', at },
      {
        type: 'xstate.done.actor.0.session.restoring',
        account: 'account-1',
        address: 'address-1',
        verified: true,
        roles: customer,
        at,
      },
      { type: 'xstate.done.actor.0.session.renewing', roles: customer, at },
    ]);
    const { steps, refusal } = replay(JSON.parse(JSON.stringify(recording.soFar())));
    expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
      states: ['booting', 'restoring', 'renewing', 'signedIn'],
      refusal: null,
    });
  });
});

describe('a sign-in that is refused while a page opens', () => {
  it('AU-15 signs out a user for whom the shop refuses a new token, and keeps the reason', async () => {
    const harness = await sessionIn('renewing');
    await harness.failed('signingOut', { code: 'shop-refused' });
    await harness.answered('signedOut');
    expect(harness.actor.getSnapshot().context).toEqual({
      ...signedOutContext,
      failure: { code: 'shop-refused', command: 'EXCHANGE' },
    });
  });

  it.each(['booting', 'restoring', 'exchanging', 'renewing', 'waiting'] as const)(
    'AU-15 tells in %s that the provider refuses the account of a stored token',
    async (state) => {
      const harness = await sessionIn(state);
      harness.refusedWithToken();
      expect({ state: harness.state(), context: harness.actor.getSnapshot().context }).toEqual({
        state: 'signedOut',
        context: { ...signedOutContext, failure: { code: 'token-refused', command: 'EXCHANGE' } },
      });
      expect(harness.tokensRemoved()).toBe(1);
    },
  );

  it.each(['booting', 'restoring', 'exchanging', 'renewing', 'waiting'] as const)(
    'AU-15 tells no reason in %s where no token is stored, as after a sign-out',
    async (state) => {
      const harness = await sessionIn(state);
      harness.seen(null);
      expect(harness.actor.getSnapshot().context).toEqual(signedOutContext);
    },
  );

  it('AU-15 tells the reason until the next command', async () => {
    const harness = openSession();
    harness.refusedWithToken();
    harness.send({ type: 'SIGN_IN', email: rahima.email, password: 'secret-1' });
    expect(harness.actor.getSnapshot().context.failure).toBe(null);
  });

  it('AU-15 CARD-9 records that a token was stored, and replays it', () => {
    const harness = openSession();
    const recording = recordSession(harness.actor, () => at);
    harness.refusedWithToken();
    const { events } = recording.soFar();
    expect(events).toEqual([{ type: 'ACCOUNT_SEEN', at, account: null, hasToken: true }]);
    const { steps, refusal } = replay(JSON.parse(JSON.stringify(recording.soFar())));
    expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
      states: ['booting', 'signedOut'],
      refusal: null,
    });
  });
});
