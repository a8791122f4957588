import { messages } from './messages.ts';

/** Message for an error of the identity provider (AU-7, AU-8). */
export interface AuthMessage {
  readonly message: string;
  /** The field beside which the message is shown. */
  readonly field?: 'email' | 'password';
  /** The user ended it: the message appears beside the form, without a dialog. */
  readonly withoutDialog?: true;
}

/** By the provider's code, without its `auth/`. */
export const authMessages = {
  'multi-factor-auth-required': {
    message:
      'This account asks for a second step, which this shop cannot take yet. Please sign in another way.',
  },
  'user-not-found': { message: 'There is no account with this e-mail address.', field: 'email' },
  'wrong-password': { message: 'The password is not right for this e-mail address.', field: 'password' },
  'invalid-credential': { message: 'The e-mail address or the password is not right.' },
  'expired-action-code': { message: 'This link is too old. Please ask for a new mail.' },
  'invalid-action-code': {
    message: 'This link was used already, or is not whole. Please ask for a new mail.',
  },
  'user-token-expired': { message: 'Your sign-in is over. Please sign in again.' },
  'invalid-email': {
    message: 'This is not an e-mail address. Write it like name@example.com.',
    field: 'email',
  },
  'email-already-in-use': {
    message: 'This e-mail address already has an account. Please sign in instead.',
    field: 'email',
  },
  'weak-password': { message: 'The password is too short: use at least 6 characters.', field: 'password' },
  'password-does-not-meet-requirements': {
    message:
      'The password does not meet the requirements: make it longer, with small and capital letters, a digit and a sign.',
    field: 'password',
  },
  'user-disabled': { message: 'This account is switched off. Please call the helpline.' },
  'too-many-requests': { message: 'There were too many attempts. Please wait a few minutes and try again.' },
  'unauthorized-domain': {
    message: 'Google sign-in is not set up for this web address. Please use your e-mail and password.',
  },
  'popup-blocked': {
    message: 'Your browser blocked the Google window. Please allow pop-ups here and try again.',
  },
  'popup-closed-by-user': {
    message: 'The Google window was closed before signing in.',
    withoutDialog: true,
  },
  'cancelled-popup-request': { message: 'Another Google window was opened instead.', withoutDialog: true },
  'user-cancelled': {
    message: 'Google was not allowed to share your name and e-mail address.',
    withoutDialog: true,
  },
  'account-exists-with-different-credential': {
    message: 'This e-mail address has an account with a password. Please sign in with it.',
    field: 'email',
  },
  'network-request-failed': {
    message: 'The sign-in service could not be reached. Please check your connection and try again.',
  },
  'internal-error': { message: 'The sign-in service had a fault of its own. Please try again in a moment.' },
  'invalid-api-key': { message: 'Sign-in is not set up rightly in this shop. Please call the helpline.' },
  'api-key-not-valid.-please-pass-a-valid-api-key.': {
    message: 'Sign-in is refused to this shop by the sign-in service. Please call the helpline.',
  },
  'argument-error': {
    message: 'Sign-in could not start with what was given. Please reload the page and try again.',
  },
  'operation-not-allowed': {
    message: 'This way of signing in is switched off in this shop. Please use another.',
  },
  unreachable: {
    message: 'The shop cannot be reached just now. Please check your connection and try again.',
  },
  'shop-broken': {
    message: 'Something went wrong at the shop while signing in. Please try again in a moment.',
  },
  'shop-busy': {
    message: 'The shop has too many requests just now. Please wait a minute and try again.',
  },
  'shop-refused': {
    message: 'The shop did not accept this sign-in. Please try again or call the helpline.',
  },
  'token-refused': { message: 'Your sign-in has ended; please sign in again.' },
  'no-current-user': { message: 'Nobody is signed in any more. Please sign in again.' },
  'user-mismatch': {
    message: 'Another account is signed in by now, so nothing was changed. Please try again.',
  },
  'already-signed-in': {
    message: 'You are signed in already. To do this, please log out first.',
  },
  'requires-recent-login': {
    message: 'For this your sign-in must be fresh. Please log out, sign in again and repeat it.',
  },
} as const satisfies Record<string, AuthMessage>;

type IdentityCode = keyof typeof authMessages;

const isKnown = (code: string): code is IdentityCode => Object.hasOwn(authMessages, code);

const listFormat = new Intl.ListFormat('en-GB');

/**
 * The message for a code, with or without its `auth/`; "An error occurred" for an unknown code.
 * `missingRequirements` is what a rejected password lacks.
 */
export const authMessage = (code: string, missingRequirements: readonly string[] = []): AuthMessage => {
  const plainCode = code.replace(/^auth\//, '');
  if (plainCode === 'password-does-not-meet-requirements' && missingRequirements.length > 0)
    return {
      message: `The password does not meet the requirements: it needs ${listFormat.format(missingRequirements)}.`,
      field: 'password',
    };
  return isKnown(plainCode) ? authMessages[plainCode] : { message: messages.loginFailed.text };
};
