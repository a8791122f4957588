import { describe, expect, it } from 'vitest';
import { replay } from '#machines/record.ts';
import { type Recording, recordSession, sessionRecordLimit } from '#machines/recordSession.ts';
import {
  admin,
  customer,
  karim,
  openSession,
  rahima,
  type SessionHarness,
} from '../support/browser/sessionHarness.ts';

const password = 'secret-1';
const at = '2025-01-05T09:00:00.000Z';
const signIn = { type: 'SIGN_IN', email: rahima.email, password } as const;

/** A recorded harness; each event is a second after the previous one. */
const recorded = (): { harness: SessionHarness; recording: Recording } => {
  const harness = openSession();
  let seconds = 0;
  const recording = recordSession(harness.actor, () => {
    seconds += 1;
    return new Date(Date.UTC(2025, 0, 5, 9, 0, seconds)).toISOString();
  });
  return { harness, recording };
};

const statesOf = (recording: Recording) => {
  const { steps, refusal } = replay(JSON.parse(JSON.stringify(recording.soFar())));
  return { states: steps.map(({ state }) => state), refusal };
};

/** A long session: wrong password, sign-in, another account in another tab, unreachable shop, sign-out. */
const evening = async () => {
  const { harness, recording } = recorded();
  harness.seen(null);
  harness.send(signIn);
  harness.seen(rahima);
  await harness.failed('signedOut', { code: 'auth/wrong-password', message: `no ${rahima.email}` });
  harness.send({ type: 'REGISTER', name: rahima.displayName, email: rahima.email, password });
  await harness.answered('exchanging', rahima);
  await harness.answered('signedIn', customer);
  harness.seen(karim);
  await harness.failed('waiting', { code: 'unreachable' });
  harness.send({ type: 'TRY_AGAIN' });
  await harness.answered('signedIn', admin);
  harness.send({ type: 'TOKEN_REFUSED' });
  harness.send({ type: 'TOKEN_REFUSED' });
  await harness.answered('signedOut');
  return recording;
};

