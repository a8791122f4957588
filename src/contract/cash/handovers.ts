import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { handoversSchemas } from './handoversSchemas.ts';

/** The cash that own riders hand over (CA-8): beyond API-1 to API-7. Amounts are taka. */

export type MakeHandoverBody = ShapeOf<typeof handoversSchemas.makeHandover>['body'];

/**
 * Stores that a rider hands over cash for some parcels; a repeated idempotency key returns the handover made before. `expected` is
 * what the parcels came to when the user saw them: refused with `changedMeanwhile` when they come to something else by now, and with
 * `cashRefused` when another holder has the money of a parcel. An `amount` below `expected` counts for the oldest parcels first, and
 * what is beyond it counts for the newest. A handover that an admin takes is confirmed at once.
 */
export const makeHandoverCall = call<typeof handoversSchemas.makeHandover>('POST', '/handovers', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'cashRefused'],
});
/** Handovers without their parcels, newest first. */
export const listHandoversCall = call<typeof handoversSchemas.listHandovers>('GET', '/handovers', {
  access: 'staff',
  refusals: ['invalid'],
});
/** One handover with its parcels. */
export const readHandoverCall = call<typeof handoversSchemas.readHandover>('GET', '/handovers/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** Confirms that the money is in the cash box; a handover that is confirmed already stays as it is. */
export const confirmHandoverCall = call<typeof handoversSchemas.confirmHandover>(
  'POST',
  '/handovers/:id/confirm',
  { access: 'admin', refusals: ['invalid', 'unknown', 'cashRefused'] },
);
