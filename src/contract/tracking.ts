import type { OrderMove, OrderStatus } from '#domain/orderStatus.ts';
import type { TrackedOrder } from '#domain/tracking.ts';
import { call } from './call.ts';

/**
 * Following an order without an account (SH-4): beyond API-1 to API-7. A token travels in a body, because addresses
 * are logged on the way.
 */

/** The link of an order for who knows its number and its phone number, each in any notation. */
export const findTracking = call<{
  body: { number: string; mobileNumber: string };
  reply: { token: string };
}>('POST', '/tracking', ['invalid', 'unknown', 'tooMany']);

/** The order of a link, and its moves, oldest first. */
export const getTracked = call<{
  body: { token: string };
  reply: { data: TrackedOrder; history: OrderMove[] };
}>('POST', '/trackedOrder', ['invalid', 'unknown']);

/** Moves the order of a link as its customer may, which staff may not; `from` as in SetStatusBody. */
export const moveTracked = call<{
  body: { token: string; status: OrderStatus; from: OrderStatus };
  reply: { orderStatus: OrderStatus; modifiedCount: number };
}>('PUT', '/trackedOrder', ['invalid', 'unknown', 'signInNeeded', 'notAllowed', 'moveRefused', 'tooMany']);

/**
 * The links of up to `linkedOrdersLimit` orders, whose ids are joined by commas: own ones, and any for staff. Those
 * of unknown orders, and of orders that stand still for too long, are left out.
 */
export const listTrackingLinks = call<{
  query: { orders: string };
  reply: { links: { order: string; token: string }[] };
}>('GET', '/trackingLinks', ['invalid', 'signInNeeded']);

/** For staff: ends the links of an order that are out. */
export const revokeTrackingLinks = call<{
  params: { id: string };
  reply: { modifiedCount: number };
}>('DELETE', '/trackingLinks/:id', ['invalid', 'unknown', 'signInNeeded', 'notAllowed']);
