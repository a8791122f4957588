import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { cashOutstandingSchemas } from './cashOutstandingSchemas.ts';

/** Who holds the shop's cash, for staff (CA-5): beyond API-1 to API-7. Amounts are taka. */

export type HeldParcelsQuery = ShapeOf<typeof cashOutstandingSchemas.listHeldParcels>['query'];
export type WriteOffCashBody = ShapeOf<typeof cashOutstandingSchemas.writeOffCash>['body'];

/** What each courier and rider holds, by age in days of Dhaka as the server's clock has them. */
export const readCashOutstandingCall = call<typeof cashOutstandingSchemas.readCashOutstanding>(
  'GET',
  '/cashOutstanding',
  { access: 'staff' },
);
/** The same as a CSV file. */
export const exportCashOutstandingCall = call<typeof cashOutstandingSchemas.exportCashOutstanding>(
  'GET',
  '/cashOutstandingCsv',
  { access: 'staff' },
);
/**
 * The parcels whose money one holder has, the longest held first, and their number; at most `heldParcelsLimit`. Without `rider`
 * those of own riders that name nobody.
 */
export const listHeldParcelsCall = call<typeof cashOutstandingSchemas.listHeldParcels>(
  'GET',
  '/heldParcels',
  { access: 'staff', refusals: ['invalid'] },
);
/** The names of the own riders that parcels have had, sorted. */
export const listRidersCall = call<typeof cashOutstandingSchemas.listRiders>('GET', '/riders', {
  access: 'staff',
});
/**
 * Gives up what a courier or rider is short of, or keeps what it gave too much. `amount` is the difference that the user saw;
 * refused with `changedMeanwhile` when it is another one by now.
 */
export const writeOffCashCall = call<typeof cashOutstandingSchemas.writeOffCash>(
  'POST',
  '/consignments/:id/writeOff',
  { access: 'admin', refusals: ['invalid', 'unknown', 'changedMeanwhile', 'cashRefused'] },
);
