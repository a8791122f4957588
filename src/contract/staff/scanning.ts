import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { scanningSchemas } from './scanningSchemas.ts';

/** Scanned labels, and orders marked as packed (DK-13): beyond API-1 to API-7, for staff only. */

type Schemas = typeof scanningSchemas;

export type ScannedReply = ShapeOf<Schemas['findScanned']>['reply'];

/**
 * The order that a scanned code names: the whole code is the order's number, id or tracking link, or the invoice or tracking code of
 * one of its parcels. Refused with `invalid` when parcels of several orders have the tracking code.
 */
export const findScannedCall = call<Schemas['findScanned']>('GET', '/scannedOrders', 'staff');
/**
 * Marks a confirmed order as packed now by the caller, or removes the mark. A repeated request changes nothing: its `modifiedCount` is 0,
 * and the order in the reply says who packed it before.
 */
export const setPackedCall = call<Schemas['setPacked']>('PUT', '/orders/:id/packed', 'staff');
