import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { decisionsSchemas } from './decisionsSchemas.ts';

/** What couriers leave for a person to decide, for staff (CR-8): beyond API-1 to API-7. */

export type DecideBody = ShapeOf<typeof decisionsSchemas.decide>['body'];
export type ReceiveLinesBody = ShapeOf<typeof decisionsSchemas.receiveLines>['body'];

/**
 * What waits for a person, at most `mostDecisions` of the server: first what has a deadline, the nearest first, then the oldest. `total`
 * counts all.
 */
export const listDecisionsCall = call<typeof decisionsSchemas.listDecisions>('GET', '/decisions', {
  access: 'staff',
});
/** How many decisions wait, and whether the shop has set up a courier. */
export const countDecisionsCall = call<typeof decisionsSchemas.countDecisions>('GET', '/decisionCounts', {
  access: 'staff',
});
/**
 * Decides one thing of the list, which `kind` and the id name. Refused with `changedMeanwhile` when it is decided or settled by now, and
 * with `moveRefused` when orderMachine refuses the move that the choice makes.
 */
export const decideCall = call<typeof decisionsSchemas.decide>('POST', '/decisions/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'moveRefused', 'parcelRefused'],
});
/** The lines of an order of which partial deliveries bring pieces back. */
export const listReturnedLinesCall = call<typeof decisionsSchemas.listReturnedLines>(
  'GET',
  '/orders/:id/returnedLines',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/**
 * Stores that pieces of returned lines have arrived; pieces of counted goods are in stock again. `seen` is how many pieces of the line
 * the user saw as received before; refused with `changedMeanwhile` when there are more by now.
 */
export const receiveLinesCall = call<typeof decisionsSchemas.receiveLines>(
  'POST',
  '/consignments/:id/received',
  { access: 'staff', refusals: ['invalid', 'unknown', 'changedMeanwhile', 'parcelRefused'] },
);
