import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { decisionsSchemas } from './decisionsSchemas.ts';

/** What couriers leave for a person to decide, for staff (CR-8): beyond API-1 to API-7. */

type Schemas = typeof decisionsSchemas;

export type DecideBody = ShapeOf<Schemas['decide']>['body'];
export type ReceiveLinesBody = ShapeOf<Schemas['receiveLines']>['body'];

/**
 * What waits for a person, at most `mostDecisions` of the server: parcels, first what has a deadline, the nearest first, then the oldest;
 * and advances (CA-10), the oldest first. `total` counts all.
 */
export const listDecisionsCall = call<Schemas['listDecisions']>('GET', '/decisions', 'staff');
/** How many decisions wait, and whether the shop has set up a courier. */
export const countDecisionsCall = call<Schemas['countDecisions']>('GET', '/decisionCounts', 'staff');
/**
 * Decides one thing of the list, which `kind` and the id name. Refused with `changedMeanwhile` when it is decided or settled by now, with
 * `moveRefused` when orderMachine refuses the move that the choice makes, and with `parcelRefused` when the parcel allows no such choice.
 */
export const decideCall = call<Schemas['decide']>('POST', '/decisions/:id', 'staff');
/** The lines of an order of which partial deliveries bring pieces back. */
export const listReturnedLinesCall = call<Schemas['listReturnedLines']>(
  'GET',
  '/orders/:id/returnedLines',
  'staff',
);
/**
 * Stores that pieces of returned lines have arrived; pieces of counted goods are in stock again. `seen` is how many pieces of the line
 * the user saw as received before: refused with `changedMeanwhile` when there are more by now, and with `parcelRefused` once the order
 * is deleted.
 */
export const receiveLinesCall = call<Schemas['receiveLines']>('POST', '/consignments/:id/received', 'staff');
