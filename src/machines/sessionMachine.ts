import { assign, fromCallback, fromPromise, setup } from 'xstate';
import {
  failureCode,
  missingRequirementsOf,
  noRoles,
  type RoleFlags,
  type SessionCommand,
  type SessionFailure,
  type SessionUser,
} from '#domain/session.ts';

/**
 * The only definition of the states of signing in (AU-10). Every state in which the user waits has the tag
 * `loading`; a state that means success is entered only after the other side answered. The actors are
 * declared here and implemented in identity/.
 */

export interface SessionContext {
  readonly user: SessionUser | null;
  readonly roles: RoleFlags;
  readonly failure: SessionFailure | null;
}

export type SessionEvent =
  | SessionCommand
  /** The identity provider reports the account, at the start and when another tab changed it. */
  | { readonly type: 'ACCOUNT_SEEN'; readonly user: SessionUser | null }
  /** The server refused the shop's token (AU-11). */
  | { readonly type: 'TOKEN_REFUSED' };

type CommandOf<Type extends SessionCommand['type']> = Extract<SessionCommand, { type: Type }>;

const notProvided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not provided')));

const failed = (command: SessionFailure['command']) => ({
  type: 'failed' as const,
  params: ({ event }: { event: { error: unknown } }): SessionFailure => {
    const missingRequirements = missingRequirementsOf(event.error);
    return {
      code: failureCode(event.error),
      command,
      ...(missingRequirements.length === 0 ? {} : { missingRequirements }),
    };
  },
});
const found = {
  type: 'found' as const,
  params: ({ event }: { event: { output: SessionUser } }) => ({ user: event.output }),
};

const seen = { params: ({ event }: { event: { user: SessionUser | null } }) => ({ user: event.user }) };
const anotherSeen = {
  target: 'exchanging' as const,
  guard: { type: 'isAnother' as const, ...seen },
  actions: { type: 'found' as const, ...seen },
};
/** The same account with changed data at the provider: its address was verified or changed. */
const changedSeen = {
  target: 'renewing' as const,
  guard: { type: 'isChanged' as const, ...seen },
  actions: { type: 'changed' as const, ...seen },
};
const nobodySeen = { target: 'signedOut' as const, guard: { type: 'isNobody' as const, ...seen } };

