import { type ActorRefFrom, assertEvent, type SnapshotFrom } from 'xstate';
import { noRoles, type SessionState } from '#domain/accounts/session.ts';
import { sessionSetup } from './sessionSetup.ts';
import {
  clearSignedOutUser,
  ifTransient,
  onCommand,
  onSignInError,
  setFailure,
  setTokenRefused,
  signedInUser,
  signInCommands,
  toAnotherAccount,
  toChangedAccount,
  toEndedByProvider,
  toExchanging,
  toRefused,
  toSignedIn,
  toSignedOut,
  toSigningOut,
} from './sessionTransitions.ts';

/**
 * The only definition of the states of signing in (AU-10). Every state in which an answer is awaited has the tag
 * `loading`; the state `waiting` waits for the user. A state that means success is entered only after the other side answered. While a
 * command runs, ACCOUNT_SEEN changes no state: the answer to the command says which account there is. SIGN_OUT is taken wherever there is
 * an account, or may be one, and waits for nobody (AU-6).
 */

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  // Increased when an older record would replay to other states: `replay` refuses a record of another version.
  version: '6',
  context: { user: null, roles: noRoles, failure: null },
  invoke: { id: 'watchAccount', src: 'watchAccount' },
  initial: 'booting',
  states: {
    booting: {
      tags: ['loading'],
      on: { SIGN_OUT: toSigningOut, ACCOUNT_SEEN: [toAnotherAccount, toEndedByProvider, toSignedOut] },
      after: { accountLimit: 'restoring' },
    },
    /** The provider has not answered in time: the session starts from what the browser stores, or keeps waiting (AU-14). */
    restoring: {
      tags: ['loading'],
      invoke: {
        src: 'restore',
        onDone: {
          target: 'renewing',
          actions: { type: 'setRestored', params: ({ event }) => event.output },
        },
        // Stays in this state until ACCOUNT_SEEN.
        onError: {},
      },
      on: { SIGN_OUT: toSigningOut, ACCOUNT_SEEN: [toAnotherAccount, toEndedByProvider, toSignedOut] },
    },
    exchanging: {
      tags: ['loading'],
      invoke: {
        src: 'exchange',
        input: signedInUser,
        onDone: toSignedIn,
        onError: [{ ...ifTransient, target: 'waiting' }, toRefused],
      },
      on: {
        SIGN_OUT: toSigningOut,
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
        onError: [{ ...ifTransient, target: 'signedIn' }, toRefused],
      },
      on: {
        SIGN_OUT: toSigningOut,
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
        SIGN_OUT: toSigningOut,
        ...signInCommands,
        ACCOUNT_SEEN: [
          toAnotherAccount,
          { ...toChangedAccount, target: 'exchanging' },
          toEndedByProvider,
          toSignedOut,
        ],
      },
    },
    signedOut: {
      entry: ['clearUser', 'removeToken'],
      on: {
        ...signInCommands,
        RESET_PASSWORD: onCommand('resettingPassword'),
        /** Another tab signed out before, so that there is only an earlier failure to clear. */
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
        onError: onSignInError('REGISTER'),
      },
      on: { ACCOUNT_SEEN: clearSignedOutUser },
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
        onError: onSignInError('SIGN_IN'),
      },
      on: { ACCOUNT_SEEN: clearSignedOutUser },
    },
    signingInWithGoogle: {
      tags: ['loading'],
      invoke: {
        src: 'signInWithGoogle',
        onDone: toExchanging,
        onError: onSignInError('SIGN_IN_WITH_GOOGLE'),
      },
      on: { ACCOUNT_SEEN: clearSignedOutUser },
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
        SIGN_OUT: toSigningOut,
        DELETE_ACCOUNT: {
          ...onCommand('deletingAccount'),
          // Another account may have signed in, in another tab, since the user confirmed the command.
          guard: { type: 'isForThisAccount', params: ({ event }) => event },
        },
        TOKEN_REFUSED: { target: 'signingOut', actions: setTokenRefused },
        // The dashboard offers it to an account whose role is unknown.
        TRY_AGAIN: { target: 'renewing', guard: 'hasNoRole' },
        // Not `toEndedByProvider`: in this state only TOKEN_REFUSED means that the session has ended.
        ACCOUNT_SEEN: [toAnotherAccount, toChangedAccount, toSignedOut],
      },
    },
    signingOut: {
      tags: ['loading'],
      // Who signs out is signed out in this browser, even if the provider fails or is silent (AU-6).
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
      on: { SIGN_OUT: toSigningOut },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The machine's states; the domain names them as a type, because the screens do not import the machine. */
export const sessionStates: readonly SessionState[] = Object.keys(
  sessionMachine.states,
) as SessionSnapshot['value'][];
