import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { decisionsSchemas } from './decisionsSchemas.ts';

/** What couriers leave to a person, for staff (CR-8): beyond API-1 to API-7. */

export type DecideBody = ShapeOf<typeof decisionsSchemas.decide>['body'];
export type ReceiveLinesBody = ShapeOf<typeof decisionsSchemas.receiveLines>['body'];

/** What waits for a person: first what has a deadline, by the time left, then the oldest; at most 200, and how many there are. */
export const listDecisionsCall = call<typeof decisionsSchemas.listDecisions>('GET', '/decisions', {
  access: 'staff',
});
/** How much waits, and whether the shop has set up a courier. */
export const countDecisionsCall = call<typeof decisionsSchemas.countDecisions>('GET', '/decisionCounts', {
  access: 'staff',
});
/**
 * Decides. `kind` and id are those of the list; refused with `changedMeanwhile` when it was decided, or has settled itself, by
 * now. What the choice does to the order, the machine may refuse (`moveRefused`).
 */
export const decideCall = call<typeof decisionsSchemas.decide>('POST', '/decisions/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'moveRefused', 'parcelRefused'],
});
/** The lines of an order that its parcels bring back. */
export const listReturnedLinesCall = call<typeof decisionsSchemas.listReturnedLines>(
  'GET',
  '/orders/:id/returnedLines',
  { access: 'staff', refusals: ['invalid', 'unknown'] },
);
/**
 * Pieces of returned lines that staff have in their hands: those of counted goods are in stock again. `seen` is how many of the
 * line the user saw as received; refused with `changedMeanwhile` when there are more by now.
 */
export const receiveLinesCall = call<typeof decisionsSchemas.receiveLines>(
  'POST',
  '/consignments/:id/received',
  { access: 'staff', refusals: ['invalid', 'unknown', 'changedMeanwhile', 'parcelRefused'] },
);
