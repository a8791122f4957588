import type { RefusalCode } from './refusal.ts';

/** Who may make a call, with the refusals of all others. The server refuses them before it reads the request. */
export const accessRefusals = {
  /** No token is read: the reply is the same for everyone, so that it may be cached. */
  everyone: [],
  /** Who knows what the body names: an order's number with its phone number, or the token of its tracking link. */
  secretInBody: [],
  /** Guests, and signed-in users in their own name. */
  guestOrSignedIn: ['signInNeeded'],
  /** Guests and customers; not staff, whose acts bear their own names. */
  guestOrCustomer: ['signInNeeded', 'notAllowed'],
  signedIn: ['signInNeeded'],
  /** Who works orders and products: admins and staff (MD-10). */
  staff: ['signInNeeded', 'notAllowed'],
  admin: ['signInNeeded', 'notAllowed'],
  /** Who has the identity provider's ID token, whether or not the shop has a user for it. */
  idToken: ['signInNeeded'],
} as const satisfies Record<string, readonly RefusalCode[]>;

export type Access = keyof typeof accessRefusals;
