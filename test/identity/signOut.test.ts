import { describe, expect, it } from 'vitest';
import { openTestSession } from '../support/browser/openTestSession.ts';
import { karim, rahima } from '../support/browser/sessionHarness.ts';

const never = <Result>(): Promise<Result> => new Promise(() => undefined);

describe('a sign-out that the provider has not carried out', () => {
  it('AU-6 is done in this browser at once, and the account that the provider still reports does not return', async () => {
    const { calls, actor, comesTo, seen, shop } = openTestSession({ signOut: never, idToken: never });
    seen(rahima);
    await comesTo('exchanging');
    actor.send({ type: 'SIGN_OUT' });
    expect(await comesTo('signedOut')).toMatchObject({ user: null, failure: null });
    seen(rahima);
    expect({ state: actor.getSnapshot().value, calls, isStored: shop.hasSignOut() }).toEqual({
      state: 'signedOut',
      calls: ['remove', 'remove'],
      isStored: true,
    });
  });

  it('AU-6 is carried out by the next page, which shows nobody signed in meanwhile', async () => {
    const stored = { signOut: true };
    const answers: (() => void)[] = [];
    const { actor, comesTo, seen, staySilent } = openTestSession(
      { signOut: () => new Promise((resolve) => answers.push(resolve)) },
      {
        hasSignOut: () => stored.signOut,
        removeSignOut: () => {
          stored.signOut = false;
        },
      },
    );
    staySilent();
    seen(rahima);
    expect({ state: actor.getSnapshot().value, asked: answers.length }).toEqual({
      state: 'signedOut',
      asked: 1,
    });
    answers[0]?.();
    await expect.poll(() => stored.signOut).toBe(false);
    seen(karim);
    expect((await comesTo('signedIn')).user).toEqual(karim);
  });

  it('AU-6 ends with the next sign-in', async () => {
    const { actor, comesTo, seen, shop } = openTestSession({ signOut: never });
    seen(rahima);
    await comesTo('signedIn');
    actor.send({ type: 'SIGN_OUT' });
    await comesTo('signedOut');
    actor.send({ type: 'SIGN_IN', email: rahima.email, password: 'secret-1' });
    expect((await comesTo('signedIn')).user).toEqual(rahima);
    expect(shop.hasSignOut()).toBe(false);
  });

  it('AU-6 signs out the other tabs too', async () => {
    const { calls, comesTo, seen, shop, signedOutElsewhere } = openTestSession();
    seen(rahima);
    await comesTo('signedIn');
    signedOutElsewhere();
    expect(await comesTo('signedOut')).toMatchObject({ user: null, failure: null });
    await expect.poll(shop.hasSignOut).toBe(false);
    expect(calls.filter((call) => call === 'signOut')).toHaveLength(1);
  });
});
