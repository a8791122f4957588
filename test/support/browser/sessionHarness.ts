import { type Actor, createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { RoleFlags, SessionState, SessionUser } from '#domain/accounts/session.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { accountLimit, type SessionEvent } from '#machines/sessionSetup.ts';

/** A request of the machine to an actor, and functions that answer it. */
interface ActorRequest {
  readonly actor: string;
  readonly input: unknown;
  readonly answer: (output?: unknown) => void;
  readonly fail: (error: unknown) => void;
}

export const rahima: SessionUser = {
  uid: 'uid-rahima',
  email: 'rahima@example.com',
  displayName: 'Rahima Khatun',
  emailVerified: true,
};
export const karim: SessionUser = {
  ...rahima,
  uid: 'uid-karim',
  email: 'karim@example.com',
  displayName: 'Karim',
};
export const customer: RoleFlags = { admin: false, customer: true };
export const admin: RoleFlags = { admin: true, customer: false };

export interface SessionHarness {
  readonly actor: Actor<typeof sessionMachine>;
  /** Every request so far, in order. */
  readonly requests: readonly ActorRequest[];
  /** How often the shop's token was removed. */
  readonly tokensRemoved: () => number;
  /** Reports an account as the identity provider does unprompted. */
  readonly seen: (user: SessionUser | null) => void;
  /** Reports that the provider refuses the account, in a browser that still stores the shop's token. */
  readonly refusedWithToken: () => void;
  readonly state: () => SessionState;
  /** Lets time pass for the machine, which waits for no other clock. */
  readonly pass: (milliseconds: number) => void;
  readonly send: (event: SessionEvent) => void;
  /** Answers the latest request and waits until the machine is in the state. */
  readonly answered: (state: SessionState, output?: unknown) => Promise<void>;
  readonly failed: (state: SessionState, error: unknown) => Promise<void>;
}

/** A started session actor; the test answers its requests. */
export const openSession = (): SessionHarness => {
  const requests: ActorRequest[] = [];
  const clock = new SimulatedClock();
  let removed = 0;
  const watchers: ((event: SessionEvent) => void)[] = [];
  const controlledActor = <Output, Input>(actor: string) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          requests.push({ actor, input, answer: (output) => resolve(output as Output), fail: reject });
        }),
    );
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchAccount: fromCallback<SessionEvent>(({ sendBack }) => {
          watchers.push(sendBack);
        }),
        restore: controlledActor('restore'),
        exchange: controlledActor('exchange'),
        register: controlledActor('register'),
        signIn: controlledActor('signIn'),
        signInWithGoogle: controlledActor('signInWithGoogle'),
        resetPassword: controlledActor('resetPassword'),
        signOut: controlledActor('signOut'),
        deleteAccount: controlledActor('deleteAccount'),
      },
      actions: {
        removeToken: () => {
          removed += 1;
        },
      },
    }),
    { clock },
  ).start();
  const report = (event: SessionEvent) => {
    for (const notify of watchers) notify(event);
  };
  const reaches = async (state: SessionState) => {
    await waitFor(actor, (snapshot) => snapshot.value === state);
  };
  return {
    actor,
    requests,
    tokensRemoved: () => removed,
    seen: (user) => report({ type: 'ACCOUNT_SEEN', user }),
    refusedWithToken: () => report({ type: 'ACCOUNT_SEEN', user: null, hasToken: true }),
    state: () => actor.getSnapshot().value,
    pass: (milliseconds) => clock.increment(milliseconds),
    send: (event) => actor.send(event),
    answered: (state, output) => {
      requests.at(-1)?.answer(output);
      return reaches(state);
    },
    failed: (state, error) => {
      requests.at(-1)?.fail(error);
      return reaches(state);
    },
  };
};

/** Brings a session to a state. */
export const sessionIn = async (state: SessionState): Promise<SessionHarness> => {
  const harness = openSession();
  const signedIn = async () => {
    harness.seen(rahima);
    await harness.answered('signedIn', customer);
  };
  const signedOutAndSend = (event: SessionEvent) => {
    harness.seen(null);
    harness.send(event);
  };
  const paths: Record<SessionState, () => void | Promise<void>> = {
    booting: () => undefined,
    restoring: () => harness.pass(accountLimit),
    exchanging: () => harness.seen(rahima),
    renewing: async () => {
      await signedIn();
      // An account of which the provider tells something new gets a new token.
      harness.seen({ ...rahima, emailVerified: false });
    },
    waiting: () => {
      harness.seen(rahima);
      return harness.failed('waiting', { code: 'unreachable' });
    },
    signedOut: () => harness.seen(null),
    signedIn,
    registering: () =>
      signedOutAndSend({
        type: 'REGISTER',
        name: rahima.displayName,
        email: rahima.email,
        password: 'secret-1',
      }),
    signingIn: () => signedOutAndSend({ type: 'SIGN_IN', email: rahima.email, password: 'secret-1' }),
    signingInWithGoogle: () => signedOutAndSend({ type: 'SIGN_IN_WITH_GOOGLE' }),
    resettingPassword: () => signedOutAndSend({ type: 'RESET_PASSWORD', email: rahima.email }),
    signingOut: async () => {
      await signedIn();
      harness.send({ type: 'SIGN_OUT' });
    },
    deletingAccount: async () => {
      await signedIn();
      harness.send({ type: 'DELETE_ACCOUNT', uid: rahima.uid });
    },
  };
  await paths[state]();
  return harness;
};
