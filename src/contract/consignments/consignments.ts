import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { consignmentsSchemas } from './consignmentsSchemas.ts';

/** Parcels that couriers carry, for staff (CR-1): beyond API-1 to API-7. */

export type CreateConsignmentBody = ShapeOf<typeof consignmentsSchemas.createConsignment>['body'];
export type CreateConsignmentsBody = ShapeOf<typeof consignmentsSchemas.createConsignments>['body'];
export type MoveConsignmentBody = ShapeOf<typeof consignmentsSchemas.moveConsignment>['body'];
export type CorrectConsignmentBody = ShapeOf<typeof consignmentsSchemas.correctConsignment>['body'];
/** The result for one of several orders. */
export type BulkConsignmentReply = ShapeOf<
  typeof consignmentsSchemas.createConsignments
>['reply']['results'][number];
/**
 * `stage` is one stage, or `open` for every parcel that has not ended. `heldAge` is how long a courier or rider has held the money, or
 * `any` for all money that is held. `quietDays` keeps parcels whose stage has not changed for so many days. `search` is the beginning
 * of a tracking code, an invoice or a phone number, or a whole order number.
 */
export type ConsignmentsFilter = ShapeOf<typeof consignmentsSchemas.exportConsignments>['query'];
export type ConsignmentsQuery = ShapeOf<typeof consignmentsSchemas.listConsignments>['query'];

/**
 * Stores a parcel that staff have booked themselves, outside of this shop. A repeated idempotency key returns the parcel made before.
 * Refused with `parcelRefused` while another parcel of the order is open, unless this one is an exchange, and for an order that is
 * neither confirmed nor shipping.
 */
export const createConsignmentCall = call<typeof consignmentsSchemas.createConsignment>(
  'POST',
  '/orders/:id/consignments',
  { access: 'staff', refusals: ['invalid', 'unknown', 'parcelRefused'] },
);
/** Stores such a parcel for each of several orders, and returns a result for each. A refused order does not stop the others. */
export const createConsignmentsCall = call<typeof consignmentsSchemas.createConsignments>(
  'POST',
  '/consignments',
  { access: 'staff', refusals: ['invalid'] },
);
/** The parcels of an order with their histories, oldest first. */
export const listOrderConsignmentsCall = call<typeof consignmentsSchemas.listOrderConsignments>(
  'GET',
  '/orders/:id/consignments',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/** The newest parcel that was not cancelled of each of some orders; orders without such a parcel are left out. */
export const listParcelMarksCall = call<typeof consignmentsSchemas.listParcelMarks>('GET', '/parcelMarks', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Parcels of all orders, newest first. */
export const listConsignmentsCall = call<typeof consignmentsSchemas.listConsignments>(
  'GET',
  '/consignments',
  {
    access: 'staff',
    refusals: ['invalid'],
  },
);
/** All parcels that match, newest first, streamed as a CSV file. */
export const exportConsignmentsCall = call<typeof consignmentsSchemas.exportConsignments>(
  'GET',
  '/consignmentsCsv',
  { access: 'staff', refusals: ['invalid'] },
);
/** Moves a parcel to another stage. `from` is the stage that the user saw; refused with `changedMeanwhile` if it is another by now. */
export const moveConsignmentCall = call<typeof consignmentsSchemas.moveConsignment>(
  'PUT',
  '/consignments/:id/stage',
  { access: 'staff', refusals: ['invalid', 'unknown', 'changedMeanwhile', 'parcelRefused'] },
);
/** Corrects a parcel's details. `revision` is the one that the user saw; refused with `changedMeanwhile` if it is another by now. */
export const correctConsignmentCall = call<typeof consignmentsSchemas.correctConsignment>(
  'PUT',
  '/consignments/:id',
  { access: 'staff', refusals: ['invalid', 'unknown', 'changedMeanwhile'] },
);
