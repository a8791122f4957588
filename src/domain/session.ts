import type { Role } from './order.ts';

/** The signed-in account as the identity provider tells it. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

/** What the server says the account may be (API-2). */
export interface RoleFlags {
  readonly admin: boolean;
  readonly customer: boolean;
}
export const noRoles: RoleFlags = { admin: false, customer: false };

/** The role in which a person asks: admin where the server says so. */
export const roleOf = (flags: RoleFlags): Role | null => {
  if (flags.admin) return 'admin';
  return flags.customer ? 'customer' : null;
};

/** Where the person is in signing in; the states of sessionMachine. */
export const sessionStates = [
  'booting',
  'exchanging',
  'waiting',
  'signedOut',
  'signedIn',
  'registering',
  'signingIn',
  'signingInWithGoogle',
  'resettingPassword',
  'signingOut',
  'deletingAccount',
] as const;
export type SessionState = (typeof sessionStates)[number];

/** What a person may ask of the session (AU-10). */
export type SessionWish =
  | { readonly type: 'REGISTER'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN_WITH_GOOGLE' }
  | { readonly type: 'RESET_PASSWORD'; readonly email: string }
  | { readonly type: 'SIGN_OUT' }
  | { readonly type: 'DELETE_ACCOUNT' };

/** Why a wish was not granted: a code to look the sentence up by, never the provider's own text. */
export interface SessionFailure {
  readonly code: string;
  readonly wish: SessionWish['type'] | 'EXCHANGE';
}

/** How a wish ended. */
export type SessionOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: SessionFailure };
