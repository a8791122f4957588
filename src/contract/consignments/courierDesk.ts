import { call } from '../call/call.ts';
import type { courierDeskSchemas } from './courierDeskSchemas.ts';

/** What couriers do for staff beside booking (CR-10, CR-11, CR-14): beyond API-1 to API-7. */

/** What the shop has of couriers; the dashboard shows nothing of them without. */
export const readCourierDeskCall = call<typeof courierDeskSchemas.readCourierDesk>('GET', '/courierDesk', {
  access: 'staff',
});
/**
 * What a courier knows of the phone number of a pending order; the courier is asked at most once a day for a number. Of another
 * order nothing is told.
 */
export const readPhoneAdviceCall = call<typeof courierDeskSchemas.readPhoneAdvice>(
  'GET',
  '/orders/:id/phoneAdvice',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/** Asks the courier of a parcel to bring it back; refused with `parcelRefused` and the courier's reason. */
export const requestReturnCall = call<typeof courierDeskSchemas.requestReturn>(
  'POST',
  '/consignments/:id/returnRequests',
  { access: 'staff', refusals: ['invalid', 'unknown', 'parcelRefused'] },
);
/** The requests for the parcels of an order, newest first, as far as they are. */
export const listReturnRequestsCall = call<typeof courierDeskSchemas.listReturnRequests>(
  'GET',
  '/orders/:id/returnRequests',
  { access: 'staff', refusals: ['invalid'] },
);
/** Asks a courier to fetch parcels; refused with `parcelRefused` and the courier's reason. */
export const requestPickupCall = call<typeof courierDeskSchemas.requestPickup>('POST', '/pickups', {
  access: 'staff',
  refusals: ['invalid', 'parcelRefused'],
});
/** The newest pick-ups that couriers were asked for, newest first. */
export const listPickupsCall = call<typeof courierDeskSchemas.listPickups>('GET', '/pickups', {
  access: 'staff',
});
