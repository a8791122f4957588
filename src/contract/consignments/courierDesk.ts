import { call } from '../call/call.ts';
import type { courierDeskSchemas } from './courierDeskSchemas.ts';

/**
 * The courier desk: what staff ask couriers for besides booking, such as to score a phone number, bring a parcel back or fetch parcels
 * (CR-10, CR-11, CR-14). Beyond API-1 to API-7.
 */

type Schemas = typeof courierDeskSchemas;

/** Which couriers the shop has and what each can be asked for; the dashboard of a shop without couriers and parcels hides the desk. */
export const readCourierDeskCall = call<Schemas['readCourierDesk']>('GET', '/courierDesk', 'staff');
/**
 * A courier's score of the phone number of a pending order: which share of the parcels of all its merchants was delivered. The courier
 * is asked about a number at most once a day. The reply for an order that is not pending has no score.
 */
export const readPhoneAdviceCall = call<Schemas['readPhoneAdvice']>(
  'GET',
  '/orders/:id/phoneAdvice',
  'staff',
);
/**
 * Stores a request to bring a parcel back; the shop then sends it to the parcel's courier. The request's `progress` tells how that ended.
 * A second call while the courier is being asked returns the same request. Refused with `parcelRefused` for a courier that takes no such
 * requests.
 */
export const requestReturnCall = call<Schemas['requestReturn']>(
  'POST',
  '/consignments/:id/returnRequests',
  'staff',
);
/** The requests to bring parcels of an order back, newest first, each with its progress and the state that its courier reports. */
export const listReturnRequestsCall = call<Schemas['listReturnRequests']>(
  'GET',
  '/orders/:id/returnRequests',
  'staff',
);
/** Stores a request to fetch parcels, and sends it to a courier, as `requestReturnCall` does for a return. */
export const requestPickupCall = call<Schemas['requestPickup']>('POST', '/pickups', 'staff');
/** The last pick-ups that couriers were asked for, newest first. */
export const listPickupsCall = call<Schemas['listPickups']>('GET', '/pickups', 'staff');
