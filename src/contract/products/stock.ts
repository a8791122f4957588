import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { stockSchemas } from './stockSchemas.ts';

/** Counted goods, for staff (GS-7): beyond API-1 to API-7. */

export type StockQuery = ShapeOf<typeof stockSchemas.listStock>['query'];
export type StockEntryBody = ShapeOf<typeof stockSchemas.changeStock>['body'];
export type StockCountsBody = ShapeOf<typeof stockSchemas.countStock>['body'];
/** What has become of the count of one item; `reason` is empty when it was entered. */
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
 * Goods that came in, or pieces that were counted. `seen` is what the user saw of an item before counting; refused with
 * `changedMeanwhile` when there is another number by now. A repeated idempotency key changes nothing again.
 */
export const changeStockCall = call<typeof stockSchemas.changeStock>('POST', '/stock/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** The counted ones among at most a hundred products; the others are left out. */
export const listStockByIdCall = call<typeof stockSchemas.listStockById>('GET', '/stockById', {
  access: 'staff',
  refusals: ['invalid'],
});
/**
 * What was counted of several products, with a result for each item: the pieces that are left, and why they were not
 * counted. A refused item does not stop the others. A repeated idempotency key changes nothing again.
 */
export const countStockCall = call<typeof stockSchemas.countStock>('POST', '/stockCounts', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The ledger of an item, newest first. */
export const listStockMovesCall = call<typeof stockSchemas.listStockMoves>('GET', '/stockMoves/:id', {
  access: 'staff',
  refusals: ['invalid'],
});
/** Gives back what a returned order, or one that was cancelled on its way, holds; once. */
export const receiveReturnCall = call<typeof stockSchemas.receiveReturn>('POST', '/orders/:id/received', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'moveRefused'],
});
