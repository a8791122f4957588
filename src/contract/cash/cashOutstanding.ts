import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { cashOutstandingSchemas } from './cashOutstandingSchemas.ts';

/** Who holds the shop's cash, for staff (CA-5): beyond API-1 to API-7. Amounts are taka. */

type Schemas = typeof cashOutstandingSchemas;

export type HeldParcelsQuery = ShapeOf<Schemas['listHeldParcels']>['query'];
export type WriteOffCashBody = ShapeOf<Schemas['writeOffCash']>['body'];

/** How much money each courier and rider holds, grouped by the days since it was collected, by the server's clock. */
export const readCashOutstandingCall = call<Schemas['readCashOutstanding']>(
  'GET',
  '/cashOutstanding',
  'staff',
);
/** What `readCashOutstandingCall` returns, as a CSV file. */
export const exportCashOutstandingCall = call<Schemas['exportCashOutstanding']>(
  'GET',
  '/cashOutstandingCsv',
  'staff',
);
/**
 * The parcels whose money one holder has, the longest held first, at most `heldParcelsLimit`; `total` counts all of them. The courier
 * `ownRider` without a `rider` stands for the parcels of own riders that name nobody. With `unremitted` only parcels whose money a
 * rider has not handed over, or a courier not named in a statement. With `undelivered` also the parcels with money to collect that are
 * not marked as delivered, at the end: a rider may hand over their money too.
 */
export const listHeldParcelsCall = call<Schemas['listHeldParcels']>('GET', '/heldParcels', 'staff');
/** The names of all own riders who have carried a parcel, sorted. */
export const listRidersCall = call<Schemas['listRiders']>('GET', '/riders', 'staff');
/**
 * Writes off a parcel's difference: what the courier or rider paid too little is given up, what it paid too much is kept. `amount`
 * is the difference that the user saw; refused with `changedMeanwhile` when it is another one by now.
 */
export const writeOffCashCall = call<Schemas['writeOffCash']>('POST', '/consignments/:id/writeOff', 'admin');
