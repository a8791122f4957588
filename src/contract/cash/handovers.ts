import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { handoversSchemas } from './handoversSchemas.ts';

/** The cash that own riders hand over (CA-8): beyond API-1 to API-7. Amounts are taka. */

type Schemas = typeof handoversSchemas;

export type MakeHandoverBody = ShapeOf<Schemas['makeHandover']>['body'];

/**
 * Stores that a rider hands over cash for some parcels; a repeated idempotency key returns the handover made before. `expected` is
 * what the parcels came to when the user saw them: refused with `changedMeanwhile` when they come to something else by now, and with
 * `cashRefused` when another holder has the money of a parcel. An `amount` below `expected` counts for the oldest parcels first, and
 * what is beyond it counts for the newest. A handover that an admin takes is confirmed at once.
 */
export const makeHandoverCall = call<Schemas['makeHandover']>('POST', '/handovers', 'staff');
/** Handovers without their parcels, newest first. */
export const listHandoversCall = call<Schemas['listHandovers']>('GET', '/handovers', 'staff');
/** One handover with its parcels. */
export const readHandoverCall = call<Schemas['readHandover']>('GET', '/handovers/:id', 'staff');
/** Confirms that the money is in the cash box; a handover that is confirmed already stays as it is. */
export const confirmHandoverCall = call<Schemas['confirmHandover']>(
  'POST',
  '/handovers/:id/confirm',
  'admin',
);
