import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { stockSchemas } from './stockSchemas.ts';

/** Counted goods, for staff (GS-7): beyond API-1 to API-7. */

export type StockQuery = ShapeOf<typeof stockSchemas.listStock>['query'];
export type StockEntryBody = ShapeOf<typeof stockSchemas.changeStock>['body'];
export type StockCountsBody = ShapeOf<typeof stockSchemas.countStock>['body'];
/** The result of counting one item: its pieces now, and why the count was refused; `reason` is empty when it was entered. */
export type StockCountResult = Readonly<ShapeOf<typeof stockSchemas.countStock>['reply']['results'][number]>;
export type StockMovesQuery = ShapeOf<typeof stockSchemas.listStockMoves>['query'];

/** The counted products with what is left of them, newest first. */
export const listStockCall = call<typeof stockSchemas.listStock>('GET', '/stock', {
  access: 'staff',
  refusals: ['invalid'],
});
/** A counted product with what is left and what open orders hold; refused with `unknown` for one that is not counted. */
export const getStockCall = call<typeof stockSchemas.getStock>('GET', '/stock/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/**
 * Enters goods that came in, were counted, found, damaged or lost. `seen` is how many pieces of the item the user saw before; refused
 * with `changedMeanwhile` when there is another number by now. A repeated idempotency key changes nothing again.
 */
export const changeStockCall = call<typeof stockSchemas.changeStock>('POST', '/stock/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** The counted products among at most `countedAtOnce` ids; the others are left out. */
export const listStockByIdCall = call<typeof stockSchemas.listStockById>('GET', '/stockById', {
  access: 'staff',
  refusals: ['invalid'],
});
/**
 * Enters what was counted of several products, and returns a result for each item. A refused item does not stop the others. A repeated
 * idempotency key changes nothing again.
 */
export const countStockCall = call<typeof stockSchemas.countStock>('POST', '/stockCounts', {
  access: 'staff',
  refusals: ['invalid'],
});
/** A page of the ledger of an item, newest first. */
export const listStockMovesCall = call<typeof stockSchemas.listStockMoves>('GET', '/stockMoves/:id', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Puts the goods of an order that was returned, or cancelled on its way, back into stock; a second request changes nothing. */
export const receiveReturnCall = call<typeof stockSchemas.receiveReturn>('POST', '/orders/:id/received', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'moveRefused'],
});
