import type { Language } from '../values/language.ts';
import type { Role } from './role.ts';

/** The signed-in account from the identity provider. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

/** The roles of the account, as the server sends them (API-2). */
export interface RoleFlags {
  readonly admin: boolean;
  readonly customer: boolean;
  /** The role by name; absent from a host that has the two flags only (API-8). Staff have neither flag. */
  readonly role?: Role;
  /** The stored role that the account gets once its e-mail address is verified (AU-13). */
  readonly withheld?: Role;
  /** The language of its dashboard, if it has chosen one (BN-2). */
  readonly language?: Language;
}
export const noRoles: RoleFlags = { admin: false, customer: false };

/** The user's role, admin before all others; `null` without a role. */
export const roleOf = (flags: RoleFlags): Role | null => {
  if (flags.admin) return 'admin';
  if (flags.role === 'staff') return 'staff';
  return flags.customer ? 'customer' : null;
};

/** How a renewal of the shop's token ended. */
export type TokenRenewal =
  /** There is a newer token. */
  | 'renewed'
  /** The user gets no newer token, which ends the session. */
  | 'failed'
  /** Another attempt may succeed, so the session stays. */
  | 'postponed';

/** The states of sessionMachine; a type only, checked against the machine by its test. */
export type SessionState =
  | 'booting'
  | 'restoring'
  | 'exchanging'
  | 'renewing'
  | 'waiting'
  | 'signedOut'
  | 'signedIn'
  | 'registering'
  | 'signingIn'
  | 'signingInWithGoogle'
  | 'resettingPassword'
  | 'signingOut'
  | 'deletingAccount';

/** Commands of the user to the session (AU-10). */
export type SessionCommand =
  | { readonly type: 'REGISTER'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN_WITH_GOOGLE' }
  | { readonly type: 'RESET_PASSWORD'; readonly email: string }
  | { readonly type: 'SIGN_OUT' }
  /** `uid`: the account for which it was confirmed; another tab may have changed the account since. */
  | { readonly type: 'DELETE_ACCOUNT'; readonly uid: string }
  /** Requests the account's roles from the shop again. */
  | { readonly type: 'TRY_AGAIN' };

/** Why a command failed: a code to look the message up by, never the provider's own text. */
export interface SessionFailure {
  readonly code: string;
  /** `EXCHANGE` is no command of the user, but the request for the shop's token and the roles. */
  readonly command: SessionCommand['type'] | 'EXCHANGE';
  /** For a rejected password: its missing requirements, as far as the provider reports them. */
  readonly missingRequirements?: readonly string[];
}

/** How a command ended. */
export type SessionOutcome =
  | { readonly ok: true }
  /** `null`: the user signed out, here or in another tab, before the command was done; no message is needed. */
  | { readonly ok: false; readonly failure: SessionFailure | null };

/** Path of the links in the identity provider's mails. */
export const mailLinkPath = '/mail-link';

/** Commands about the mails of an account; none of them changes the signed-in user. */
export type MailCommand =
  | { readonly type: 'READ_RESET_LINK'; readonly code: string }
  | { readonly type: 'SET_PASSWORD'; readonly code: string; readonly password: string }
  | { readonly type: 'VERIFY_EMAIL'; readonly code: string }
  | { readonly type: 'SEND_VERIFICATION'; readonly uid: string };

/** `email` is the account's address if the provider returns it, else empty. */
export type MailOutcome =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly failure: Omit<SessionFailure, 'command'> };

/** Access of the screens to the session, through a React context (api/accounts/sessionCommands.ts). */
export interface SessionPort {
  readonly sendSessionCommand: (command: SessionCommand) => Promise<SessionOutcome>;
  readonly sendMailCommand: (command: MailCommand) => Promise<MailOutcome>;
}
