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
  'renewing',
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
export type SessionCommand =
  | { readonly type: 'REGISTER'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly password: string }
  | { readonly type: 'SIGN_IN_WITH_GOOGLE' }
  | { readonly type: 'RESET_PASSWORD'; readonly email: string }
  | { readonly type: 'SIGN_OUT' }
  | { readonly type: 'DELETE_ACCOUNT' }
  /** Ask the shop once more what the account may do. */
  | { readonly type: 'TRY_AGAIN' };

/** Why a wish was not granted: a code to look the sentence up by, never the provider's own text. */
export interface SessionFailure {
  readonly code: string;
  readonly command: SessionCommand['type'] | 'EXCHANGE';
  /** With a rejected password: what it lacks, as far as the provider says. */
  readonly missingRequirements?: readonly string[];
}

/** The code in whatever an actor was rejected with; `internal-error` when it has none. */
export const failureCode = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal-error';
};

/** What a rejected password lacks, where the failure says so. */
export const missingRequirementsOf = (error: unknown): readonly string[] => {
  const missingRequirements =
    typeof error === 'object' && error !== null && 'missingRequirements' in error
      ? error.missingRequirements
      : undefined;
  return Array.isArray(missingRequirements) ? missingRequirements.map(String) : [];
};

/** How a wish ended. */
export type SessionOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: SessionFailure };

/** Where the links in the identity provider's mails lead. */
export const mailLinkPath = '/mail-link';

/** What a person asks of the mails about an account; none of it changes who is signed in. */
export type MailCommand =
  | { readonly type: 'READ_RESET_LINK'; readonly code: string }
  | { readonly type: 'SET_PASSWORD'; readonly code: string; readonly password: string }
  | { readonly type: 'VERIFY_EMAIL'; readonly code: string }
  | { readonly type: 'SEND_VERIFICATION' };

/** `email` is the account's address where the provider tells it. */
export type MailOutcome =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly failure: Omit<SessionFailure, 'command'> };

/** The way of the screens to the one session; what a dispatch hands on to their wishes. */
export interface SessionPort {
  readonly sendSessionCommand: (command: SessionCommand) => Promise<SessionOutcome>;
  readonly sendMailCommand: (command: MailCommand) => Promise<MailOutcome>;
}
