import {
  type ActorRefFrom,
  assertEvent,
  type DoneActorEvent,
  type ErrorActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { sessionFailure } from '#domain/actorError.ts';
import {
  noRoles,
  type RoleFlags,
  type SessionFailure,
  type SessionState,
  type SessionUser,
} from '#domain/session.ts';
import { type AccountSeen, type SessionContext, sessionSetup, type UserParams } from './sessionSetup.ts';

/**
 * The only definition of the states of signing in (AU-10). Every state in which the user waits has the tag
 * `loading`; a state that means success is entered only after the other side answered.
 */

/** Input of an actor that works for the signed-in account. */
const signedInUser = ({ context: { user } }: { context: SessionContext }): { user: SessionUser } => {
  if (user === null) throw new Error('Nobody is signed in');
  return { user };
};

const setFailure = (command: SessionFailure['command']) => ({
  type: 'setFailure' as const,
  params: ({ event }: { event: ErrorActorEvent }) => sessionFailure(event.error, command),
});

/** After a command that ends with an account: its token and roles are next. */
const toExchanging = {
  target: 'exchanging' as const,
  actions: {
    type: 'setUser' as const,
    params: ({ event }: { event: DoneActorEvent<SessionUser> }): UserParams => ({ user: event.output }),
  },
};

const toSignedIn = {
  target: 'signedIn' as const,
  actions: {
    type: 'setRoles' as const,
    params: ({ event }: { event: DoneActorEvent<RoleFlags> }): RoleFlags => event.output,
  },
};

/** After a request for token and roles that failed and may succeed later. */
const ifPassing = {
  guard: { type: 'isPassing' as const, params: ({ event }: { event: ErrorActorEvent }) => event },
  actions: setFailure('EXCHANGE'),
};
const toRefused = { target: 'signingOut' as const, actions: setFailure('EXCHANGE') };

const reported = {
  params: ({ event }: { event: { user: SessionUser | null } }): UserParams => ({ user: event.user }),
};
const toAnotherAccount = {
  target: 'exchanging' as const,
  guard: { type: 'isAnotherAccount' as const, ...reported },
  actions: { type: 'setUser' as const, ...reported },
};
/** The same account with changed data at the provider: its address was verified or changed. */
const toChangedAccount = {
  target: 'renewing' as const,
  guard: { type: 'isChangedAccount' as const, ...reported },
  actions: { type: 'updateUser' as const, ...reported },
};
const toSignedOut = { target: 'signedOut' as const, guard: { type: 'isNoAccount' as const, ...reported } };

const setTokenRefused = {
  type: 'setFailure' as const,
  params: { code: 'token-refused', command: 'EXCHANGE' as const },
};
/** While a page opens, the provider reports no account for a stored token; the login tells why (AU-15). */
const toEndedByProvider = {
  target: 'signedOut' as const,
  guard: {
    type: 'isEndedByProvider' as const,
    params: ({ event }: { event: AccountSeen }) => event,
  },
  actions: setTokenRefused,
};

/** A command of the user clears the previous failure. */
const onCommand = <Target extends string>(target: Target) => ({ target, actions: 'clearFailure' as const });
const signInCommands = {
  REGISTER: onCommand('registering'),
  SIGN_IN: onCommand('signingIn'),
  SIGN_IN_WITH_GOOGLE: onCommand('signingInWithGoogle'),
};

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  version: '5',
  context: { user: null, roles: noRoles, failure: null },
  invoke: { id: 'watchAccount', src: 'watchAccount' },
  initial: 'booting',
  states: {
    booting: {
      tags: ['loading'],
      on: { ACCOUNT_SEEN: [toAnotherAccount, toEndedByProvider, toSignedOut] },
      after: { accountLimit: 'restoring' },
    },
    /** The provider is silent: what the browser stores signs in, else the provider is waited for (AU-14). */
    restoring: {
      tags: ['loading'],
      invoke: {
        src: 'restore',
        onDone: {
          target: 'renewing',
          actions: { type: 'setRestored', params: ({ event }) => event.output },
        },
        onError: {},
      },
      on: { ACCOUNT_SEEN: [toAnotherAccount, toEndedByProvider, toSignedOut] },
    },
    exchanging: {
      tags: ['loading'],
      invoke: {
        src: 'exchange',
        input: signedInUser,
        onDone: toSignedIn,
        onError: [{ ...ifPassing, target: 'waiting' }, toRefused],
      },
      on: {
        ACCOUNT_SEEN: [
          { ...toAnotherAccount, reenter: true },
          { ...toChangedAccount, target: 'exchanging', reenter: true },
          toEndedByProvider,
          toSignedOut,
        ],
      },
    },
    /** Signed in, and renewing the shop's token and the roles; the old token stays valid until then. */
    renewing: {
      tags: ['loading'],
      invoke: {
        src: 'exchange',
        input: signedInUser,
        onDone: toSignedIn,
        onError: [{ ...ifPassing, target: 'signedIn' }, toRefused],
      },
      on: {
        ACCOUNT_SEEN: [
          toAnotherAccount,
          { ...toChangedAccount, reenter: true },
          toEndedByProvider,
          toSignedOut,
        ],
      },
    },
    /** The user has an account, but the shop or the provider could not be reached, failed, or is overloaded. */
    waiting: {
      on: {
        TRY_AGAIN: 'exchanging',
        SIGN_OUT: onCommand('signingOut'),
        ...signInCommands,
        ACCOUNT_SEEN: [toAnotherAccount, toSignedOut],
      },
    },
    signedOut: {
      entry: ['clearUser', 'removeToken'],
      on: {
        ...signInCommands,
        RESET_PASSWORD: onCommand('resettingPassword'),
        /** Nothing to do: another tab signed out before. */
        SIGN_OUT: { actions: 'clearFailure' },
        ACCOUNT_SEEN: toAnotherAccount,
      },
    },
    registering: {
      tags: ['loading'],
      invoke: {
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'REGISTER');
          return event;
        },
        onDone: toExchanging,
        onError: { target: 'signedOut', actions: setFailure('REGISTER') },
      },
    },
    signingIn: {
      tags: ['loading'],
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'SIGN_IN');
          return event;
        },
        onDone: toExchanging,
        onError: { target: 'signedOut', actions: setFailure('SIGN_IN') },
      },
    },
    signingInWithGoogle: {
      tags: ['loading'],
      invoke: {
        src: 'signInWithGoogle',
        onDone: toExchanging,
        onError: { target: 'signedOut', actions: setFailure('SIGN_IN_WITH_GOOGLE') },
      },
    },
    resettingPassword: {
      tags: ['loading'],
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'RESET_PASSWORD');
          return event;
        },
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut', actions: setFailure('RESET_PASSWORD') },
      },
    },
    signedIn: {
      on: {
        SIGN_OUT: onCommand('signingOut'),
        DELETE_ACCOUNT: {
          ...onCommand('deletingAccount'),
          guard: { type: 'isForThisAccount', params: ({ event }) => event },
        },
        TOKEN_REFUSED: { target: 'signingOut', actions: setTokenRefused },
        TRY_AGAIN: { target: 'renewing', guard: 'hasNoRole' },
        ACCOUNT_SEEN: [toAnotherAccount, toChangedAccount, toSignedOut],
      },
    },
    signingOut: {
      tags: ['loading'],
      invoke: { src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    deletingAccount: {
      tags: ['loading'],
      invoke: {
        src: 'deleteAccount',
        input: signedInUser,
        onDone: 'signedOut',
        onError: { target: 'signedIn', actions: setFailure('DELETE_ACCOUNT') },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The machine's states; the domain names them as a type, because the screens do not import the machine. */
export const sessionStates: readonly SessionState[] = Object.values(sessionMachine.states).map(
  ({ key }) => key,
) as SessionSnapshot['value'][];
