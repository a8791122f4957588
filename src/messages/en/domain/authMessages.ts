/** Message for an error of the identity provider (AU-7, AU-8). */
export interface AuthMessage {
  readonly message: string;
  /** The field beside which the message is shown. */
  readonly field?: 'email' | 'password';
  /** The user ended the sign-in: the message appears beside the form, without a dialog. */
  readonly endedByUser?: true;
}

/** By the provider's code, without its `auth/`. */
export const authMessages = {
  'multi-factor-auth-required': {
    message:
      "This account needs two-step verification, which this shop doesn't support yet. Please sign in another way.",
  },
  'user-not-found': { message: 'There is no account with this e-mail address.', field: 'email' },
  'wrong-password': { message: "That's the wrong password for this e-mail address.", field: 'password' },
  'invalid-credential': { message: 'The e-mail address or password is wrong.' },
  'expired-action-code': { message: 'This link has expired. Please request a new e-mail.' },
  'invalid-action-code': {
    message: 'This link has already been used or is incomplete. Please request a new e-mail.',
  },
  'user-token-expired': { message: 'Your session has expired. Please sign in again.' },
  'invalid-refresh-token': { message: 'Your session is no longer valid. Please sign in again.' },
  'invalid-user-token': {
    message: 'The sign-in service no longer accepts your session. Please sign in again.',
  },
  'invalid-email': {
    message: "This isn't a valid e-mail address. It should look like name@example.com.",
    field: 'email',
  },
  'email-already-in-use': {
    message: 'This e-mail address already has an account. Please sign in instead.',
    field: 'email',
  },
  'weak-password': { message: 'The password is too short: use at least 6 characters.', field: 'password' },
  'password-does-not-meet-requirements': {
    message:
      'The password does not meet the requirements: make it longer, with lower-case and upper-case letters, a digit and a symbol.',
    field: 'password',
  },
  'user-disabled': { message: 'This account has been disabled. Please call the helpline.' },
  'too-many-requests': { message: 'Too many attempts. Please wait a few minutes and try again.' },
  'quota-exceeded': {
    message: 'The sign-in service takes no more requests from this shop right now. Please try again later.',
  },
  'unauthorized-domain': {
    message: 'Google sign-in is not set up for this web address. Please use your e-mail and password.',
  },
  'popup-blocked': {
    message: 'Your browser blocked the Google window. Please allow pop-ups here and try again.',
  },
  'popup-closed-by-user': {
    message: 'The Google window was closed before you signed in.',
    endedByUser: true,
  },
  'cancelled-popup-request': { message: 'Another Google window was opened instead.', endedByUser: true },
  'user-cancelled': {
    message: 'Google was not given permission to share your name and e-mail address.',
    endedByUser: true,
  },
  'account-exists-with-different-credential': {
    message: 'This e-mail address already has an account with a password. Please sign in with that.',
    field: 'email',
  },
  'network-request-failed': {
    message: 'The sign-in service could not be reached. Please check your connection and try again.',
  },
  'internal-error': { message: 'The sign-in service has a problem right now. Please try again in a moment.' },
  'invalid-api-key': { message: 'Sign-in is not set up correctly in this shop. Please call the helpline.' },
  'api-key-not-valid.-please-pass-a-valid-api-key.': {
    message: 'The sign-in service has refused this shop. Please call the helpline.',
  },
  'argument-error': {
    message: 'Sign-in could not start. Please reload the page and try again.',
  },
  'operation-not-allowed': {
    message: 'This way of signing in is turned off in this shop. Please use another one.',
  },
  'admin-restricted-operation': {
    message: 'This shop takes no new accounts at present. You can order without one.',
  },
  unreachable: {
    message: "The shop can't be reached right now. Please check your connection and try again.",
  },
  'shop-broken': {
    message: 'Something went wrong at the shop while signing in. Please try again in a moment.',
  },
  'shop-busy': {
    message: 'The shop is very busy right now. Please wait a minute and try again.',
  },
  'shop-refused': {
    message: 'The shop did not accept this sign-in. Please try again or call the helpline.',
  },
  'staff-account': {
    message: "Staff can't delete their own account: an admin of the shop has to do it.",
  },
  'half-deleted': {
    message:
      'The shop has deleted its part of your account, but the sign-in service has not. Please delete your account again in a moment to finish.',
  },
  'token-refused': { message: "You've been signed out. Please sign in again." },
  'no-current-user': { message: "You're signed out. Please sign in again." },
  'user-mismatch': {
    message: 'A different account is signed in now, so nothing was changed. Please try again.',
  },
  'already-signed-in': {
    message: "You're already signed in. Please log out first.",
  },
  'requires-recent-login': {
    message: 'To keep your account safe, please log out, sign in again and then retry this.',
  },
} as const satisfies Record<string, AuthMessage>;

/** For a new password that lacks these. */
export const weakPassword = (missingRequirements: readonly string[]): string =>
  `The password does not meet the requirements: it needs ${new Intl.ListFormat('en-GB').format(missingRequirements)}.`;
