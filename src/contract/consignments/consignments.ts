import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { consignmentsSchemas } from './consignmentsSchemas.ts';

/** Parcels that couriers carry, for staff (CR-1): beyond API-1 to API-7. */

type Schemas = typeof consignmentsSchemas;

export type CreateConsignmentBody = ShapeOf<Schemas['createConsignment']>['body'];
export type CreateConsignmentsBody = ShapeOf<Schemas['createConsignments']>['body'];
export type MoveConsignmentBody = ShapeOf<Schemas['moveConsignment']>['body'];
export type CorrectConsignmentBody = ShapeOf<Schemas['correctConsignment']>['body'];
/** The result for one of several orders. */
export type BulkConsignmentReply = ShapeOf<Schemas['createConsignments']>['reply']['results'][number];
/**
 * `stage` is one stage, or `open` for every parcel that has not ended. `heldAge` is how long a courier or rider has held the money, or
 * `any` for all money that is held. `quietDays` keeps parcels whose stage has not changed for so many days. `search` is the beginning
 * of a tracking code, an invoice or a phone number, or a whole order number.
 */
export type ConsignmentsFilter = ShapeOf<Schemas['exportConsignments']>['query'];
export type ConsignmentsQuery = ShapeOf<Schemas['listConsignments']>['query'];

/**
 * Stores a parcel that staff have booked themselves, outside of this shop. A repeated idempotency key returns the parcel made before.
 * Refused with `parcelRefused` for an order in a status in which nothing is sent and, unless this parcel is an exchange, while another
 * parcel of the order is open.
 */
export const createConsignmentCall = call<Schemas['createConsignment']>(
  'POST',
  '/orders/:id/consignments',
  'staff',
);
/** Stores a parcel, as `createConsignmentCall` does, for each of several orders. A refused order does not stop the others. */
export const createConsignmentsCall = call<Schemas['createConsignments']>('POST', '/consignments', 'staff');
/** The parcels of an order with their histories, oldest first. */
export const listOrderConsignmentsCall = call<Schemas['listOrderConsignments']>(
  'GET',
  '/orders/:id/consignments',
  'staff',
);
/** The newest parcel that was not cancelled of each of some orders; orders without such a parcel are left out. */
export const listParcelMarksCall = call<Schemas['listParcelMarks']>('GET', '/parcelMarks', 'staff');
/** Parcels of all orders, newest first. */
export const listConsignmentsCall = call<Schemas['listConsignments']>('GET', '/consignments', 'staff');
/** All parcels that match, newest first, streamed as a CSV file. */
export const exportConsignmentsCall = call<Schemas['exportConsignments']>('GET', '/consignmentsCsv', 'staff');
/**
 * Moves a parcel to another stage. `from` is the stage that the user saw: refused with `changedMeanwhile` if it is another by now, and with
 * `parcelRefused` if a person may not move the parcel there, or its order has another open parcel.
 */
export const moveConsignmentCall = call<Schemas['moveConsignment']>(
  'PUT',
  '/consignments/:id/stage',
  'staff',
);
/** Corrects a parcel's details. `revision` is the one that the user saw; refused with `changedMeanwhile` if it is another by now. */
export const correctConsignmentCall = call<Schemas['correctConsignment']>(
  'PUT',
  '/consignments/:id',
  'staff',
);
