import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { isTransient } from '#domain/accounts/actorError.ts';
import {
  noRoles,
  type RoleFlags,
  roleOf,
  type SessionCommand,
  type SessionFailure,
  type SessionUser,
} from '#domain/accounts/session.ts';

/** Context, events, actors, actions and guards of sessionMachine; identity/ implements the actors. */

export interface SessionContext {
  readonly user: SessionUser | null;
  readonly roles: RoleFlags;
  readonly failure: SessionFailure | null;
}

/** The identity provider reports the account, at the start and when another tab changed it. */
export interface AccountSeen {
  readonly type: 'ACCOUNT_SEEN';
  readonly user: SessionUser | null;
  /** Without an account: whether this browser still stores the shop's token, which a sign-out removes. */
  readonly hasToken?: boolean;
}

export type SessionEvent =
  | SessionCommand
  | AccountSeen
  /** The server refused the shop's token (AU-11). */
  | { readonly type: 'TOKEN_REFUSED' };

/** A session that the browser stores, with the roles that the shop has for its token. */
export interface RestoredSession {
  readonly user: SessionUser;
  readonly roles: RoleFlags;
}

/** Milliseconds that the session waits for the identity provider's first report (AU-14). */
export const accountLimit = 1000;

export type CommandOf<Type extends SessionCommand['type']> = Extract<SessionCommand, { type: Type }>;
/** Params of guards and actions that are about a reported account; `null` for none. */
export interface UserParams {
  readonly user: SessionUser | null;
}

const notProvided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not provided')));

export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'loading' },
  actors: {
    /** Reports the provider's account, at the start and after each change; this stand-in for identity/ reports nothing. */
    watchAccount: fromCallback<SessionEvent>(() => undefined),
    /** Requests the roles with the shop's stored token; rejects without a token that the shop accepts. */
    restore: notProvided<RestoredSession, void>(),
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
    setUser: assign((_, { user }: UserParams) => ({ user, roles: noRoles, failure: null })),
    updateUser: assign((_, { user }: UserParams) => ({ user })),
    setRestored: assign((_, { user, roles }: RestoredSession) => ({ user, roles })),
    setRoles: assign((_, roles: RoleFlags) => ({ roles, failure: null })),
    setFailure: assign((_, failure: SessionFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clearUser: assign({ user: null, roles: noRoles }),
    /** Implemented in identity/: removes the shop's token from the browser (AU-9). */
    removeToken: () => undefined,
  },
  delays: { accountLimit },
  guards: {
    isAnotherAccount: ({ context }, { user }: UserParams) => user !== null && user.uid !== context.user?.uid,
    /** Another account than the present one, which waits for the shop. */
    replacesAccount: ({ context }, { user }: UserParams) =>
      user !== null && context.user !== null && user.uid !== context.user.uid,
    isChangedAccount: ({ context }, { user }: UserParams) =>
      user !== null &&
      user.uid === context.user?.uid &&
      (user.emailVerified !== context.user.emailVerified || user.email !== context.user.email),
    /** The provider has ended the sign-in: after a sign-out, also in another tab, there would be no token (AU-15). */
    isEndedByProvider: (_, { user, hasToken }: AccountSeen) => user === null && hasToken === true,
    hasUser: ({ context }) => context.user !== null,
    isNoAccount: (_, { user }: UserParams) => user === null,
    /** A confirmed command is valid only for the account for which it was confirmed (AU-12). */
    isForThisAccount: ({ context }, { uid }: { uid: string }) => uid === context.user?.uid,
    /** A later attempt may succeed. */
    isTransient: (_, { error }: { error: unknown }) => isTransient(error),
    hasNoRole: ({ context }) => roleOf(context.roles) === null,
  },
});
