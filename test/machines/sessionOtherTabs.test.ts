import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/accounts/session.ts';
import { customer, karim, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

describe('changes made in another tab', () => {
  it('AU-10 signs in when a user signed in there', async () => {
    const harness = await sessionIn('signedOut');
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
    expect(harness.actor.getSnapshot().context.user).toEqual(rahima);
  });

  it.each(['signedIn', 'waiting', 'exchanging', 'renewing'] as const)(
    'AU-6 signs out from %s when the user signed out there',
    async (state) => {
      const harness = await sessionIn(state);
      harness.seen(null);
      expect({
        state: harness.state(),
        user: harness.actor.getSnapshot().context.user,
        tokensRemoved: harness.tokensRemoved(),
      }).toEqual({ state: 'signedOut', user: null, tokensRemoved: 1 });
    },
  );

  it.each(['signedIn', 'waiting', 'exchanging', 'renewing'] as const)(
    'API-10 exchanges again in %s when another user signed in there',
    async (state) => {
      const harness = await sessionIn(state);
      harness.seen(karim);
      expect({ state: harness.state(), context: harness.actor.getSnapshot().context }).toMatchObject({
        state: 'exchanging',
        context: { user: karim, roles: noRoles },
      });
      await harness.answered('signedIn', customer);
      expect(harness.actor.getSnapshot().context).toEqual({ user: karim, roles: customer, failure: null });
    },
  );

  it('AU-10 stays signed in when the same account is reported again', async () => {
    const harness = await sessionIn('signedIn');
    harness.seen({ ...rahima });
    expect({ state: harness.state(), requests: harness.requests.length }).toEqual({
      state: 'signedIn',
      requests: 1,
    });
  });
});
