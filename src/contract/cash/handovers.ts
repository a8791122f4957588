import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { handoversSchemas } from './handoversSchemas.ts';

/** The cash that own riders hand over (CA-8): beyond API-1 to API-7. Amounts are taka. */

export type MakeHandoverBody = ShapeOf<typeof handoversSchemas.makeHandover>['body'];

/**
 * Takes the cash of a rider for some parcels. A repeated idempotency key gets the handover made before. Less than the parcels
 * come to leaves the newest ones short, more is too much with the newest. Refused with `changedMeanwhile` when the parcels come
 * to another amount than the user saw, and with `cashRefused` for a parcel of someone else. That of an admin is confirmed.
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
export const readHandoverCall = call<typeof handoversSchemas.readHandover>('GET', '/handovers/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** The money is in the cash box. One that is confirmed already is left as it is. */
export const confirmHandoverCall = call<typeof handoversSchemas.confirmHandover>(
  'POST',
  '/handovers/:id/confirm',
  { access: 'admin', refusals: ['invalid', 'unknown', 'cashRefused'] },
);