describe('recordSession', () => {
  it('CARD-9 records the accepted events, and leaves out ignored ones', async () => {
    const { harness, recording } = recorded();
    harness.seen(rahima);
    harness.seen({ ...rahima });
    await harness.answered('signedIn', customer);
    harness.send({ type: 'TRY_AGAIN' });
    expect(recording.soFar()).toEqual({
      machine: 'session',
      version: '6',
      start: { state: 'booting', account: null, roles: { admin: false, customer: false } },
      events: [
        {
          type: 'ACCOUNT_SEEN',
          account: 'account-1',
          address: 'address-1',
          verified: true,
          at: '2025-01-05T09:00:01.000Z',
        },
        { type: 'xstate.done.actor.0.session.exchanging', roles: customer, at: '2025-01-05T09:00:02.000Z' },
      ],
    });
  });

  it('CARD-9 records no name, e-mail, password or account id', async () => {
    const text = JSON.stringify((await evening()).soFar());
    const secrets = [
      password,
      rahima.email,
      rahima.displayName,
      rahima.uid,
      karim.email,
      karim.uid,
      'message',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('CARD-9 replays to the machine’s states', async () => {
    expect(statesOf(await evening())).toEqual({
      refusal: null,
      states: [
        'booting',
        'signedOut',
        'signingIn',
        'signedOut',
        'registering',
        'exchanging',
        'signedIn',
        'exchanging',
        'waiting',
        'exchanging',
        'signedIn',
        'signingOut',
        'signedOut',
      ],
    });
  });

  it('CARD-9 replays an account whose data changed at the provider', async () => {
    const { harness, recording } = recorded();
    harness.seen({ ...rahima, emailVerified: false });
    await harness.answered('signedIn', customer);
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
    expect(statesOf(recording)).toEqual({
      refusal: null,
      states: ['booting', 'exchanging', 'signedIn', 'renewing', 'signedIn'],
    });
  });

  it('AU-12 CARD-9 replays the deletion of an account, by its number', async () => {
    const { harness, recording } = recorded();
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
    harness.send({ type: 'DELETE_ACCOUNT', uid: karim.uid });
    harness.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    await harness.answered('signedOut');
    expect(recording.soFar().events.at(-2)).toMatchObject({ type: 'DELETE_ACCOUNT', account: 'account-1' });
    expect(statesOf(recording)).toEqual({
      refusal: null,
      states: ['booting', 'exchanging', 'signedIn', 'deletingAccount', 'signedOut'],
    });
  });

  it('CARD-9 keeps the latest events only, and starts at the state before them', async () => {
    const { harness, recording } = recorded();
    harness.seen(null);
    for (let turn = 0; turn < sessionRecordLimit; turn += 1) {
      harness.seen(turn % 2 === 0 ? rahima : karim);
      await harness.answered('signedIn', customer);
    }
    const { start, events } = recording.soFar();
    expect({ events: events.length, start: start.state }).toEqual({
      events: sessionRecordLimit,
      start: 'signedIn',
    });
    const { states, refusal } = statesOf(recording);
    expect({ states: states.length, last: states.at(-1), refusal }).toEqual({
      states: sessionRecordLimit + 1,
      last: 'signedIn',
      refusal: null,
    });
  });

  it('CARD-9 starts at the machine’s present state, and ends when stopped', async () => {
    const { harness } = recorded();
    harness.seen(rahima);
    await harness.answered('signedIn', admin);
    const recording = recordSession(harness.actor, () => at);
    harness.send({ type: 'SIGN_OUT' });
    recording.stop();
    await harness.answered('signedOut');
    expect(recording.soFar().start).toEqual({
      state: 'signedIn',
      account: 'account-1',
      address: 'address-1',
      verified: true,
      roles: admin,
    });
    expect(statesOf(recording).states).toEqual(['signedIn', 'signingOut']);
  });

  it('CARD-9 leaves out the language of the dashboard, on which no state depends', async () => {
    const { harness } = recorded();
    harness.seen(rahima);
    await harness.answered('signedIn', { ...admin, language: 'bn' });
    const recording = recordSession(harness.actor, () => at);
    expect(recording.soFar().start.roles).toEqual(admin);
  });
});

const session = (...events: object[]) => ({
  machine: 'session',
  version: '6',
  start: { state: 'booting' },
  events,
});

describe('the replay of a session', () => {
  it('CARD-9 lists the possible events of each step', () => {
    const { steps } = replay(session({ type: 'ACCOUNT_SEEN', account: null, at }));
    expect(steps.at(-1)?.open.map(({ type }) => type)).toEqual([
      'REGISTER',
      'SIGN_IN',
      'SIGN_IN_WITH_GOOGLE',
      'RESET_PASSWORD',
      'SIGN_OUT',
      'ACCOUNT_SEEN',
    ]);
  });

  it('CARD-9 refuses a step that the machine ignores or does not know', () => {
    expect(replay(session({ type: 'SIGN_IN', at })).refusal).toBe('Step 1 (SIGN_IN): refused in booting.');
    expect(replay(session({ type: 'DANCE', at })).refusal).toBe(
      'Step 1 (DANCE): session has no event "DANCE".',
    );
    expect(replay({ ...session(), start: { state: 'dancing' } }).refusal).toBe(
      'Start: session has no state "dancing".',
    );
  });
});

/** Why a replay from this start refuses the seen account. */
const refusalOf = (start: object, seen: object) =>
  replay({ machine: 'session', version: '6', start, events: [{ type: 'ACCOUNT_SEEN', at, ...seen }] })
    .refusal;

describe('the events of a session record', () => {
  const account = { account: 'account-1', address: 'address-1' };
  const signedIn = { state: 'signedIn', roles: customer, ...account };

  it('CARD-9 say that no account was seen', () => {
    const { harness, recording } = recorded();
    harness.seen(null);
    expect(recording.soFar().events).toEqual([
      { type: 'ACCOUNT_SEEN', at: '2025-01-05T09:00:01.000Z', account: null },
    ]);
  });

  it('CARD-9 replay a seen account from the start that the record has', () => {
    expect(refusalOf(signedIn, account)).toBe('Step 1 (ACCOUNT_SEEN): refused in signedIn.');
    expect(refusalOf(signedIn, { ...account, account: 'account-2' })).toBe(null);
    expect(refusalOf(signedIn, { ...account, address: 'address-2' })).toBe(null);
    expect(refusalOf(signedIn, { ...account, verified: true })).toBe(null);
    expect(refusalOf(signedIn, { ...account, verified: false })).toMatch(/refused in signedIn/);
  });

  it('CARD-9 offer next what a user can do, and no event of an actor', () => {
    const start = { ...signedIn, state: 'exchanging' };
    const { steps } = replay({ machine: 'session', version: '6', start, events: [] });
    const offered = steps.flatMap(({ open }) => open.map(({ type }) => type));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((type) => type.startsWith('xstate.'))).toEqual([]);
  });
});

describe('the accounts of a record', () => {
  it('CARD-9 are numbered in the order in which they are first seen', async () => {
    const { harness, recording } = recorded();
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
    harness.seen({ ...rahima, emailVerified: !rahima.emailVerified });
    harness.seen(karim);
    const seen = recording.soFar().events.filter(({ type }) => type === 'ACCOUNT_SEEN');
    expect(seen.map(({ account, address }) => ({ account, address }))).toEqual([
      { account: 'account-1', address: 'address-1' },
      { account: 'account-1', address: 'address-1' },
      { account: 'account-2', address: 'address-2' },
    ]);
  });
});

it('CARD-9 a record whose roles were changed to nonsense replays without a role', () => {
  const { version } = recorded().recording.soFar();
  const start = { state: 'signedIn', account: 'account-1', roles: { admin: 'yes' } };
  const events = [{ type: 'TRY_AGAIN', at }];
  const { steps, refusal } = replay({ machine: 'session', version, start, events });
  expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
    states: ['signedIn', 'renewing'],
    refusal: null,
  });
});
