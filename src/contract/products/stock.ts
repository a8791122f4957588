import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { stockSchemas } from './stockSchemas.ts';

/** Counted goods, for staff (GS-7): beyond API-1 to API-7. */

type Schemas = typeof stockSchemas;

export type StockQuery = ShapeOf<Schemas['listStock']>['query'];
export type StockEntryBody = ShapeOf<Schemas['changeStock']>['body'];
export type StockCountsBody = ShapeOf<Schemas['countStock']>['body'];
/** The result of counting one item: its pieces now, and why the count was refused; `reason` is empty when it was entered. */
export type StockCountResult = Readonly<ShapeOf<Schemas['countStock']>['reply']['results'][number]>;
export type StockMovesQuery = ShapeOf<Schemas['listStockMoves']>['query'];

/** The counted products with what is left of them, newest first. */
export const listStockCall = call<Schemas['listStock']>('GET', '/stock', 'staff');
/** A counted product with what is left and what open orders hold; refused with `unknown` for one that is not counted. */
export const getStockCall = call<Schemas['getStock']>('GET', '/stock/:id', 'staff');
/**
 * Enters goods that came in, were counted, found, damaged or lost. `seen` is how many pieces of the item the user saw before; refused
 * with `changedMeanwhile` when there is another number by now. A repeated idempotency key changes nothing again.
 */
export const changeStockCall = call<Schemas['changeStock']>('POST', '/stock/:id', 'staff');
/** The counted products among at most `countedAtOnce` ids; the others are left out. */
export const listStockByIdCall = call<Schemas['listStockById']>('GET', '/stockById', 'staff');
/**
 * Enters what was counted of several products, and returns a result for each item. A refused item does not stop the others. A repeated
 * idempotency key changes nothing again.
 */
export const countStockCall = call<Schemas['countStock']>('POST', '/stockCounts', 'staff');
/** A page of the ledger of an item, newest first. */
export const listStockMovesCall = call<Schemas['listStockMoves']>('GET', '/stockMoves/:id', 'staff');
/** Puts the goods of an order that was returned, or cancelled on its way, back into stock; a second request changes nothing. */
export const receiveReturnCall = call<Schemas['receiveReturn']>('POST', '/orders/:id/received', 'staff');
