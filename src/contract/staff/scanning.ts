import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { scanningSchemas } from './scanningSchemas.ts';

/** What staff do with the code of a label (DK-13): beyond API-1 to API-7 and for staff alone. */

export type ScannedReply = ShapeOf<typeof scanningSchemas.findScanned>['reply'];

/**
 * The order that a scanned code names as a whole: its number or id, the invoice or tracking code of one of its parcels, or its
 * tracking link. Refused as `invalid` when several orders have the tracking code.
 */
export const findScannedCall = call<typeof scanningSchemas.findScanned>('GET', '/scannedOrders', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/**
 * Marks a confirmed order as packed now by the caller, or takes the mark back. A repeated request changes nothing: `modifiedCount`
 * is 0, and the order tells who packed it.
 */
export const setPackedCall = call<typeof scanningSchemas.setPacked>('PUT', '/orders/:id/packed', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'moveRefused'],
});
