import { call } from '../call/call.ts';
import type { printBatchesSchemas } from './printBatchesSchemas.ts';

/** Print batches (MD-18): beyond API-1 to API-7, for staff only. */

type Schemas = typeof printBatchesSchemas;

/**
 * Stores a batch of up to `printedOrdersLimit` orders, each named once. A deleted order is stored too, so that the batch can say that it
 * is missing; refused with `unknown` when all are deleted.
 */
export const makePrintBatchCall = call<Schemas['makePrintBatch']>('POST', '/printBatches', 'staff');
/** Marks up to `printedOrdersLimit` orders as printed now; unknown ones are left out (MD-19). */
export const markPrintedCall = call<Schemas['markPrinted']>('PUT', '/printedOrders', 'staff');
/** A batch with its orders as they are now; `missing` has the numbers of those that are deleted, or their ids if they had none. */
export const getPrintBatchCall = call<Schemas['getPrintBatch']>('GET', '/printBatches/:id', 'staff');
