import type { RefusalCode } from './refusal.ts';

/** Who may make a call, and the codes with which anyone else is refused before the server reads the request. */
export const accessRefusals = {
  /** No token is read: the reply is the same for everyone, so that it may be cached. */
  everyone: [],
  /** Whoever sends a secret in the body: an order's number with its phone number, or the token of a link. */
  secretInBody: [],
  /** Guests without a token, and signed-in users in their own name: a token that is not valid is refused. */
  guestOrSignedIn: ['signInNeeded'],
  /** Guests and customers; not staff, whose acts bear their own names. */
  guestOrCustomer: ['signInNeeded', 'notAllowed'],
  signedIn: ['signInNeeded'],
  /** Users who work orders and products: those with the role admin or staff (MD-10). */
  staff: ['signInNeeded', 'notAllowed'],
  admin: ['signInNeeded', 'notAllowed'],
  /** Whoever has an ID token of the identity provider, whether or not the shop has a user for it. */
  idToken: ['signInNeeded'],
} as const satisfies Record<string, readonly RefusalCode[]>;

export type Access = keyof typeof accessRefusals;

/** Whether the call is for signed-in users alone. */
export const isForSignedIn = (access: Access): boolean =>
  access === 'signedIn' || access === 'staff' || access === 'admin';