/** A command of the user clears the previous failure. */
const commanded = <Target extends string>(target: Target) => ({ target, actions: 'forgive' as const });
const comingIn = {
  REGISTER: commanded('registering'),
  SIGN_IN: commanded('signingIn'),
  SIGN_IN_WITH_GOOGLE: commanded('signingInWithGoogle'),
};

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'loading',
  },
  actors: {
    watchAccount: fromCallback<SessionEvent>(() => undefined),
    /** Gets the shop's token for the account, stores it, and requests the account's roles. */
    exchange: notProvided<RoleFlags, { user: SessionUser }>(),
    register: notProvided<SessionUser, CommandOf<'REGISTER'>>(),
    signIn: notProvided<SessionUser, CommandOf<'SIGN_IN'>>(),
    signInWithGoogle: notProvided<SessionUser, void>(),
    resetPassword: notProvided<void, CommandOf<'RESET_PASSWORD'>>(),
    signOut: notProvided<void, void>(),
    deleteAccount: notProvided<void, { user: SessionUser }>(),
  },
  actions: {
    found: assign((_, { user }: { user: SessionUser | null }) => ({ user, roles: noRoles, failure: null })),
    changed: assign((_, { user }: { user: SessionUser | null }) => ({ user })),
    failed: assign((_, failure: SessionFailure) => ({ failure })),
    forgive: assign({ failure: null }),
    forget: assign({ user: null, roles: noRoles }),
    /** Implemented in identity/: removes the shop's token from the browser (AU-9). */
    removeToken: () => undefined,
  },
  guards: {
    /** An account, other than the signed-in one. */
    isAnother: ({ context }, { user }: { user: SessionUser | null }) =>
      user !== null && user.uid !== context.user?.uid,
    isChanged: ({ context }, { user }: { user: SessionUser | null }) =>
      user !== null &&
      user.uid === context.user?.uid &&
      (user.emailVerified !== context.user.emailVerified || user.email !== context.user.email),
    hasNoRole: ({ context }) => !context.roles.admin && !context.roles.customer,
    /** A confirmed command is valid only for the account for which it was confirmed (AU-12). */
    isForThisAccount: ({ context, event }) =>
      event.type === 'DELETE_ACCOUNT' && event.uid === context.user?.uid,
    isNobody: (_, { user }: { user: SessionUser | null }) => user === null,
  },
}).createMachine({
  id: 'session',
  version: '2',
  context: { user: null, roles: noRoles, failure: null },
  invoke: { id: 'watchAccount', src: 'watchAccount' },
  initial: 'booting',
  states: {
    booting: {
      tags: ['loading'],
      on: {
        ACCOUNT_SEEN: [anotherSeen, nobodySeen],
      },
    },
    exchanging: {
      tags: ['loading'],
      invoke: {
        src: 'exchange',
        input: ({ context }) => ({ user: context.user as SessionUser }),
        onDone: {
          target: 'signedIn',
          actions: assign({ roles: ({ event }) => event.output, failure: null }),
        },
        onError: [
          {
            target: 'waiting',
            guard: ({ event }) => failureCode(event.error) === 'unreachable',
            actions: failed('EXCHANGE'),
          },
          { target: 'signingOut', actions: failed('EXCHANGE') },
        ],
      },
      on: {
        ACCOUNT_SEEN: [
          { ...anotherSeen, reenter: true },
          { ...changedSeen, target: 'exchanging', reenter: true },
          nobodySeen,
        ],
      },
    },
    /** Signed in, and renewing the shop's token and the roles; the old token stays valid until then. */
    renewing: {
      tags: ['loading'],
      invoke: {
        src: 'exchange',
        input: ({ context }) => ({ user: context.user as SessionUser }),
        onDone: {
          target: 'signedIn',
          actions: assign({ roles: ({ event }) => event.output, failure: null }),
        },
        onError: { target: 'signedIn', actions: failed('EXCHANGE') },
      },
      on: {
        ACCOUNT_SEEN: [anotherSeen, { ...changedSeen, reenter: true }, nobodySeen],
      },
    },
    /** The user has an account, but the shop could not be reached for its roles. */
    waiting: {
      on: {
        TRY_AGAIN: 'exchanging',
        SIGN_OUT: commanded('signingOut'),
        ...comingIn,
        ACCOUNT_SEEN: [anotherSeen, nobodySeen],
      },
    },
    signedOut: {
      entry: ['forget', 'removeToken'],
      on: {
        ...comingIn,
        RESET_PASSWORD: commanded('resettingPassword'),
        /** Nothing to do: another tab signed out before. */
        SIGN_OUT: { actions: 'forgive' },
        ACCOUNT_SEEN: anotherSeen,
      },
    },
    registering: {
      tags: ['loading'],
      invoke: {
        src: 'register',
        input: ({ event }) => event as CommandOf<'REGISTER'>,
        onDone: { target: 'exchanging', actions: found },
        onError: { target: 'signedOut', actions: failed('REGISTER') },
      },
    },
    signingIn: {
      tags: ['loading'],
      invoke: {
        src: 'signIn',
        input: ({ event }) => event as CommandOf<'SIGN_IN'>,
        onDone: { target: 'exchanging', actions: found },
        onError: { target: 'signedOut', actions: failed('SIGN_IN') },
      },
    },
    signingInWithGoogle: {
      tags: ['loading'],
      invoke: {
        src: 'signInWithGoogle',
        onDone: { target: 'exchanging', actions: found },
        onError: { target: 'signedOut', actions: failed('SIGN_IN_WITH_GOOGLE') },
      },
    },
    resettingPassword: {
      tags: ['loading'],
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => event as CommandOf<'RESET_PASSWORD'>,
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut', actions: failed('RESET_PASSWORD') },
      },
    },
    signedIn: {
      on: {
        SIGN_OUT: commanded('signingOut'),
        DELETE_ACCOUNT: { ...commanded('deletingAccount'), guard: 'isForThisAccount' },
        TOKEN_REFUSED: {
          target: 'signingOut',
          actions: { type: 'failed', params: { code: 'token-refused', command: 'EXCHANGE' } },
        },
        TRY_AGAIN: { target: 'renewing', guard: 'hasNoRole' },
        ACCOUNT_SEEN: [anotherSeen, changedSeen, nobodySeen],
      },
    },
    signingOut: {
      tags: ['loading'],
      invoke: {
        src: 'signOut',
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    deletingAccount: {
      tags: ['loading'],
      invoke: {
        src: 'deleteAccount',
        input: ({ context }) => ({ user: context.user as SessionUser }),
        onDone: 'signedOut',
        onError: { target: 'signedIn', actions: failed('DELETE_ACCOUNT') },
      },
    },
  },
});
