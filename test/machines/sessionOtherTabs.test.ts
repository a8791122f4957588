import { describe, expect, it } from 'vitest';
import { noRoles } from '#domain/session.ts';
import { customer, karim, rahima, sessionIn } from '../support/browser/sessionHarness.ts';

describe('changes made in another tab', () => {
  it('AU-10 signs in when a user signed in there', async () => {
    const bench = await sessionIn('signedOut');
    bench.seen(rahima);
    await bench.answered('signedIn', customer);
    expect(bench.actor.getSnapshot().context.user).toEqual(rahima);
  });

  it.each(['signedIn', 'waiting', 'exchanging', 'renewing'] as const)(
    'AU-6 signs out from %s when the user signed out there',
    async (state) => {
      const bench = await sessionIn(state);
      bench.seen(null);
      expect([bench.state(), bench.actor.getSnapshot().context.user, bench.tokensRemoved()]).toEqual([
        'signedOut',
        null,
        1,
      ]);
    },
  );

  it.each(['signedIn', 'waiting', 'exchanging', 'renewing'] as const)(
    'API-10 exchanges again in %s when another user signed in there',
    async (state) => {
      const bench = await sessionIn(state);
      bench.seen(karim);
      expect([bench.state(), bench.actor.getSnapshot().context]).toMatchObject([
        'exchanging',
        { user: karim, roles: noRoles },
      ]);
      await bench.answered('signedIn', customer);
      expect(bench.actor.getSnapshot().context).toEqual({ user: karim, roles: customer, failure: null });
    },
  );

  it('AU-10 stays signed in when the same account is reported again', async () => {
    const bench = await sessionIn('signedIn');
    bench.seen({ ...rahima });
    expect([bench.state(), bench.asked.length]).toEqual(['signedIn', 1]);
  });
});
