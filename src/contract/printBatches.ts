import type { PaperKind, PrintBatch } from '#domain/printBatch.ts';
import { call } from './call.ts';

/** Print batches (MD-18): beyond API-1 to API-7 and for staff alone. */

/** Stores a batch of up to `printedOrdersLimit` orders, each named once; unknown ones are missing in it. */
export const makePrintBatch = call<{ body: { orders: string[] }; reply: { insertedId: string } }>(
  'POST',
  '/printBatches',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
/** Marks up to `printedOrdersLimit` orders as printed now; unknown ones are left out (MD-19). */
export const markPrinted = call<{
  body: { paper: PaperKind; orders: string[] };
  reply: { modifiedCount: number };
}>('PUT', '/printedOrders', ['invalid', 'signInNeeded', 'notAllowed']);
/** A batch with its orders as they are now. */
export const getPrintBatch = call<{ params: { id: string }; reply: PrintBatch }>('GET', '/printBatches/:id', [
  'invalid',
  'unknown',
  'signInNeeded',
  'notAllowed',
]);
