import { call } from '../call/call.ts';
import type { trackingSchemas } from './trackingSchemas.ts';

/**
 * Following an order without an account (SH-4): beyond API-1 to API-7. A token travels in a body, because addresses
 * are logged on the way.
 */

/** The link of an order for anyone who knows its number and its phone number, each in any notation. */
export const findTrackingCall = call<typeof trackingSchemas.findTracking>('POST', '/tracking', {
  access: 'secretInBody',
  refusals: ['invalid', 'unknown', 'tooMany'],
});

/** The order of a link, and its moves, oldest first. */
export const getTrackedCall = call<typeof trackingSchemas.getTracked>('POST', '/trackedOrder', {
  access: 'secretInBody',
  refusals: ['invalid', 'unknown'],
});

/** Moves the order of a link as its customer may, which staff may not; `from` as in SetStatusBody. */
export const moveTrackedCall = call<typeof trackingSchemas.moveTracked>('PUT', '/trackedOrder', {
  access: 'guestOrCustomer',
  refusals: ['invalid', 'unknown', 'moveRefused', 'soldOut', 'tooMany'],
});

/**
 * The links of up to `linkedOrdersLimit` orders, whose ids are joined by commas: own ones, and any for staff. Those
 * of unknown orders, and of orders that stand still for too long, are left out.
 */
export const listTrackingLinksCall = call<typeof trackingSchemas.listTrackingLinks>('GET', '/trackingLinks', {
  access: 'signedIn',
  refusals: ['invalid'],
});

/** For staff: ends all links of an order that were given out. */
export const revokeTrackingLinksCall = call<typeof trackingSchemas.revokeTrackingLinks>(
  'DELETE',
  '/trackingLinks/:id',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
