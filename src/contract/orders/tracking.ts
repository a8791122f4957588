import { call } from '../call/call.ts';
import type { trackingSchemas } from './trackingSchemas.ts';

/**
 * Following an order without an account (SH-4): beyond API-1 to API-7. The token travels in a body, because servers on the way log
 * addresses.
 */

type Schemas = typeof trackingSchemas;

/** The token of an order's tracking link, for anyone who knows its order number and its phone number, each in any notation. */
export const findTrackingCall = call<Schemas['findTracking']>('POST', '/tracking', 'secretInBody');

/** The order that the token names, with its moves, oldest first. */
export const getTrackedCall = call<Schemas['getTracked']>('POST', '/trackedOrder', 'secretInBody');

/**
 * Moves the order that the token names, as its customer may; staff may not. `from` is the status that the customer saw: the bundled server
 * refuses the move if the order has another one now.
 */
export const moveTrackedCall = call<Schemas['moveTracked']>('PUT', '/trackedOrder', 'guestOrCustomer');

/**
 * The tokens of the links of up to `ordersByIdLimit` orders, whose ids are joined by commas; customers may ask for their own orders,
 * staff for any. Unknown orders are left out, and orders whose links have ended because their last move is too long ago.
 */
export const listTrackingLinksCall = call<Schemas['listTrackingLinks']>('GET', '/trackingLinks', 'signedIn');

/** For staff: revokes all links of an order that were given out. */
export const revokeTrackingLinksCall = call<Schemas['revokeTrackingLinks']>(
  'DELETE',
  '/trackingLinks/:id',
  'staff',
);
