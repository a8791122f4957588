import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { sessionFailure } from '#domain/accounts/actorError.ts';
import type { RoleFlags, SessionFailure, SessionUser } from '#domain/accounts/session.ts';
import type { AccountSeen, SessionContext, UserParams } from './sessionSetup.ts';

/** The transitions and inputs that states of sessionMachine share. */

/** Input of an actor that works for the signed-in account. */
export const signedInUser = ({ context: { user } }: { context: SessionContext }): { user: SessionUser } => {
  if (user === null) throw new Error('Nobody is signed in');
  return { user };
};

/** The action that stores why the command failed. */
export const setFailure = (command: SessionFailure['command']) => ({
  type: 'setFailure' as const,
  params: ({ event }: { event: ErrorActorEvent }) => sessionFailure(event.error, command),
});

/** The account in which a command resulted, as params of guards and actions. */
const resultingUser = ({ event }: { event: DoneActorEvent<SessionUser> }): UserParams => ({
  user: event.output,
});
const setResultingUser = { type: 'setUser' as const, params: resultingUser };
/**
 * After a command that resulted in an account: its token and roles are requested next. Only the tab that signs in removes the token of the
 * account that waited before: a tab that merely sees the new account could remove the new token.
 */
export const toExchanging = [
  {
    target: 'exchanging',
    guard: { type: 'replacesAccount', params: resultingUser },
    actions: ['removeToken', setResultingUser],
  },
  { target: 'exchanging', actions: setResultingUser },
] as const;

/** After a sign-in that failed: an account that waited for the shop is still signed in at the provider, and waits on (AU-6). */
export const onSignInError = (command: SessionFailure['command']) =>
  [
    { target: 'waiting', guard: 'hasUser', actions: setFailure(command) },
    { target: 'signedOut', actions: setFailure(command) },
  ] as const;

/** After the exchange, which resulted in the roles. */
export const toSignedIn = {
  target: 'signedIn' as const,
  actions: {
    type: 'setRoles' as const,
    params: ({ event }: { event: DoneActorEvent<RoleFlags> }): RoleFlags => event.output,
  },
};

/** If the request for token and roles failed, but may succeed later; each state that uses this adds its own target. */
export const ifTransient = {
  guard: { type: 'isTransient' as const, params: ({ event }: { event: ErrorActorEvent }) => event },
  actions: setFailure('EXCHANGE'),
};
/** If the shop or the provider refused the account: it is signed out, and the login tells why. */
export const toRefused = { target: 'signingOut' as const, actions: setFailure('EXCHANGE') };

/** The account that ACCOUNT_SEEN reports, as params of guards and actions. */
const reportedUser = ({ event }: { event: { user: SessionUser | null } }): UserParams => ({
  user: event.user,
});
/** The first account, or another one than the present: its token and roles are requested. */
export const toAnotherAccount = {
  target: 'exchanging' as const,
  guard: { type: 'isAnotherAccount' as const, params: reportedUser },
  actions: { type: 'setUser' as const, params: reportedUser },
};
/** The same account with changed data at the provider: its address was verified or changed. */
export const toChangedAccount = {
  target: 'renewing' as const,
  guard: { type: 'isChangedAccount' as const, params: reportedUser },
  actions: { type: 'updateUser' as const, params: reportedUser },
};
/** The account was signed out, here or in another tab: the login tells no earlier failure. */
export const toSignedOut = {
  target: 'signedOut' as const,
  guard: { type: 'isNoAccount' as const, params: reportedUser },
  actions: 'clearFailure' as const,
};

/**
 * During a sign-in the provider has signed out the account that waited for the shop, as after a new account that the shop refuses. The
 * sign-in goes on.
 */
export const clearSignedOutUser = {
  guard: { type: 'isNoAccount' as const, params: reportedUser },
  actions: 'clearUser' as const,
};

/** The action that stores the failure `token-refused`: the token, or the sign-in behind it, is no longer valid. */
export const setTokenRefused = {
  type: 'setFailure' as const,
  params: { code: 'token-refused', command: 'EXCHANGE' as const },
};
/**
 * The provider reports no account although a token is stored: the session has ended, and the login says so (AU-15). The state `signedIn`
 * does not have this transition: there only the event TOKEN_REFUSED means that the session has ended.
 */
export const toEndedByProvider = {
  target: 'signedOut' as const,
  guard: {
    type: 'isEndedByProvider' as const,
    params: ({ event }: { event: AccountSeen }) => event,
  },
  actions: setTokenRefused,
};

/** A command of the user clears the previous failure. */
export const onCommand = <Target extends string>(target: Target) => ({
  target,
  actions: 'clearFailure' as const,
});
/** The user signs out, whatever is awaited (AU-6). */
export const toSigningOut = onCommand('signingOut');
/** The commands by which a visitor gets an account, in every state that takes them. */
export const signInCommands = {
  REGISTER: onCommand('registering'),
  SIGN_IN: onCommand('signingIn'),
  SIGN_IN_WITH_GOOGLE: onCommand('signingInWithGoogle'),
};
