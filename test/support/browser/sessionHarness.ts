import { type Actor, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { RoleFlags, SessionState, SessionUser } from '#domain/session.ts';
import { type SessionEvent, sessionMachine } from '#machines/sessionMachine.ts';

/** A request of the machine to an actor, and functions that answer it. */
interface Asked {
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
  readonly asked: readonly Asked[];
  readonly tokensRemoved: () => number;
  /** Reports an account as the identity provider does unprompted. */
  readonly seen: (user: SessionUser | null) => void;
  readonly state: () => SessionState;
  readonly send: (event: SessionEvent) => void;
  /** Answers the latest request and waits until the machine is in the state. */
  readonly answered: (state: SessionState, output?: unknown) => Promise<void>;
  readonly failed: (state: SessionState, error: unknown) => Promise<void>;
}

/** A started session actor; the test answers its requests. */
export const openSession = (): SessionHarness => {
  const asked: Asked[] = [];
  let removed = 0;
  const watchers: ((event: SessionEvent) => void)[] = [];
  const question = <Output, Input>(actor: string) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          asked.push({ actor, input, answer: (output) => resolve(output as Output), fail: reject });
        }),
    );
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchAccount: fromCallback<SessionEvent>(({ sendBack }) => {
          watchers.push(sendBack);
        }),
        exchange: question('exchange'),
        register: question('register'),
        signIn: question('signIn'),
        signInWithGoogle: question('signInWithGoogle'),
        resetPassword: question('resetPassword'),
        signOut: question('signOut'),
        deleteAccount: question('deleteAccount'),
      },
      actions: {
        removeToken: () => {
          removed += 1;
        },
      },
    }),
  ).start();
  const comesTo = async (state: SessionState) => {
    await waitFor(actor, (snapshot) => snapshot.value === state);
  };
  return {
    actor,
    asked,
    tokensRemoved: () => removed,
    seen: (user) => {
      for (const tell of watchers) tell({ type: 'ACCOUNT_SEEN', user });
    },
    state: () => actor.getSnapshot().value,
    send: (event) => actor.send(event),
    answered: (state, output) => {
      asked.at(-1)?.answer(output);
      return comesTo(state);
    },
    failed: (state, error) => {
      asked.at(-1)?.fail(error);
      return comesTo(state);
    },
  };
};

/** Brings a session to a state by the shortest path. */
export const sessionIn = async (state: SessionState): Promise<SessionHarness> => {
  const bench = openSession();
  const signedIn = async () => {
    bench.seen(rahima);
    await bench.answered('signedIn', customer);
  };
  const wishedFrom = (event: SessionEvent) => {
    bench.seen(null);
    bench.send(event);
  };
  const ways: Record<SessionState, () => void | Promise<void>> = {
    booting: () => undefined,
    exchanging: () => bench.seen(rahima),
    renewing: async () => {
      await signedIn();
      bench.seen({ ...rahima, emailVerified: false });
    },
    waiting: () => {
      bench.seen(rahima);
      return bench.failed('waiting', { code: 'unreachable' });
    },
    signedOut: () => bench.seen(null),
    signedIn,
    registering: () =>
      wishedFrom({ type: 'REGISTER', name: rahima.displayName, email: rahima.email, password: 'secret-1' }),
    signingIn: () => wishedFrom({ type: 'SIGN_IN', email: rahima.email, password: 'secret-1' }),
    signingInWithGoogle: () => wishedFrom({ type: 'SIGN_IN_WITH_GOOGLE' }),
    resettingPassword: () => wishedFrom({ type: 'RESET_PASSWORD', email: rahima.email }),
    signingOut: async () => {
      await signedIn();
      bench.send({ type: 'SIGN_OUT' });
    },
    deletingAccount: async () => {
      await signedIn();
      bench.send({ type: 'DELETE_ACCOUNT' });
    },
  };
  await ways[state]();
  return bench;
};
